import { DomainError } from '#kernel/errors.ts';
import { projectArchived } from '#modules/sourcing/projects/project.rules.ts';
import type { Mailer, Outcome } from '#ports/mail/mailer.ts';
import type { Delivery, Dispatch } from '../delivery.entity.ts';

/** The provider remembers an idempotency key for 24 hours; the margin of one hour rules out a second mail. */
export const idempotencyWindowMs = 23 * 3600_000;

const minute = 60_000;
const retryDelaysMs = [1, 2, 5, 15, 30, 60].map((minutes) => minutes * minute);
const computeRetryDelayMs = (attempts: number): number =>
  retryDelaysMs[Math.min(attempts, retryDelaysMs.length) - 1] ?? minute;

type Attempt = { attempts: number; leaseExpiresAt: Date; now: Date; hasIdempotency: boolean };

export function outcomeToState(outcome: Outcome, { attempts, leaseExpiresAt, now, hasIdempotency }: Attempt) {
  const after = (ms: number) => new Date(Math.max(leaseExpiresAt.getTime(), now.getTime() + ms));
  switch (outcome.kind) {
    case 'accepted':
      return {
        status: 'accepted' as const,
        lastOutcome: 'accepted',
        providerMessageId: outcome.providerMessageId,
        acceptedAt: now,
        nextAttemptAt: null,
      };
    case 'refused':
      return { status: 'failed' as const, lastOutcome: outcome.outcome, nextAttemptAt: null };
    case 'not_sent': {
      const waitMs =
        outcome.retryAfterSeconds === null ? computeRetryDelayMs(attempts) : outcome.retryAfterSeconds * 1000;
      return { status: 'ready' as const, lastOutcome: outcome.outcome, nextAttemptAt: after(waitMs) };
    }
    case 'unknown':
      // Without idempotency at the provider, another attempt could send a second mail.
      return {
        status: 'uncertain' as const,
        lastOutcome: outcome.outcome,
        nextAttemptAt: hasIdempotency ? after(computeRetryDelayMs(attempts)) : null,
      };
  }
}

export const isAbandoned = (dispatch: Dispatch, now: Date): boolean =>
  dispatch.status === 'sending' && !isLeased(dispatch, now);

export const isLeased = ({ status, leaseExpiresAt = null }: Dispatch, now: Date): boolean =>
  status === 'sending' && leaseExpiresAt !== null && leaseExpiresAt > now;

/** Treats an attempt with an expired lease as uncertain, even before a job has saved that. */
export const toCurrentStatus = <Status extends string | null>(
  status: Status,
  leaseExpiresAt: string | null,
  now: Date,
): Status | 'uncertain' =>
  status === 'sending' && leaseExpiresAt !== null && Date.parse(leaseExpiresAt) <= now.getTime() ? 'uncertain' : status;

type ApprovedDelivery = Pick<Delivery, 'status' | 'payloadSha256' | 'projectVersion' | 'frozenFrom' | 'frozenTo'>;
export type DispatchContext = {
  now: Date;
  mailer: Mailer | null;
  projectVersion: string;
  isProjectArchived: boolean;
  isApproverRevoked: boolean;
  contactAddress: string | null;
  /** The approved bytes; null if they cannot be rendered. */
  payload: Buffer | null;
  isLinkRevoked: boolean;
  /** The request of the publication that the message belongs to. */
  isRequestClosed: boolean;
};

/** Returns why a dispatch must not be attempted now, or null. The first failed check is the reason. */
export function retryBlocker(
  dispatch: Dispatch,
  delivery: ApprovedDelivery,
  context: DispatchContext,
): DomainError | null {
  const { now, mailer } = context;
  const { status, leaseExpiresAt = null, retryBefore = null, providerFingerprint, payloadSha256 } = dispatch;
  const isOpen = status === 'uncertain' || isAbandoned(dispatch, now);
  if (delivery.status !== 'approved') return notRetryable(status);
  if (status === 'accepted' || (isOpen && dispatch.provider === 'smtp')) return notRetryable(status);
  if (leaseExpiresAt && now < leaseExpiresAt) return tooEarly(leaseExpiresAt, now);
  if (retryBefore && now >= retryBefore) return windowExpired(retryBefore);
  if (mailer?.fingerprint !== providerFingerprint) return providerChanged();
  return contextBlocker(delivery, payloadSha256, context);
}

