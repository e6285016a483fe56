import type { RfqRow } from './rfq.queries.ts';
import type { RfqStatus } from './rfq.schema.ts';

/** The contract has no unknown term: where none was chosen it says EXW, and that this is the default. */
export const toRequested = ({ requested, quoteBy }: Pick<RfqRow, 'requested' | 'quoteBy'>) => ({
  ...requested,
  incoterm: requested.incoterm ?? 'EXW',
  incotermAtColumnDefault: requested.incoterm === null,
  quoteBy,
});

export const renderRfqNote = ({ status }: Pick<RfqRow, 'status'>): string => notes[status];

const notes: Record<RfqStatus, string> = {
  draft: 'Nothing is released yet: all of it can still be revoked.',
  sent: 'Released to at least one factory. Messages leave only when each is approved; an invitation says whether one did.',
  closed: 'Closed. Quotes may be recorded for 30 days after that.',
};
