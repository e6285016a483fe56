import { z } from 'zod';
import { Process, ProductStage } from '#kernel/enums.ts';
import { forEachKey, listCell, origin, parseTable, Text } from '#tables/csv-table.ts';
import { type DataFile, readDataFile } from '#tables/data-file.ts';
import type { Words } from '#text/prose.ts';
import { toTermKey } from './term-words.rules.ts';

const keys = { process: Process.options, stage: ProductStage.options } as const;
const Subject = z.enum(['process', 'stage']);
type Subject = z.output<typeof Subject>;
const NameRow = z.object({ subject: Subject, key: Text, en: Text, zh: Text, ...origin });
const SynonymRow = z.object({ process: Process.exclude(['other']), en: listCell('|'), zh: listCell('|'), ...origin });
const TermCategory = z.enum([
  ...(['material', 'finish', 'color', 'quality', 'process', 'tooling', 'design', 'test'] as const),
  ...(['electronics', 'part', 'packaging', 'textile', 'commercial'] as const),
]);
const TermRow = z.object({
  category: TermCategory,
  en: listCell('|'),
  zh: Text,
  use: z.enum(['text', 'phrase']),
  source: origin.source,
  confidence: z.enum(['high', 'medium', 'low']),
  as_of: origin.as_of,
});

export type Term = {
  category: z.output<typeof TermCategory>;
  en: string;
  zh: string;
  /** Whether the word has this meaning in running text too. */
  inText: boolean;
};

export const readNames = () => parseNames(readDataFile(import.meta.dirname, 'names.csv'));
export const readSynonyms = () => parseSynonyms(readDataFile(import.meta.dirname, 'process-synonyms.csv'));
export const readTerms = () => parseTerms(readDataFile(import.meta.dirname, 'terms.csv'));

export function parseNames(data: DataFile) {
  const names: Record<Subject, Map<string, Words>> = { process: new Map(), stage: new Map() };
  for (const { row, problem } of parseTable(data, NameRow)) {
    const { subject, key, en, zh } = row;
    const known: readonly string[] = keys[subject];
    if (!known.includes(key)) throw problem('key', `"${key}" is not one of ${known.join(', ')}`);
    if (names[subject].has(key)) throw problem('key', `"${key}" is listed twice`);
    names[subject].set(key, { en, zh });
  }
  return {
    processes: forEachKey(data, 'key', keys.process, names.process),
    stages: forEachKey(data, 'key', keys.stage, names.stage),
  };
}

export function parseSynonyms(data: DataFile): Map<Process, string[]> {
  const synonyms = new Map<Process, string[]>();
  const named = new Map<string, Process>();
  for (const { row, problem } of parseTable(data, SynonymRow)) {
    const { process, en, zh } = row;
    if (synonyms.has(process)) throw problem('process', `"${process}" is listed twice`);
    if (!en.length) throw problem('en', 'at least one English name, separated by |');
    for (const name of [...en, ...zh]) {
      const other = named.get(name.toLowerCase());
      if (other) throw problem('en', `"${name}" is already a name of ${other}`);
      named.set(name.toLowerCase(), process);
    }
    synonyms.set(process, [...en, ...zh]);
  }
  return synonyms;
}

/** By spelling. A term without a page that names it has the source `trade usage` and low confidence. */
export function parseTerms(data: DataFile): Map<string, Term> {
  const terms = new Map<string, Term>();
  for (const { row, problem } of parseTable(data, TermRow)) {
    const { category, en, zh, use, source, confidence } = row;
    if (!en.length) throw problem('en', 'at least one English name, separated by |');
    if ((source === 'trade usage') !== (confidence === 'low'))
      throw problem('confidence', 'low for trade usage, and only for it');
    for (const spelling of en) {
      const key = toTermKey(spelling);
      if (terms.has(key)) throw problem('en', `"${spelling}" is listed twice`);
      terms.set(key, { category, en: spelling, zh, inText: use === 'text' });
    }
  }
  return terms;
}
