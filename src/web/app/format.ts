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

type Money = { amount: string; currency: string };

/** As a date field writes it. */
export const readToday = (): string => new Date().toISOString().slice(0, 10);

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
      /** Amounts keep up to six decimals, as the service rounds them. */
      money: ({ amount, currency }: Money) => createMoneyFormat(locale, currency).format(Number(amount)),
      moneyRange: (low: number, high: number, currency: string) =>
        createMoneyFormat(locale, currency).formatRange(low, high),
      size: (bytes: number) => formatSize(bytes, locale),
      since(iso: string): string {
        const seconds = (Date.parse(iso) - Date.now()) / 1000;
        const [unit, length] = units.find(([, least]) => Math.abs(seconds) >= least) ?? ['second', 1];
        return relative.format(Math.trunc(seconds / length), unit);
      },
    };
  }, [locale]);
}

const createMoneyFormat = (locale: string, currency: string) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    maximumFractionDigits: 6,
  });

function formatSize(bytes: number, locale: string): string {
  const [unit, size] = sizes.find(([, least]) => bytes >= least) ?? ['byte', 1];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / size);
}
const sizes = [
  ['megabyte', 1e6],
  ['kilobyte', 1e3],
] as const;

/** Names of countries in the language of the reader. */
export function useRegionNames(): (code: string) => string {
  const locale = locales[useLanguage().language];
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return (code) => names.of(code) ?? code;
  }, [locale]);
}
