import { z } from 'zod';

const asOf = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'a month, such as 2026-09');
const source = z.string().min(1, 'a source');
const origin = { source, as_of: asOf };
const text = z.string().min(1, 'a text');

const startOfLine = /^\d{2}(?:\d{2}(?:\.\d{2}(?:\.\d{2})?)?)?$/;
const startMessage = 'the start of a tariff number, such as 85, 8517, 8517.62 or 8517.62.00';
const english = /^[a-z0-9.]+(?: [a-z0-9.]+)*$/;
const englishMessage =
  'terms of lower-case letters a to z and digits, with one space between words and "; " between terms';
const eitherLanguage = /^(?:[a-z0-9.]+(?: [a-z0-9.]+)*|(?=.*\p{Script=Han})[\p{Script=Han}a-z0-9]+)$/u;
const eitherMessage =
  'terms of lower-case letters a to z and digits, or of Chinese characters, with "; " between terms';
const oneWord = /^[a-z0-9]+$/;
const wordsMessage = 'words of lower-case letters a to z and digits, with "; " between them';

const list = (pattern: RegExp, accepted: string) =>
  z
    .string()
    .transform((cell) => (cell ? cell.split('; ') : []))
    .superRefine((values, { addIssue }) => {
      const odd = values.find((value) => !pattern.test(value));
      if (odd !== undefined) addIssue(`"${odd}" is not accepted: expected ${accepted}`);
      else if (new Set(values).size < values.length) addIssue(`"${findRepeated(values)}" is listed twice`);
    });
const findRepeated = (values: string[]) => values.find((value, at) => values.indexOf(value) < at);
const filled = (pattern: RegExp, accepted: string) =>
  list(pattern, accepted).refine(({ length }) => length > 0, `at least one value: ${accepted}`);

export const TermRow = z.object({
  line: z.string().regex(/^\d{4}\.\d{2}$/, 'a subheading of six digits, such as 8507.60'),
  terms: filled(english, englishMessage),
  ...origin,
});

export const UsePatternRow = z.object({
  lines: filled(startOfLine, startMessage),
  goods: text,
  said_1: filled(eitherLanguage, eitherMessage),
  said_2: filled(eitherLanguage, eitherMessage),
  said_3: list(eitherLanguage, eitherMessage),
  said_4: list(eitherLanguage, eitherMessage),
  unless: list(eitherLanguage, eitherMessage),
  ...origin,
});

export const ClassificationRuleRow = z
  .object({
    lines: list(startOfLine, startMessage),
    weight: z
      .string()
      .regex(/^(?:-?0\.\d+|1)?$/, 'a number from -0.99 to 1, or empty without lines')
      .transform(Number),
    named: filled(english, englishMessage),
    and_said: list(english, englishMessage),
    unless: list(english, englishMessage),
    read: z.enum(['thing', 'everything'], 'thing or everything'),
    composite: z.enum(['yes', 'no'], 'yes or no'),
    reason: text,
    ...origin,
  })
  .refine(({ lines, weight }) => lines.length > 0 === (weight !== 0), {
    path: ['weight'],
    message: 'a weight if there are lines, otherwise empty',
  });

export const DisambiguationRow = z.object({
  line: z.string().regex(startOfLine, startMessage),
  question: text,
  ...origin,
});

export const ChineseWordRow = z.object({
  chinese: z.string().regex(/^[\p{Script=Han}A-Za-z0-9]+$/u, 'one term of Chinese characters, letters and digits'),
  english: z.string().regex(/^(?:[a-z0-9]+(?: [a-z0-9]+)*)?$/, 'lower-case letters a to z and digits, or empty'),
  ...origin,
});

export const SpellingRow = z.object({
  word: z.string().regex(oneWord, 'one word of lower-case letters a to z and digits'),
  reads_as: z.string().regex(/^(?:[a-z0-9]+(?: [a-z0-9]+)*)?$/, 'lower-case letters a to z and digits, or empty'),
  ...origin,
});

export const ClauseWordRow = z.object({
  word: z.string().regex(oneWord, 'one word of lower-case letters a to z and digits'),
  weight: z
    .string()
    .regex(/^(?:0\.\d+|1)$/, 'a number from 0.0 to 1, such as 0.25')
    .transform(Number),
  ...origin,
});