export function firstAttemptBlocker(delivery: ApprovedDelivery, context: DispatchContext): DomainError | null {
  const { mailer } = context;
  const { frozenFrom = null, payloadSha256 = null } = delivery;
  if (!mailer)
    return unsent('dispatch_not_retryable', 'No e-mail transport is configured. Retry once one is configured.');
  if (frozenFrom === null) {
    const message =
      'It was approved without a sender address. It returns to draft within minutes: review and approve it again.';
    return unsent('dispatch_not_retryable', message);
  }
  if (mailer.from !== frozenFrom) {
    const message = 'The configured sender differs from the approved one. Settle it as not_sent with settleDelivery.';
    return unsent('dispatch_provider_changed', message);
  }
  return payloadSha256 === null ? notRetryable(null) : contextBlocker(delivery, payloadSha256, context);
}

export const hasWithdrawnContact = (
  { frozenTo = null }: Pick<Delivery, 'frozenTo'>,
  { contactAddress }: Pick<DispatchContext, 'contactAddress'>,
): boolean => frozenTo !== contactAddress;

function contextBlocker(
  delivery: ApprovedDelivery,
  expectedSha256: string,
  context: DispatchContext,
): DomainError | null {
  const { payloadSha256, projectVersion } = delivery;
  if (context.isApproverRevoked)
    return contextChanged('The key or member that approved this delivery may no longer approve.');
  if (context.isProjectArchived) return projectArchived();
  if (context.projectVersion !== projectVersion) return contextChanged('The project has changed since the approval.');
  if (hasWithdrawnContact(delivery, context)) return contactWithdrawn();
  if (context.isRequestClosed) return requestClosed();
  if (context.isLinkRevoked) return contextChanged('The supplier link of this message was revoked.');
  const isIntact = context.payload && payloadSha256 === expectedSha256;
  return isIntact ? null : contextChanged('The payload, or SECRET_KEY, is not that of the approval.');
}

export const notRetryable = (dispatchStatus: Dispatch['status'] | null) =>
  new DomainError('dispatch_not_retryable', 'This delivery has no attempt that can be retried.', { dispatchStatus });
export const providerChanged = () =>
  new DomainError(
    'dispatch_provider_changed',
    'The provider, its credential or the sender has changed since the approval. Establish what happened, then settle it with settleDelivery.',
  );
const unsent = (code: 'dispatch_not_retryable' | 'dispatch_provider_changed', message: string) =>
  new DomainError(code, `No attempt was made to send this delivery. ${message}`, { dispatchStatus: null });
const contactWithdrawn = () =>
  new DomainError(
    'dispatch_contact_withdrawn',
    'The factory is quarantined, or the approved contact was withdrawn or changed. Nothing more is sent to this contact.',
  );
const requestClosed = () =>
  new DomainError('rfq_closed', 'The quote request was closed before the message left. Settle it with settleDelivery.');
const contextChanged = (message: string) => new DomainError('dispatch_context_changed', message);
export const tooEarly = (leaseExpiresAt: Date, now: Date) =>
  new DomainError('dispatch_retry_too_early', 'An attempt may still be in progress.', {
    retryAfterSeconds: Math.max(1, Math.ceil((leaseExpiresAt.getTime() - now.getTime()) / 1000)),
  });
const windowExpired = (retryBefore: Date) =>
  new DomainError(
    'dispatch_window_expired',
    'The provider may no longer recognise the first attempt, so a retry could send a second mail. Establish what happened, then settle it with settleDelivery.',
    { retryBefore: retryBefore.toISOString() },
  );
