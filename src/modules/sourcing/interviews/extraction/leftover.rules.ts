import { maskSpans, type NormalizedUtterance, type Span, splitClauses } from './utterance.rules.ts';
import type { Cue } from './words/interview-patterns.file.ts';
import { patterns } from './words/interview-patterns.ts';
import { currencyNames, unitNames } from './words/interview-words.ts';

/** Words around a fact that say nothing without it. */
const fillerKeys = [
  ...([
    'function',
    'greeting',
    'hedge',
    'yes',
    'yes_end',
    'yes_alone',
    'no',
    'no_alone',
    'but',
    'add',
    'replace',
  ] as const),
  ...(['request', 'minimum_before', 'minimum_after', 'maximum_before', 'maximum_after', 'market'] as const),
  ...(['market_direction', 'deadline', 'deadline_after', 'relative_before', 'relative_after', 'lead_time'] as const),
  ...(['production_time', 'unit_cost', 'each', 'tolerance', 'unknown', 'denial', 'no_minimum', 'no_maximum'] as const),
  'after_event' as const,
];
const labels: Cue[] = Object.entries(patterns).flatMap(([key, cue]) => (key.startsWith('name.') ? [cue] : []));
const fillers = [...fillerKeys.map((key) => patterns[key]), ...labels];
const names = [...unitNames.values(), ...currencyNames.values()].flatMap((all) => all.split('|'));

const isHan = (text: string) => /\p{Script=Han}/u.test(text);
const latin = [...fillers.flatMap(({ en }) => en), ...names.filter((name) => !isHan(name))].map((one) =>
  one.toLowerCase(),
);
const fillerWords = new Set(latin.flatMap((phrase) => phrase.split(' ')).filter((word) => !word.endsWith('*')));
const fillerStems = latin.filter((phrase) => phrase.endsWith('*')).map((phrase) => phrase.slice(0, -1));
const chinese = [...new Set([...fillers.flatMap(({ zh }) => zh), ...names.filter(isHan)])];
const fillerSigns = new RegExp(
  chinese
    .toSorted((a, b) => b.length - a.length)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'))
    .join('|'),
  'g',
);

const token = /[A-Za-z][A-Za-z'’-]*|\d[\d.,]*|\p{Script=Han}+|[\p{L}\p{N}]+/gu;
const kept = new Set(['no', 'not', 'never', 'without', "don't", "doesn't", "isn't", "can't", 'except']);

/** "Parts" stays in "medical parts". */
const nouns = new Set(patterns.production_time.en);
const isNoun = (word: string) => nouns.has(word);

/** The country, not the pronoun. */
const countries = new Set(['US']);

const isFillerWord = (word: string) =>
  fillerWords.has(word) || (word.length < 2 && !/\d/.test(word)) || fillerStems.some((stem) => word.startsWith(stem));

/** `isKept`: says nothing alone, but belongs to the content beside it. */
type Token = { start: number; end: number; isContent: boolean; isKept: boolean };

function readTokens(text: string, from: number, fewestSigns = 2): Token[] {
  return [...text.matchAll(token)].flatMap(({ 0: word, index }): Token[] => {
    const start = from + index;
    const lower = word
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/(?<![.,])[.,]+$/, '');
    if (!isHan(word)) {
      const isContent = !isFillerWord(lower) || countries.has(word);
      return [{ start, end: start + word.length, isContent, isKept: kept.has(lower) || isNoun(lower) }];
    }
    if (word.length < fewestSigns) return [];
    const rest = word.replace(fillerSigns, (filler) => ' '.repeat(filler.length));
    const signs = [...rest.matchAll(/\S+/g)];
    const isContent = rest.replaceAll(' ', '').length >= fewestSigns;
    if (!isContent) return [];
    const [first, last] = [signs[0]?.index ?? 0, signs.at(-1)];
    const end = last ? last.index + last[0].length : word.length;
    return [{ start: start + (/^[不没无非]/.test(word) ? 0 : first), end: start + end, isContent, isKept: false }];
  });
}

