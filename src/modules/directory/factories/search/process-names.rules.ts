import { Process } from '#kernel/enums.ts';
import { processes, processSynonyms } from '#modules/directory/glossary/glossary.ts';
import { toPinyin } from './pinyin.rules.ts';

/** Neighbouring words of a query: `to` is exclusive. */
export type WordRun = { from: number; to: number };
export type NamedProcess = WordRun & { process: Process };

/** Longest first. */
export const listWordRuns = (count: number): WordRun[] =>
  Array.from({ length: count }, (_, at) => count - at).flatMap((length) =>
    Array.from({ length: count - length + 1 }, (_, from) => ({ from, to: from + length })),
  );

export const isWithin = (inner: WordRun, outer: WordRun): boolean => outer.from <= inner.from && inner.to <= outer.to;

/** Without blanks, punctuation and the ending of a plural: `die-casting` and `wire harnesses` are names too. */
const toNameKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/ies$/, 'y')
    .replace(/(?:(?<=s|x|ch|sh)es|(?<!s)s)$/, '');

/** The value of the API, its names in both languages and their pinyin. `other` has no names. */
const processesByName = new Map(
  Process.exclude(['other']).options.flatMap((process) => {
    const { en, zh } = processes[process];
    return [process, en, zh, ...(processSynonyms.get(process) ?? [])].flatMap((name) =>
      [name, name.replace(/\p{Script=Han}+/gu, (characters) => toPinyin(characters))].map(
        (spelling) => [toNameKey(spelling), process] as const,
      ),
    );
  }),
);

/** The longest names of processes among the words of a query. */
export function findProcessNames(words: readonly string[]): NamedProcess[] {
  const found: NamedProcess[] = [];
  for (const run of listWordRuns(words.length)) {
    const process = processesByName.get(toNameKey(words.slice(run.from, run.to).join('')));
    if (process && !found.some((longer) => isWithin(run, longer))) found.push({ ...run, process });
  }
  return found;
}
