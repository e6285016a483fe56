import { setTimeout as sleep } from 'node:timers/promises';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { System } from '#kernel/context.ts';
import { Event } from '#modules/platform/events/event.entity.ts';
import { toEventBody } from '#modules/platform/events/event.rules.ts';
import { Webhook, WebhookAttempt, WebhookDelivery } from './webhook.entity.ts';
import { isAccepted, isToBeDisabled, scheduleRetry } from './webhook.rules.ts';
import { tellOwners } from './webhook-notice.service.ts';
import { post } from './webhook-post.service.ts';

/** Above the timeout of a request. */
const leaseMs = 30_000;
const maxAtOnce = 50;
const maxAtOnceOfEndpoint = 4;
const eventsPerRound = 500;

/** Creates the deliveries of new events. A crash leaves either both the deliveries and the position, or neither. */
const fanOut = ({ systemEm, now }: System): Promise<unknown> =>
  systemEm().transactional((em) =>
    em.execute(
      `with behind as (
         select w.id, w.owner, w.types, w.last_sequence as since, least(c.last, w.last_sequence + ${eventsPerRound}) as until
         from webhook w join event_counter c on c.owner = w.owner
         where w.status = 'enabled' and c.last > w.last_sequence order by w.id limit 100 for update of w skip locked
       ), made as (
         insert into webhook_delivery
           (id, created_at, updated_at, owner, webhook_id, event_id, sequence, status, attempts, next_attempt_at)
         select gen_random_uuid(), ?, ?, b.owner, b.id, e.id, e.sequence, 'pending', 0, ?
         from behind b join event e
           on e.owner = b.owner and e.sequence > b.since and e.sequence <= b.until and e.type = any(b.types)
         on conflict do nothing
       )
       update webhook w set last_sequence = b.until from behind b where w.id = b.id`,
      Array(3).fill(now().toISOString()),
    ),
  );

type Claimed = { id: string; owner: string };

/** A slow endpoint holds at most four places, so that it does not delay the others. */
const claimDue = async ({ systemEm, now }: System, free: number): Promise<Claimed[]> => {
  const at = now();
  return systemEm().transactional((em) =>
    em.execute<Claimed[]>(
      `update webhook_delivery d set lease_expires_at = ? where d.id in (
         select due.id from webhook w cross join lateral (
           select d.id from webhook_delivery d
           where d.webhook_id = w.id and d.next_attempt_at <= ? and (d.lease_expires_at is null or d.lease_expires_at <= ?)
           order by d.next_attempt_at, d.sequence
           limit greatest(0, ${maxAtOnceOfEndpoint} - (
             select count(*) from webhook_delivery r where r.webhook_id = w.id and r.lease_expires_at > ?))
           for update skip locked
         ) due
         where w.status = 'enabled'
           and w.id in (select n.webhook_id from webhook_delivery n where n.next_attempt_at <= ?)
         limit ?)
       returning d.id, d.owner`,
      [new Date(at.getTime() + leaseMs).toISOString(), ...Array(4).fill(at.toISOString()), free],
    ),
  );
};

/** Sends what is due, at least once around and for at most `forMs` and the time of the last requests. Safe on several instances at once. */
export async function deliverWebhooks(system: System, forMs = 20_000): Promise<void> {
  const running = new Set<Promise<void>>();
  const endsAt = performance.now() + forMs;
  let isOpen = true;
  do {
    if (isOpen) {
      await fanOut(system);
      for (const claimed of await claimDue(system, maxAtOnce - running.size)) {
        const one = attempt(system, claimed)
          .catch((err: unknown) => system.log.error({ err, delivery: claimed.id }, 'webhook delivery failed'))
          .finally(() => running.delete(one));
        running.add(one);
      }
    }
    await Promise.race([...running, sleep(1000, undefined, { ref: false })]);
    isOpen = performance.now() < endsAt;
  } while (running.size);
}

async function attempt(system: System, { id, owner }: Claimed): Promise<void> {
  const em = system.tenantEm(owner);
  const delivery = await em.findOne(WebhookDelivery, { id });
  const webhook = delivery && (await em.findOne(Webhook, { id: delivery.webhookId }));
  if (!webhook) return;
  const { eventId } = delivery;
  const event = await em.findOne(Event, { id: eventId });
  const made = event && (await post(system, webhook, { id: eventId, body: JSON.stringify(toEventBody(event)) }));
  const disabled = await system.tenantEm(owner).transactional(async (em) => {
    if (made) em.create(WebhookAttempt, { ...made, deliveryId: id });
    return recordOutcome(em, system.now(), { delivery, isDone: made !== null && isAccepted(made), isLost: !made });
  });
  if (disabled) await tellOwners(system, disabled);
}

type Result = { delivery: WebhookDelivery; isDone: boolean; isLost: boolean };

/** Returns the webhook if this failure has disabled it. */
async function recordOutcome(
  em: EntityManager,
  now: Date,
  { delivery, isDone, isLost }: Result,
): Promise<Webhook | null> {
  const attempts = delivery.attempts + 1;
  const retryAt = isDone || isLost ? null : scheduleRetry(delivery.id, attempts, now);
  const status = isDone ? ('delivered' as const) : retryAt ? ('pending' as const) : ('failed' as const);
  const change = { status, attempts, nextAttemptAt: retryAt, leaseExpiresAt: null, updatedAt: now };
  // Another instance has taken over once the lease has expired: its outcome counts.
  const { id, leaseExpiresAt } = delivery;
  // Locked before the delivery, as a removal does.
  const webhook = await em.findOne(Webhook, { id: delivery.webhookId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const isOurs = await em.nativeUpdate(WebhookDelivery, { id, leaseExpiresAt }, change);
  if (!webhook || !isOurs || isLost) return null;
  if (isDone) {
    webhook.failingSince = null;
    return null;
  }
  webhook.failingSince ??= now;
  if (webhook.status === 'disabled' || !isToBeDisabled(webhook.failingSince, now)) return null;
  Object.assign(webhook, { status: 'disabled', disabledAt: now, updatedAt: now });
  return webhook;
}
