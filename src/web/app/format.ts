import { useMemo } from 'react';
import { locales, useLanguage } from './messages.ts';

const units: [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/** Dates, numbers and sizes in the language of the reader. */
export function useFormat() {
  const locale = locales[useLanguage().language];
  return useMemo(() => {
    const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    const number = new Intl.NumberFormat(locale);
    return {
      dateTime: (iso: string) => dateTime.format(new Date(iso)),
      /** Of a day without a time. */
      date: (iso: string) => date.format(new Date(iso)),
      number: (value: number) => number.format(value),
      size: (bytes: number) => formatSize(bytes, locale),
      since(iso: string): string {
        const seconds = (Date.parse(iso) - Date.now()) / 1000;
        const [unit, length] = units.find(([, least]) => Math.abs(seconds) >= least) ?? ['second', 1];
        return relative.format(Math.trunc(seconds / length), unit);
      },
    };
  }, [locale]);
}

function formatSize(bytes: number, locale: string): string {
  const [unit, size] = bytes >= 1e6 ? (['megabyte', 1e6] as const) : (['kilobyte', 1e3] as const);
  const options = { style: 'unit', unit, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, options).format(bytes / size);
}
