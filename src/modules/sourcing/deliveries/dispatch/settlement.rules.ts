import { DomainError } from '#kernel/errors.ts';
import type { Delivery, Dispatch } from '../delivery.entity.ts';
import {
  type DispatchContext,
  firstAttemptBlocker,
  hasWithdrawnContact,
  isLeased,
  retryBlocker,
  tooEarly,
} from './dispatch.rules.ts';

export function settlementBlocker(
  delivery: Delivery,
  dispatch: Dispatch | null,
  context: DispatchContext,
): DomainError | null {
  const { status } = delivery;
  const refuse = (message: string) =>
    new DomainError('delivery_not_settleable', message, { status, dispatchStatus: dispatch?.status ?? null });
  if (status === 'queued') {
    const { isProjectArchived, isLinkRevoked, isRequestClosed } = context;
    const isHeld = isProjectArchived || isLinkRevoked || isRequestClosed || hasWithdrawnContact(delivery, context);
    return isHeld
      ? null
      : refuse('This delivery is in the manual outbox: operator staff send it and report it as sent.');
  }
  if (status !== 'approved') return refuse(`This delivery is ${status}: there is nothing to settle.`);
  if (!dispatch)
    return firstAttemptBlocker(delivery, context)
      ? null
      : refuse('No attempt was made to send this delivery. Retry it.');
  if (isLeased(dispatch, context.now)) return tooEarly(dispatch.leaseExpiresAt ?? context.now, context.now);
  if (dispatch.status === 'failed') return null;
  const blocker = retryBlocker(dispatch, delivery, context);
  if (!blocker) return refuse('Another attempt can still send this delivery. Retry it.');
  return blocker.code === 'dispatch_retry_too_early' ? blocker : null;
}