export const MaterialRow = z.object({
  words: filled(oneWord, wordsMessage),
  lines: filled(startOfLine, startMessage),
  ...origin,
});

export const MaterialLevelRow = z.object({
  words: filled(oneWord, wordsMessage),
  levels: filled(/^[a-z][a-z ()-]*$/, 'lower-case texts of the schedule, such as "of cotton", with "; " between them'),
  ...origin,
});

export const PartLineRow = z.object({
  machines: filled(startOfLine, startMessage),
  parts: filled(startOfLine, startMessage),
  ...origin,
});

export const OwnHeadingRow = z.object({
  lines: filled(startOfLine, startMessage),
  ...origin,
});

export const UnclassifiedRow = z.object({
  named: filled(english, englishMessage),
  place: z.enum(['end', 'anywhere'], 'end or anywhere'),
  unless: list(english, englishMessage),
  note: text,
  ...origin,
});

const positive = z
  .string()
  .regex(/^(?:0\.)?\d+(?:\.\d+)?$/, 'a number above 0')
  .transform(Number);
const eitherWord = /^(?:[a-z0-9]+|\p{Script=Han}+)$/u;
const eitherWordMessage =
  'words of lower-case letters a to z and digits, or of Chinese characters, with "; " between them';

const quantities = [
  'power',
  'apparent power',
  'voltage',
  'mass',
  'length',
  'volume',
  'displacement',
  'grammage',
] as const;
export const UnitRow = z.object({
  quantity: z.enum(quantities, `one of ${quantities.join(', ')}`),
  units: filled(/^\S+(?: \S+)*$/, 'names of units, with "; " between them'),
  factor: positive,
  ...origin,
});

export const DimensionRow = z.object({
  dimension: text,
  words: filled(eitherWord, eitherWordMessage),
  ...origin,
});

export const confidenceFeatures = [
  'constant',
  'lead',
  'sibling',
  'coverage',
  'name',
  'mention',
  'use',
  'rule',
  'part',
  'length',
] as const;
export const ConfidenceRow = z.object({
  feature: z.enum(confidenceFeatures, `one of ${confidenceFeatures.join(', ')}`),
  weight: z
    .string()
    .regex(/^-?\d+(?:\.\d+)?$/, 'a number')
    .transform(Number),
  ...origin,
});

export const ScoreRow = z.object({
  estimate: z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1)$/, 'a number from 0 to 1')
    .transform(Number),
  score: z
    .string()
    .regex(/^0\.\d+$/, 'a number above 0 and below 1')
    .transform(Number),
  ...origin,
});

export const wordLists = [
  'ignored',
  'vague',
  'feature',
  'shape',
  'part',
  'unstemmed',
  'spare',
  'component',
  'measured',
] as const;
export const WordListRow = z.object({
  list: z.enum(wordLists, `one of ${wordLists.join(', ')}`),
  words: filled(oneWord, wordsMessage),
  ...origin,
});

export type ClassificationTables = {
  terms: ReadonlyMap<string, readonly string[]>;
  usePatterns: readonly z.output<typeof UsePatternRow>[];
  rules: readonly z.output<typeof ClassificationRuleRow>[];
  partLines: readonly z.output<typeof PartLineRow>[];
  ownHeadings: readonly z.output<typeof OwnHeadingRow>[];
  unclassified: readonly z.output<typeof UnclassifiedRow>[];
  units: readonly z.output<typeof UnitRow>[];
  dimensions: readonly z.output<typeof DimensionRow>[];
  confidence: Record<(typeof confidenceFeatures)[number], number>;
  scores: readonly z.output<typeof ScoreRow>[];
  disambiguation: readonly z.output<typeof DisambiguationRow>[];
  chineseWords: ReadonlyMap<string, string>;
  spellings: ReadonlyMap<string, string>;
  clauseWords: ReadonlyMap<string, number>;
  materials: readonly z.output<typeof MaterialRow>[];
  materialLevels: readonly z.output<typeof MaterialLevelRow>[];
  wordLists: Record<(typeof wordLists)[number], ReadonlySet<string>>;
};
