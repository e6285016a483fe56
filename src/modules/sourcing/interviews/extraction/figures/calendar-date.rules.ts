import {
  createFinding,
  type Finding,
  findMatches,
  isHedged,
  type NormalizedUtterance,
  type Surroundings,
  splitContext,
} from '../utterance.rules.ts';
import { calendarDays } from '../words/interview-words.ts';
import { readChinese } from './numeral.rules.ts';

const months = 'january february march april may june july august september october november december'.split(' ');
export const monthName = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const year = String.raw`(?:,?\s?(20\d\d))?(?!\d)`;
const chineseNumber = '(?:\\d{1,2}|[一二三四五六七八九十]{1,3})';
const chineseYear = String.raw`(20\d\d|明|今|后)年\s?`;

type Parts = { year: number | null; month: number; day: number | 'last' };
type Form = { pattern: RegExp; read: (match: string[], today: string) => Parts | null };

const toMonthNumber = (text: string): number =>
  months.findIndex((name) => name.startsWith(text.slice(0, 3).toLowerCase())) + 1;
const toYear = (text: string | undefined): number | null => (text ? Number(text) : null);
const toNumber = (text = ''): number => (/^\d/.test(text) ? Number(text) : readChinese(text));

function toChineseYear(text: string | undefined, today: string): number | null {
  const thisYear = Number(today.slice(0, 4));
  if (!text) return null;
  const relative = { 今: 0, 明: 1, 后: 2 }[text];
  return relative === undefined ? toNumber(text) : thisYear + relative;
}

/** The day and the month, if only one order is possible: 31/3/2027. */
function readNumericDate([, first = '', , second = '', y]: string[]): Parts | null {
  const [a, b] = [Number(first), Number(second)];
  if (a > 12 === b > 12 && a !== b) return null;
  const [day, month] = a > 12 ? [a, b] : [b, a];
  return { year: Number(y), month, day };
}

/** Dates without a day, and ambiguous ones such as 1/12, are not read. */
const forms: Form[] = [
  {
    pattern: /(?<!\d)(20\d\d)(?:[-/.]|\s?年\s?)(\d{1,2})(?:[-/.]|\s?月\s?)(\d{1,2})(?!\d)\s?[日号]?/g,
    read: ([, y, m, d]) => ({ year: Number(y), month: Number(m), day: Number(d) }),
  },
  {
    pattern: /(?<![\d./-])(\d{1,2})([/.-])(\d{1,2})\2(20\d\d)(?!\d)/g,
    read: readNumericDate,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\d.\-/年一二三四五六七八九十])(${chineseNumber})月份?(${chineseNumber})[日号]`,
      'g',
    ),
    read: ([, m, d]) => ({ year: null, month: toNumber(m), day: toNumber(d) }),
  },
  {
    pattern: new RegExp(`${chineseYear}(${chineseNumber})月份?(${chineseNumber})[日号]`, 'g'),
    read: ([, y, m, d], today) => ({ year: toChineseYear(y, today), month: toNumber(m), day: toNumber(d) }),
  },
  {
    pattern: new RegExp(
      String.raw`(?:${chineseYear})?(?<![\d一二三四五六七八九十])(${chineseNumber})月份?(?:月?底|末)`,
      'g',
    ),
    read: ([, y, m], today) => ({ year: toChineseYear(y, today), month: toNumber(m), day: 'last' }),
  },
  {
    pattern: new RegExp(String.raw`\b(${monthName})\s(?:the\s)?(\d{1,2})(?:st|nd|rd|th)?${year}`, 'gi'),
    read: ([, m = '', d, y]) => ({ year: toYear(y), month: toMonthNumber(m), day: Number(d) }),
  },
  {
    pattern: new RegExp(String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th)?\s(?:of\s)?(${monthName})(?![a-z])${year}`, 'gi'),
    read: ([, d, m = '', y]) => ({ year: toYear(y), month: toMonthNumber(m), day: Number(d) }),
  },
  {
    pattern: new RegExp(String.raw`\b(?:the\s)?end of (${monthName})(?![a-z])${year}`, 'gi'),
    read: ([, m = '', y]) => ({ year: toYear(y), month: toMonthNumber(m), day: 'last' }),
  },
  {
    pattern: /\b(?:the\s)?end of (next|this) month\b|(下|本|这)个?月底/gi,
    read: ([, word, chinese], today) => {
      const later = /next|下/i.test(word ?? chinese ?? '') ? 1 : 0;
      const first = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + later, 1));
      return { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1, day: 'last' };
    },
  },
  {
    pattern: /\bend of q([1-4])(?:,?\s(20\d\d))?/gi,
    read: ([, quarter, y]) => ({ year: toYear(y), month: Number(quarter) * 3, day: 'last' }),
  },
  {
    pattern: /明年年?底|(?:the\s)?end of next year/gi,
    read: (_, today) => ({ year: Number(today.slice(0, 4)) + 1, month: 12, day: 31 }),
  },
];

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

