import {
  createFinding,
  isDenied,
  markBare,
  type NormalizedUtterance,
  pickUnanimous,
  type Reading,
  takeFirstClause,
  takeLastClause,
} from '../utterance.rules.ts';
import { patterns } from '../words/interview-patterns.ts';
import { type Dated, findDates, findImpossibleDates, findMonths } from './calendar-date.rules.ts';
import { findDurations } from './duration.rules.ts';

const deadlineAfter = new RegExp(String.raw`^\s?${patterns.deadline_after.source}`, 'i');
const relativeBefore = new RegExp(
  String.raw`${patterns.relative_before.source}\s?(?:the\snext\s|about\s|${patterns.hedge.source}\s?)?$`,
  'i',
);
const relativeAfter = new RegExp(String.raw`^\s?${patterns.relative_after.source}`, 'i');

const msPerDay = 24 * 3600_000;
const addDays = (today: string, days: number): string =>
  new Date(Date.parse(today) + days * msPerDay).toISOString().slice(0, 10);

/** "In six weeks", 两个月内: counted from today. */
function findRelativeDates(utterance: NormalizedUtterance, today: string): Dated[] {
  return findDurations(utterance).flatMap(
    ({ value: { low, high }, spans: [span], before, after, purpose }): Dated[] => {
      const isRelative = relativeBefore.test(before) || relativeAfter.test(after);
      if (!span || !isRelative || low !== high || (purpose !== null && purpose !== 'production')) return [];
      return [{ ...createFinding(utterance, addDays(today, high), span, true), before, after }];
    },
  );
}

/** The day of a launch or of a fair: the goods are needed before it. */
const toFinding = ({ before, after, ...finding }: Dated) => ({
  ...finding,
  inferred: finding.inferred || patterns.later_date.test(takeLastClause(before) + takeFirstClause(after)),
});
/** Not before that day, or after it. */
const isEarliest = ({ before, after }: Dated) =>
  patterns.not_before.test(takeLastClause(before).slice(-24)) || /^[之以]?后/.test(after);

/** The date of samples, of tooling or of an order is not that of the goods. */
const isOfGoods = ({ before, after }: Dated) =>
  !isDenied(before) &&
  !patterns.other_date.test(takeLastClause(before)) &&
  !patterns.other_date.test(takeFirstClause(after).slice(0, 24));
const isDeadline = ({ before, after }: Dated) => patterns.deadline.test(before) || deadlineAfter.test(after);
const isDeadlineIn = ({ before, after }: Dated) => patterns.deadline.test(before + after);

const findLatestDates = (utterance: NormalizedUtterance, today: string): Dated[] =>
  findDates(utterance, today).filter((date) => !isEarliest(date));

export function findNeededBy(utterance: NormalizedUtterance, today: string): Reading<string> {
  const dates = [
    ...findLatestDates(utterance, today).filter(isDeadline),
    ...findRelativeDates(utterance, today).filter(isDeadlineIn),
  ].filter(isOfGoods);
  if (dates.length) return pickUnanimous(dates.map(toFinding));
  const impossible = [...findImpossibleDates(utterance, today), ...findMonths(utterance)].filter(isDeadline);
  return impossible.length ? { unread: impossible.flatMap(({ spans }) => spans) } : null;
}

export const readDateAnswer = (utterance: NormalizedUtterance, today: string): Reading<string> =>
  findNeededBy(utterance, today) ??
  markBare(
    pickUnanimous(
      [...findLatestDates(utterance, today), ...findRelativeDates(utterance, today)].filter(isOfGoods).map(toFinding),
    ),
  );
