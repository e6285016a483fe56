import { z } from 'zod';
import { DrawingsStatus, Process, QuotePriority } from '#kernel/enums.ts';
import { forEachKey, origin, parseTable, Text } from '#tables/csv-table.ts';
import { type DataFile, readDataFile } from '#tables/data-file.ts';
import type { Words } from '#text/prose.ts';

const single = {
  priority: QuotePriority.options,
  drawings: DrawingsStatus.options,
  statement: ['not_an_order', 'confidentiality'],
} as const;
const several = {
  term: ['quality', 'tooling', 'packaging', 'commercial'],
  question: ['making', 'factory', ...Process.options],
} as const;

const keys: Record<string, readonly string[] | undefined> = { ...single, ...several };
const Subject = z.enum(['priority', 'drawings', 'statement', 'term', 'question', 'unit']);
type Subject = z.output<typeof Subject>;
const WordingRow = z.object({ subject: Subject, key: Text, en: Text, zh: Text, ...origin });

export const readWording = () => parseWording(readDataFile(`${import.meta.dirname}/..`, 'wording.csv'));

export function parseWording(data: DataFile) {
  const subjects = new Map<Subject, Map<string, Words[]>>();
  for (const { row, problem } of parseTable(data, WordingRow)) {
    const { subject, key, en, zh } = row;
    const known = keys[subject];
    if (known && !known.includes(key)) throw problem('key', `"${key}" is not one of ${known.join(', ')}`);
    const rows = subjects.get(subject) ?? new Map<string, Words[]>();
    for (const spelling of subject === 'unit' ? key.split('|') : [key]) {
      const others = rows.get(spelling) ?? [];
      if (others.length > 0 && !(subject in several)) throw problem('key', `duplicate "${spelling}"`);
      rows.set(spelling, [...others, { en, zh }]);
    }
    subjects.set(subject, rows);
  }
  const getLists = (subject: Subject): ReadonlyMap<string, Words[]> => subjects.get(subject) ?? new Map();
  const getWords = (subject: Subject): ReadonlyMap<string, Words> =>
    new Map([...getLists(subject)].flatMap(([key, words]) => words.map((one) => [key, one] as const)));
  const units = getWords('unit');
  return {
    priorities: forEachKey(data, 'key', single.priority, getWords('priority')),
    drawings: forEachKey(data, 'key', single.drawings, getWords('drawings')),
    statements: forEachKey(data, 'key', single.statement, getWords('statement')),
    terms: forEachKey(data, 'key', several.term, getLists('term')),
    questions: getLists('question'),
    units,
    pieces: forEachKey(data, 'key', ['pcs'], units).pcs,
  };
}
