import type { ObjectRef } from '@pothos/core';
import { builder, forRest } from './builder.ts';

type Types = (typeof builder)['$inferSchemaTypes'];

export const MoneyRef = builder.objectRef<{ amount: string; currency: string }>('Money').implement({
  description: 'An amount in a currency.',
  fields: (t) => ({
    amount: t.expose('amount', { type: 'Decimal', description: 'As stated, with all its digits.' }),
    currency: t.expose('currency', { type: 'CurrencyCode', description: 'ISO 4217 code.' }),
  }),
});

type NumberRange = { low: number; high: number };

export const DecimalRangeRef = builder.objectRef<NumberRange>('DecimalRange').implement({
  description: 'A range of decimal numbers. Both ends belong to it.',
  fields: (t) => ({
    low: t.field({ type: 'Decimal', description: 'The lowest value.', resolve: ({ low }) => String(low) }),
    high: t.field({ type: 'Decimal', description: 'The highest value.', resolve: ({ high }) => String(high) }),
  }),
});

export const MoneyRangeRef = builder.objectRef<NumberRange & { currency: string }>('MoneyRange').implement({
  description: 'A range of amounts in a currency. Both ends belong to it.',
  fields: (t) => ({
    low: t.field({ type: 'Decimal', description: 'The lowest amount.', resolve: ({ low }) => String(low) }),
    high: t.field({ type: 'Decimal', description: 'The highest amount.', resolve: ({ high }) => String(high) }),
    currency: t.expose('currency', { type: 'CurrencyCode', description: 'ISO 4217 code.' }),
  }),
});

export const toUsd = (amount: number | null) => (amount === null ? null : { amount: String(amount), currency: 'USD' });

/** Null unless both ends are known. */
export const toUsdRange = (range: { low: number | null; high: number | null } | null) =>
  range && range.low !== null && range.high !== null ? { low: range.low, high: range.high, currency: 'USD' } : null;

/** The amount as `Money`, and for REST as text, as `unitPrice` and `unitPriceText`. */
export function addAmount<Field extends string, Row extends { currency: string } & Record<Field, string | null>>(
  on: ObjectRef<Types, Row>,
  field: Field,
  description: string,
): void {
  const readAmount = (row: unknown): string | null => (row as Row)[field];
  builder.objectFields(on, (t) => ({
    [field]: t.field({
      type: MoneyRef,
      nullable: true,
      description,
      resolve: (row) => {
        const amount = readAmount(row);
        return amount === null ? null : { amount, currency: (row as Row).currency };
      },
    }),
    [`${field}Text`]: t.field({ ...forRest, type: 'Decimal', nullable: true, resolve: readAmount }),
  }));
}
