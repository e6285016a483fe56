import { z } from 'zod';
import { Process, ProductStage } from '#kernel/enums.ts';
import { forEachKey, listCell, origin, parseTable, Text } from '#tables/csv-table.ts';
import { type DataFile, readDataFile } from '#tables/data-file.ts';
import type { Words } from '#text/prose.ts';

const keys = { process: Process.options, stage: ProductStage.options } as const;
const Subject = z.enum(['process', 'stage']);
type Subject = z.output<typeof Subject>;
const NameRow = z.object({ subject: Subject, key: Text, en: Text, zh: Text, ...origin });
const SynonymRow = z.object({ process: Process.exclude(['other']), en: listCell('|'), zh: listCell('|'), ...origin });
const MaterialRow = z.object({ en: listCell('|'), zh: Text, ...origin });

export const readNames = () => parseNames(readDataFile(import.meta.dirname, 'names.csv'));
export const readSynonyms = () => parseSynonyms(readDataFile(import.meta.dirname, 'process-synonyms.csv'));
export const readMaterials = () => parseMaterials(readDataFile(import.meta.dirname, 'materials.csv'));

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

export function parseMaterials(data: DataFile): Map<string, string> {
  const chinese = new Map<string, string>();
  for (const { row, problem } of parseTable(data, MaterialRow)) {
    if (!row.en.length) throw problem('en', 'at least one English name, separated by |');
    for (const name of row.en.map((spelling) => spelling.toLowerCase())) {
      if (chinese.has(name)) throw problem('en', `"${name}" is listed twice`);
      chinese.set(name, row.zh);
    }
  }
  return chinese;
}
