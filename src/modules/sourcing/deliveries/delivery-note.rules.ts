import type { Mailer } from '#ports/mail/mailer.ts';
import type { DeliveryRow } from './delivery.queries.ts';
import type { DeliveryStatus, DispatchStatus } from './delivery.schema.ts';

/** The columns that a note is rendered from. */
export const noteColumns = [
  ...(['status', 'channel', 'dispatchStatus', 'leaseExpiresAt', 'provider', 'frozenFrom', 'frozenTo'] as const),
  ...(['contactAddress', 'projectStatus', 'sentToWithdrawn', 'settledOutcome'] as const),
];
type NoteRow = Pick<DeliveryRow, (typeof noteColumns)[number]>;

/** What the state of a delivery does and does not prove. `mailer` is what would take a mail to its address now. */
export function renderNote(delivery: NoteRow, mailer: Mailer | null): string {
  const { status, channel, dispatchStatus, provider } = delivery;
  if (status === 'not_sent') return notes.not_sent;
  if (status === 'approved' || status === 'queued') return `${renderPending(delivery, mailer)}${renderHold(delivery)}`;
  if (status !== 'sent') return notes[status];
  if (provider === 'simulator') return rehearsal;
  if (dispatchStatus === 'accepted') return delivery.settledOutcome === 'not_sent' ? provenAfterAll : notes.sent;
  if (delivery.settledOutcome === 'accepted') return settledAsAccepted;
  if (channel === 'wechat') return delivery.sentToWithdrawn ? reportedToWithdrawn : reported;
  return notes.sent;
}

function renderPending({ status, dispatchStatus, provider, frozenFrom }: NoteRow, mailer: Mailer | null): string {
  if (provider === 'simulator') return rehearsal;
  if (dispatchStatus) return dispatchNotes[dispatchStatus];
  if (status === 'queued') return notes.queued;
  if (!mailer) return 'Approved and unsent: no e-mail transport is configured. Nothing has left.';
  if (!frozenFrom)
    return 'Approved without a sender, and unsent. It returns to draft, to be reviewed and approved again.';
  if (frozenFrom !== mailer.from) return 'Approved with another sender than is configured now, and unsent.';
  return 'Approved before an e-mail transport was configured, and unsent. A retry sends it.';
}

/** Why nothing more is sent of an approved message, as far as the records around it say. */
function renderHold({ frozenTo, contactAddress, projectStatus }: NoteRow): string {
  if (projectStatus === 'archived')
    return ' Its project is archived: it is not sent unless the project is active again.';
  if (contactAddress !== frozenTo) {
    return ' The factory is quarantined, or the approved contact was withdrawn or changed: it is not sent.';
  }
  return '';
}

const rehearsal = 'A rehearsal: the simulator answers for the provider. Nothing has left.';
const noProof = 'That is no proof that it was received, read or answered.';
const reported = `Reported as sent by a person. ${noProof}`;
const reportedToWithdrawn = `Reported as sent by a person, after the approved contact was withdrawn or changed. ${noProof}`;
const settledAsAccepted = `Settled by a person as accepted; the evidence is kept. ${noProof}`;
const provenAfterAll = `Settled by a person as not sent; an event of the provider proved later that it took the mail. ${noProof}`;

const notes: Record<DeliveryStatus, string> = {
  draft: 'A draft. Nothing is sent before a separate approval.',
  needs_contact: 'A draft without a recipient: no usable contact of the factory is on file.',
  approved: 'Approved.',
  queued: 'Approved and waiting in the manual outbox: a person sends it outside this service.',
  sent: `Handed to the e-mail provider. ${noProof}`,
  not_sent: 'Settled by a person as not sent; the evidence is kept. It will not be sent.',
  rejected: 'Rejected. The texts are kept and will not be sent.',
  resend_failed: 'An earlier send failed. This delivery is kept to be read only.',
};

const dispatchNotes: Record<DispatchStatus, string> = {
  ready: 'Approved. Nothing has been handed to the e-mail provider yet.',
  sending:
    'Approved. An attempt is under way, or ended without its outcome being saved: whether the mail left is unknown.',
  uncertain: 'Approved. Whether the mail was taken is unknown. Do not send it by any other way before that is known.',
  failed: 'Approved. The mail was refused: nothing was sent.',
  accepted: notes.sent,
};
