import { DomainError } from '#kernel/errors.ts';
import { digest } from '#kernel/hash.ts';
import { invalidField } from '#kernel/validation.ts';
import type { Rfq } from '../rfq.entity.ts';
import type { Offer, QuoteContent, QuoteSource } from './supplier-quote.schema.ts';

export const daysAfterClosing = 30;
const dayMs = 24 * 3600_000;

export function assertTakesQuotes({ closedAt }: Pick<Rfq, 'closedAt'>, now: Date): void {
  if (!closedAt || now.getTime() <= closedAt.getTime() + daysAfterClosing * dayMs) return;
  const message = `This request was closed more than ${daysAfterClosing} days ago and accepts no more quotes.`;
  throw new DomainError('rfq_closed', message, { closedAt: closedAt.toISOString() });
}

/** Only the acceptance of an answer records what a supplier answered. */
export function assertRecordable(source: QuoteSource): void {
  if (source !== 'supplier_answer') return;
  throw invalidField('/source', 'A quote has this source only by the acceptance of an answer.');
}

export function assertQuote({ lines, receivedAt }: QuoteContent, lineIds: readonly string[], now: Date): void {
  const unknown = lines.findIndex(({ lineId }) => lineId !== null && !lineIds.includes(lineId));
  if (unknown >= 0) throw invalidField(`/lines/${unknown}/lineId`, 'The request has no such line.');
  if (receivedAt && new Date(receivedAt) > now)
    throw invalidField('/receivedAt', 'receivedAt must not be in the future.');
}

export const toOffer = ({ currency, incoterm, namedPlace, lines, note }: QuoteContent): Offer => ({
  currency,
  incoterm,
  namedPlace,
  lines,
  note,
});

export const digestOffer = (offer: Offer, validUntil: string | null): string => digest({ ...offer, validUntil });
