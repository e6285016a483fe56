import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { System } from '#kernel/context.ts';
import { failpoint } from '#kernel/failpoint.ts';
import { newId } from '#kernel/ids.ts';
import { Event, EventCounter } from '#modules/platform/events/event.entity.ts';
import { Notification, NotificationPreference } from '../notification.entity.ts';
import { computeDueAt, resolveKind } from '../notification.rules.ts';

const preferencesPerRound = 100;
const eventsPerRound = 500;

/** Creates the notifications of new events. */
export async function collectNotifications(system: System): Promise<void> {
  const behind = await system.systemEm().transactional((em) =>
    em.execute<{ id: string; owner: string }[]>(
      `select p.id, p.owner from notification_preference p join event_counter c on c.owner = p.owner
       where c.last > p.last_sequence and (p.answers <> 'never' or p.approvals <> 'never' or p.failures <> 'never')
       order by p.id limit ${preferencesPerRound}`,
    ),
  );
  for (const { id, owner } of behind) {
    await system
      .tenantEm(owner)
      .transactional((em) => collect(em, id, system.now()))
      .catch((err: unknown) => system.log.error({ err, preference: id }, 'notifications not collected'));
  }
}

/** A crash leaves either both the notifications and the position, or neither. */
async function collect(em: EntityManager, id: string, now: Date): Promise<void> {
  const lockMode = LockMode.PESSIMISTIC_PARTIAL_WRITE;
  const [preference] = await em.find(NotificationPreference, { id }, { lockMode });
  if (!preference) return;
  const { owner, memberId, lastSequence } = preference;
  const { last } = await em.findOneOrFail(EventCounter, { owner });
  const until = Math.min(last, lastSequence + eventsPerRound);
  for (const event of await em.find(Event, { sequence: { $gt: lastSequence, $lte: until } })) {
    const kind = resolveKind(event);
    const dueAt = kind && computeDueAt(preference[kind], now);
    if (!dueAt) continue;
    em.create(Notification, {
      ...{ id: newId(), owner, createdAt: now, updatedAt: now, memberId, eventId: event.id },
      ...{ kind, recordId: event.resourceId, dueAt },
    });
  }
  preference.lastSequence = until;
  await em.flush();
  failpoint('notification:before-collected');
}
