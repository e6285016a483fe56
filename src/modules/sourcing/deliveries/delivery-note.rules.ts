import type { Mailer } from '#ports/mail/mailer.ts';
import type { DeliveryRow } from './delivery.queries.ts';
import type { DeliveryStatus, DispatchStatus } from './delivery.schema.ts';

export const noteColumns = [
  ...(['status', 'channel', 'dispatchStatus', 'leaseExpiresAt', 'provider', 'frozenFrom', 'frozenTo'] as const),
  ...(['contactAddress', 'projectStatus', 'sentToWithdrawn', 'settledOutcome', 'linkRevokedAt'] as const),
  'isRequestClosed' as const,
];
export type NoteRow = Pick<DeliveryRow, (typeof noteColumns)[number]>;

export function renderNote(delivery: NoteRow, mailer: Mailer | null): string {
  const { status, channel, dispatchStatus, provider } = delivery;
  if (status === 'not_sent') return notes.not_sent;
  if (status === 'approved' || status === 'queued') return `${renderPending(delivery, mailer)}${renderHold(delivery)}`;
  if (status !== 'sent') return notes[status];
  if (provider === 'simulator') return simulated;
  if (dispatchStatus === 'accepted')
    return delivery.settledOutcome === 'not_sent' ? acceptedAfterSettlement : notes.sent;
  if (delivery.settledOutcome === 'accepted') return settledAsAccepted;
  if (channel === 'wechat') return delivery.sentToWithdrawn ? reportedToWithdrawn : reported;
  return notes.sent;
}

function renderPending({ status, dispatchStatus, provider, frozenFrom }: NoteRow, mailer: Mailer | null): string {
  if (provider === 'simulator') return simulated;
  if (dispatchStatus) return dispatchNotes[dispatchStatus];
  if (status === 'queued') return notes.queued;
  if (!mailer) return 'Approved, not sent: no e-mail transport is configured.';
  if (!frozenFrom)
    return 'Approved without a sender address, not sent. It returns to draft and must be reviewed and approved again.';
  if (frozenFrom !== mailer.from) return 'Approved with a sender address that is no longer configured, not sent.';
  return 'Approved before an e-mail transport was configured, not sent. Retry to send it.';
}

function renderHold({ frozenTo, contactAddress, projectStatus, linkRevokedAt, isRequestClosed }: NoteRow): string {
  if (projectStatus === 'archived') return ' It is not sent while its project is archived.';
  if (isRequestClosed) return ' It is not sent: its quote request was closed.';
  if (linkRevokedAt) return ' It is not sent: its supplier link was revoked.';
  if (contactAddress !== frozenTo) {
    return ' It is not sent: the factory is quarantined, or the approved contact was withdrawn or changed.';
  }
  return '';
}

const simulated = 'Simulated: the simulator acts as the provider. Nothing was sent.';
const noProof = 'This does not prove that it was received, read or answered.';
const reported = `A person reported it as sent. ${noProof}`;
const reportedToWithdrawn = `A person reported it as sent after the approved contact was withdrawn or changed. ${noProof}`;
const settledAsAccepted = `A person settled it as accepted; the evidence is stored. ${noProof}`;
const acceptedAfterSettlement = `A person settled it as not sent, but a later provider event proved that the provider accepted it. ${noProof}`;

const notes: Record<DeliveryStatus, string> = {
  draft: 'Draft. Nothing is sent until it is approved.',
  needs_contact: 'Draft without a recipient: no usable contact of the factory is on file.',
  approved: 'Approved.',
  queued: 'Approved and queued in the manual outbox: a person sends it outside this service.',
  sent: `Handed to the e-mail provider. ${noProof}`,
  not_sent: 'A person settled it as not sent; the evidence is stored. It will not be sent.',
  rejected: 'Rejected. The texts are stored and will not be sent.',
  resend_failed: 'An earlier send failed. This delivery is read-only.',
};

const dispatchNotes: Record<DispatchStatus, string> = {
  ready: 'Approved. Not yet submitted to the e-mail provider.',
  sending:
    'Approved. An attempt is in progress, or ended without a saved outcome: whether the mail was sent is unknown.',
  uncertain:
    'Approved. Whether the provider accepted the mail is unknown. Do not send it in another way until this is known.',
  failed: 'Approved. The provider refused the mail: nothing was sent.',
  accepted: notes.sent,
};
