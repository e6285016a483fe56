import { z } from 'zod';
import { listCell, origin, parseTable } from '#tables/csv-table.ts';
import { readDataFile } from '#tables/data-file.ts';
import type { NameWords } from './screening-name.rules.ts';

const row = z.object({
  kind: z.enum(['legal_form', 'trade', 'place']),
  language: z.enum(['en', 'zh']),
  ...origin,
  words: listCell(' '),
});

export function readNameWords(): NameWords {
  const rows = parseTable(readDataFile(import.meta.dirname, 'name-words.csv'), row).map(({ row }) => row);
  const pick = (language: 'en' | 'zh', kinds: readonly string[]) =>
    rows.filter((row) => row.language === language && kinds.includes(row.kind)).flatMap(({ words }) => words);
  // Longest first, so the match is the longest word.
  const alternate = (words: string[]) => words.toSorted((a, b) => b.length - a.length).join('|');
  return {
    legalForms: new Set(pick('en', ['legal_form'])),
    common: new Set(pick('en', ['trade', 'place'])),
    legalFormsInChinese: new RegExp(alternate(pick('zh', ['legal_form'])), 'gu'),
    commonInChinese: new RegExp(`(?:${alternate(pick('zh', ['trade', 'place']))})[省市区县]?`, 'gu'),
  };
}