export type Dated = Finding<string> & Surroundings;

/** Days of the calendar and holidays. */
export const findDates = (utterance: NormalizedUtterance, today: string): Dated[] =>
  dropParts([...findCalendarDays(utterance, today), ...findHolidays(utterance, today)]).filter(
    ({ value }) => value !== '',
  );

/** "明年3月15日" is not also "3月15日". */
const dropParts = (dates: Dated[]): Dated[] =>
  dates.filter(
    ({ spans: [span] }) =>
      !dates.some(({ spans: [other] }) => {
        if (!span || !other || other === span) return false;
        return other[0] <= span[0] && other[1] >= span[1] && other[1] - other[0] > span[1] - span[0];
      }),
  );

const monthOnly = new RegExp(
  String.raw`(?<!\d\s)\b(?:(?:mid|early|late|middle of|beginning of|start of)[\s-])?${monthName}(?![a-z])(?:\s20\d\d)?(?!\s?\d)|\bq[1-4]\b(?:\s20\d\d)?|(?:明年|今年)?\d{1,2}月份?(?:初|中旬?|上旬|下旬|左右)?(?!\d|底|末)`,
  'gi',
);

/** Months and quarters, which name no day. */
export const findMonths = (utterance: NormalizedUtterance): Dated[] =>
  findMatches(utterance, monthOnly).flatMap(({ 0: text, index }) => {
    const end = index + text.length;
    return /^may$/i.test(text.trim())
      ? []
      : [{ ...createFinding(utterance, '', [index, end]), ...splitContext(utterance, index, end) }];
  });

/** Days that are past, or that no calendar has. */
export const findImpossibleDates = (utterance: NormalizedUtterance, today: string): Dated[] =>
  findCalendarDays(utterance, today).filter(({ value }) => value === '');

/** The value of a day that cannot be meant is empty. */
function findCalendarDays(utterance: NormalizedUtterance, today: string): Dated[] {
  return forms.flatMap(({ pattern, read }) =>
    findMatches(utterance, pattern).map((match) => {
      const parts = read(match, today);
      const value = (parts && resolveDate(parts, today)) ?? '';
      const [start, end] = [match.index, match.index + match[0].length];
      const context = splitContext(utterance, start, end);
      const isRelative = !/20\d\d/.test(match[0]);
      const inferred = isRelative || isHedged(context);
      return { ...createFinding(utterance, value, [start, end], inferred), ...context };
    }),
  );
}

const holidays = [...calendarDays].flatMap(([days, names]) => names.split('|').map((name) => [name, days] as const));
const holidayDays = new Map(holidays.map(([name, days]) => [name.toLowerCase(), days]));
const holidayPattern = new RegExp(
  holidays
    .map(([name]) => name)
    .toSorted((a, b) => b.length - a.length)
    .map((name) => (/^[A-Za-z]/.test(name) ? `(?<![A-Za-z])${name}(?![A-Za-z])` : name))
    .join('|'),
  'gi',
);

function findHolidays(utterance: NormalizedUtterance, today: string): Dated[] {
  return findMatches(utterance, holidayPattern).flatMap(({ 0: name, index }) => {
    const thisYear = Number(today.slice(0, 4));
    const days = holidayDays.get(name.toLowerCase())?.split(';') ?? [];
    const dates = days.flatMap((day) => {
      if (day.length > 5) return [day];
      return [`${thisYear}-${day}`, `${thisYear + 1}-${day}`];
    });
    const said = /(?:明年|next year's)\s?$/i.exec(utterance.plain.slice(Math.max(0, index - 12), index))?.[0] ?? '';
    const value = dates.find((date) => date >= (said ? `${thisYear + 1}-01-01` : today));
    const end = index + name.length;
    if (value === undefined) return [];
    return [
      { ...createFinding(utterance, value, [index - said.length, end], true), ...splitContext(utterance, index, end) },
    ];
  });
}
