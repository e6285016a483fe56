import { assertDefined } from '#kernel/assert.ts';
import { processes, stages } from '#modules/directory/glossary/glossary.ts';
import { formatDate, formatNumber, shorten, type Words } from '#text/prose.ts';
import { toChineseCountry } from '../extraction/terms/market.rules.ts';
import { toChineseMaterial } from '../extraction/terms/material.rules.ts';
import { toChinesePlace } from '../extraction/terms/place.rules.ts';
import type { Fact, InterviewLocale } from '../interview.schema.ts';
import { questions, scopeWords, unitWords } from './interview-questions.ts';

export const fillPhrase = (words: Words, locale: InterviewLocale, ...inside: (string | undefined)[]): string =>
  inside.reduce<string>((text, part) => text.replace('{}', () => part ?? ''), words[locale]);
export const joinSentences = (parts: string[], locale: InterviewLocale): string =>
  parts.join(locale === 'en' ? ' ' : '');
export const joinList = (parts: string[], locale: InterviewLocale): string => parts.join(locale === 'en' ? ', ' : '、');

/** How a fact is named and asked for. */
export const getQuestion = (key: string) => assertDefined(questions[key], `Question for ${key}`);
export const getLabel = (key: string, locale: InterviewLocale): string => getQuestion(key).label[locale];

/** Facts are read back in full, because a yes confirms them; only descriptions are longer than this. */
const maxShownLength = 500;

export const formatFacts = (facts: readonly Fact[], locale: InterviewLocale): string =>
  facts
    .map(
      ({ key, value }) => `${getLabel(key, locale)}${locale === 'en' ? ': ' : '：'}${formatValue(key, value, locale)}`,
    )
    .join(locale === 'en' ? '; ' : '；');

function formatValue(key: string, value: Fact['value'], locale: InterviewLocale): string {
  if (value === null) return locale === 'en' ? 'not known' : '未知';
  if (typeof value === 'number') return formatNumber(value);
  if (Array.isArray(value)) return joinList(locale === 'en' ? value : value.map(toChinese), locale);
  if (typeof value === 'object') {
    const range = value.low === value.high ? `${value.low}` : `${value.low}–${value.high}`;
    return locale === 'en' ? `${range} days` : `${range}天`;
  }
  if (key === 'neededBy') return formatDate(value)[locale];
  if (key === 'targetUnitCostUsd') return locale === 'en' ? `US$${value}` : `${value}美元`;
  if (key === 'targetUnitCost' && locale === 'zh') return nameCurrency(value);
  if (key === 'notes') return quoteNotes(value, locale);
  return enums[key]?.[value]?.[locale] ?? shorten(value, maxShownLength);
}

const currencies = new Intl.DisplayNames('zh', { type: 'currency' });
/** "80 人民币（CNY）". */
const nameCurrency = (amount: string): string =>
  amount.replace(/[A-Z]{3}$/, (code) => `${currencies.of(code) ?? code}（${code}）`);

const quoteNotes = (value: string, locale: InterviewLocale): string =>
  joinList(
    value.split('\n').map((line) => `“${shorten(line, maxShownLength)}”`),
    locale,
  );

const toChinese = (value: string): string =>
  toChineseMaterial(value) ?? toChineseCountry(value) ?? toChinesePlace(value) ?? value;

const enums: Record<string, Record<string, Words>> = {
  process: processes,
  stage: stages,
  scope: scopeWords,
  unit: unitWords,
};
