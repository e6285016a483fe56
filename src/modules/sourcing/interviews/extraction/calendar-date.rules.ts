import {
  type Finding,
  findMatches,
  isHedged,
  type NormalizedUtterance,
  pickUnanimous,
  quoteUtterance,
  splitContext,
} from './utterance.rules.ts';

const months = 'january february march april may june july august september october november december'.split(' ');
export const monthName = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const year = String.raw`(?:,?\s?(20\d\d))?(?!\d)`;

type Parts = { year: number | null; month: number; day: number | 'last' };
type Form = { pattern: RegExp; read: (match: string[]) => Parts };

const toMonthNumber = (text: string): number =>
  months.findIndex((name) => name.startsWith(text.slice(0, 3).toLowerCase())) + 1;
const toYear = (text: string | undefined): number | null => (text ? Number(text) : null);

/** Dates without a day, and ambiguous ones such as 1/12, are not read. */
const forms: Form[] = [
  {
    pattern: /(?<!\d)(20\d\d)(?:[-/.]|\s?年\s?)(\d{1,2})(?:[-/.]|\s?月\s?)(\d{1,2})(?!\d)\s?[日号]?/g,
    read: ([, y, m, d]) => ({ year: Number(y), month: Number(m), day: Number(d) }),
  },
  {
    pattern: /(?<![\d年.\-/])(\d{1,2})月(\d{1,2})[日号]/g,
    read: ([, m, d]) => ({ year: null, month: Number(m), day: Number(d) }),
  },
  {
    pattern: /(?<!\d)(?:(20\d\d)年)?(?<!\d)(\d{1,2})月底/g,
    read: ([, y, m]) => ({ year: toYear(y), month: Number(m), day: 'last' }),
  },
  {
    pattern: new RegExp(String.raw`\b(${monthName})\s(\d{1,2})(?:st|nd|rd|th)?${year}`, 'gi'),
    read: ([, m = '', d, y]) => ({ year: toYear(y), month: toMonthNumber(m), day: Number(d) }),
  },
  {
    pattern: new RegExp(String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th)?\s(?:of\s)?(${monthName})(?![a-z])${year}`, 'gi'),
    read: ([, d, m = '', y]) => ({ year: toYear(y), month: toMonthNumber(m), day: Number(d) }),
  },
  {
    pattern: new RegExp(String.raw`\bend of (${monthName})(?![a-z])${year}`, 'gi'),
    read: ([, m = '', y]) => ({ year: toYear(y), month: toMonthNumber(m), day: 'last' }),
  },
];

const deadlineBefore =
  /\b(?:by|before|until|need|deadline|due|no later than|latest|in hand|deliver\w*|launch)\b|之前|以前|截止|最晚|不晚于|需要|交货|上市/i;
const deadlineAfter = /^\s?(?:之?前|以前|截止|交货|上市)/;

/** YYYY-MM-DD, not before `today`; null if there is no such day. Without a year, the next occurrence. */
function resolveDate({ year, month, day }: Parts, today: string): string | null {
  const toIsoDate = (year: number) => {
    const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
    const number = day === 'last' ? last : day;
    if (month < 1 || month > 12 || number < 1 || number > last) return null;
    return `${year}-${String(month).padStart(2, '0')}-${String(number).padStart(2, '0')}`;
  };
  const thisYear = Number(today.slice(0, 4));
  const years = year === null ? [thisYear, thisYear + 1] : [year];
  return years.map(toIsoDate).find((date) => date !== null && date >= today) ?? null;
}

type Dated = Finding<string> & { before: string; after: string };

function findDates(utterance: NormalizedUtterance, today: string): Dated[] {
  return forms.flatMap(({ pattern, read }) =>
    findMatches(utterance, pattern).flatMap((match) => {
      const parts = read(match);
      const value = resolveDate(parts, today);
      if (!value) return [];
      const [start, end] = [match.index, match.index + match[0].length];
      const context = splitContext(utterance, start, end);
      const inferred = parts.year === null || isHedged(context);
      return [{ value, quote: quoteUtterance(utterance, start, end), inferred, ...context }];
    }),
  );
}

const toFinding = ({ value, quote, inferred }: Dated): Finding<string> => ({ value, quote, inferred });

export const findNeededBy = (utterance: NormalizedUtterance, today: string): Finding<string> | null =>
  pickUnanimous(
    findDates(utterance, today)
      .filter(({ before, after }) => deadlineBefore.test(before) || deadlineAfter.test(after))
      .map(toFinding),
  );

export const readDateAnswer = (utterance: NormalizedUtterance, today: string): Finding<string> | null =>
  findNeededBy(utterance, today) ?? pickUnanimous(findDates(utterance, today).map(toFinding));
