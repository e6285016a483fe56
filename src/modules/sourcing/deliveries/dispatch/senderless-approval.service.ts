import { LockMode } from '@mikro-orm/core';
import { allTenants } from '#db/tenancy.ts';
import type { System } from '#kernel/context.ts';
import { Factory } from '#modules/directory/factories/factory.entity.ts';
import { createWorker, writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { Delivery, Dispatch } from '../delivery.entity.ts';
import { lockDelivery } from '../delivery-lock.service.ts';
import { SupplierLink } from '../links/supplier-link.entity.ts';

const batchSize = 100;
const senderless = { status: 'approved', channel: 'email', frozenFrom: null } as const;

/** Returns mails to draft whose frozen payload has no sender, so no transport can send it. None was ever attempted. */
export async function returnSenderlessApprovals(system: System): Promise<void> {
  if (!(system.mailerFor(null, null)?.from ?? system.settings.mailFrom)) return;
  let after = '';
  for (;;) {
    const found = await system
      .systemEm()
      .find(
        Delivery,
        { ...senderless, ...(after && { id: { $gt: after } }) },
        { ...allTenants, fields: ['id', 'owner', 'factoryId'], orderBy: { id: 'asc' }, limit: batchSize },
      );
    for (const { id, owner, factoryId = null } of found) {
      await returnToDraft(system, owner, id, factoryId).catch((err: unknown) =>
        system.log.error({ err, delivery: id }, 'delivery approved without a sender could not be returned to draft'),
      );
    }
    const last = found.at(-1);
    if (!last || found.length < batchSize) return;
    after = last.id;
  }
}

const returnToDraft = (system: System, owner: string, id: string, factoryId: string | null): Promise<void> =>
  system.tenantEm(owner).transactional(async (em) => {
    // Before the delivery, as those who change the factory lock both: the reverse order could deadlock.
    if (factoryId) await em.findOne(Factory, { id: factoryId }, { lockMode: LockMode.PESSIMISTIC_READ });
    const delivery = await lockDelivery(em, id);
    const { status, channel, frozenFrom, reviewSha256, payloadSha256 } = delivery;
    const isSenderless = status === 'approved' && channel === 'email' && !frozenFrom;
    if (!isSenderless || (await em.count(Dispatch, { deliveryId: id }))) return;
    Object.assign(delivery, {
      status: 'draft',
      approvedAt: null,
      approvedBy: null,
      passkeySignature: null,
      frozenName: null,
      frozenTo: null,
      payload: null,
      payloadSha256: null,
      reviewSha256: null,
    });
    await em.nativeDelete(SupplierLink, { deliveryId: id });
    const detail = { reason: 'approved_without_sender', reviewSha256, payloadSha256 };
    const entry = { action: 'delivery.returned_to_draft', resource: 'delivery', resourceId: id, detail };
    writeAuditEntry(createWorker(system), em, owner, entry);
  });
