import type { RfqRow } from './rfq.queries.ts';
import type { RfqStatus } from './rfq.schema.ts';

/** The REST contract has no unknown delivery term: without one it returns EXW and marks it as the default. */
export const toRequested = ({ requested, quoteBy }: Pick<RfqRow, 'requested' | 'quoteBy'>) => ({
  ...requested,
  incoterm: requested.incoterm ?? 'EXW',
  incotermAtColumnDefault: requested.incoterm === null,
  quoteBy,
});

export const renderRfqNote = ({ status }: Pick<RfqRow, 'status'>): string => notes[status];

const notes: Record<RfqStatus, string> = {
  draft: 'Nothing is released yet; all disclosures can still be revoked.',
  sent: 'Released to at least one factory. Each message is sent only after its own approval; see the invitations.',
  closed: 'Closed. Quotes can be recorded for 30 days after closing.',
};
