import type { RequestedLine } from './extraction.schema.ts';

type Currency = string;
export type Money = { kind: 'money'; at: number; end: number; value: string; currency: Currency | null };
export type Quantity = { kind: 'quantity'; at: number; end: number; value: number };

const codes = 'USD|CNY|RMB|EUR|HKD|GBP|JPY|TWD|VND|INR|THB|MYR|SGD|KRW|CHF|CAD|AUD';
const before = `US\\$|HK\\$|NT\\$|US Dollars?|${codes}|人民币|美元|美金|欧元|港币|\\$|€|£|¥`;
const after = `${codes}|US\\$|人民币|美元|美金|欧元|港币|港元|元|块|\\$|€`;
const number = String.raw`\d[\d.,]*\d|\d`;
const money = new RegExp(
  `(?<![\\w.]|\\d,)(?:(${before})\\s*(?:[:]\\s*)?(${number})(万|k\\b)?(?:\\s*元)?|(${number})(万|k\\b)?\\s*(${after})(?![a-z]))`,
  'gi',
);
const names: Record<string, string> = {
  ...{ rmb: 'CNY', 人民币: 'CNY', 元: 'CNY', 块: 'CNY', '¥': 'CNY', 美元: 'USD', 美金: 'USD', $: 'USD', us$: 'USD' },
  ...{ hk$: 'HKD', 港币: 'HKD', 港元: 'HKD', nt$: 'TWD', 欧元: 'EUR', '€': 'EUR', '£': 'GBP' },
};
const toCurrency = (written: string): string =>
  /^us dollar/i.test(written) ? 'USD' : (names[written.toLowerCase()] ?? written.toUpperCase());

/** Ranges such as `USD 11-13` are no amount. */
export function findMoney(text: string, decimalComma: boolean): Money[] {
  return [...text.matchAll(money)].flatMap((match): Money[] => {
    const [written, first, amount, factor, otherAmount, otherFactor, second] = match;
    const at = match.index;
    const end = at + written.length;
    if (/^\s*[-~至到]\s*(?:US)?[$€¥]?\s*\d/.test(text.slice(end)) || /\d\s*[-~至到]\s*$/.test(text.slice(0, at)))
      return [];
    const value = parseNumber(amount ?? otherAmount ?? '', decimalComma);
    if (value === null) return [];
    return [
      {
        kind: 'money',
        at,
        end,
        value: multiply(value, factor ?? otherFactor),
        currency: toCurrency(first ?? second ?? ''),
      },
    ];
  });
}

/** Amounts of money, and bare numbers outside of ranges. */
export function findAmounts(
  text: string,
  decimalComma: boolean,
): { at: number; end: number; value: string; currency: Currency | null }[] {
  const amounts = findMoney(text, decimalComma);
  const isFree = (at: number) => amounts.every((one) => at < one.at || at >= one.end);
  const bare = [...text.matchAll(bareNumber)].flatMap(({ index: at, 0: written }) => {
    const value = isFree(at) ? parseNumber(written, decimalComma) : null;
    return value === null ? [] : [{ at, end: at + written.length, value, currency: null }];
  });
  return [...amounts, ...bare];
}
const bareNumber = new RegExp(
  `(?<![\\w.,]|\\d\\s?[-~至到]\\s?)(?:${number})(?![\\dk万%]|[.,]\\d|\\s?[-~至到]\\s?\\d)`,
  'g',
);

const multiply = (value: string, factor: string | undefined): string =>
  factor === undefined ? value : String(Number((Number(value) * (factor === '万' ? 10_000 : 1000)).toFixed(4)));

export const findCurrencies = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(new RegExp(`(?<![A-Za-z])(?:${before}|元)(?![A-Za-z])`, 'gi'))].map(([written]) =>
      toCurrency(written),
    ),
  ),
];

/** `1,200.50`, `1.200,50`, `11,40`; null for anything else. */
export function parseNumber(written: string, decimalComma = false): string | null {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(written)) return written.replaceAll(',', '');
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(written)) return written.replaceAll('.', '').replace(',', '.');
  if (decimalComma && /^\d{1,3}(?:\.\d{3})+$/.test(written)) return written.replaceAll('.', '');
  if (/^\d+,\d{1,2}$/.test(written)) return written.replace(',', '.');
  return /^\d+(?:\.\d+)?$/.test(written) ? written : null;
}

/** Whether numbers of this text have a comma in front of their decimals. */
export const usesDecimalComma = (text: string): boolean => /(?<![\d,])\d+,\d{2}(?![\d,])/.test(text);

const unit = 'pcs?|pieces?|units?|sets?|boards?|ea|nos?|件|个|套|台|条|片|只|支|块板|根';
const quantity = new RegExp(
  `(?<![\\w.%]|\\d,)(${number})\\s?(k|万)?\\s*(?:(?:-|~|to|至)\\s*(?:${number})\\s*)?(?:${unit})(?![a-z])`,
  'gi',
);

/** Numbers with a unit of goods, and bare numbers that the request asks for. Of a range, its beginning. */
export function findQuantities(text: string, lines: readonly RequestedLine[]): Quantity[] {
  const withUnit = [...text.matchAll(quantity)].flatMap((match): Quantity[] => {
    const [written, amount = '', factor] = match;
    if (/(?:\/|per)\s*$/i.test(text.slice(0, match.index))) return [];
    const value = Number(multiply(parseNumber(amount) ?? 'NaN', factor));
    const end = match.index + written.length;
    return isCount(value) ? [{ kind: 'quantity', at: match.index, end, value }] : [];
  });
  const asked = new Set(lines.flatMap(({ quantities }) => quantities));
  const bare = [...text.matchAll(/(?<![\w.$€¥£-]|\d,)\d[\d,]*(?![\w.,%-]*[\d%])/g)].flatMap((match): Quantity[] => {
    const value = Number(parseNumber(match[0].replace(/,$/, '')) ?? 'NaN');
    return asked.has(value) ? [{ kind: 'quantity', at: match.index, end: match.index + match[0].length, value }] : [];
  });
  const isFree = ({ at }: Quantity) => withUnit.every((one) => at < one.at || at >= one.end);
  return [...withUnit, ...bare.filter(isFree)].toSorted((a, b) => a.at - b.at);
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 10_000_000;
