import { functionsOfGoods } from './hts-functions-34-83.ts';
import { functionsOfMachines } from './hts-functions-84.ts';
import { functionsOfElectricGoods } from './hts-functions-85.ts';
import { functionsOfVehiclesAndInstruments } from './hts-functions-86-97.ts';
import type { Hint } from './hts-hints.ts';
import { type Parsed, wordsOf } from './hts-words.rules.ts';
import { foldedText, isChinese } from './text.rules.ts';

/** How goods are described by what they do: words of every group must be said, in any order. */
export type GoodsFunction = { to: string[]; goods: string; groups: Term[][]; none: Term[] };

/** A term as it is written, and as it is looked for: stems in a row, or Chinese as it stands. */
type Term = { said: string; key: string; chinese: boolean };

/**
 * Rows of a table, one for each pattern: `start/start goods: a, b + c, d ! e; f + g`. A pattern speaks when a term of each
 * of its groups (parted by `+`) is said and none of those behind `!`; patterns of the same goods are parted by `;`.
 */
export function readFunctions(table: string): GoodsFunction[] {
  const rows = table.trim().split(/\n(?=\d{4})/);
  return rows.flatMap((row) => {
    const [, starts, goods, rest] = /^(\S+) ([^:]+): ([\s\S]+)$/.exec(row.trim())!;
    return rest!.split(';').map((pattern) => {
      const [groups, none = ''] = pattern.split('!');
      return { to: starts!.split('/'), goods: goods!, groups: groups!.split('+').map(termsIn), none: termsIn(none) };
    });
  });
}

const termsIn = (list: string): Term[] =>
  list
    .split(',')
    .map((term) => foldedText(term.trim()))
    .filter(Boolean)
    .map((said) => {
      const chinese = isChinese(said);
      return { said, chinese, key: chinese ? said : wordsOf(said).join(' ') };
    });

export const goodsFunctions: readonly GoodsFunction[] = [
  functionsOfGoods,
  functionsOfMachines,
  functionsOfElectricGoods,
  functionsOfVehiclesAndInstruments,
].flatMap(readFunctions);

const longestTerm = 3;
/** Two groups of words say much; each further one says more. */
const weightOfTwo = 0.85;
const weightOfFurther = 0.25;
const mostWeight = 1.35;
/** What is said at the end of a description counts less by this share. */
const lateness = 0.2;

/** The functions a description speaks of, as hints to their headings: for each goods the pattern that says most. */
export function functionsIn(functions: readonly GoodsFunction[], parsed: Parsed): Hint[] {
  const placeOf = placesIn(parsed);
  const best = new Map<string, Hint & { weight: number }>();
  for (const { to, goods, groups, none } of functions) {
    const found = foundIn(groups, placeOf);
    if (!found || none.some((term) => placeOf(term) !== undefined)) continue;
    const latest = Math.max(...found.map(({ place }) => place));
    const weight = Math.min(mostWeight, weightOfTwo + weightOfFurther * (groups.length - 2)) * (1 - lateness * latest);
    if ((best.get(goods)?.weight ?? 0) >= weight) continue;
    const quoted = found.map(({ said }) => `“${said}”`).join(', ');
    best.set(goods, {
      any: goods,
      to,
      weight,
      why: `Described by what it does or is for, as are ${goods}: ${quoted}.`,
    });
  }
  return [...best.values()];
}

type PlaceOf = (term: Term) => number | undefined;
type Found = { said: string; place: number };

/** Of each group the term that is said first; what is said once speaks for one group only. */
function foundIn(groups: readonly Term[][], placeOf: PlaceOf): Found[] | undefined {
  const found: Found[] = [];
  for (const group of groups) {
    let first: Found | undefined;
    for (const term of group) {
      const place = placeOf(term);
      if (place === undefined || place >= (first?.place ?? 1) || found.some((other) => other.place === place)) continue;
      first = { said: term.said, place };
    }
    if (!first) return undefined;
    found.push(first);
  }
  return found;
}

/** Where a term is first said, as a share of the description. */
function placesIn({ words, chinese }: Parsed): PlaceOf {
  const places = new Map<string, number>();
  const note = (key: string, at: number) => {
    if (!places.has(key)) places.set(key, at / words.length);
  };
  words.forEach(({ stem, said }, at) => {
    let run = '';
    for (let end = at; end < Math.min(words.length, at + longestTerm); end++) {
      run = run ? `${run} ${words[end]!.stem}` : words[end]!.stem;
      note(run, at);
    }
    // "Moving" has another stem than "move".
    if (/(ing|ed)$/.test(said)) note(`${stem}e`, at);
  });
  return (term) => {
    if (!term.chinese) return places.get(term.key);
    const at = chinese.indexOf(term.key);
    return at < 0 ? undefined : at / chinese.length;
  };
}
