import type { Context } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import type { Outcome } from '#ports/mailer.ts';
import { Delivery, Dispatch } from './delivery.entity.ts';

const windowMs = 23 * 3600_000;

/**
 * One attempt to hand a ready dispatch to the provider, in three steps: take the lease, call with no transaction open,
 * save the outcome if the lease is still ours. Whoever dies in between leaves `sending`, which says that it is unknown.
 */
export async function sendDispatch(ctx: Context, id: string): Promise<void> {
  const { mailer } = ctx;
  const leased = mailer && (await takeLease(ctx, id));
  if (!leased) return;
  const outcome = await mailer.send(leased.payload, leased.providerKey);
  if (outcome.kind !== 'accepted') ctx.log.warn({ dispatch: id, outcome: outcome.outcome }, 'mail not accepted');
  await saveOutcome(ctx, leased, outcome).catch(async (first: unknown) => {
    ctx.log.warn({ err: first, dispatch: id }, 'outcome not saved, trying once more');
    await saveOutcome(ctx, leased, outcome).catch((err: unknown) => {
      ctx.log.error({ err, dispatch: id }, 'outcome not saved');
      const details = { deliveryId: leased.deliveryId };
      throw new DomainError(
        'dispatch_outcome_unsaved',
        'What the provider answered could not be saved. Read the delivery.',
        details,
      );
    });
  });
}

type Lease = { id: string; token: string; deliveryId: string; providerKey: string; payload: Buffer };

/** Null when the dispatch is not ready any more: another worker has it. */
function takeLease(ctx: Context, id: string): Promise<Lease | null> {
  const now = ctx.now();
  const token = newId();
  return ctx.em.fork().transactional(async (em) => {
    const taken = await em.nativeUpdate(
      Dispatch,
      { id, status: 'ready' },
      { status: 'sending', leaseToken: token, leaseExpiresAt: new Date(now.getTime() + ctx.settings.leaseMs) },
    );
    if (!taken) return null;
    const dispatch = await em.findOneOrFail(Dispatch, { id });
    const delivery = await em.findOneOrFail(Delivery, { id: dispatch.deliveryId });
    dispatch.attempts += 1;
    dispatch.firstAttemptAt ??= now;
    dispatch.retryBefore ??= new Date(dispatch.firstAttemptAt.getTime() + windowMs);
    const { deliveryId, providerKey } = dispatch;
    return { id, token, deliveryId, providerKey, payload: Buffer.from(delivery.payload!) };
  });
}

/** A late writer, whose lease another attempt has taken over, changes nothing. */
function saveOutcome(ctx: Context, { id, token, deliveryId }: Lease, outcome: Outcome): Promise<void> {
  const now = ctx.now();
  return ctx.em.fork().transactional(async (em) => {
    const held = { id, leaseToken: token, status: 'sending' as const };
    const kept = await em.nativeUpdate(Dispatch, held, { ...savedAs(outcome, now), leaseToken: null, updatedAt: now });
    if (kept && outcome.kind === 'accepted') {
      await em.nativeUpdate(Delivery, { id: deliveryId }, { status: 'sent', sentAt: now, updatedAt: now });
    }
  });
}

function savedAs(outcome: Outcome, now: Date) {
  switch (outcome.kind) {
    case 'accepted':
      return {
        status: 'accepted' as const,
        lastOutcome: 'accepted',
        providerMessageId: outcome.providerMessageId,
        acceptedAt: now,
      };
    case 'refused':
      return { status: 'failed' as const, lastOutcome: outcome.outcome };
    case 'not_sent':
      return { status: 'ready' as const, lastOutcome: outcome.outcome };
    case 'unknown':
      return { status: 'uncertain' as const, lastOutcome: outcome.outcome };
  }
}
