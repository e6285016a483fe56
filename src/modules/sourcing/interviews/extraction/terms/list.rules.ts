import {
  type Finding,
  isFinding,
  maskSpans,
  type NormalizedUtterance,
  quoteUtterance,
  type Reading,
  type Span,
} from '../utterance.rules.ts';
import { patterns } from '../words/interview-patterns.ts';
import { isNounPhrase, nonAnswer } from './name.rules.ts';

type Find = (words: NormalizedUtterance) => Reading<string[]>;

const separator = /[,;\n，、；.。!！]|\band\b|\bor\b|\bplus\b|&|和|及|与|或者?|还有|以及/gi;
const leadIn = new RegExp(
  String.raw`^(?:\s*(?:${patterns.function.source}|${patterns.add.source}|${patterns.no.source})(?=\s|$|\p{Script=Han}))+`,
  'iu',
);
const maxListLength = 20;

/** Known values by their names, and other items as they are said, if they are short enough to be names. */
export const createListReader =
  (findKnown: Find, { isSureOfUnknown }: { isSureOfUnknown: boolean }) =>
  (words: NormalizedUtterance): Reading<string[]> => {
    const found = findKnown(words);
    if (found !== null && !isFinding(found)) return found;
    const { raw, plain } = words;
    if (found === null && (/[?]/.test(plain) || nonAnswer.test(raw.trim()) || patterns.unknown.test(plain)))
      return null;
    const items = findItems(words, found?.spans ?? []);
    const named = items.filter(([start, end]) => isNounPhrase(raw.slice(start, end)));
    // One item that is no name makes the rest doubtful, unless a known name stands beside it.
    if (found === null && named.length !== items.length) return null;
    const kept = found === null ? named : named.filter((item) => isPlainItem(words, item));
    const texts = kept.map(([start, end]) => raw.slice(start, end));
    const value = [...new Set([...(found?.value ?? []), ...texts])].slice(0, maxListLength);
    if (value.length === 0) return found;
    const spans = [...(found?.spans ?? []), ...kept];
    return { ...found, value, spans, ...quoteSpans(words, spans), inferred: found?.inferred ?? !isSureOfUnknown };
  };

/** "Rattan" beside a known name; not "surface treatment such as plating" and not 可以电镀. */
const isPlainItem = ({ raw, plain }: NormalizedUtterance, [start, end]: Span): boolean => {
  const text = raw.slice(start, end);
  const isShort = text.split(/\s+/).length <= 3 && (text.match(/\p{Script=Han}/gu)?.length ?? 0) <= 6;
  return isShort && beforeItem.test(plain.slice(Math.max(0, start - 12), start).trimEnd());
};
const beforeItem = /(?:^|[,;\n、；.。!！]|\b(?:and|or|plus)|&|[和及与或]|还有|以及)$/i;

function quoteSpans(words: NormalizedUtterance, spans: readonly Span[]): Pick<Finding, 'quote'> {
  const [start, end] = [Math.min(...spans.map(([start]) => start)), Math.max(...spans.map(([, end]) => end))];
  return { quote: quoteUtterance(words, start, end) };
}

/** Items of the enumeration that hold no known name. */
function findItems({ plain }: NormalizedUtterance, known: readonly Span[]): Span[] {
  const masked = maskSpans(plain, known);
  const items: Span[] = [];
  const addItem = (from: number, to: number) => {
    if (known.some(([start, end]) => start < to && end > from)) return;
    const text = masked.slice(from, to);
    const lead = leadIn.exec(text)?.[0].length ?? 0;
    const start = from + lead + (/^\s*/.exec(text.slice(lead))?.[0].length ?? 0);
    const end = from + text.trimEnd().length;
    if (/\p{L}/u.test(plain.slice(start, end))) items.push([start, end]);
  };
  let past = 0;
  for (const { 0: mark, index } of masked.matchAll(separator)) {
    if (items.length > maxListLength) break;
    addItem(past, index);
    past = index + mark.length;
  }
  addItem(past, plain.length);
  return items.slice(0, maxListLength + 1);
}
