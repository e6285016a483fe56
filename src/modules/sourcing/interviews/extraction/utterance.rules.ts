import { patterns } from './words/interview-patterns.ts';

/** `plain` is in half-width characters. Both have equal length, so offsets are valid in either. */
export type NormalizedUtterance = { raw: string; plain: string };

export const toUtterance = (raw: string): NormalizedUtterance => ({
  raw,
  plain: raw
    // Between digits, a wide comma ends a clause unless it groups thousands.
    .replace(/(?<=\d)\uFF0C(?=\d)(?!\d{3}(?!\d))/g, '、')
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u3000\u00A0\u202F]/g, ' ')
    .replace(/[‘’]/g, "'"),
});

export type Span = readonly [start: number, end: number];

export type Finding<Value = unknown> = {
  value: Value;
  quote: string;
  /** Hedged, or not stated literally: an omitted year, a month taken as 30 days. */
  inferred: boolean;
  spans: readonly Span[];
  /** Read only because it was asked for: nothing else in its clause may contradict. */
  isBare?: true;
  /** Values of a list that the utterance denies. */
  denied?: readonly string[];
};

/** Words about a fact that state no single value of it: "500 or 1000 pcs". */
type Unread = { unread: readonly Span[] };
export type Reading<Value = unknown> = Finding<Value> | Unread | null;

export const isFinding = <Value>(reading: Reading<Value>): reading is Finding<Value> =>
  reading !== null && 'value' in reading;

export const markBare = <Value>(reading: Reading<Value>): Reading<Value> =>
  isFinding(reading) ? { ...reading, isBare: true } : reading;

const maxQuoteLength = 800;

export const quoteUtterance = ({ raw }: NormalizedUtterance, start = 0, end = raw.length): string =>
  raw
    .slice(start, end)
    .trim()
    .slice(0, maxQuoteLength)
    .replace(/[\uD800-\uDBFF]$/, '');

export const createFinding = <Value>(
  words: NormalizedUtterance,
  value: Value,
  [start, end]: Span,
  inferred = false,
): Finding<Value> => ({ value, quote: quoteUtterance(words, start, end), inferred, spans: [[start, end]] });

const maxMatches = 64;

/** None if there are more than `maxMatches`, as in a pasted table. */
export function findMatches({ plain }: NormalizedUtterance, pattern: RegExp): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  for (const match of plain.matchAll(pattern)) {
    if (matches.push(match) > maxMatches) return [];
  }
  return matches;
}

const sentenceEnd = /[!?;。\n]|\.(?=\s|$)/;
const contextLength = 60;

export type Surroundings = { before: string; after: string };

/** Within the sentence, limited to `contextLength` to stay linear. */
export function splitContext({ plain }: NormalizedUtterance, start: number, end: number): Surroundings {
  const before = plain.slice(Math.max(0, start - contextLength), start).split(sentenceEnd);
  const after = plain.slice(end, end + contextLength).split(sentenceEnd);
  return { before: before.at(-1) ?? '', after: after[0] ?? '' };
}

const clauseEnd = /,(?!\d)|、|\bbut\b|而是|但是?/i;
export const takeLastClause = (before: string): string => before.split(clauseEnd).at(-1) ?? '';
export const takeFirstClause = (after: string): string => after.split(clauseEnd)[0] ?? '';

/** Splits at the ends of clauses and sentences. */
export function splitClauses({ plain }: NormalizedUtterance): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const { 0: mark, index } of plain.matchAll(/[,，;；。!！?？\n](?!\d)|\.(?=\s|$)|\s[-–—]\s/g)) {
    if (index > start) spans.push([start, index + mark.length]);
    start = index + mark.length;
  }
  if (start < plain.length) spans.push([start, plain.length]);
  return spans;
}

const denial = new RegExp(`${patterns.denial.source}[^,、]{0,24}$`, 'i');
const noDenial = new RegExp(patterns.no_denial.source, 'gi');

const exception = new RegExp(`${patterns.exception.source}[^,、]{0,24}$`, 'i');

/** "Everywhere except the US". Of a figure, as in "all right except the quantity: 800", it denies nothing. */
export const isExcepted = (before: string): boolean => {
  const clause = before.split(/,(?!\d)|、/).at(-1) ?? '';
  return exception.test(clause) && !/\b(?:is|are)\s(?:the\s)?$|是$/i.test(clause);
};

export const isDenied = (before: string): boolean => denial.test(takeLastClause(before).replace(noDenial, ' '));

const deniedAfter = new RegExp(String.raw`^[\s-]?(?:markets?\s|市场|那边)?${patterns.denial_after.source}`, 'i');
export const isDeniedAfter = (after: string): boolean => deniedAfter.test(after);

/** "A or B". */
export const isEither = (text: string): boolean => /\bor\b|或|还是/i.test(text);

export const isHedged = ({ before, after }: Surroundings): boolean =>
  patterns.hedge.test(takeLastClause(before).slice(-30)) || patterns.hedge.test(after.slice(0, 16));

export function pickUnanimous<Value>(findings: readonly Finding<Value>[]): Reading<Value> {
  const [first] = findings;
  if (!first) return null;
  const spans = findings.flatMap((finding) => finding.spans);
  const values = new Set(findings.map(({ value }) => JSON.stringify(value)));
  return values.size === 1 ? { ...first, spans } : { unread: spans };
}

/** Whether `plain` was blanked there. */
export const isMasked = ({ raw, plain }: NormalizedUtterance, [start, end]: Span): boolean =>
  [...plain.slice(start, end).matchAll(/\s/g)].some(({ index }) => /\S/.test(raw[start + index] ?? ''));

/** Blanks the spans; keeps the length. */
export function maskSpans(text: string, spans: readonly Span[]): string {
  let [masked, past] = ['', 0];
  for (const [start, end] of spans.toSorted(([a], [b]) => a - b)) {
    if (end <= past) continue;
    const from = Math.max(start, past);
    masked += text.slice(past, from) + ' '.repeat(end - from);
    past = end;
  }
  return masked + text.slice(past);
}
