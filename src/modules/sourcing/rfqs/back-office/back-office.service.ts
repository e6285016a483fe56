import type { EntityManager } from '@mikro-orm/postgresql';
import { allTenants } from '#db/tenancy.ts';
import type { System } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import { createWorker } from '#modules/identity/audit/audit.service.ts';
import type { BackOffice } from '#modules/identity/audit/back-office.service.ts';
import { Rfq, RfqInvitation, RfqLine } from '../rfq.entity.ts';
import { closeRfqAs } from '../rfq-closing.service.ts';
import { SupplierQuote } from '../supplier-quotes/supplier-quote.entity.ts';

export async function loadRfqTenantEm(backOffice: BackOffice, id: string): Promise<EntityManager> {
  const rfq = await backOffice.systemEm().findOne(Rfq, { id }, { ...allTenants, fields: ['owner'] });
  if (!rfq) throw notFound('rfq');
  return backOffice.tenantEm(rfq.owner);
}

export async function loadQuoteTenantEm(backOffice: BackOffice, id: string): Promise<EntityManager> {
  const quote = await backOffice.systemEm().findOne(SupplierQuote, { id }, { ...allTenants, fields: ['owner'] });
  if (!quote) throw notFound('quote');
  return backOffice.tenantEm(quote.owner);
}

export const closeAnyRfq = async (backOffice: BackOffice, id: string): Promise<void> =>
  closeRfqAs(backOffice, await loadRfqTenantEm(backOffice, id), id);

export async function showRfq(backOffice: BackOffice, id: string) {
  const em = await loadRfqTenantEm(backOffice, id);
  const { title, status, quoteBy, closedAt } = await em.findOneOrFail(Rfq, { id });
  const lines = await em.find(RfqLine, { rfqId: id }, { orderBy: { number: 'asc' } });
  const orderBy = { createdAt: 'asc', id: 'asc' } as const;
  const fields = ['status', 'factory.directoryId', 'factory.nameEn'] as const;
  const invitations = await em.find(RfqInvitation, { rfqId: id }, { fields, orderBy });
  return {
    ...{ id, title, status, quoteBy, closedAt },
    lines: lines.map(({ id, number, name, quantityPerUnit }) => ({ id, number, name, quantityPerUnit })),
    invitations: invitations.map(({ status, factory: { $: factory } }) => ({
      factoryId: factory.id,
      directoryId: factory.directoryId,
      nameEn: factory.nameEn,
      status,
    })),
  };
}

const batchSize = 100;

export async function closeOverdue(system: System): Promise<void> {
  const today = system.now().toISOString().slice(0, 10);
  const due = await system
    .systemEm()
    .find(
      Rfq,
      { status: { $ne: 'closed' }, quoteBy: { $lt: today } },
      { ...allTenants, fields: ['owner'], orderBy: { quoteBy: 'asc' }, limit: batchSize },
    );
  for (const { id, owner } of due) {
    await closeRfqAs(createWorker(system), system.tenantEm(owner), id).catch((err: unknown) =>
      system.log.error({ err, rfq: id }, 'overdue rfq could not be closed'),
    );
  }
}
