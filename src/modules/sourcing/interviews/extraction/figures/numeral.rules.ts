import { findMatches, type NormalizedUtterance, type Span } from '../utterance.rules.ts';
import { numberNames, scaleNames } from '../words/interview-words.ts';

export type Numeral = {
  value: number;
  start: number;
  end: number;
  factor: number;
  /** More or less than the value: 500多. */
  isVague: boolean;
  /** A single number word such as "two". */
  isWord: boolean;
};

const toEntries = (names: ReadonlyMap<string, string>) =>
  [...names].flatMap(([value, all]) => all.split('|').map((name) => [name, Number(value)] as const));
const numbers: Record<string, number> = Object.fromEntries(toEntries(numberNames));
const englishScales: Record<string, number> = Object.fromEntries(toEntries(scaleNames));
const chineseScales: Record<string, number> = {
  w: 1e4,
  打: 12,
  百: 1e2,
  千: 1e3,
  万: 1e4,
  百万: 1e6,
  千万: 1e7,
  亿: 1e8,
};
const scales: Record<string, number> = { ...englishScales, ...chineseScales };

const byLength = (a: string, b: string) => b.length - a.length;
const joinNames = (names: string[]) =>
  names
    .toSorted(byLength)
    .map((name) => name.replace(' ', String.raw`\s`))
    .join('|');
const number = `(?:${joinNames(Object.keys(numbers))})`;
const scaleWord = `(?:${joinNames(Object.keys(englishScales).filter((name) => name.length > 1))})`;

const grouped = String.raw`\d{1,3}(?:[,']\d{3}){1,3}(?:\.\d{1,4})?`;
const plain = String.raw`\d{1,10}(?:\.\d{1,4})?`;
const scale = String.raw`\s?(?:k(?![a-z])|${scaleWord}\b|w(?=\s?[个件台套只])|百万|千万|亿|万(?:\d千?(?![\d.]))?|千(?:\d百?(?![\d.]))?|百|打(?![样开板印包]))`;
const article = String.raw`(?:half\s(?:an?\s)?|an?\s)`;
/** Bounded, so that a text of number words stays linear. */
const written = String.raw`(?<!\b(?:few|several|many|some|of)\s)(?:${article}${scaleWord}|${number}(?:\sand\sa\shalf\s${scaleWord})?|${article}${number}\s${scaleWord})(?:(?:[\s-]|(?<=hundred|thousand|million)\sand\s)(?:${number}|${scaleWord})){0,8}(?![a-z])`;
const chinese =
  '(?<![零〇一二两三四五六七八九十百千万亿统唯第万同每任逐之])(?!一[定般样些直起点共下致旦切律并边向]|十分)[一二两三四五六七八九十][零〇一二两三四五六七八九十百千万亿]{0,11}(?![几零〇一二两三四五六七八九十百千万亿])';

/** A number is not part of a longer number, a version or a name such as 6061-T6 or A380. */
const numberStart = String.raw`(?<![\dA-Za-z]|\d[.,'])`;
const numberEnd = String.raw`(?!\d|[.,']\d)`;
const numeral = new RegExp(
  `${numberStart}(?:(?:${grouped}|${plain})${numberEnd}(?:${scale})?|${written}|${chinese})(?:[多余](?!种)|来(?=[个件台套只支]))?`,
  'gi',
);

/** Many rules look for the numerals of the same utterance. */
const found = new WeakMap<NormalizedUtterance, Numeral[]>();

/** 2,000, 2.5k, fifteen hundred, two and a half thousand, 1万5千, 两千五. */
export function findNumerals(words: NormalizedUtterance): Numeral[] {
  const numerals = found.get(words) ?? matchNumerals(words);
  found.set(words, numerals);
  return numerals;
}

const matchNumerals = (words: NormalizedUtterance): Numeral[] =>
  findMatches(words, numeral).flatMap(({ 0: text, index }) => {
    const isVague = /[多余来]$/.test(text);
    const exact = isVague ? text.slice(0, -1) : text;
    const read = readNumeral(exact);
    if (!read) return [];
    const isWord = numbers[exact.toLowerCase()] !== undefined;
    return [{ ...read, start: index, end: index + text.length, isVague: isVague || /couple/i.test(text), isWord }];
  });

/** 1.000: one or a thousand. */
export const findAmbiguousNumerals = (words: NormalizedUtterance): Span[] =>
  findMatches(words, /(?<![\d.,])[1-9]\d{0,2}\.000(?![\d.,])/g).map(({ 0: text, index }) => [
    index,
    index + text.length,
  ]);

type Read = { value: number; factor: number };

/** Null if ambiguous: 1.000 is one or a thousand, depending on the locale. */
function readNumeral(text: string): Read | null {
  const [, digits, of = ''] = /^([\d,.']+)\s?(.*)$/.exec(text) ?? [];
  if (digits === undefined) return /^[a-z]/i.test(text) ? readEnglish(text) : { value: readChinese(text), factor: 1 };
  const value = Number(digits.replace(/[,']/g, ''));
  if (of === '') return /^[1-9]\d{0,2}\.\d{3}$/.test(digits) ? null : { value, factor: 1 };
  const [, name = '', rest] = /^(.+?)(?:(\d)[千百]?)?$/.exec(of.toLowerCase()) ?? [];
  const factor = scales[name.trim()] ?? Number.NaN;
  return { value: roundToFourDecimals(value * factor) + Number(rest ?? 0) * (factor / 10), factor };
}

/** Null if the words are no number, such as "five ten". */
function readEnglish(text: string): Read | null {
  const tokens = text
    .toLowerCase()
    .replace(/couple\sof/, 'couple')
    .split(/[\s-]+/);
  let [total, section, isOpen] = [0, 0, true];
  for (const [at, token] of tokens.entries()) {
    const [figure, by] = [numbers[token], englishScales[token]];
    if (token === 'a' || token === 'an' || token === 'and') continue;
    if (token === 'half') {
      section += 0.5;
      isOpen = true;
    } else if (figure !== undefined) {
      const isUnitsAfterTens = section % 100 >= 20 && section % 10 === 0 && figure < 10;
      if (!isOpen && !isUnitsAfterTens) return null;
      section += figure;
      isOpen = false;
    } else if (by !== undefined) {
      if (section === 0 && at > 1) return null;
      const scaled = (section || 1) * by;
      if (by >= 1000) total += scaled;
      section = by >= 1000 ? 0 : scaled;
      isOpen = true;
    } else return null;
  }
  return { value: roundToFourDecimals(total + section), factor: 1 };
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
