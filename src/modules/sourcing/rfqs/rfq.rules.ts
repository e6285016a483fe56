import type { z } from 'zod';
import type { InvitationRow, RfqRow } from './rfq.queries.ts';
import type { ContractInvitationStatus, InvitationStatus } from './rfq.schema.ts';

/** The REST contract has no unknown delivery term: without one it returns EXW and marks it as the default. */
export const toRequested = ({ requested, quoteBy }: Pick<RfqRow, 'requested' | 'quoteBy'>) => ({
  ...requested,
  incoterm: requested.incoterm ?? 'EXW',
  incotermAtColumnDefault: requested.incoterm === null,
  quoteBy,
});

export function renderRfqNote({ status }: Pick<RfqRow, 'status'>, invitations: readonly InvitationRow[]): string {
  if (status === 'closed') return 'Closed. Quotes can be recorded for 30 days after closing.';
  const sent = invitations.filter(({ sentAt }) => sentAt !== null).length;
  const factories = invitations.length === 1 ? 'one factory' : `${invitations.length} factories`;
  const handedOver = `Messages were handed over to ${sent} of ${factories}.`;
  if (status === 'sent')
    return `${handedOver} This does not prove that they were received or read; see the invitations.`;
  return invitations.some((one) => one.status === 'pending')
    ? 'No message has left. Until its release, each disclosure can be revoked.'
    : 'No message has left; see the invitations.';
}

/** REST has no state between publication and sending, none for what was stopped, and none before a quote is accepted. */
export const toContractStatus = (status: InvitationStatus): z.output<typeof ContractInvitationStatus> => {
  if (status === 'queued' || status === 'failed') return 'pending';
  if (status === 'answered') return 'sent';
  return status === 'revoked' ? 'expired' : status;
};
