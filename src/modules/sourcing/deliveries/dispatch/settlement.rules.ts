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

/** Why a person may not settle this delivery now, or null: what a job or another verb can still settle is left to them. */
export function settlementBlocker(
  delivery: Delivery,
  dispatch: Dispatch | null,
  around: DispatchContext,
): DomainError | null {
  const { status } = delivery;
  const refuse = (message: string) =>
    new DomainError('delivery_not_settleable', message, { status, dispatchStatus: dispatch?.status ?? null });
  if (status === 'queued') {
    const isOnOutbox = !around.isProjectArchived && !hasWithdrawnContact(delivery, around);
    return isOnOutbox ? refuse('It waits in the manual outbox: operator staff send it and report it as sent.') : null;
  }
  if (status !== 'approved') return refuse(`This delivery is ${status}: there is nothing to settle.`);
  if (!dispatch)
    return firstAttemptBlocker(delivery, around) ? null : refuse('Nothing was attempted. A retry sends it.');
  if (isLeased(dispatch, around.now)) return tooEarly(dispatch.leaseExpiresAt ?? around.now, around.now);
  if (dispatch.status === 'failed') return null;
  const obstacle = retryBlocker(dispatch, delivery, around);
  if (!obstacle) return refuse('Another attempt can still settle it: retry it.');
  return obstacle.code === 'dispatch_retry_too_early' ? obstacle : null;
}
