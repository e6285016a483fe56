import { z } from 'zod';
import { listCell, origin, parseTable, Text } from '#tables/csv-table.ts';
import { type DataFile, readDataFile } from '#tables/data-file.ts';

const Row = z.object({ said: listCell('|'), means: listCell('|'), ...origin });

/** Expressions that people search for, each with the expressions of the guides for the same thing. */
export type EverydayWords = ReadonlyMap<string, string[]>;

export function readEverydayWords(
  data: DataFile = readDataFile(import.meta.dirname, 'everyday-words.csv'),
): EverydayWords {
  const words = new Map<string, string[]>();
  for (const { row, problem } of parseTable(data, Row)) {
    for (const column of ['said', 'means'] as const) {
      if (!row[column].length) throw problem(column, 'at least one expression, separated by |');
    }
    for (const said of row.said) {
      if (words.has(said)) throw problem('said', `"${said}" is listed twice`);
      words.set(said, row.means);
    }
  }
  return words;
}

const IgnoredRow = z.object({ language: Text, words: listCell('|'), ...origin });

/** Words that say nothing about what is searched for. */
export const readIgnoredWords = (
  data: DataFile = readDataFile(import.meta.dirname, 'ignored-words.csv'),
): ReadonlySet<string> => new Set(parseTable(data, IgnoredRow).flatMap(({ row }) => row.words));
