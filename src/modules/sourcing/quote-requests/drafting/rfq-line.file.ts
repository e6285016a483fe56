import { z } from 'zod';
import { Process, ProductScope } from '#kernel/enums.ts';
import { listCell, origin, parseTable, Text } from '#tables/csv-table.ts';
import { type DataFile, readDataFile } from '#tables/data-file.ts';
import type { Words } from '#text/prose.ts';

/** What a line of a table depends on; data/README.md defines the values that are no processes. */
export const PartTrait = z.enum([...Process.options, 'textile', 'open', 'made', 'bought', 'tooled', 'product']);
export type PartTrait = z.output<typeof PartTrait>;

export const TermSection = z.enum(['quality', 'tooling', 'assembly', 'certification', 'packaging', 'commercial']);
export type TermSection = z.output<typeof TermSection>;

/** Applies to parts with one of the traits and to requests with one of the scopes; an empty list applies to all. */
export type RfqLine = Words & { traits: PartTrait[]; scopes: z.output<typeof ProductScope>[] };

const columns = {
  process: listCell('|').pipe(z.array(PartTrait)),
  scope: listCell('|').pipe(z.array(ProductScope)),
  en: Text,
  zh: Text,
  ...origin,
};
const LineRow = z.object(columns);
const TermRow = z.object({ section: TermSection, ...columns });

const read = (file: string) => readDataFile(`${import.meta.dirname}/..`, file);
export const readQuestions = () => parseLines(read('questions.csv'));
export const readFormLines = () => parseLines(read('reply-form.csv'));
export const readTerms = () => parseTerms(read('terms.csv'));
export const readTextileWords = () => parseTextileWords(read('textile-words.csv'));

export const parseLines = (data: DataFile): RfqLine[] => parseTable(data, LineRow).map(({ row }) => toLine(row));

export function parseTerms(data: DataFile): ReadonlyMap<TermSection, RfqLine[]> {
  return Map.groupBy(
    parseTable(data, TermRow).map(({ row }) => ({ section: row.section, ...toLine(row) })),
    ({ section }) => section,
  );
}

const toLine = ({ process: traits, scope: scopes, en, zh }: z.output<typeof LineRow>): RfqLine => ({
  traits,
  scopes,
  en,
  zh,
});

const WordsRow = z.object({ words: listCell('|'), ...origin });

export function parseTextileWords(data: DataFile): string[] {
  return parseTable(data, WordsRow).flatMap(({ row, problem }) => {
    if (row.words.some((word) => word !== word.toLowerCase())) throw problem('words', 'must be lower-case');
    return row.words;
  });
}
