export type Words = { en: string; zh: string };
export type Language = keyof Words;

export const bilingual = (en: string, zh: string): Words => ({ en, zh });
export const sameInBoth = (text: string): Words => ({ en: text, zh: text });

/** Whether at least a third of the letters are Chinese characters. */
export function isChinese(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 0 && (text.match(/\p{Script=Han}/gu)?.length ?? 0) >= letters / 3;
}

/** Replaces placeholders such as `{company}`. A value is not searched for placeholders. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder));

export function fillIn({ en, zh }: Words, values: Readonly<Record<string, Words | string | number>>): Words {
  const pick = (language: Language) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? value[language] : value]),
    );
  return bilingual(fillText(en, pick('en')), fillText(zh, pick('zh')));
}

export const prefix = (text: string, { en, zh }: Words): Words => bilingual(text + en, text + zh);

// Embeddings, overrides and isolates, which can make a text look different from what it says.
const directions = /[\u202A-\u202E\u2066-\u2069]/g;

/** NFC, `\n` line ends, no trailing blanks or control characters, at most one empty line in a row. Idempotent. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(directions, '')
    .normalize('NFC')
    .replace(/(?<![^\S\n])[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

export const oneLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

/** Cleans caller text to at most its original length: NFC turns some characters into three. */
export const tidyText = (text: string): string => shorten(cleanText(text), text.length);
export const tidyLine = (text: string): string => shorten(oneLine(text), text.length);

/** At most `limit` UTF-16 code units; splits no character. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const start = text.slice(0, Math.max(0, limit - 1)).replace(/[\uD800-\uDBFF]$/, '');
  return `${start.trimEnd()}…`;
}

const numbers = new Intl.NumberFormat('en-US');
export const formatNumber = (value: number): string => numbers.format(value);

export function formatAmounts(values: number[], unit: Words): Words {
  const numerals = values.map(formatNumber).join(' / ');
  return bilingual(numerals + unit.en, numerals + unit.zh);
}

/** In the quotation marks of each language, further lines indented. */
export function quote(words: Words): Words {
  const { en, zh } = indentBilingual(words);
  return bilingual(`"${en}"`, `“${zh}”`);
}

export const indentBilingual = ({ en, zh }: Words): Words => bilingual(indent(en), indent(zh));
const indent = (text: string) => (text.split('\n').length > 20 ? text : text.replaceAll(/\n(?=.)/g, '\n  '));

/** 2026-10-09 and 2026年10月9日. */
export function formatDate(date: string): Words {
  const [year, month, day] = date.split('-').map(Number);
  return bilingual(date, `${year}年${month}月${day}日`);
}
