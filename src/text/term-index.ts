import { foldText, isChinese } from './term-pattern.ts';

/** A word, a number or one Chinese character. `after` is what stands before it; a mark is a bracket, colon or the like. */
export type Token = { text: string; key: string; after: 'word' | 'comma' | 'mark' };

const tokenPattern = /\p{Script=Han}|[^\P{L}\p{Script=Han}]+(?:'s(?!\p{L}))?|\p{N}+(?:\.\p{N}+)?[\p{Script=Latin}]*/gu;
const comma = /[,&+/，、]/;
const mark = /[;:()[\]\n|!?"；：（）。！？]|\.(?:\s|$)/;

/** A character of compatibility may fold to eighteen; what exceeds twice the length of the text is not read. */
const maxGrowth = 2;

export function splitTokens(text: string): Token[] {
  const folded = foldText(text).slice(0, Math.max(maxGrowth * text.length, 64));
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
/** Whether any of the spellings may apply. */
const britishSpelling = new RegExp(spellings.map(([pattern]) => pattern.source).join('|'));
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
  if (isChinese(word)) return word;
  const plain = word.replace(/'s$/, '');
  const one = irregular.get(plain) ?? toSingular(plain);
  if (!britishSpelling.test(one)) return one;
  return spellings.reduce((text, [british, american]) => text.replace(british, american), one);
}

function toSingular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=ss|x|ch|sh)es$|s$/, '');
}

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
  type Entry = { tag: Tag; last: boolean };
  const [known, exactTerms] = [new Map<string, Entry[]>(), new Map<string, Entry[]>()];
  const [beginnings, exactBeginnings] = [new Set<string>(), new Set<string>()];
  for (const [term, tag] of terms) {
    const tokens = splitTokens(term.replace(/^=|\$$/g, ''));
    const isExact = term.startsWith('=');
    const [terms, begun] = isExact ? [exactTerms, exactBeginnings] : [known, beginnings];
    const key = tokens.map(({ text, key }) => (isExact ? text : key)).join('');
    terms.set(key, [...(terms.get(key) ?? []), { tag, last: term.endsWith('$') }]);
    for (let length = 1; length <= key.length; length++) begun.add(key.slice(0, length));
  }
  const listTags = (entries: readonly Entry[], isLast: boolean) =>
    entries.filter(({ last }) => !last || isLast).map(({ tag }) => tag);

  /** Reads on as long as a term begins with the tokens so far. */
  function findLongest(tokens: readonly Token[], from: number, isEnd: (at: number) => boolean): Found<Tag> | null {
    let longest: Found<Tag> | null = null;
    let { text, key } = tokens[from] as Token;
    for (let to = from + 1; exactBeginnings.has(text) || beginnings.has(key); to++) {
      const tags = listTags(exactTerms.get(text) ?? known.get(key) ?? [], isEnd(to));
      if (tags.length) longest = { from, to, tags };
      const next = tokens[to];
      if (next?.after !== 'word') break;
      [text, key] = [text + next.text, key + next.key];
    }
    return longest;
  }
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
