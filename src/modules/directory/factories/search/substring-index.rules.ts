/**
 * Substrings of very many different words (shen, ing). Factories with any of these words get a term for the substring,
 * so that a search does not expand to the words. Chosen when the index is rebuilt.
 */
export type FrequentSubstrings = ReadonlySet<string>;

const maxSubstringLength = 8;
/** Marks prefixes; the character occurs in no word. */
const prefixMarker = ' ';
const runs = { letters: /[\p{L}\p{N}]+/gu, signs: /[^\p{L}\p{N}]+/gu };

export const toSubstringKey = (text: string, inside: 'start' | 'anywhere'): string =>
  inside === 'start' ? prefixMarker + text : text;

export const toNameSubstringTerm = (part: string): string => `np:${part}`;
export const toOtherSubstringTerm = (part: string): string => `op:${part}`;

function listSubstrings(word: string): Set<string> {
  const groups = new Set<string>();
  if (/^[a-z0-9]+$/.test(word)) {
    if (word.length > 1) groups.add(prefixMarker + word.slice(0, 2));
    for (let at = 0; at + 3 <= word.length; at++)
      for (let end = at + 3; end <= word.length && end <= at + maxSubstringLength; end++)
        groups.add(word.slice(at, end));
    return groups;
  }
  const add = (run: string, from: number) => {
    const characters = [...run];
    for (let at = 0; at < characters.length; at++)
      for (let length = from; length <= maxSubstringLength && at + length <= characters.length; length++)
        groups.add(characters.slice(at, at + length).join(''));
  };
  for (const run of word.match(runs.letters) ?? []) add(run, 3);
  for (const run of word.match(runs.signs) ?? []) add(run, 1);
  const [first, second] = word;
  if (second !== undefined) groups.add(prefixMarker + first + second);
  return groups;
}

const isLatin = (token: string): boolean => /^[no]:\P{Script=Han}/u.test(token);
const maxCacheSize = 100_000;

export type SubstringFinder = (token: string) => readonly string[];

export function createSubstringFinder(parts: FrequentSubstrings): SubstringFinder {
  const seen = new Map<string, string[]>();
  return (token) => {
    if (!parts.size || !isLatin(token)) return [];
    let found = seen.get(token);
    if (!found) {
      const written = token.startsWith('n:') ? toNameSubstringTerm : toOtherSubstringTerm;
      found = [...listSubstrings(token.slice(2)).intersection(parts)].map(written);
      if (seen.size >= maxCacheSize) seen.clear();
      seen.set(token, found);
    }
    return found;
  };
}

export function* listSubstringHolders(
  partsIn: SubstringFinder,
  held: ReadonlyMap<string, readonly number[]>,
  places: number,
): Generator<[part: string, positions: number[]]> {
  const holders = new Map<string, Uint8Array>();
  for (const [token, positions] of held)
    for (const part of partsIn(token)) {
      const is = holders.get(part) ?? new Uint8Array(places);
      holders.set(part, is);
      for (const position of positions) is[position] = 1;
    }
  for (const [part, is] of holders) {
    const positions: number[] = [];
    for (let at = is.indexOf(1); at >= 0; at = is.indexOf(1, at + 1)) positions.push(at);
    yield [part, positions];
  }
}

export function listFrequentSubstrings(words: ReadonlySet<string>, minWords: number): string[] {
  const counts = new Map<string, number>();
  for (const word of words) for (const group of listSubstrings(word)) counts.set(group, (counts.get(group) ?? 0) + 1);
  return [...counts].flatMap(([group, count]) => (count >= minWords ? [group] : []));
}
