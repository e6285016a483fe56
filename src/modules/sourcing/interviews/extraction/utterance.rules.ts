/** `plain` is in half-width characters. Both have equal length, so offsets are valid in either. */
export type NormalizedUtterance = { raw: string; plain: string };

export const toUtterance = (raw: string): NormalizedUtterance => ({
  raw,
  plain: raw
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u3000\u00A0\u202F]/g, ' ')
    .replace(/[‘’]/g, "'"),
});

export type Finding<Value = unknown> = {
  value: Value;
  quote: string;
  /** Hedged, or not stated literally: an omitted year, a month taken as 30 days. */
  inferred: boolean;
};

const maxQuoteLength = 800;

export const quoteUtterance = ({ raw }: NormalizedUtterance, start = 0, end = raw.length): string =>
  raw
    .slice(start, end)
    .trim()
    .slice(0, maxQuoteLength)
    .replace(/[\uD800-\uDBFF]$/, '');

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

/** Within the sentence, limited to `contextLength` to stay linear. */
export function splitContext(
  { plain }: NormalizedUtterance,
  start: number,
  end: number,
): { before: string; after: string } {
  const before = plain.slice(Math.max(0, start - contextLength), start).split(sentenceEnd);
  const after = plain.slice(end, end + contextLength).split(sentenceEnd);
  return { before: before.at(-1) ?? '', after: after[0] ?? '' };
}

export const takeLastClause = (before: string): string => before.split(/,(?!\d)|、/).at(-1) ?? '';

export const takeFirstClause = (after: string): string => after.split(/,(?!\d)|、/)[0] ?? '';

const denial =
  /(?:\b(?:not|no|never|don't|doesn't|can't|cannot|won't|isn't|aren't|without|except|instead of|rather than)\b|不(?:做|要|用|是|能|含|接|需要|想|会|生产|提供|加工|卖|面向)|没有|无法|并非|而非|除了)[^,、]{0,24}$/i;

export const isDenied = (before: string): boolean => denial.test(takeLastClause(before));

const hedge =
  /\b(?:about|around|roughly|approximately|approx|maybe|perhaps|probably|or so|i guess|i think|circa|ca|ish)\b|大概|大约|可能|左右|约|差不多|估计|也许|上下/i;

export const isHedged = ({ before, after }: { before: string; after: string }): boolean =>
  hedge.test(takeLastClause(before).slice(-30)) || hedge.test(after.slice(0, 16));

export function pickUnanimous<Value>(findings: readonly Finding<Value>[]): Finding<Value> | null {
  const [first] = findings;
  const values = new Set(findings.map(({ value }) => JSON.stringify(value)));
  return first && values.size === 1 ? first : null;
}

const filler =
  /\b(?:we|i|it|is|are|be|the|a|an|of|to|for|by|in|at|and|or|our|my|need|want|make|order|now|please|about|up|max|min|minimum|maximum|only|just|then|also|can|will|would|like)\b|我们?|需要|想|要|做|是|的|了|和|在|有|大概|最多|最少|最低|现在|这次|先/gi;

export const saysMoreThan = ({ plain }: NormalizedUtterance, quotes: readonly string[]): boolean =>
  /\p{L}{2}/u.test(
    quotes.reduce((left, quote) => left.replace(toUtterance(quote).plain, ' '), plain).replace(filler, ' '),
  );
