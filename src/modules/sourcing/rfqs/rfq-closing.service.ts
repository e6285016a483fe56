import { type FindOneOptions, LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import { type Actor, writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { Project } from '#modules/sourcing/projects/project.entity.ts';
import { Disclosure, Rfq, RfqInvitation } from './rfq.entity.ts';

export const closeRfq = (ctx: Context, id: string): Promise<void> => closeRfqAs(ctx, ctx.em.fork(), id);

/** Nothing is released or sent afterwards, not even what was due. What is being sent may still arrive. */
export function closeRfqAs(actor: Actor, em: EntityManager, id: string): Promise<void> {
  return em.transactional(async (em) => {
    const { projectId } = await loadRfq(em, id);
    // Attempts to send lock the project, so none starts meanwhile; they lock it before the RFQ too.
    await em.findOneOrFail(Project, { id: projectId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const rfq = await lockRfq(em, id);
    if (rfq.status === 'closed') return;
    const now = actor.now();
    const pending = { rfqId: id, status: 'pending' as const };
    await em.nativeUpdate(Disclosure, pending, { status: 'expired', updatedAt: now });
    await em.nativeUpdate(RfqInvitation, pending, { status: 'expired', updatedAt: now });
    Object.assign(rfq, { status: 'closed', closedAt: now });
    writeAuditEntry(actor, em, rfq.owner, { action: 'rfq.closed', resource: 'rfq', resourceId: id });
  });
}

export const lockRfq = (em: EntityManager, id: string): Promise<Rfq> =>
  loadRfq(em, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });

async function loadRfq(em: EntityManager, id: string, options: FindOneOptions<Rfq> = {}): Promise<Rfq> {
  const rfq = await em.findOne(Rfq, { id }, options);
  if (!rfq) throw notFound('rfq');
  return rfq;
}
