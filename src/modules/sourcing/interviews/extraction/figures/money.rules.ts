import {
  createFinding,
  type Finding,
  isDenied,
  isFinding,
  isHedged,
  markBare,
  type NormalizedUtterance,
  pickUnanimous,
  type Reading,
  splitContext,
} from '../utterance.rules.ts';
import { patterns } from '../words/interview-patterns.ts';
import { currencyNames } from '../words/interview-words.ts';
import { findNumerals } from './numeral.rules.ts';
import { isRange } from './quantity.rules.ts';

type Money = Finding<string> & { currency: string; isUnitCost: boolean; isOther: boolean; isRange: boolean };

const currencies = new Map(
  [...currencyNames].flatMap(([value, names]) => names.split('|').map((name) => [name.toLowerCase(), value] as const)),
);
const names = [...currencies.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replace(/[.$]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s`))
  .join('|');
const currencyBefore = new RegExp(String.raw`(?<![A-Za-z])(${names})\s?$`, 'i');
const currencyAfter = new RegExp(String.raw`^\s?(${names})(?![a-z])`, 'i');
const toCurrency = (name: string | undefined) => currencies.get((name ?? '').toLowerCase().replace(/\s/g, ' '));

const eachAfter = new RegExp(
  String.raw`^\s?(?:${names})?\s?(?:max|maximum|or less|tops)?\s?(?:${patterns.each.source}|per\s[a-z]+|\/\s?[件个台套只支])`,
  'i',
);
const costBefore = new RegExp(String.raw`${patterns.unit_cost.source}[^;、\d$]{0,28}$`, 'i');
const otherBefore = new RegExp(String.raw`${patterns.other_cost.source}[^,;、\d]{0,24}$`, 'i');
const totalBefore = new RegExp(String.raw`${patterns.total_cost.source}[^,;、\d]{0,24}$`, 'i');
const otherAfter = new RegExp(
  String.raw`^\s?(?:${names})?\s?(?:(?:for|of)\s(?:the\s)?)?(?:${patterns.other_cost.source}|${patterns.total_cost.source})`,
  'i',
);
/** "$900 per hundred", 一打35美元. */
const otherUnitAfter = new RegExp(String.raw`^\s?(?:${names})?\s?${patterns.other_unit.source}`, 'i');
const otherUnitBefore = new RegExp(String.raw`${patterns.other_unit.source}[个件]?\s?$`, 'i');
const centsAfter = /^\s?(?:cents?|¢|美分)(?![a-z])/i;

function findMoney(utterance: NormalizedUtterance): Money[] {
  const numerals = findNumerals(utterance);
  return numerals.flatMap(({ value, start, end }, at) => {
    const { before, after } = splitContext(utterance, start, end);
    const [previous, next] = [numerals[at - 1], numerals[at + 1]];
    const numeral = numerals[at];
    const from = previous && numeral && isRange(utterance, previous, numeral) ? previous : undefined;
    const to = next && numeral && isRange(utterance, numeral, next) ? next : undefined;
    const signed = currencyBefore.exec(before);
    const named = currencyAfter.exec(after);
    const cents = centsAfter.exec(after);
    const currency = cents ? 'USD' : (toCurrency(named?.[1]) ?? toCurrency(signed?.[1]));
    // 12块5 is 12.5.
    const [, tenths] = /^\s?块(\d)(?!\d)/.exec(after) ?? [];
    const amount = cents ? value / 100 : value + Number(tenths ?? 0) / 10;
    // 60块人民币一个: "one" is no amount.
    const isCounter = named === null && cents === null && value === 1 && /^[个件台套只支]/.test(after);
    if (isCounter || currency === undefined || amount <= 0 || amount > 999_999_999 || isDenied(before)) return [];
    const lead = before.slice(0, before.length - (signed?.[0].length ?? 0));
    const isEach = eachAfter.test(cents ? after.replace(centsAfter, '') : after);
    const isOfOtherUnit = otherUnitAfter.test(after) || otherUnitBefore.test(lead);
    const isOther =
      isOfOtherUnit || otherBefore.test(lead) || otherAfter.test(after) || (totalBefore.test(lead) && !isEach);
    const isUnitCost = !isOther && (costBefore.test(lead) || isEach);
    const quoted = end + (named ?? cents ?? [''])[0].length + (tenths ? 1 : 0);
    const span = [from?.start ?? start - (signed?.[0].length ?? 0), to?.end ?? quoted] as const;
    const inferred = isHedged({ before, after }) || cents !== null;
    const finding = createFinding(utterance, String(Math.round(amount * 1e4) / 1e4), span, inferred);
    return [{ ...finding, currency, isUnitCost, isOther, isRange: from !== undefined || to !== undefined }];
  });
}

const toFinding = ({ value, quote, inferred, spans }: Money): Finding<string> => ({ value, quote, inferred, spans });
const toAmount = (money: Money): Finding<string> => ({
  ...toFinding(money),
  value: `${money.value} ${money.currency}`,
});

const isUnitCost = (money: Money) => money.isUnitCost;
const mayBeUnitCost = (money: Money) => !money.isOther;
const isDollars = ({ currency }: Money) => currency === 'USD';

/** "€8 or $9" states neither. */
function pickDollars(costs: Money[]): Reading<string> {
  const isOpen = costs.some(({ isRange }) => isRange) || new Set(costs.map(({ currency }) => currency)).size > 1;
  if (isOpen && costs.some(isDollars)) return { unread: costs.flatMap(({ spans }) => spans) };
  return pickUnanimous(costs.filter(isDollars).map(toFinding));
}

/** "The BOM is $6.40 and assembly $2": the sum may be meant. */
function pickStated(all: Money[]): Reading<string> {
  const stated = all.filter(isUnitCost);
  const reading = pickDollars(stated);
  const isPart = all.some((money) => mayBeUnitCost(money) && stated.every(({ value }) => value !== money.value));
  return isFinding(reading) && isPart ? { ...reading, inferred: true } : reading;
}

function pickForeign(costs: Money[]): Reading<string> {
  if (costs.some(isDollars)) return null;
  if (costs.some(({ isRange }) => isRange)) return { unread: costs.flatMap(({ spans }) => spans) };
  return pickUnanimous(costs.map(toAmount));
}

export const findUnitCost = (utterance: NormalizedUtterance): Reading<string> => pickStated(findMoney(utterance));

/** In a currency other than US dollars: "25 EUR". Nothing is converted, because no exchange rate is known. */
export const findForeignUnitCost = (utterance: NormalizedUtterance): Reading<string> =>
  pickForeign(findMoney(utterance).filter(isUnitCost));

export const readForeignUnitCostAnswer = (utterance: NormalizedUtterance): Reading<string> =>
  findForeignUnitCost(utterance) ?? markBare(pickForeign(findMoney(utterance).filter(mayBeUnitCost)));

export const readUnitCostAnswer = (utterance: NormalizedUtterance): Reading<string> =>
  findUnitCost(utterance) ?? markBare(pickDollars(findMoney(utterance).filter(mayBeUnitCost)));

/** A number without a currency is taken as US dollars, because the question asks for them; the caller confirms it. */
export function readBareUnitCost(utterance: NormalizedUtterance): Reading<string> {
  if (findMoney(utterance).length) return null;
  const [text, before = '', number = ''] =
    /^(\D{0,24})(\d{1,6}(?:\.\d{1,4})?)\s?(?:each|max|tops|or less)?[\s.!]*$/i.exec(utterance.plain) ?? [];
  if (text === undefined || isDenied(before) || Number(number) === 0) return null;
  return createFinding(utterance, String(Number(number)), [before.length, before.length + number.length], true);
}
