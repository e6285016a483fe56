import { LockMode } from '@mikro-orm/core';
import type { z } from 'zod';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import { writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { SupplierLink } from '#modules/sourcing/deliveries/links/supplier-link.entity.ts';
import type { RevokeSupplierLink } from './supplier-link.schema.ts';

/** The link opens nothing from the commit on. A message that has not left is held back. Idempotent. */
export async function revokeSupplierLink(
  ctx: Context,
  { deliveryId }: z.output<typeof RevokeSupplierLink>,
): Promise<void> {
  await ctx.em.fork().transactional(async (em) => {
    const link = await em.findOne(SupplierLink, { deliveryId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!link) throw notFound('supplier link');
    if (link.revokedAt) return;
    const { owner, version } = link;
    Object.assign(link, { version: version + 1, tokenSha256: null, revokedAt: ctx.now() });
    const entry = { action: 'supplier_link.revoked', resource: 'delivery', resourceId: deliveryId };
    writeAuditEntry(ctx, em, owner, { ...entry, detail: { version } });
  });
}
