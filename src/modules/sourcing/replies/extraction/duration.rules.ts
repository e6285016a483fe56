import type { Range } from './extraction.schema.ts';

type Duration = Range & { at: number; end: number };

const words: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
};
const count = String.raw`\d{1,3}|one|two|three|four|five|six|seven|eight|ten`;
const duration = new RegExp(
  `(?<![\\w.,])(${count})(?:\\s*(?:-|~|to|至|到)\\s*(${count}))?\\s*-?\\s*(calendar days?|natural days?|days?|天|日(?!期)|weeks?|周|个?星期|months?|个月)(?![a-z])`,
  'gi',
);
const daysOf = (unit: string): number => (/^(?:w|周|个?星期)/i.test(unit) ? 7 : /^(?:m|个月)/i.test(unit) ? 30 : 1);

/** In days. Working days are no calendar days, so they are left out. */
export function findDurations(text: string): Duration[] {
  return [...text.matchAll(duration)].flatMap((match): Duration[] => {
    const [written, first = '', second, unit = ''] = match;
    if (/(?:年\d{0,2}月?|月)$/.test(text.slice(0, match.index))) return [];
    const factor = daysOf(unit);
    const low = (words[first.toLowerCase()] ?? Number(first)) * factor;
    const high = second === undefined ? low : (words[second.toLowerCase()] ?? Number(second)) * factor;
    return low <= high && high <= 1000 ? [{ low, high, at: match.index, end: match.index + written.length }] : [];
  });
}

const keywords = {
  validity: /valid(?:ity)?|有效/gi,
  payment: /payment|付款|账期|invoice|net\b/gi,
  sample: /samples?(?! approval)|prototypes?|打样|样品|样件|\bT1(?! approval)/gi,
  tool: /mou?ld(?:s|ing)?(?! cost)|tool(?:s|ing)?|开模|模具/gi,
  production: /lead\s*-?times?|delivery|production|bulk|turn(?:around)?\s*time|交期|交货|大货|批量|量产|货期|生产/gi,
} as const;
type DurationKind = keyof typeof keywords;

/** What each duration of a clause is about: the nearest word before it, else the nearest after it. */
export function classifyDurations(text: string): (Duration & { kind: DurationKind | null })[] {
  const marks = Object.entries(keywords).flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(({ index, 0: word }) => ({
      kind: kind as DurationKind,
      at: index,
      end: index + word.length,
    })),
  );
  return findDurations(text).map((one) => {
    const clauseStart = Math.max(...[',', ';', '\t', '|'].map((mark) => text.lastIndexOf(mark, one.at))) + 1;
    const clauseEnd = Math.min(
      ...[',', ';', '\t', '|'].map((mark) => text.indexOf(mark, one.end)).map((at) => (at === -1 ? text.length : at)),
    );
    const inClause = marks.filter(({ at }) => at >= clauseStart && at < clauseEnd);
    const isSample = inClause.find(
      ({ kind, at }) => kind === 'sample' && at < one.at && /sample|样/i.test(text.slice(at, one.at)),
    );
    const [prior] = inClause.filter(({ at }) => at < one.at).toSorted((a, b) => b.at - a.at);
    const [next] = inClause.filter(({ at }) => at > one.at).toSorted((a, b) => a.at - b.at);
    // “Sample lead time” is about samples.
    const kind = isSample && prior?.kind === 'production' ? 'sample' : (prior ?? next)?.kind;
    return { ...one, kind: kind ?? null };
  });
}
