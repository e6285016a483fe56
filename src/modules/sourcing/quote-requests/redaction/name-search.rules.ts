import { Before, type FoldedText, findEnd, foldText } from './folded-text.rules.ts';
import type { GoodsVocabulary } from './goods-vocabulary.rules.ts';
import type { createMatcher } from './name-matcher.rules.ts';
import type { KnownName, NamePattern } from './name-patterns.rules.ts';
import { minInfixLength } from './name-words.rules.ts';

export type NameHit = { key: string; name: KnownName; keep: boolean; start: number; end: number };

export function findNames(
  text: string,
  match: ReturnType<typeof createMatcher>,
  byKey: ReadonlyMap<string, NamePattern[]>,
  vocabulary: GoodsVocabulary,
): NameHit[] {
  if (byKey.size === 0) return [];
  const folded = foldText(text);
  const hits: NameHit[] = [];
  match(folded.letters, (key, end) => {
    for (const pattern of byKey.get(key) ?? []) {
      const location = locate(folded, end - key.length, end);
      if (!fits(pattern, folded, location, vocabulary)) continue;
      const { name, keep, written } = pattern;
      // One character may fold to several units; it is replaced as a whole.
      const start = folded.starts[location.from] ?? 0;
      const after = includeMarks(text, findEnd(folded, location.end - 1));
      hits.push({ key, name, keep, start, end: after + measureFullStop(text, after, pattern, written) });
    }
  });
  return hits;
}

function includeMarks(text: string, end: number): number {
  let after = end;
  while (/^\p{M}/u.test(text.slice(after, after + 2)) && after - end < maxMarks) after++;
  return after;
}
const maxMarks = 8;

type Location = { from: number; end: number; gaps: number; starts: boolean; ends: boolean };

function locate({ before, letters, gaps }: FoldedText, from: number, end: number): Location {
  const isBoundary = (at: number) => at >= letters.length || (before[at] ?? Before.gap) > Before.letter;
  const plural = letters.startsWith('s', end) && (before[end] ?? 0) === Before.letter && isBoundary(end + 1);
  return {
    from,
    end,
    gaps: (gaps[end - 1] ?? 0) - (gaps[from] ?? 0),
    starts: isBoundary(from),
    ends: isBoundary(end) || plural,
  };
}

function fits(
  { fit, key, written }: NamePattern,
  folded: FoldedText,
  location: Location,
  vocabulary: GoodsVocabulary,
): boolean {
  const { from, end, gaps, starts, ends } = location;
  const broken = (folded.breaks[end - 1] ?? 0) !== (folded.breaks[from] ?? 0);
  if (fit === 'full') return starts && ends && !isSpread(folded, from, end);
  if (broken) return false;
  switch (fit) {
    case 'joined':
      return gaps === 0 && fitsInWord(folded, location, vocabulary);
    case 'parts':
      return (starts && ends) || isHanAt(folded, from);
    case 'word':
      return starts && ends && (gaps === 0 || /^\p{Script=Han}/u.test(key));
    case 'exact':
      return starts && ends && hasSameCase(folded, location, written);
    case 'position':
      return starts && ends && hasSameCase(folded, location, written) && isCompanyPosition(folded, location);
    case 'inside':
      return gaps === 0 ? fitsInWord(folded, location, vocabulary) : fitsApart(folded, location, vocabulary);
  }
}

/** Whether a gap is wider than in a name with its legal form: "Acme Robotics, Inc.". */
const isSpread = (folded: FoldedText, from: number, end: number): boolean => {
  for (let at = from + 1; at < end; at++) if ((folded.starts[at] ?? 0) - findEnd(folded, at - 1) > 3) return true;
  return false;
};

function fitsInWord(folded: FoldedText, { from, end, starts, ends }: Location, { isWord }: GoodsVocabulary): boolean {
  if (isHanAt(folded, from) || (starts && ends)) return true;
  if (end - from < minInfixLength) return false;
  const word = findWordAround(folded, from, end);
  return word === null || !isWord(word);
}

const maxWordLength = 60;

function findWordAround({ before, letters }: FoldedText, from: number, end: number): string | null {
  let [first, last] = [from, end];
  while (first > 0 && before[first] === Before.letter && end - first < maxWordLength) first--;
  while (last < letters.length && before[last] === Before.letter && last - from < maxWordLength) last++;
  return last - first < maxWordLength ? letters.slice(first, last) : null;
}

function fitsApart(folded: FoldedText, { from, end, starts, ends }: Location, { isWord }: GoodsVocabulary): boolean {
  const length = end - from;
  if (isHanAt(folded, from) || length > 8) return true;
  if (length > 6) return starts || ends;
  if (!starts || !ends || length < minInfixLength) return false;
  if (length > minInfixLength) return true;
  return !splitPieces(folded, from, end).every(isWord);
}

function splitPieces({ before, letters }: FoldedText, from: number, end: number): string[] {
  const starts = Array.from({ length: end - from }, (_, at) => from + at).filter(
    (at) => at === from || before[at] === Before.gap,
  );
  return starts.map((cut, i) => letters.slice(cut, starts[i + 1] ?? end));
}

const isHanAt = ({ letters }: FoldedText, at: number) => /^\p{Script=Han}/u.test(letters.slice(at, at + 2));

const hasSameCase = (folded: FoldedText, { from, end }: Location, written: string): boolean => {
  const said = folded.source.slice(folded.starts[from], findEnd(folded, end - 1)).replace(/[^\p{L}\p{N}]/gu, '');
  return said === written.replace(/[^\p{L}\p{N}]/gu, '');
};

const beforeCompany =
  /(?:\b(?:by|from|we are|we're|©|\(c\)|company|customer|client|brand)|我们是|由|为|致)[\s:：]{0,3}$/iu;
const behindCompany =
  /^(?:['’]s\b|\s{1,3}(?:logo|brand|team|engineering|trademark|inc|ltd|llc|gmbh|corp)\b|\s{0,3}(?:标志|商标|公司|团队))/iu;

function isCompanyPosition(folded: FoldedText, { from, end }: Location): boolean {
  const { source, starts } = folded;
  const [start, after] = [starts[from] ?? 0, findEnd(folded, end - 1)];
  return (
    beforeCompany.test(source.slice(Math.max(0, start - 16), start)) ||
    behindCompany.test(source.slice(after, after + 16))
  );
}

const measureFullStop = (text: string, after: number, { fit, name }: NamePattern, written: string): number => {
  const dotted = fit === 'full' && name.text.endsWith('.') && /(?:ltd|inc|co|corp|llc)$/i.test(written);
  return dotted && text[after] === '.' ? 1 : 0;
};
