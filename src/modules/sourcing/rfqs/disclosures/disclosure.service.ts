import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Context } from '#kernel/context.ts';
import { DomainError, notFound } from '#kernel/errors.ts';
import { type Actor, writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { Disclosure, type Rfq, RfqInvitation } from '../rfq.entity.ts';
import type { Revocation } from '../rfq.schema.ts';

/** Possible before `releaseAt` only, even if the job is late. Expires the invitation of the factory. */
export async function revokeDisclosure(ctx: Context, id: string, input: z.output<typeof Revocation>): Promise<void> {
  await ctx.em.fork().transactional(async (em) => {
    const now = ctx.now();
    const revoked = {
      status: 'revoked' as const,
      revokedAt: now,
      revokeReason: input.reason ?? null,
      updatedAt: now,
    };
    const isRevoked = await em.nativeUpdate(Disclosure, { id, status: 'pending', releaseAt: { $gt: now } }, revoked);
    const disclosure = await em.findOne(Disclosure, { id });
    if (!disclosure) throw notFound('disclosure');
    const { status, invitationId, rfqId, owner } = disclosure;
    if (isRevoked) {
      const invited = { id: invitationId, status: 'pending' as const };
      await em.nativeUpdate(RfqInvitation, invited, { status: 'expired', updatedAt: now });
      const detail = { rfqId };
      writeAuditEntry(ctx, em, owner, { action: 'disclosure.revoked', resource: 'disclosure', resourceId: id, detail });
    } else if (status !== 'revoked') {
      const message = 'A released or expired disclosure cannot be revoked.';
      throw new DomainError('disclosure_not_pending', message, { status: status === 'pending' ? 'released' : status });
    }
  });
}

/** Requires a lock on the RFQ. Releases its due disclosures and sets its status to `sent`. Sends no message. */
export async function releaseDueDisclosures(actor: Actor, em: EntityManager, rfq: Rfq): Promise<void> {
  const now = actor.now();
  const due = await em.find(Disclosure, { rfqId: rfq.id, status: 'pending', releaseAt: { $lte: now } });
  let released = 0;
  for (const { id, releaseAt, owner, factoryId } of due) {
    const change = { status: 'released' as const, releasedAt: releaseAt, updatedAt: now };
    if (!(await em.nativeUpdate(Disclosure, { id, status: 'pending' }, change))) continue;
    released += 1;
    const detail = { rfqId: rfq.id, factoryId };
    writeAuditEntry(actor, em, owner, {
      action: 'disclosure.released',
      resource: 'disclosure',
      resourceId: id,
      detail,
    });
  }
  if (released && rfq.status === 'draft') rfq.status = 'sent';
}
