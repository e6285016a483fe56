import { timingSafeEqual } from 'node:crypto';
import { holds, isInternal } from '#kernel/access.ts';
import type { Viewer } from '#kernel/context.ts';
import { canonical, digest, sha256 } from '#kernel/digest.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Mailer } from '#ports/mailer.ts';
import type { DeliveryRow, DispatchRow } from './delivery.read.ts';
import type { DeliveryStatus } from './delivery.shapes.ts';

export type Recipient = { name: string | null; address: string | null; factoryId: string | null };

/**
 * Whom a delivery goes to: frozen by approval, until then the factory's contact of now. Withheld in lists, and from
 * callers who may not see it.
 */
export function recipientOf(delivery: DeliveryRow, viewer: Viewer | null): Recipient {
  const { alone, factoryId, frozenTo, frozenName, contactName, contactAddress } = delivery;
  if (!alone || !maySeeRecipients(viewer)) return { name: null, address: null, factoryId };
  return frozenTo
    ? { name: frozenName, address: frozenTo, factoryId }
    : { name: contactAddress && contactName, address: contactAddress, factoryId };
}

/** Anybody can make a sandbox key; a contact is for those who may approve a message to it or read contacts. */
const maySeeRecipients = (viewer: Viewer | null) =>
  viewer?.kind === 'key' &&
  viewer.mode === 'live' &&
  (holds(viewer, 'approvals:write') || holds(viewer, 'contacts:read') || isInternal(viewer));

/** All that the recipient will see, and from which state of the project it was written. */
export type ReviewContent = {
  deliveryId: string;
  actionId: string;
  projectId: string;
  projectVersion: string;
  channel: 'email' | 'wechat';
  from: string | null;
  to: { name: string | null; address: string; factoryId: string | null; factoryName: string | null };
  cc: string[];
  subject: string | null;
  bodyEn: string | null;
  bodyZh: string | null;
};
export type Review = ReviewContent & { reviewSha256: string; effect: string; note: string };

const digestVersion = 1;

/** SHA-256 over the RFC 8785 form of everything that will be visible, decisions 8.1. A new visible part raises the version. */
export const reviewDigest = (content: ReviewContent): string => digest({ v: digestVersion, ...content });

/** Digests of the parts, to tell later which of them has changed. */
export type ReviewParts = { reviewSha256: string; recipient: string; content: string };
export function reviewParts(review: ReviewContent): ReviewParts {
  const { from, to, cc, subject, bodyEn, bodyZh } = review;
  return {
    reviewSha256: reviewDigest(review),
    recipient: digest({ from, to, cc }),
    content: digest({ subject, bodyEn, bodyZh }),
  };
}

/** `reviewed` are the parts of the review that was last shown. */
export function assertReviewed(current: ReviewContent, expected: string, reviewed: ReviewParts | null): void {
  const now = reviewParts(current);
  if (timingSafeEqual(Buffer.from(now.reviewSha256), Buffer.from(expected))) return;
  const known = reviewed?.reviewSha256 === expected ? reviewed : null;
  const changed = known ? (['recipient', 'content'] as const).filter((part) => known[part] !== now[part]) : [];
  throw new DomainError(
    'approval_review_changed',
    'What you approve is not what would be sent now. Read the review again.',
    {
      changed,
    },
  );
}

/** The text of the mail: the factory's own language first. */
export const textOf = ({ bodyEn, bodyZh }: Pick<ReviewContent, 'bodyEn' | 'bodyZh'>): string =>
  [bodyZh, bodyEn].filter((body) => body).join(`\n\n${'-'.repeat(40)}\n\n`);

/** The bytes that leave, and that a retry must find unchanged. An empty list of copies is left out, as providers want it. */
export function payloadOf(content: ReviewContent): { payload: Buffer; payloadSha256: string } {
  const { from, to, cc, subject } = content;
  const text = canonical({
    from,
    to: to.address,
    ...(cc.length && { cc }),
    subject: subject ?? '',
    text: textOf(content),
    // The provider names it in its events, also in those of an answer that never reached us.
    tags: [{ name: 'delivery_id', value: content.deliveryId }],
  });
  return { payload: Buffer.from(text), payloadSha256: sha256(text) };
}

