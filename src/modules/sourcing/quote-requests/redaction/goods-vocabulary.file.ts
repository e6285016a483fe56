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
      'lower-case words or Chinese words, separated by one space',
    )
    .transform((words) => words.split(' ')),
});

export const readGoodsVocabulary = (): GoodsVocabulary =>
  createVocabulary(parseGoodsWords(readDataFile(`${import.meta.dirname}/..`, 'goods-words.csv')));

export function parseGoodsWords(data: DataFile): Map<string, WordKind> {
  const kinds = new Map<string, WordKind>();
  for (const { row, problem } of parseTable(data, Row)) {
    for (const word of row.words) {
      if (kinds.has(word)) throw problem('words', `duplicate "${word}"`);
      kinds.set(word, row.kind);
    }
  }
  return kinds;
}
