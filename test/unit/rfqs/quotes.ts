import type { InvitationRow } from '#modules/sourcing/rfqs/rfq.queries.ts';
import type { Part } from '#modules/sourcing/rfqs/supplier-quotes/quoted-part.rules.ts';
import type { QuoteRow } from '#modules/sourcing/rfqs/supplier-quotes/supplier-quote.queries.ts';
import type { QuoteLine } from '#modules/sourcing/rfqs/supplier-quotes/supplier-quote.schema.ts';

/** A request for one part, and quotes for it. All data is synthetic. */
export const lamp = '0190a1b2-0000-7000-8000-000000000001';
export const onePart: Part[] = [{ id: lamp, name: 'Lamp', quantityPerUnit: null }];

export const quoteLine = (quantity: number, unitPrice: string | null, more: Partial<QuoteLine> = {}): QuoteLine => ({
  ...{ lineId: lamp, description: 'As drawn', quantity, unitPrice, toolingCost: '800', moq: 500 },
  ...{ leadTimeDays: { low: 20, high: 30 }, note: null },
  ...more,
});

export const quoteOf = (
  factoryName: string,
  lines: QuoteLine[],
  offer: Partial<QuoteRow['offer']> = {},
  more: Partial<QuoteRow> = {},
): QuoteRow => ({
  ...{ id: `quote ${factoryName}`, invitationId: factoryName, rfqId: 'r', factoryId: factoryName, factoryName },
  ...{ version: 1, status: 'submitted', source: 'file', receivedAt: '2026-09-01T08:00:00.000Z' },
  ...{ createdAt: '2026-09-01T08:00:00.000Z', validUntil: '2026-12-31', supersededAt: null, withdrawnAt: null },
  offer: { currency: 'USD', incoterm: 'FOB', namedPlace: 'Shenzhen', note: null, lines, ...offer },
  ...more,
});

export const invitationOf = (factoryName: string, status: InvitationRow['status'] = 'quoted'): InvitationRow => ({
  ...{ id: factoryName, factoryId: factoryName, factoryName, status, rfqId: 'r' },
  ...{ deliveryId: null, respondedAt: null, failure: null, sentAt: null },
});

/** In USD, with a lower price from 2,000. */
export const alpha = quoteOf('Alpha', [quoteLine(500, '2.40'), quoteLine(2000, '2.10')]);
/** In CNY, with more tooling and a lower price from 5,000. */
export const beta = quoteOf(
  'Beta',
  [quoteLine(500, '15.00', { toolingCost: '20000' }), quoteLine(5000, '14.00', { toolingCost: '20000' })],
  { currency: 'CNY' },
);
export const yuan = {
  currency: 'CNY',
  usdPerUnit: '0.14',
  asOf: '2026-08-31',
  source: 'https://rates.example/2026-08-31',
};
