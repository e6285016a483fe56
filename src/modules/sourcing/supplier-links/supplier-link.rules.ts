import type { SupplierLinkStatus } from './supplier-link.schema.ts';

const dayMs = 24 * 3600_000;
const maxDaysAfterSending = 180;
const daysAfterClosing = 30;

/** Times are null before they come. Of a request that was published again, `closedAt` is of the latest publication. */
export type LinkTimes = { approvedAt: string | null; sentAt: string | null; closedAt: string | null };

/** A message that a person sends may be read before it is reported as sent: until then the approval counts. */
export function computeExpiry({ approvedAt, sentAt, closedAt }: LinkTimes): Date {
  const sent = Date.parse(sentAt ?? approvedAt ?? '') + maxDaysAfterSending * dayMs;
  const closed = closedAt === null ? sent : Date.parse(closedAt) + daysAfterClosing * dayMs;
  return new Date(Math.min(sent, closed));
}

export type LinkState = LinkTimes & { revokedAt: string | null; deliveryStatus: string };

export function resolveLinkStatus(link: LinkState, now: Date): SupplierLinkStatus {
  if (link.revokedAt !== null) return 'revoked';
  if (link.deliveryStatus === 'not_sent') return 'not_sent';
  if (computeExpiry(link) <= now) return 'expired';
  return link.closedAt === null ? 'open' : 'closed';
}

/** Pieces for each quantity of the product; those of the product where the request does not state how many it needs. */
const computePieces = (quantityPerUnit: number | null, quantities: readonly number[]): number[] =>
  quantities.map((quantity) => quantity * (quantityPerUnit ?? 1));

type Line = { id: string; disclosedName: string | null; quantityPerUnit: number | null };
type Disclosed = { lines: readonly Line[]; requested: { quantities: number[] } };
export type DisclosedLine = { lineId: string; description: string; quantities: number[] };

export const describeLines = ({ lines, requested }: Disclosed): DisclosedLine[] =>
  lines.flatMap(({ id: lineId, disclosedName: description, quantityPerUnit }) =>
    description ? [{ lineId, description, quantities: computePieces(quantityPerUnit, requested.quantities) }] : [],
  );
