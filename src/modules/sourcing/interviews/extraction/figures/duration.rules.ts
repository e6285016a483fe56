import {
  createFinding,
  type Finding,
  findMatches,
  isDenied,
  isHedged,
  markBare,
  type NormalizedUtterance,
  pickUnanimous,
  type Reading,
  splitContext,
  takeFirstClause,
  takeLastClause,
} from '../utterance.rules.ts';
import { patterns } from '../words/interview-patterns.ts';
import { durationNames } from '../words/interview-words.ts';
import { findNumerals, type Numeral } from './numeral.rules.ts';
import { isRange } from './quantity.rules.ts';

export type Days = { low: number; high: number };
type Purpose = 'production' | 'tooling' | 'sample' | 'payment' | 'freight';
type Duration = Finding<Days> & {
  before: string;
  after: string;
  /** Null if no word says what it is the duration of. */
  purpose: Purpose | null;
  /** The clause says nothing else. */
  isAlone: boolean;
  /** "30 or 40 days". */
  isAlternative: boolean;
};

const lengths = new Map(
  [...durationNames].flatMap(([value, names]) =>
    names.split('|').map((name) => [name.toLowerCase(), Number(value)] as const),
  ),
);
const unitNames = [...lengths.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replaceAll(' ', String.raw`\s`));
const unit = new RegExp(
  String.raw`^(\sand\sa\shalf|个半)?[\s-]?(${unitNames.join('|')}|月(?=$|[,，。内]))(半)?(?![a-z期本])`,
  'i',
);
const article = /(?<![A-Za-z])(?:an?)(?=\s(?:month|week|fortnight|day))|半(?=个?月|年)/gi;
const toArticle = ({ 0: text, index }: RegExpExecArray): Numeral => ({
  ...{ value: text === '半' ? 0.5 : 1, start: index, end: index + text.length },
  ...{ factor: 1, isVague: false, isWord: false },
});

const specific: [Purpose, typeof patterns.tooling_time][] = [
  ['tooling', patterns.tooling_time],
  ['sample', patterns.sample_time],
  ['payment', patterns.payment_time],
  ['freight', patterns.freight_time],
  ['production', patterns.production_time],
];
const named = specific.map(([purpose, { source }]) => ({
  purpose,
  pattern: new RegExp(source, 'gi'),
  next: new RegExp(String.raw`^[\s-]?(?:(?:for|of|to make|to build|on)\s)?(?:the\s|a\s|our\s)?${source}`, 'i'),
}));

/** Of the words before and directly behind it, the nearest one. "Tooling lead time" is about tooling. */
type Named = { purpose: Purpose; index: number; length: number };

function findPurpose(before: string, after: string): Named | null {
  const behind = named.find(({ next }) => next.test(after));
  const [nearest] = named
    .flatMap(({ purpose, pattern }) =>
      [...before.matchAll(pattern)].map(({ 0: text, index }) => ({ purpose, index, length: text.length })),
    )
    .toSorted((a, b) => b.index - a.index);
  if (!behind || (nearest && behind.purpose === 'production')) return nearest ?? null;
  const { length } = behind.next.exec(after)?.[0] ?? '';
  return { purpose: behind.purpose, index: before.length, length };
}

