import { timingSafeEqual } from 'node:crypto';
import { DomainError } from '#kernel/errors.ts';
import { canonicalizeJson, digest, sha256 } from '#kernel/hash.ts';
import type { Mailer } from '#ports/mail/mailer.ts';
import type { DeliveryRow, DispatchRow } from './delivery.queries.ts';

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

/** SHA-256 over the RFC 8785 form of everything that will be visible to the recipient. A new visible part raises the version. */
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

export const isSameDigest = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** `reviewed` are the parts of the review that has the digest which was sent; null where no review of the delivery has it. */
export function reviewChanged(now: ReviewParts, reviewed: ReviewParts | null): DomainError {
  if (!reviewed) {
    const message =
      'This digest does not match any review of this delivery. Read the review and echo its reviewSha256.';
    return new DomainError('approval_review_changed', message, { changed: [] });
  }
  const changed = (['recipient', 'content'] as const).filter((part) => reviewed[part] !== now[part]);
  const message = 'What you approve is not what would be sent now. Read the review again.';
  return new DomainError('approval_review_changed', message, { changed });
}

/** The text of the mail: the factory's own language first. */
export const renderMailText = ({ bodyEn, bodyZh }: Pick<ReviewContent, 'bodyEn' | 'bodyZh'>): string =>
  [bodyZh, bodyEn].filter((body) => body).join(`\n\n${'-'.repeat(40)}\n\n`);

/** The bytes that leave, and that a retry must find unchanged. An empty list of copies is left out, as providers want it. */
export function buildPayload(content: ReviewContent): { payload: Buffer; payloadSha256: string } {
  const { from, to, cc, subject } = content;
  const text = canonicalizeJson({
    from,
    to: to.address,
    ...(cc.length && { cc }),
    subject: subject ?? '',
    text: renderMailText(content),
    // The provider names it in its events, also in those of an answer that never reached us.
    tags: [{ name: 'delivery_id', value: content.deliveryId }],
  });
  return { payload: Buffer.from(text), payloadSha256: sha256(text) };
}

/** Another payload can never meet a key that the provider remembers: its hash is part of the key. */
export const deriveProviderKey = (deliveryId: string, payloadSha256: string): string =>
  `dlv-${deliveryId}-${payloadSha256.slice(0, 32)}`;

export function describeEffect(
  { channel, from, to, cc }: ReviewContent,
  { mailer, isProjectArchived }: { mailer: Mailer | null; isProjectArchived: boolean },
): string {
  if (isProjectArchived) return 'Approving is refused while the project is archived.';
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
export function resolveTransport({
  status,
  channel,
  dispatchStatus,
}: Pick<DeliveryRow, 'status' | 'channel' | 'dispatchStatus'>) {
  if (dispatchStatus) return 'email_provider';
  return channel === 'wechat' && (status === 'queued' || status === 'sent') ? 'manual_outbox' : null;
}

export function summarizeReceipt({ events }: Pick<DispatchRow, 'events'>) {
  return {
    scope: 'provider_email' as const,
    providerDeliveryReported: events.delivered !== undefined,
    events,
    note: 'Events of the e-mail provider. They never prove that copies arrived, or that anybody read, answered or accepted.',
  };
}
