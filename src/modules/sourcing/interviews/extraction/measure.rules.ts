import { englishNumerals, findNumerals, readNumeral } from './numeral.rules.ts';
import {
  type Finding,
  findMatches,
  isDenied,
  isHedged,
  type NormalizedUtterance,
  pickUnanimous,
  quoteUtterance,
  splitContext,
  takeFirstClause,
  takeLastClause,
} from './utterance.rules.ts';

export type Days = { low: number; high: number };

const count = String.raw`(?:\d{1,3}(?:\.5)?|${Object.keys(englishNumerals).join('|')}|[一二两三四五六七八九十]{1,3})`;
const duration = new RegExp(
  String.raw`(?<![\dA-Za-z月]|\d[-–.,])(${count})(?:\s?(?:-|–|—|~|to|or|到|至)\s?(${count}))?\s?(?:(working|business)\s)?(days?\b|weeks?\b|months?\b|个?工作日|个?星期|个?礼拜|个月|[天日周])(?!期|本)`,
  'gi',
);
const payment = /\bpay|\bnet\b|warranty|valid|sample|prototype|月结|付款|账期|质保|保修|样品|打样|有效/i;
const lead = /lead[- ]?time|turnaround|deliver|ship|ready|takes?\b|production time|交期|交货|货期|周期|出货|发货|工期/i;

const toDays = (text: string, unit: string, isWorking: boolean): number => {
  const value = englishNumerals[text.toLowerCase()] ?? readNumeral(text)?.value ?? 0;
  const each = /^(?:week|周|个?星期|个?礼拜)/i.test(unit) ? 7 : /^(?:month|个月)/i.test(unit) ? 30 : 1;
  return isWorking ? Math.ceil((value * each * 7) / 5) : Math.ceil(value * each);
};

type Duration = Finding<Days> & { before: string; after: string };

function findDurations(utterance: NormalizedUtterance): Duration[] {
  return findMatches(utterance, duration).flatMap((match) => {
    const [text, from = '', to, working, unit = ''] = match;
    const [start, end] = [match.index, match.index + text.length];
    const context = splitContext(utterance, start, end);
    const isWorking = working !== undefined || unit.endsWith('工作日');
    const low = toDays(from, unit, isWorking);
    const high = to === undefined ? low : toDays(to, unit, isWorking);
    if (low < 1 || low > high || high > 3650) return [];
    const inferred = isHedged(context) || isWorking || /month|月/i.test(unit);
    return [{ value: { low, high }, quote: quoteUtterance(utterance, start, end), inferred, ...context }];
  });
}

const toFinding = ({ value, quote, inferred }: Duration): Finding<Days> => ({ value, quote, inferred });

/** In calendar days, without payment terms and sample times. */
export function findLeadTime(utterance: NormalizedUtterance): Finding<Days> | null {
  const stated = findDurations(utterance).filter(
    ({ before, after }) => lead.test(before + after) && !payment.test(takeLastClause(before) + takeFirstClause(after)),
  );
  return pickUnanimous(stated.map(toFinding));
}

export const readLeadTimeAnswer = (utterance: NormalizedUtterance): Finding<Days> | null =>
  findLeadTime(utterance) ?? pickUnanimous(findDurations(utterance).map(toFinding));

const dollarsBefore = /(?:us\s?)?\$\s?$|\busd\s?$/i;
const dollarsAfter = /^\s?(?:usd\b|us\s?dollars?\b|dollars?\b|bucks\b|美元|美金)/i;
const eachAfter =
  /^\s?(?:usd|us\s?dollars?|dollars?|bucks|美元|美金)?\s?(?:each\b|apiece\b|a piece\b|(?:per|a|\/)\s?(?:unit|piece|pc|pcs)\b|\/\s?[件个台套只]|[一每][件个台套只])/i;
const costBefore =
  /(?:target(?: unit)? (?:cost|price)|unit (?:cost|price)|(?:cost|price) per (?:unit|piece)|per unit|目标成本|目标价|目标单价|单价|单位成本|单件成本|每[件个台套只])[^,;、\d$]{0,24}(?:\$\s?)?$/i;
const otherCost = /(?:tooling|mou?ld|freight|shipping|total|budget|retail|模具|总|预算|运费|零售)[^,;、\d]{0,24}$/i;

/** Other currencies are ignored, because no exchange rate is known. */
function findDollarAmounts(utterance: NormalizedUtterance): (Finding<string> & { isUnitCost: boolean })[] {
  return findNumerals(utterance).flatMap(({ value, start, end }) => {
    const { before, after } = splitContext(utterance, start, end);
    const signed = dollarsBefore.exec(before);
    const named = dollarsAfter.exec(after);
    if ((!signed && !named) || value <= 0 || value > 999_999_999 || isDenied(before)) return [];
    const quote = quoteUtterance(utterance, start - (signed?.[0].length ?? 0), end + (named?.[0].length ?? 0));
    const isUnitCost = !otherCost.test(before) && (costBefore.test(before) || eachAfter.test(after));
    return [{ value: String(value), quote, inferred: isHedged({ before, after }), isUnitCost }];
  });
}

const toCostFinding = ({ value, quote, inferred }: Finding<string>): Finding<string> => ({ value, quote, inferred });

export const findUnitCost = (utterance: NormalizedUtterance): Finding<string> | null =>
  pickUnanimous(
    findDollarAmounts(utterance)
      .filter(({ isUnitCost }) => isUnitCost)
      .map(toCostFinding),
  );

export const readUnitCostAnswer = (utterance: NormalizedUtterance): Finding<string> | null =>
  findUnitCost(utterance) ?? pickUnanimous(findDollarAmounts(utterance).map(toCostFinding));

const tolerance =
  /(?:±|\+\/-|\+-)\s?\d{1,3}(?:\.\d{1,4})?\s?(?:mm|µm|um|μm|microns?|in(?:ch)?\b|毫米|微米|丝|%)?|\biso ?2768(?:-?[fmcv][hkl]?)?\b|\bIT\d{1,2}\b|\bra ?\d\.\d{1,2}\b/gi;

export function findTolerances(utterance: NormalizedUtterance): Finding<string> | null {
  const all = findMatches(utterance, tolerance).filter(
    ({ index }) => !isDenied(splitContext(utterance, index, index).before),
  );
  const [first] = all;
  const last = all.at(-1);
  if (!first || !last) return null;
  const named = all.map(({ 0: text, index }) => quoteUtterance(utterance, index, index + text.length));
  const value = [...new Set(named)].join('; ').slice(0, 500);
  return {
    value,
    quote: quoteUtterance(utterance, first.index, last.index + last[0].length),
    inferred: false,
  };
}
