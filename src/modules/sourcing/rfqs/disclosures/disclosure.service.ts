import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Context } from '#kernel/context.ts';
import { DomainError, notFound } from '#kernel/errors.ts';
import { type Actor, writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { Disclosure, type Rfq, RfqInvitation } from '../rfq.entity.ts';
import type { Revocation } from '../rfq.schema.ts';

/** Only before its time: a worker that is late does not make it longer. The factory is then not invited any more. */
export async function revokeDisclosure(ctx: Context, id: string, input: z.output<typeof Revocation>): Promise<void> {
  await ctx.em.fork().transactional(async (em) => {
    const now = ctx.now();
    const revoked = {
      status: 'revoked' as const,
      revokedAt: now,
      revokeReason: input.reason ?? null,
      updatedAt: now,
    };
    const isMine = await em.nativeUpdate(Disclosure, { id, status: 'pending', releaseAt: { $gt: now } }, revoked);
    const disclosure = await em.findOne(Disclosure, { id });
    if (!disclosure) throw notFound('disclosure');
    const { status, invitationId, rfqId, owner } = disclosure;
    if (isMine) {
      const invited = { id: invitationId, status: 'pending' as const };
      await em.nativeUpdate(RfqInvitation, invited, { status: 'expired', updatedAt: now });
      const detail = { rfqId };
      writeAuditEntry(ctx, em, owner, { action: 'disclosure.revoked', resource: 'disclosure', resourceId: id, detail });
    } else if (status !== 'revoked') {
      const message = 'What was released, or has expired, cannot be revoked.';
      throw new DomainError('disclosure_not_pending', message, { status: status === 'pending' ? 'released' : status });
    }
  });
}

/**
 * Releases what is due of a request whose row is locked: factories may be told from now on, and the request counts as sent.
 * No message leaves by it.
 */
export async function releaseDueDisclosures(doer: Actor, em: EntityManager, rfq: Rfq): Promise<void> {
  const now = doer.now();
  const due = await em.find(Disclosure, { rfqId: rfq.id, status: 'pending', releaseAt: { $lte: now } });
  let released = 0;
  for (const { id, releaseAt, owner, factoryId } of due) {
    const change = { status: 'released' as const, releasedAt: releaseAt, updatedAt: now };
    if (!(await em.nativeUpdate(Disclosure, { id, status: 'pending' }, change))) continue;
    released += 1;
    const detail = { rfqId: rfq.id, factoryId };
    writeAuditEntry(doer, em, owner, { action: 'disclosure.released', resource: 'disclosure', resourceId: id, detail });
  }
  if (released && rfq.status === 'draft') rfq.status = 'sent';
}
