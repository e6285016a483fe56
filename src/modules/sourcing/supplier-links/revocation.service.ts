import { LockMode } from '@mikro-orm/core';
import type { z } from 'zod';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import { writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { Delivery } from '#modules/sourcing/deliveries/delivery.entity.ts';
import { SupplierLink } from '#modules/sourcing/deliveries/links/supplier-link.entity.ts';
import type { RevokeSupplierLink } from './supplier-link.schema.ts';

/** All links of the thread open nothing from the commit on. Messages that have not left are held back. Idempotent. */
export async function revokeSupplierLink(
  ctx: Context,
  { deliveryId }: z.output<typeof RevokeSupplierLink>,
): Promise<void> {
  await ctx.em.fork().transactional(async (em) => {
    const delivery = await em.findOne(Delivery, { id: deliveryId }, { fields: ['inReplyToId'] });
    const first = delivery?.inReplyToId ?? deliveryId;
    const thread = await em.find(Delivery, { $or: [{ id: first }, { inReplyToId: first }] }, { fields: ['id'] });
    const ofThread = { deliveryId: thread.map(({ id }) => id) };
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const;
    const links = await em.find(SupplierLink, ofThread, lock);
    if (!links.length) throw notFound('supplier link');
    for (const link of links.filter(({ revokedAt }) => !revokedAt)) {
      const { owner, version } = link;
      Object.assign(link, { version: version + 1, tokenSha256: null, revokedAt: ctx.now() });
      const entry = { action: 'supplier_link.revoked', resource: 'delivery', resourceId: link.deliveryId };
      writeAuditEntry(ctx, em, owner, { ...entry, detail: { version } });
    }
  });
}
