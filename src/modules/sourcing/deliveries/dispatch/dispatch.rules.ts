import { DomainError } from '#kernel/errors.ts';
import { sha256 } from '#kernel/hash.ts';
import { projectArchived } from '#modules/sourcing/projects/project.rules.ts';
import type { Mailer, Outcome } from '#ports/mail/mailer.ts';
import type { Delivery, Dispatch } from '../delivery.entity.ts';

/** The provider remembers a key for 24 hours: after 23 nobody can be sure that a second mail is refused. */
export const idempotencyWindowMs = 23 * 3600_000;

const minute = 60_000;
const retryDelaysMs = [1, 2, 5, 15, 30, 60].map((minutes) => minutes * minute);
const computeRetryDelayMs = (attempts: number): number =>
  retryDelaysMs[Math.min(attempts, retryDelaysMs.length) - 1] ?? minute;

type Attempt = { attempts: number; leaseExpiresAt: Date; now: Date; hasIdempotency: boolean };

/** What an attempt leaves behind. `nextAttemptAt` is null where only a person may try again. */
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
      // Without a key that the provider knows again, a second attempt could be a second mail.
      return {
        status: 'uncertain' as const,
        lastOutcome: outcome.outcome,
        nextAttemptAt: hasIdempotency ? after(computeRetryDelayMs(attempts)) : null,
      };
  }
}

/** A lease that ran out without an outcome: whoever held it has died, or is late. */
export const isAbandoned = ({ status, leaseExpiresAt }: Dispatch, now: Date): boolean =>
  status === 'sending' && leaseExpiresAt! <= now;

/** Whoever made the attempt may still be at it. */
export const isLeased = ({ status, leaseExpiresAt = null }: Dispatch, now: Date): boolean =>
  status === 'sending' && leaseExpiresAt !== null && leaseExpiresAt > now;

/** An attempt whose lease is over counts as uncertain from then on, also before a job has saved that. */
export const toCurrentStatus = <Status extends string | null>(
  status: Status,
  leaseExpiresAt: string | null,
  now: Date,
): Status | 'uncertain' =>
  status === 'sending' && leaseExpiresAt !== null && Date.parse(leaseExpiresAt) <= now.getTime() ? 'uncertain' : status;

type ApprovedDelivery = Pick<
  Delivery,
  'status' | 'payload' | 'payloadSha256' | 'projectVersion' | 'frozenFrom' | 'frozenTo'
>;
export type DispatchContext = {
  now: Date;
  mailer: Mailer | null;
  /** The version of the project's context now. */
  projectVersion: string;
  isProjectArchived: boolean;
  isApproverRevoked: boolean;
  /** The usable address of the factory on the channel of the delivery, now. */
  contactAddress: string | null;
};

/** Why a dispatch may not be attempted now, or null. The first check that fails is the reason. */
export function retryBlocker(
  dispatch: Dispatch,
  delivery: ApprovedDelivery,
  around: DispatchContext,
): DomainError | null {
  const { now, mailer } = around;
  const { status, leaseExpiresAt = null, retryBefore = null, providerFingerprint, payloadSha256 } = dispatch;
  const isOpen = status === 'uncertain' || isAbandoned(dispatch, now);
  if (delivery.status !== 'approved') return notRetryable(status);
  if (status === 'accepted' || (isOpen && dispatch.provider === 'smtp')) return notRetryable(status);
  if (leaseExpiresAt && now < leaseExpiresAt) return tooEarly(leaseExpiresAt, now);
  if (retryBefore && now >= retryBefore) return windowExpired(retryBefore);
  if (mailer?.fingerprint !== providerFingerprint) return providerChanged();
  return contextBlocker(delivery, payloadSha256, around);
}

/** Why a mail that was approved without a transport may not get its first attempt now, or null. */
export function firstAttemptBlocker(delivery: ApprovedDelivery, around: DispatchContext): DomainError | null {
  const { mailer } = around;
  const { frozenFrom = null, payloadSha256 = null } = delivery;
  if (!mailer) return unsent('dispatch_not_retryable', 'No e-mail transport is configured. Retry when there is one.');
  if (frozenFrom === null) {
    const message =
      'It was approved without a sender. It returns to draft within minutes: review and approve it again.';
    return unsent('dispatch_not_retryable', message);
  }
  if (mailer.from !== frozenFrom) {
    const message = 'The sender is another than the one that was approved. Settle it as not_sent with settleDelivery.';
    return unsent('dispatch_provider_changed', message);
  }
  return payloadSha256 === null ? notRetryable(null) : contextBlocker(delivery, payloadSha256, around);
}

/** The factory is quarantined, or the address that was approved is not its address any more. */
export const hasWithdrawnContact = (
  { frozenTo = null }: Pick<Delivery, 'frozenTo'>,
  { contactAddress }: Pick<DispatchContext, 'contactAddress'>,
): boolean => frozenTo !== contactAddress;

/** Whether what was approved still stands: the key that approved, the project, the contact, the very bytes. */
function contextBlocker(
  delivery: ApprovedDelivery,
  expectedSha256: string,
  around: DispatchContext,
): DomainError | null {
  const { payload, payloadSha256, projectVersion } = delivery;
  if (around.isApproverRevoked) return contextChanged('The key that approved this delivery has been revoked.');
  if (around.isProjectArchived) return projectArchived();
  if (around.projectVersion !== projectVersion) return contextChanged('The project has changed since the approval.');
  if (hasWithdrawnContact(delivery, around)) return contactWithdrawn();
  const isIntact = payload && sha256(payload) === payloadSha256 && payloadSha256 === expectedSha256;
  return isIntact ? null : contextChanged('What is stored is not what was approved.');
}

export const notRetryable = (dispatchStatus: Dispatch['status'] | null) =>
  new DomainError('dispatch_not_retryable', 'This delivery has no attempt that may be repeated.', { dispatchStatus });
export const providerChanged = () =>
  new DomainError(
    'dispatch_provider_changed',
    'The provider, its credential or the sender is another than at the approval. Find out by hand what happened, then settle it with settleDelivery.',
  );
const unsent = (code: 'dispatch_not_retryable' | 'dispatch_provider_changed', message: string) =>
  new DomainError(code, `Nothing of this delivery was attempted. ${message}`, { dispatchStatus: null });
const contactWithdrawn = () =>
  new DomainError(
    'dispatch_contact_withdrawn',
    'The factory is quarantined, or the approved contact was withdrawn or changed. Nothing more is sent to it.',
  );
const contextChanged = (message: string) => new DomainError('dispatch_context_changed', message);
export const tooEarly = (leaseExpiresAt: Date, now: Date) =>
  new DomainError('dispatch_retry_too_early', 'An attempt may still be under way.', {
    retryAfterSeconds: Math.max(1, Math.ceil((leaseExpiresAt.getTime() - now.getTime()) / 1000)),
  });
const windowExpired = (retryBefore: Date) =>
  new DomainError(
    'dispatch_window_expired',
    'The provider may have forgotten the first attempt, so that another could be a second mail. Find out by hand what happened, then settle it with settleDelivery.',
    { retryBefore: retryBefore.toISOString() },
  );
