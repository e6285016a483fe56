import type { ObjectRef } from '@pothos/core';
import { builder, forRest } from '#graph/builder.ts';

type Types = (typeof builder)['$inferSchemaTypes'];

const MoneyRef = builder.objectRef<{ amount: string; currency: string }>('Money').implement({
  description: 'An amount in a currency.',
  fields: (t) => ({
    amount: t.expose('amount', { type: 'Decimal', description: 'As stated, with all its digits.' }),
    currency: t.expose('currency', { type: 'CurrencyCode', description: 'ISO 4217 code.' }),
  }),
});

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
