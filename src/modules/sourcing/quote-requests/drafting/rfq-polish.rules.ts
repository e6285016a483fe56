import { cleanText, isChinese } from '#text/prose.ts';
import { findMentions, type Identity } from '../redaction/rfq-redaction.rules.ts';

export type PolishFacts = {
  /** Passages that must occur in the reworded text at least as often as in the draft. */
  fixedPassages: string[];
  identity: Identity | null;
};

/** The reason to discard a reworded text, or null. Strict, because the draft can always be sent instead. */
export function checkPolish(before: string, after: string, { fixedPassages, identity }: PolishFacts): string | null {
  const lost = fixedPassages.find((text) => countOccurrences(after, text) < countOccurrences(before, text));
  const checks: [boolean, string][] = [
    [cleanText(after) !== after, 'the text is not clean'],
    [after.length < before.length * 0.5 || after.length > before.length * 1.6, 'the length changed too much'],
    [lost !== undefined, `a fixed passage is missing: ${lost?.slice(0, 60)}`],
    [differ(extractNumbers(before), extractNumbers(after)), 'a number, date or percentage was added, lost or changed'],
    [adds(extractNumberWords(before), extractNumberWords(after)), 'a number was added in words'],
    [adds(extractAmounts(before), extractAmounts(after)), 'an amount of money was added'],
    [adds(extractPromises(before), extractPromises(after)), 'a commitment was added'],
    [differ(extractAddresses(before), extractAddresses(after)), 'a web or e-mail address was added or lost'],
    [countQuestions(after) < countQuestions(before), 'a question was lost'],
    [Math.abs(computeHanShare(after) - computeHanShare(before)) > 0.15, 'the language changed'],
    [identity !== null && revealsIdentity(before, after, identity), 'a name of the buyer was added'],
  ];
  return checks.find(([wrong]) => wrong)?.[1] ?? null;
}

/** Whether a Chinese translation says what the caller's text says, as far as rules can tell. */
export function checkTranslation(text: string, chinese: string, identity: Identity | null): string | null {
  const checks: [boolean, string][] = [
    [chinese === '' || cleanText(chinese) !== chinese, 'the text is not clean'],
    [chinese.length > text.length * 1.5 + 20, 'the translation is too long'],
    [!isChinese(chinese), 'the translation is not Chinese'],
    [differ(extractNumbers(text), extractNumbers(chinese)), 'a number, date or percentage was added, lost or changed'],
    [adds(extractAmounts(text), extractAmounts(chinese)), 'an amount of money was added'],
    [extractPromises(chinese).length > 0 && extractPromises(text).length === 0, 'a commitment was added'],
    [differ(extractAddresses(text), extractAddresses(chinese)), 'a web or e-mail address was added or lost'],
    [identity !== null && revealsIdentity(text, chinese, identity), 'a name of the buyer was added'],
  ];
  return checks.find(([wrong]) => wrong)?.[1] ?? null;
}

const countOccurrences = (text: string, part: string): number => text.split(part).length - 1;

/** Digits of any width with separators: 1,000 and 2026-10-09 and 13% are one number each. */
const extractNumbers = (text: string) => text.normalize('NFKC').match(/\p{Nd}+(?:[.,:-]\p{Nd}+)*\s?%?/gu) ?? [];

const numberWords =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozen|half|twice|double)\b|[二两三四五六七八九十百千万亿半]+/gi;
const extractNumberWords = (text: string) => text.match(numberWords) ?? [];

const currency = '(?:[$€£¥￥₹₩]|\\b(?:USD|RMB|CNY|EUR|GBP)\\b|美元|人民币|欧元|元)';
const money = new RegExp(`${currency}\\s*\\d|\\d\\s*${currency}`, 'gi');
const extractAmounts = (text: string) => text.match(money) ?? [];

const promises =
  /\b(?:order|deposit|prepa(?:y|id)|commit|guarantee|exclusiv|accept|agree)\w*|订单|下单|定金|预付|承诺|保证|独家|接受|同意/gi;
const extractPromises = (text: string) => text.match(promises) ?? [];

const address =
  /\b(?:https?:\/\/|www\.)[^\s"”]+|(?<![^\s@<>"“”])[^\s@<>"“”]+@[^\s@<>"“”]+|\b[a-z0-9-]{1,63}\.(?:com|net|org|io|cn|co|ai|dev|app)\b/gi;
const extractAddresses = (text: string) => text.match(address) ?? [];

const countQuestions = (text: string): number => text.match(/[?？]/g)?.length ?? 0;

function computeHanShare(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return letters === 0 ? 0 : han / letters;
}

function revealsIdentity(before: string, after: string, identity: Identity): boolean {
  const known = findMentions(before, identity);
  return findMentions(after, identity).difference(known).size > 0;
}

function adds(before: string[], after: string[]): boolean {
  const known = tally(before);
  return [...tally(after)].some(([one, all]) => all.length > (known.get(one)?.length ?? 0));
}

const tally = (found: string[]) => Map.groupBy(found, (one) => one.toLowerCase().replace(/\s/g, ''));

const differ = (before: string[], after: string[]) => adds(before, after) || adds(after, before);
