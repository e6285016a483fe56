import { isChinese } from '#text/term-pattern.ts';
import type { ClassificationTables } from './classification-table.schema.ts';
import type { ParsedDescription } from './description.rules.ts';
import type { Tokenizer } from './tokenizer.rules.ts';

/** What speaks for lines of the schedule: those that start with one of `lines`. Without lines it is only a reason. */
export type Evidence = { lines: readonly string[]; weight: number; reason: string; composite: boolean };

/** How goods are described by what they do: words of every group must be said, in any order. */
export type UsePattern = { lines: readonly string[]; goods: string; groups: Term[][]; unless: Term[] };

/** A term as it is written, and as it is looked for: stems in a row, or Chinese as it stands. */
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
/** Two groups of words say much; each further one says more. */
const twoGroupsWeight = 0.85;
const extraGroupWeight = 0.25;
const maxWeight = 1.35;
/** What is said at the end of a description counts less by this share. */
const lateDiscount = 0.2;

/** The uses that a description speaks of: for each goods the pattern that says most. */
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
      lines,
      weight,
      reason: `Described by what it does or is for, as are ${goods}: ${quoted}.`,
      composite: false,
    });
  }
  return [...best.values()];
}

type FindPosition = (term: Term) => number | undefined;
type Found = { said: string; place: number };

/** Of each group the term that is said first; what is said once speaks for one group only. */
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

/** Where a term is first said, as a share of the description. */
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
