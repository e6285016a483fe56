import { timingSafeEqual } from 'node:crypto';
import { DomainError } from '#kernel/errors.ts';
import { canonicalizeJson, digest, sha256 } from '#kernel/hash.ts';
import type { Recipient } from '#modules/sourcing/screening/screening.rules.ts';
import type { Mailer } from '#ports/mail/mailer.ts';
import type { Delivery } from './delivery.entity.ts';
import type { DeliveryRow, DispatchRow } from './delivery.queries.ts';
import type { ApprovalEffect, DeliveryFile, DeliveryStatus } from './delivery.schema.ts';
import { renderLink } from './links/link-token.rules.ts';

/** Neither approved nor rejected. */
export const isOpen = (status: DeliveryStatus): boolean => status === 'draft' || status === 'needs_contact';
export const notDraft = (status: DeliveryStatus) =>
  new DomainError('delivery_not_draft', `This delivery is ${status}.`, { status });

export type ReviewContent = {
  deliveryId: string;
  actionId: string;
  projectId: string;
  projectVersion: string;
  channel: 'email' | 'wechat';
  from: string | null;
  /** Null: replies go to `from`. */
  replyTo: string | null;
  to: { name: string | null; address: string; factoryId: string | null; factoryName: string | null };
  cc: string[];
  subject: string | null;
  bodyEn: string | null;
  bodyZh: string | null;
  hasLink: boolean;
  files: DeliveryFile[];
};
export type Review = ReviewContent & {
  reviewSha256: string;
  approvalEffect: ApprovalEffect;
  effect: string;
  note: string;
};

/** Reviews that were saved before messages had a Reply-To header lack `replyTo`. */
export type SavedReview = Omit<ReviewContent, 'replyTo'> & Partial<Pick<ReviewContent, 'replyTo'>>;

/**
 * SHA-256 of the canonical JSON (RFC 8785). A new visible field requires a new digest version. Version 1 is that of
 * messages without link, files and Reply-To header.
 */
export const digestReview = ({ replyTo, hasLink, files, ...content }: SavedReview): string =>
  hasLink || files.length || (replyTo ?? null) !== null
    ? digest({ v: 2, ...content, ...(replyTo !== undefined && { replyTo }), hasLink, files })
    : digest({ v: 1, ...content });

export type ReviewParts = { reviewSha256: string; recipient: string; content: string };
export function digestReviewParts(review: ReviewContent): ReviewParts {
  const { from, replyTo, to, cc, subject, bodyEn, bodyZh, files } = review;
  return {
    reviewSha256: digestReview(review),
    recipient: digest({ from, ...(replyTo !== null && { replyTo }), to, cc }),
    content: digest({ subject, bodyEn, bodyZh, ...(files.length && { files }) }),
  };
}

export const isSameDigest = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

export function reviewChanged(now: ReviewParts, reviewed: ReviewParts | null): DomainError {
  if (!reviewed) {
    const message =
      'This digest does not match any review of this delivery. Read the review and echo its reviewSha256.';
    return new DomainError('approval_review_changed', message, { changed: [] });
  }
  const changed = (['recipient', 'content'] as const).filter((part) => reviewed[part] !== now[part]);
  const message = 'The message has changed since the review. Read the review again.';
  return new DomainError('approval_review_changed', message, { changed });
}

/** Chinese, the language of the factory, comes first. */
const renderMailText = ({ bodyEn, bodyZh }: Pick<ReviewContent, 'bodyEn' | 'bodyZh'>): string =>
  [bodyZh, bodyEn].filter((body) => body).join(`\n\n${'-'.repeat(40)}\n\n`);

/** The bytes to be stored, and the hash of those to be sent, in which `token` is in the place of its placeholder. */
function buildPayload(
  content: ReviewContent,
  token: string | null,
  references: readonly string[] = [],
): { payload: Buffer; payloadSha256: string } {
  const { from, replyTo, to, cc, subject } = content;
  const text = canonicalizeJson({
    from,
    ...(replyTo !== null && { reply_to: replyTo }),
    to: to.address,
    ...(cc.length && { cc }),
    subject: subject ?? '',
    text: renderMailText(content),
    ...(references.length && { headers: toThreadHeaders(references) }),
    // The provider returns the tag in its events, which identifies the delivery if the response was lost.
    tags: [{ name: 'delivery_id', value: content.deliveryId }],
  });
  const payload = Buffer.from(text);
  return { payload, payloadSha256: sha256(token === null ? payload : renderPayload(payload, token)) };
}