/** Whether the text says more than words that go with any fact. */
export const hasContent = (text: string): boolean => readTokens(text, 0).some(({ isContent }) => isContent);

export const findClausesOf = (words: NormalizedUtterance, spans: readonly Span[]): Span[] =>
  splitClauses(words).filter(([start, end]) => spans.some(([from, to]) => from < end && to > start));

/** How many words in the clauses of the spans no fact accounts for. */
export function countUnexplained(words: NormalizedUtterance, spans: readonly Span[], covered: readonly Span[]): number {
  const masked = maskSpans(words.plain, [...spans, ...covered]);
  const tokens = findClausesOf(words, spans).flatMap(([start, end]) => readTokens(masked.slice(start, end), start, 1));
  return tokens.filter(({ isContent }) => isContent).length;
}

const mayHoldContent = /\p{L}{2}|\d/u;

/** Parts of the text that no fact accounts for, without the small words around them. */
export function findLeftovers(
  words: NormalizedUtterance,
  covered: readonly Span[],
  named: readonly Span[] = [],
): Span[] {
  const hard = covered.filter(([start, end]) => !named.some(([from, to]) => from === start && to === end));
  const masked = maskSpans(words.plain, hard);
  const isNamed = (token: Token) => named.some(([from, to]) => from < token.end && to > token.start);
  const leftovers = splitClauses(words).flatMap(([start, end]) => {
    const isUntouched = !covered.some(([from, to]) => from < end && to > start);
    const clause = masked.slice(start, end);
    if (!mayHoldContent.test(clause)) return [];
    const tokens = readTokens(clause, start).map((one) =>
      isNamed(one) && isCovered(one, covered) ? { ...one, isContent: false, isKept: true } : one,
    );
    if (!tokens.some(({ isContent }) => isContent)) return [];
    if (isUntouched) return [trimSpan(words, [start, end])];
    return groupTokens(tokens, hard).map((span) => trimSpan(words, span));
  });
  return mergeNeighbours(words, leftovers);
}

/** From the first to the last content word between two covered spans; a negation before it belongs to it. */
function groupTokens(tokens: readonly Token[], covered: readonly Span[]): Span[] {
  const groups: Token[][] = [];
  for (const one of tokens) {
    const last = groups.at(-1)?.at(-1);
    const isSeparate = last && covered.some(([from, to]) => from < one.start && to > last.end);
    if (!last || isSeparate) groups.push([one]);
    else groups.at(-1)?.push(one);
  }
  return groups.flatMap((group): Span[] => {
    const first = group.findIndex(({ isContent, isKept }) => isContent || isKept);
    const last = group.findLastIndex(({ isContent, isKept }) => isContent || isKept);
    if (!group.some(({ isContent }) => isContent)) return [];
    const [from, to] = [group[first], group[last]];
    return from && to && last >= first ? [[from.start, to.end]] : [];
  });
}

const isCovered = ({ start, end }: Token, covered: readonly Span[]): boolean =>
  covered.some(([from, to]) => from < end && to > start);

function trimSpan({ raw }: NormalizedUtterance, [start, end]: Span): Span {
  const text = raw.slice(start, end);
  const lead = /^[\s,，;；.。!！]*/.exec(text)?.[0].length ?? 0;
  const tail = /(?<![\s,，;；.。!！])[\s,，;；.。!！]*$/.exec(text.slice(lead))?.[0].length ?? 0;
  return [start + lead, end - tail];
}

/** Clauses of one sentence stay together. */
function mergeNeighbours({ plain }: NormalizedUtterance, spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && /^\s*(?:[,，]\s*)?$/.test(plain.slice(last[1], span[0])))
      merged[merged.length - 1] = [last[0], span[1]];
    else merged.push(span);
  }
  return merged;
}
