import { foldText } from './term-pattern.ts';

/** A word, a number or one Chinese character. `after` is what stands before it; a mark is a bracket, colon or the like. */
export type Token = { text: string; key: string; after: 'word' | 'comma' | 'mark' };

const tokenPattern = /\p{Script=Han}|[^\P{L}\p{Script=Han}]+(?:'s(?!\p{L}))?|\p{N}+(?:\.\p{N}+)?[\p{Script=Latin}]*/gu;
const comma = /[,&+/，、]/;
const mark = /[;:()[\]\n|!?"；：（）。！？]|\.(?:\s|$)/;

export function splitTokens(text: string): Token[] {
  const folded = foldText(text);
  let end = 0;
  return [...folded.matchAll(tokenPattern)].map(({ 0: token, index }) => {
    const gap = folded.slice(end, index);
    const after = index === 0 || mark.test(gap) ? 'mark' : comma.test(gap) ? 'comma' : 'word';
    end = index + token.length;
    return { text: token, key: toWordKey(token), after };
  });
}

const spellings: [RegExp, string][] = [
  [/mould/, 'mold'],
  [/^alumini?um/, 'aluminum'],
  [/colour/, 'color'],
  [/fibre/, 'fiber'],
  [/^jeweller/, 'jewelr'],
  [/^grey$/, 'gray'],
  [/^tyre/, 'tire'],
  [/^centre/, 'center'],
  [/isation$/, 'ization'],
  [/([adeilmnrt])is(e[drs]?|ing)$/, '$1iz$2'],
];
const irregular = new Map(
  Object.entries({
    feet: 'foot',
    knives: 'knife',
    leaves: 'leaf',
    lens: 'lens',
    lenses: 'lens',
    scarves: 'scarf',
    shelves: 'shelf',
    canvas: 'canvas',
    gas: 'gas',
  }),
);

/** In the singular and in American spelling. */
export function toWordKey(word: string): string {
  const plain = word.replace(/'s$/, '');
  const one = irregular.get(plain) ?? toSingular(plain);
  return spellings.reduce((text, [british, american]) => text.replace(british, american), one);
}

function toSingular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=ss|x|ch|sh)es$|s$/, '');
}

/** Enough characters to rule out most words. */
const beginningLength = 5;

const british: [RegExp, string][] = [
  [/mold/, 'mould'],
  [/^aluminum/, 'aluminium'],
  [/color/, 'colour'],
  [/fiber/, 'fibre'],
  [/^jewelr/, 'jeweller'],
];

/** A word in the singular and plural, in American and British spelling. */
export function toSpellings(word: string): string[] {
  const one = toWordKey(word);
  const both = [one, british.reduce((text, [american, spelt]) => text.replace(american, spelt), one)];
  return [...new Set([word, ...both, ...both.filter((text) => /[a-z]$/.test(text)).map(toPlural)])];
}

const toPlural = (word: string) =>
  /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;

export type Found<Tag> = { from: number; to: number; tags: Tag[] };
type TermIndex<Tag> = { find: (tokens: readonly Token[], isEnd: (at: number) => boolean) => Found<Tag>[] };

/**
 * Finds terms in tokens from left to right, the longest first. Words of a term may be written apart, together or with
 * hyphens. `$` after a term: only where a phrase ends. `=` before it: not in the singular.
 */
export function createTermIndex<Tag>(terms: Iterable<readonly [term: string, tag: Tag]>): TermIndex<Tag> {
  const known = new Map<string, { tag: Tag; last: boolean }[]>();
  const beginnings = new Set<string>();
  let longest = 1;
  for (const [term, tag] of terms) {
    const isExact = term.startsWith('=');
    const tokens = splitTokens(term.replace(/^=|\$$/g, ''));
    const key = isExact ? `=${tokens.map(({ text }) => text).join('')}` : tokens.map((token) => token.key).join('');
    known.set(key, [...(known.get(key) ?? []), { tag, last: term.endsWith('$') }]);
    longest = Math.max(longest, tokens.length);
    const plain = key.replace(/^=/, '');
    for (let length = 1; length <= beginningLength; length++) beginnings.add(plain.slice(0, length));
  }
  const isBeginning = ({ text, key }: Token) =>
    beginnings.has(key.slice(0, beginningLength)) || beginnings.has(text.slice(0, beginningLength));
  const look = (tokens: readonly Token[], isLast: boolean) => {
    const entries =
      known.get(`=${tokens.map(({ text }) => text).join('')}`) ?? known.get(tokens.map(({ key }) => key).join(''));
    return (entries ?? []).filter(({ last }) => !last || isLast).map(({ tag }) => tag);
  };
  const findLongest = (tokens: readonly Token[], from: number, isEnd: (at: number) => boolean): Found<Tag> | null => {
    const first = tokens[from];
    if (!first || !isBeginning(first)) return null;
    let to = from + 1;
    while (to < from + longest && tokens[to]?.after === 'word') to++;
    for (; to > from; to--) {
      const tags = look(tokens.slice(from, to), isEnd(to));
      if (tags.length) return { from, to, tags };
    }
    return null;
  };
  return {
    find: (tokens, isEnd) => {
      const found: Found<Tag>[] = [];
      for (let from = 0; from < tokens.length; ) {
        const term = findLongest(tokens, from, isEnd);
        if (term) found.push(term);
        from = term?.to ?? from + 1;
      }
      return found;
    },
  };
}
