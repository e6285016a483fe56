import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { allTenants } from '#db/tenancy.ts';
import { requireSession } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { newId } from '#kernel/ids.ts';
import { Member } from '#modules/identity/members/member.entity.ts';
import { EventCounter } from '#modules/platform/events/event.entity.ts';
import { NotificationPreference } from './notification.entity.ts';
import { wantsMail } from './notification.rules.ts';
import type { NewNotificationPreferences } from './notification.schema.ts';

/** Of the signed-in member. Mail begins with the events after the change. */
export async function setPreferences(
  ctx: Context,
  changes: z.output<typeof NewNotificationPreferences>,
): Promise<NotificationPreference> {
  const { memberId, owner } = requireSession(ctx);
  return ctx.em.fork().transactional(async (em) => {
    // Serializes the changes of a member, of which the first creates the record.
    await em.findOneOrFail(Member, { id: memberId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const preference =
      (await em.findOne(NotificationPreference, { memberId }, { lockMode: LockMode.PESSIMISTIC_WRITE })) ??
      em.create(NotificationPreference, { id: newId(), owner, memberId, lastSequence: 0 });
    if (!wantsMail(preference)) preference.lastSequence = await readLastSequence(em, owner);
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    return em.assign(preference, { ...Object.fromEntries(given), updatedAt: ctx.now() });
  });
}

const readLastSequence = async (em: EntityManager, owner: string): Promise<number> =>
  (await em.findOne(EventCounter, { owner }))?.last ?? 0;

/** False for a token that the service has not made, or of a member that is gone. Idempotent. */
export async function unsubscribe(ctx: Context, token: string): Promise<boolean> {
  const memberId = ctx.unsubscribeLinks.open(token);
  if (memberId === null) return false;
  const none = { answers: 'never', approvals: 'never', failures: 'never', updatedAt: ctx.now() } as const;
  return (await ctx.systemEm().nativeUpdate(NotificationPreference, { memberId }, none, allTenants)) > 0;
}