/** Another payload can never meet a key that the provider remembers: its hash is part of the key. */
export const providerKeyOf = (deliveryId: string, payloadSha256: string): string =>
  `dlv-${deliveryId}-${payloadSha256.slice(0, 32)}`;

export function effectOf({ channel, from, to, cc }: ReviewContent, mailer: Mailer | null): string {
  if (channel === 'wechat') return 'Approving places this message on the manual outbox; a person sends it.';
  const copies = `${cc.length} ${cc.length === 1 ? 'copy' : 'copies'}`;
  if (mailer?.provider === 'simulator')
    return `Approving rehearses one email to ${to.address} with ${copies}: the simulator answers for the provider, and nothing leaves.`;
  if (mailer) return `Approving sends one email to ${to.address} with ${copies}.`;
  const lacking = from ? 'no transport is configured' : 'neither a sender (MAIL_FROM) nor a transport is configured';
  return `Approving freezes one email to ${to.address} with ${copies}; ${lacking}, so it stays unsent.`;
}

export const reviewNote =
  'Nothing is approved or sent by reading this. Show it in full; echo reviewSha256 only after a person has approved it.';

/** How a delivery leaves or left; null while nothing has taken it. */
export function transportOf({
  status,
  channel,
  dispatchStatus,
}: Pick<DeliveryRow, 'status' | 'channel' | 'dispatchStatus'>) {
  if (dispatchStatus) return 'email_provider';
  return channel === 'wechat' && (status === 'queued' || status === 'sent') ? 'manual_outbox' : null;
}

/** What the state of a delivery does and does not prove. */
export function noteOf({
  status,
  channel,
  dispatchStatus,
  provider,
}: Pick<DeliveryRow, 'status' | 'channel' | 'dispatchStatus' | 'provider'>): string {
  if (provider === 'simulator') return 'A rehearsal: the simulator answers for the provider. Nothing has left.';
  if (dispatchStatus && status === 'approved') return dispatchNotes[dispatchStatus];
  if (status === 'approved') return 'Approved and unsent: no e-mail transport is configured. Nothing has left.';
  if (status === 'sent' && channel === 'wechat') {
    return 'Reported as sent by a person. That is no proof that it was received, read or answered.';
  }
  return notes[status];
}

const notes: Record<DeliveryStatus, string> = {
  draft: 'A draft. Nothing is sent before a separate approval.',
  needs_contact: 'A draft without a recipient: no usable contact of the factory is on file.',
  approved: 'Approved.',
  queued: 'Approved and waiting in the manual outbox: a person sends it outside this service.',
  sent: 'Handed to the e-mail provider. That is no proof that it was received, read or answered.',
  rejected: 'Rejected. The texts are kept and will not be sent.',
  resend_failed: 'An earlier send failed. This delivery is kept to be read only.',
};

const dispatchNotes: Record<NonNullable<DeliveryRow['dispatchStatus']>, string> = {
  ready: 'Approved. Nothing has been handed to the e-mail provider yet.',
  sending:
    'Approved. An attempt is under way, or ended without its outcome being saved: whether the mail left is unknown.',
  uncertain: 'Approved. Whether the mail was taken is unknown. Do not send it by any other way before that is known.',
  failed: 'Approved. The mail was refused: nothing was sent.',
  accepted: notes.sent,
};

export function receiptOf({ events }: Pick<DispatchRow, 'events'>) {
  return {
    scope: 'provider_email' as const,
    providerDeliveryReported: events.delivered !== undefined,
    events,
    note: 'Events of the e-mail provider. They never prove that copies arrived, or that anybody read, answered or accepted.',
  };
}
