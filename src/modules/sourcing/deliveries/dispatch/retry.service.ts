import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#kernel/context.ts';
import { failpoint } from '#kernel/failpoint.ts';
import { assertAdmittedByPolicy } from '#modules/identity/approvers/approver.service.ts';
import { writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import type { Delivery, Dispatch } from '../delivery.entity.ts';
import { lockDispatchAndDelivery } from '../delivery-lock.service.ts';
import { firstAttemptBlocker, isAbandoned, notRetryable, providerChanged, retryBlocker } from './dispatch.rules.ts';
import { acquireLease, attempt, createDispatch, type Lease, loadDispatchContext } from './dispatch.service.ts';

/** Sends the same bytes under the same idempotency key. A mail approved without a transport gets its first attempt. */
export async function retryDelivery(ctx: Context, id: string): Promise<void> {
  const lease = await ctx.em.fork().transactional(async (em) => {
    await assertAdmittedByPolicy(ctx, em);
    const { dispatch, delivery } = await lockDispatchAndDelivery(em, id);
    const lease = dispatch ? await leaseRetry(ctx, em, dispatch, delivery) : await leaseFirstAttempt(ctx, em, delivery);
    const detail = { attempt: lease.attempt };
    writeAuditEntry(ctx, em, delivery.owner, {
      action: 'delivery.retried',
      resource: 'delivery',
      resourceId: id,
      detail,
    });
    return lease;
  });
  await attempt(ctx, lease);
  failpoint('http:before-reply');
}

async function leaseRetry(ctx: Context, em: EntityManager, dispatch: Dispatch, delivery: Delivery): Promise<Lease> {
  const context = await loadDispatchContext(ctx, em, delivery);
  const blocker = retryBlocker(dispatch, delivery, context);
  if (blocker) throw blocker;
  if (isAbandoned(dispatch, context.now)) dispatch.lastOutcome = 'lease_expired';
  const lease = acquireLease(ctx, dispatch, context);
  if (!lease) throw providerChanged();
  return lease;
}

async function leaseFirstAttempt(ctx: Context, em: EntityManager, delivery: Delivery): Promise<Lease> {
  const { status, channel, payloadSha256 } = delivery;
  if (status !== 'approved' || channel !== 'email' || !payloadSha256) throw notRetryable(null);
  const context = await loadDispatchContext(ctx, em, delivery);
  const { mailer, now } = context;
  const blocker = firstAttemptBlocker(delivery, context);
  if (blocker || !mailer) throw blocker ?? notRetryable(null);
  const dispatch = createDispatch(em, delivery, payloadSha256, mailer, now);
  await em.flush();
  const lease = acquireLease(ctx, dispatch, context);
  if (!lease) throw notRetryable(null);
  return lease;
}
