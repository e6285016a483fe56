import { z } from 'zod';
import { Incoterm, Quantity } from '#kernel/enums.ts';
import { Currency, Price } from './money.schema.ts';

export const SavedQuoteStatus = z.enum(['submitted', 'superseded', 'withdrawn']);
export const QuoteStatus = z.enum(['submitted', 'superseded', 'withdrawn', 'expired']).meta({ id: 'QuoteStatus' });
export const QuoteSource = z.enum(['entered_by_staff', 'email', 'file', 'supplier_answer']).meta({ id: 'QuoteSource' });
export type QuoteSource = z.output<typeof QuoteSource>;

export const QuoteLine = z
  .strictObject({
    lineId: z.uuid().nullable().default(null).meta({ description: 'The quoted line of the request.' }),
    description: z.string().min(1).max(300),
    quantity: Quantity.meta({ description: 'The lowest quantity at which this price applies.' }),
    unitPrice: Price.nullable().default(null),
    toolingCost: Price.nullable().default(null),
    moq: Quantity.nullable().default(null),
    leadTimeDays: z
      .strictObject({ low: z.int().min(0).max(1000), high: z.int().min(0).max(1000) })
      .refine(({ low, high }) => low <= high, { message: 'low must not exceed high.', path: ['high'] })
      .nullable()
      .default(null),
    note: z.string().max(500).nullable().default(null),
  })
  .meta({ id: 'SupplierQuoteLine' });
export type QuoteLine = z.output<typeof QuoteLine>;

export const QuoteContent = z.strictObject({
  currency: Currency,
  incoterm: Incoterm.nullable().default(null),
  namedPlace: z.string().min(1).max(120).nullable().default(null),
  validUntil: z.iso
    .date()
    .nullable()
    .default(null)
    .meta({ description: 'The last day on which the quote can be accepted.' }),
  receivedAt: z.iso.datetime({ offset: true }).optional().meta({ description: 'Default: now.' }),
  lines: z
    .array(QuoteLine)
    .min(1)
    .max(120)
    .refine(hasUniqueQuantities, {
      message: 'A line can be quoted only once per quantity.',
      params: { code: 'duplicate' },
    }),
  note: z.string().max(2000).nullable().default(null),
});
export type QuoteContent = z.output<typeof QuoteContent>;

export function hasUniqueQuantities(lines: Pick<QuoteLine, 'lineId' | 'quantity'>[]): boolean {
  const linked = lines.filter(({ lineId }) => lineId !== null);
  return new Set(linked.map(({ lineId, quantity }) => `${lineId} ${quantity}`)).size === linked.length;
}

export type Offer = Pick<QuoteContent, 'currency' | 'incoterm' | 'namedPlace' | 'lines' | 'note'>;

export const QuoteFile = QuoteContent.extend({ source: QuoteSource.default('file') });

export const RecordedQuote = z.strictObject({
  rfqId: z.uuid(),
  factoryId: z.uuid(),
  source: QuoteSource.default('entered_by_staff'),
  ...QuoteContent.shape,
});
export const QuoteWithdrawal = z.strictObject({ id: z.uuid(), reason: z.string().max(400).optional() });
export const SupplierDecline = z.strictObject({ rfqId: z.uuid(), factoryId: z.uuid() });