export function findDurations(utterance: NormalizedUtterance): Duration[] {
  const numerals = [...findNumerals(utterance), ...findMatches(utterance, article).map(toArticle)].toSorted(
    (a, b) => a.start - b.start,
  );
  const found: Duration[] = [];
  let past = 0;
  for (let at = 0; at < numerals.length; at++) {
    const [from, to] = [numerals[at], numerals[at + 1]];
    if (!from) break;
    const first = readUnit(utterance, from);
    const second = to && (isRange(utterance, from, to) || (first && isUnitRange(utterance, first.end, to))) ? to : null;
    const last = second ? readUnit(utterance, second) : first;
    if (!last || from.start < past) continue;
    if (second) at++;
    const { end, each } = last;
    const { before, after } = splitContext(utterance, from.start, end);
    if (/月\s?$/.test(before) || /^\s?(?:old|ago|以前成立|(?:a|per|each|every)\s(?:day|week|month|year))/.test(after))
      continue;
    const low = Math.ceil((from.value + (second ? 0 : last.half)) * (second ? (first?.each ?? each) : each));
    const high = second ? Math.ceil((second.value + last.half) * each) : low;
    if (low < 1 || low > high || high > 3650) continue;
    const own = utterance.plain.slice(Math.max(past, from.start - before.length), from.start);
    const clause = takeLastClause(own);
    const named = findPurpose(clause, takeFirstClause(after));
    const rest = takeFirstClause(after).replace(afterEvent, '');
    const isAlone = /^[\s,;。]*$/.test(clause) && /^[\s.,;。]*$/.test(rest);
    const purpose = named?.purpose ?? (patterns.lead_time.test(before + after) ? 'production' : null);
    const isApproximate = each === 30 || each === 1.4 || last.half > 0;
    const isBound = bound.test(before);
    const inferred = isBound || isHedged({ before, after }) || isApproximate || from.isVague || from.value % 1 > 0;
    const isAlternative = /\d[^,;.\d]{0,12}(?:\bor|\/|或者?|还是)\s?$/i.test(own);
    past = end;
    const finding = createFinding(utterance, { low, high }, [from.start, end], inferred);
    const offset = named && named.index >= clause.length ? end : from.start - clause.length + (named?.index ?? 0);
    const spans = named ? [...finding.spans, [offset, offset + named.length] as const] : finding.spans;
    found.push({ ...finding, spans, before, after, purpose, isAlone, isAlternative });
  }
  return found;
}

const bound = new RegExp(String.raw`${patterns.bound_before.source}\s?$`, 'i');
/** "10 days after artwork". */
const afterEvent = new RegExp(String.raw`^\s?${patterns.after_event.source}`, 'i');

type Unit = { each: number; half: number; end: number };

function readUnit({ plain }: NormalizedUtterance, { end }: Numeral): Unit | null {
  const [text, halfBefore, name = '', halfAfter] = unit.exec(plain.slice(end, end + 28)) ?? [];
  const each = name === '月' ? 30 : lengths.get(name.toLowerCase().replace(/\s/g, ' '));
  if (text === undefined || each === undefined) return null;
  return { each, half: halfBefore || halfAfter ? 0.5 : 0, end: end + text.length };
}

/** "3 weeks to 4 weeks". */
const isUnitRange = ({ plain }: NormalizedUtterance, end: number, { start }: Numeral): boolean =>
  start > end && start - end < 8 && /^\s?(?:-|–|—|~|to|到|至)\s?$/i.test(plain.slice(end, start));

const isOf = (purpose: Purpose) => (duration: Duration) => duration.purpose === purpose && !isDenied(duration.before);
const toFinding = ({ value, quote, inferred, spans }: Duration): Finding<Days> => ({ value, quote, inferred, spans });
const pickDuration = (durations: readonly Duration[]): Reading<Days> =>
  durations.some(({ isAlternative }) => isAlternative)
    ? { unread: durations.flatMap(({ spans }) => spans) }
    : pickUnanimous(durations.map(toFinding));

/** In calendar days, without payment terms, sample times and tooling. */
export function findLeadTime(utterance: NormalizedUtterance): Reading<Days> {
  const durations = findDurations(utterance);
  const stated = durations.filter(isOf('production'));
  // "Min 10 pcs; 7-10 working days"
  const alone = durations.filter(({ purpose, isAlone }) => purpose === null && isAlone);
  return pickDuration(stated.length ? stated : alone.map((duration) => ({ ...duration, inferred: true })));
}

export const findToolingLeadTime = (utterance: NormalizedUtterance): Reading<Days> =>
  pickDuration(findDurations(utterance).filter(isOf('tooling')));

export const readLeadTimeAnswer = (utterance: NormalizedUtterance): Reading<Days> =>
  pickDuration(findDurations(utterance).filter(isOf('production'))) ??
  markBare(
    pickDuration(findDurations(utterance).filter(({ purpose, before }) => purpose === null && !isDenied(before))),
  );
