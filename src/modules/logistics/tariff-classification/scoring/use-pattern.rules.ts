import { isChinese } from '#text/term-pattern.ts';
import type { ClassificationTables } from '../classification-table.schema.ts';
import type { ParsedDescription } from '../description.rules.ts';
import type { Tokenizer } from '../tokenizer.rules.ts';

/** Without lines it is only a reason. */
export type Evidence = {
  kind: 'use' | 'rule' | 'part';
  lines: readonly string[];
  weight: number;
  reason: string;
  composite: boolean;
};

/** The text must contain a term of every group, in any order. */
export type UsePattern = { lines: readonly string[]; goods: string; groups: Term[][]; unless: Term[] };

/** `key` is the searched form: stems separated by spaces, or the Chinese text. */
type Term = { said: string; key: string; chinese: boolean };

export function compileUsePatterns(rows: ClassificationTables['usePatterns'], { stems }: Tokenizer): UsePattern[] {
  const compiled = new Map<string, Term>();
  const compileTerm = (said: string): Term => {
    const known = compiled.get(said);
    if (known) return known;
    const chinese = isChinese(said);
    const term = { said, chinese, key: chinese ? said : stems(said).join(' ') };
    compiled.set(said, term);
    return term;
  };
  const compile = (terms: readonly string[]): Term[] => terms.map(compileTerm);
  return rows.map(({ lines, goods, said_1, said_2, said_3, said_4, unless }) => ({
    lines,
    goods,
    groups: [said_1, said_2, said_3, said_4].filter(({ length }) => length > 0).map(compile),
    unless: compile(unless),
  }));
}

export const maxTermLength = 3;
const twoGroupsWeight = 0.85;
const extraGroupWeight = 0.25;
const maxWeight = 1.35;
const lateDiscount = 0.2;

export function matchUsePatterns(patterns: readonly UsePattern[], description: ParsedDescription): Evidence[] {
  const findPosition = locateTerms(description);
  const best = new Map<string, Evidence>();
  for (const { lines, goods, groups, unless } of patterns) {
    const found = matchGroups(groups, findPosition);
    if (!found || unless.some((term) => findPosition(term) !== undefined)) continue;
    const latest = Math.max(...found.map(({ place }) => place));
    const weight =
      Math.min(maxWeight, twoGroupsWeight + extraGroupWeight * (groups.length - 2)) * (1 - lateDiscount * latest);
    if ((best.get(goods)?.weight ?? 0) >= weight) continue;
    const quoted = found.map(({ said }) => `“${said}”`).join(', ');
    best.set(goods, {
      kind: 'use',
      lines,
      weight,
      reason: `Described by its function or use, like ${goods}: ${quoted}.`,
      composite: false,
    });
  }
  return [...best.values()];
}

type FindPosition = (term: Term) => number | undefined;
type Found = { said: string; place: number };

/** One position may satisfy only one group. */
function matchGroups(groups: readonly Term[][], placeOf: FindPosition): Found[] | undefined {
  const found: Found[] = [];
  for (const group of groups) {
    let first: Found | undefined;
    for (const term of group) {
      const position = placeOf(term);
      if (position === undefined || position >= (first?.place ?? 1) || found.some((other) => other.place === position))
        continue;
      first = { said: term.said, place: position };
    }
    if (!first) return undefined;
    found.push(first);
  }
  return found;
}

function locateTerms({ words, chinese }: ParsedDescription): FindPosition {
  const places = new Map<string, number>();
  const addPosition = (key: string, at: number) => {
    if (!places.has(key)) places.set(key, at / words.length);
  };
  words.forEach(({ stem, said }, at) => {
    let run = '';
    for (const word of words.slice(at, at + maxTermLength)) {
      run = run ? `${run} ${word.stem}` : word.stem;
      addPosition(run, at);
    }
    // "Moving" has another stem than "move".
    if (/(ing|ed)$/.test(said)) addPosition(`${stem}e`, at);
  });
  return (term) => {
    if (!term.chinese) return places.get(term.key);
    const at = chinese.indexOf(term.key);
    return at < 0 ? undefined : at / chinese.length;
  };
}