/** RFC 5322, 3.6.4. `references` are the Message-IDs of the thread, oldest first. */
const toThreadHeaders = (references: readonly string[]) => ({
  'In-Reply-To': references.at(-1),
  References: references.join(' '),
});

/** The same bytes for the same token. */
export const renderPayload = (payload: Buffer, token: string): Buffer =>
  Buffer.from(renderLink(payload.toString(), token));

/** Who is screened; nobody where the factory is unknown. */
export const listScreened = ({ factoryId, name: contactName, address }: ReviewContent['to']): Recipient[] =>
  factoryId === null ? [] : [{ factoryId, contactName, address }];

type ApprovalFacts = Pick<Delivery, 'approvedBy' | 'passkeySignature'> & { reviewSha256: string; approvedAt: Date };

/** The columns of a delivery whose approval freezes its content. */
export function freeze(
  content: ReviewContent,
  approval: ApprovalFacts,
  token: string | null,
  references: readonly string[] = [],
) {
  const status: DeliveryStatus = content.channel === 'email' ? 'approved' : 'queued';
  const { from: frozenFrom, to } = content;
  const recipient = { frozenFrom, frozenName: to.name, frozenTo: to.address };
  return { ...approval, status, ...recipient, ...buildPayload(content, token, references) };
}

/** Contains the payload hash, so that a different payload never reuses a key that the provider remembers. */
export const deriveProviderKey = (deliveryId: string, payloadSha256: string): string =>
  `dlv-${deliveryId}-${payloadSha256.slice(0, 32)}`;

type Conditions = { mailer: Mailer | null; isProjectArchived: boolean };

export function findApprovalEffect(channel: ReviewContent['channel'], conditions: Conditions): ApprovalEffect {
  const { mailer, isProjectArchived } = conditions;
  if (isProjectArchived) return 'refused';
  if (channel === 'wechat') return 'manual_outbox';
  if (!mailer) return 'frozen';
  return mailer.provider === 'simulator' ? 'simulated' : 'sent';
}

export function describeEffect(effect: ApprovalEffect, { from, to, cc }: ReviewContent): string {
  const copies = `${cc.length} ${cc.length === 1 ? 'copy' : 'copies'}`;
  switch (effect) {
    case 'refused':
      return 'Approval is refused while the project is archived.';
    case 'manual_outbox':
      return 'Approving puts this message into the manual outbox; a person sends it.';
    case 'simulated':
      return `Approving simulates one email to ${to.address} with ${copies}: the simulator acts as the provider, and nothing is sent.`;
    case 'sent':
      return `Approving sends one email to ${to.address} with ${copies}.`;
    case 'frozen': {
      const missing = from
        ? 'no transport is configured'
        : 'neither a sender (MAIL_FROM) nor a transport is configured';
      return `Approving freezes one email to ${to.address} with ${copies}; ${missing}, so it is not sent.`;
    }
  }
}

export const reviewNote =
  'Reading this approves and sends nothing. Show it in full; echo reviewSha256 only after a person has approved it.';

export function resolveTransport({
  status,
  channel,
  dispatchStatus,
}: Pick<DeliveryRow, 'status' | 'channel' | 'dispatchStatus'>) {
  if (dispatchStatus) return 'email_provider';
  return channel === 'wechat' && (status === 'queued' || status === 'sent') ? 'manual_outbox' : null;
}

export function summarizeReceipt({ providerEvents: events }: Pick<DispatchRow, 'providerEvents'>) {
  return {
    scope: 'provider_email' as const,
    providerDeliveryReported: events.delivered !== undefined,
    events,
    note: 'Events of the e-mail provider. They do not prove that copies were delivered, or that the message was read, answered or accepted.',
  };
}
