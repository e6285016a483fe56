import { findMatches, type NormalizedUtterance } from './utterance.rules.ts';

export type Numeral = { value: number; start: number; end: number; factor: number };

const grouped = String.raw`\d{1,3}(?:[,']\d{3}){1,3}(?:\.\d{1,4})?`;
const plain = String.raw`\d{1,10}(?:\.\d{1,4})?`;
const scales: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  million: 1e6,
  百: 1e2,
  千: 1e3,
  万: 1e4,
  百万: 1e6,
  千万: 1e7,
  亿: 1e8,
};
const scale = String.raw`\s?(?:k(?![a-z])|thousand\b|million\b|百万|千万|亿|万(?:\d千)?|千|百)`;
export const englishNumerals: Record<string, number> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  fifty: 50,
};
const written = `(?:${Object.keys(englishNumerals).join('|')}) (?:hundred|thousand|million)\\b`;
const chinese = '[一二两三四五六七八九十][零〇一二两三四五六七八九十百千万亿]{0,11}';

/** A number is not part of a longer number, a version or a name such as 6061-T6 or A380. */
const numberStart = String.raw`(?<![\dA-Za-z]|\d[.,'])`;
const numberEnd = String.raw`(?!\d|[.,']\d)`;
const numeral = new RegExp(
  `${numberStart}(?:(?:${grouped}|${plain})${numberEnd}(?:${scale})?|${written}|${chinese})`,
  'gi',
);

/** 2,000, 2.5k, five hundred, 1万5千, 两千五. */
export const findNumerals = (words: NormalizedUtterance): Numeral[] =>
  findMatches(words, numeral).flatMap(({ 0: text, index }) => {
    const read = readNumeral(text);
    return read ? [{ ...read, start: index, end: index + text.length }] : [];
  });

type Read = { value: number; factor: number };

/** Null if ambiguous: 1.000 is one or a thousand, depending on the locale. */
export function readNumeral(text: string): Read | null {
  const [, digits, of = ''] = /^([\d,.']+)\s?(.*)$/.exec(text) ?? [];
  if (digits === undefined) return /^[a-z]/i.test(text) ? readEnglish(text) : { value: readChinese(text), factor: 1 };
  const value = Number(digits.replace(/[,']/g, ''));
  if (of === '') return /^[1-9]\d{0,2}\.\d{3}$/.test(digits) ? null : { value, factor: 1 };
  const [, name = '', thousands] = /^(.+?)(?:(\d)千)?$/.exec(of.toLowerCase()) ?? [];
  const factor = scales[name] ?? Number.NaN;
  return { value: roundToFourDecimals(value * factor) + Number(thousands ?? 0) * 1e3, factor };
}

function readEnglish(text: string): Read {
  const [count = '', of = ''] = text.toLowerCase().split(' ');
  const factor = of === 'hundred' ? 100 : (scales[of] ?? Number.NaN);
  return { value: (englishNumerals[count] ?? Number.NaN) * factor, factor: 1 };
}

const toDigit = (sign: string): number => '零一二三四五六七八九'.indexOf(sign.replace('〇', '零').replace('两', '二'));
const chineseUnits: Record<string, number> = { 十: 10, 百: 100, 千: 1e3, 万: 1e4, 亿: 1e8 };

/** 五千, 一万二千, 十五, 两千五 (2,500: a final digit counts tenths of the preceding unit), 二〇二六. */
export function readChinese(text: string): number {
  if (!/[十百千万亿]/.test(text)) return Number([...text].map(toDigit).join(''));
  let [total, section, digit, last, isExact] = [0, 0, 0, 1, false];
  for (const sign of text) {
    const unit = chineseUnits[sign];
    if (unit === undefined) {
      digit = toDigit(sign);
      isExact ||= digit === 0;
      continue;
    }
    if (unit >= 1e4) {
      total = (total + section + digit) * unit;
      section = 0;
    } else {
      section += (digit || 1) * unit;
    }
    [digit, last, isExact] = [0, unit, false];
  }
  return total + section + digit * (last >= 100 && !isExact ? last / 10 : 1);
}

const roundToFourDecimals = (value: number): number => Math.round(value * 1e4) / 1e4;
