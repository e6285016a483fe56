import { z } from 'zod';
import { ProductScope } from '#kernel/enums.ts';
import { forEachKey, origin, parseTable, Text } from '#tables/csv-table.ts';
import { type DataFile, readDataFile } from '#tables/data-file.ts';

export type Words = { en: string; zh: string };
type Question = { label: Words; ways: { en: string[]; zh: string[] } };

const askedFacts = [
  ...(['title', 'process', 'materials', 'minQuantity', 'maxQuantity', 'leadTimeDays', 'regions'] as const),
  ...(['tolerancesNote', 'factoryName', 'productName', 'stage', 'currentQuantity', 'targetMarkets'] as const),
  ...(['summary', 'targetUnitCostUsd', 'neededBy', 'scope'] as const),
];
const phraseKeys = [
  ...(['noted', 'heard', 'unheard', 'notUnderstood', 'unclear', 'noCountry', 'noAnswer', 'noteKept'] as const),
  ...(['notConverted', 'needed', 'leftOpen', 'welcome', 'publishable', 'ifYouLike'] as const),
  ...(['nothingLeft', 'lastTurn', 'stillMissing'] as const),
];
const unitCodes = ['pcs', 'units', 'sets', 'pairs', 'boxes', 'bottles', 'bags', 'rolls'] as const;
const variantKeys = ['confirming', 'correcting'] as const;

const keys = {
  label: [...askedFacts, 'unit', 'toolingLeadTimeDays', 'targetUnitCost', 'notes'],
  question: askedFacts,
  phrase: phraseKeys,
  variant: variantKeys,
  scope: ProductScope.options,
  unit: unitCodes,
} as const;
type Subject = keyof typeof keys;
const Subject = z.enum(['label', 'question', 'phrase', 'variant', 'scope', 'unit']);
const Row = z.object({ subject: Subject, key: Text, en: Text, zh: Text, ...origin });

export const readInterviewWording = () =>
  parseInterviewWording(readDataFile(`${import.meta.dirname}/..`, 'wording.csv'));

export function parseInterviewWording(data: DataFile) {
  const subjects = new Map<Subject, Map<string, Words[]>>();
  for (const { row, problem } of parseTable(data, Row)) {
    const { subject, key, en, zh } = row;
    const known: readonly string[] = keys[subject];
    if (!known.includes(key)) throw problem('key', `"${key}" is not one of ${known.join(', ')}`);
    if (countPlaceholders(en) !== countPlaceholders(zh)) throw problem('zh', 'must contain {} as often as en');
    const rows = subjects.get(subject) ?? new Map<string, Words[]>();
    const others = rows.get(key) ?? [];
    if (others.length > 0 && subject !== 'question' && subject !== 'variant')
      throw problem('key', `duplicate "${key}"`);
    subjects.set(subject, rows.set(key, [...others, { en, zh }]));
  }
  const getLists = (subject: Subject): ReadonlyMap<string, Words[]> => subjects.get(subject) ?? new Map();
  const getWords = (subject: Subject): ReadonlyMap<string, Words> =>
    new Map([...getLists(subject)].flatMap(([key, words]) => words.map((one) => [key, one] as const)));
  forEachKey(data, 'key', askedFacts, getLists('question'));
  forEachKey(data, 'key', keys.label, getWords('label'));
  const questions: Record<string, Question> = {};
  for (const [key, label] of getWords('label')) {
    const words = getLists('question').get(key) ?? [];
    questions[key] = { label, ways: { en: words.map(({ en }) => en), zh: words.map(({ zh }) => zh) } };
  }
  return {
    questions,
    phrases: forEachKey(data, 'key', phraseKeys, getWords('phrase')),
    ...forEachKey(data, 'key', variantKeys, getLists('variant')),
    scopeWords: forEachKey(data, 'key', keys.scope, getWords('scope')),
    unitWords: forEachKey(data, 'key', keys.unit, getWords('unit')),
  };
}

const countPlaceholders = (text: string): number => text.split('{}').length - 1;
