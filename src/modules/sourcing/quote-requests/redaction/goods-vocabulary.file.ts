import { z } from 'zod';
import { origin, parseTable } from '#tables/csv-table.ts';
import { type DataFile, readDataFile } from '#tables/data-file.ts';
import { createVocabulary, type GoodsVocabulary, WordKind } from './goods-vocabulary.rules.ts';

const Row = z.object({
  kind: WordKind,
  ...origin,
  words: z
    .string()
    .regex(
      /^(?:[\p{Ll}\p{M}]+|\p{Script=Han}+)(?: (?:[\p{Ll}\p{M}]+|\p{Script=Han}+))*$/u,
      'words in small letters or Chinese characters, with one space between',
    )
    .transform((words) => words.split(' ')),
});

/** The words that tell a name from a description of goods. A row that is not valid stops the start. */
export const readGoodsVocabulary = (): GoodsVocabulary =>
  createVocabulary(parseGoodsWords(readDataFile(`${import.meta.dirname}/..`, 'goods-words.csv')));

/** Throws an error that names the file, the line and the field. */
export function parseGoodsWords(data: DataFile): Map<string, WordKind> {
  const kinds = new Map<string, WordKind>();
  for (const { row, problem } of parseTable(data, Row)) {
    for (const word of row.words) {
      if (kinds.has(word)) throw problem('words', `"${word}" stands twice`);
      kinds.set(word, row.kind);
    }
  }
  return kinds;
}
