import type { z } from 'zod';
import type { Context } from '#kernel/context.ts';
import { DomainError, notFound } from '#kernel/errors.ts';
import { writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { Disclosure, RfqInvitation } from '../rfq.entity.ts';
import type { Revocation } from '../rfq.schema.ts';

/** Possible before `releaseAt` only, even if the job is late. The factory then gets no message of the publication. */
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
      await em.nativeUpdate(RfqInvitation, invited, { status: 'revoked', updatedAt: now });
      const detail = { rfqId };
      writeAuditEntry(ctx, em, owner, { action: 'disclosure.revoked', resource: 'disclosure', resourceId: id, detail });
    } else if (status !== 'revoked') {
      const message = 'A released or expired disclosure cannot be revoked.';
      throw new DomainError('disclosure_not_pending', message, { status: status === 'pending' ? 'released' : status });
    }
  });
}
