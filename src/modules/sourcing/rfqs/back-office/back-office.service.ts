import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { allTenants, asTenant } from '#db/tenancy.ts';
import type { System } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import { Factory } from '#modules/directory/factories/factory.entity.ts';
import { type Actor, operator } from '#modules/identity/audit/audit.service.ts';
import { releaseDueDisclosures } from '../disclosures/disclosure.service.ts';
import { Disclosure, Rfq, RfqInvitation, RfqLine } from '../rfq.entity.ts';
import { closeRfqAs } from '../rfq-closing.service.ts';
import { SupplierQuote } from '../supplier-quotes/supplier-quote.entity.ts';

/** Whoever works on requests of all owners: the house, its console, and work that nobody asks for. */
export type BackOffice = Actor & { systemEm: () => EntityManager; tenantEm: (owner: string) => EntityManager };

/** The console, whose entity manager is that of the tables' owner. */
export const createConsoleBackOffice = (em: EntityManager): BackOffice => ({
  ...operator,
  systemEm: () => em.fork(),
  tenantEm: (owner) => asTenant(em.fork(), owner),
});

/** Bound to the owner of a request; all that is then done is done in that owner's records. */
export async function loadRfqTenantEm(desk: BackOffice, id: string): Promise<EntityManager> {
  const rfq = await desk.systemEm().findOne(Rfq, { id }, { ...allTenants, fields: ['owner'] });
  if (!rfq) throw notFound('rfq');
  return desk.tenantEm(rfq.owner);
}

export async function loadQuoteTenantEm(desk: BackOffice, id: string): Promise<EntityManager> {
  const quote = await desk.systemEm().findOne(SupplierQuote, { id }, { ...allTenants, fields: ['owner'] });
  if (!quote) throw notFound('quote');
  return desk.tenantEm(quote.owner);
}

export const closeAnyRfq = async (desk: BackOffice, id: string): Promise<void> =>
  closeRfqAs(desk, await loadRfqTenantEm(desk, id), id);

/** What a quote refers to, for the console. */
export async function showRfq(desk: BackOffice, id: string) {
  const em = await loadRfqTenantEm(desk, id);
  const { title, status, quoteBy, closedAt } = await em.findOneOrFail(Rfq, { id });
  const lines = await em.find(RfqLine, { rfqId: id }, { orderBy: { number: 'asc' } });
  const invitations = await em.find(RfqInvitation, { rfqId: id }, { orderBy: { createdAt: 'asc', id: 'asc' } });
  const factories = await em.find(
    Factory,
    { id: invitations.map(({ factoryId }) => factoryId) },
    { fields: ['directoryId', 'nameEn'] },
  );
  return {
    ...{ id, title, status, quoteBy, closedAt },
    lines: lines.map(({ id, number, name, quantityPerUnit }) => ({ id, number, name, quantityPerUnit })),
    invitations: invitations.map(({ factoryId, status }) => {
      const { directoryId, nameEn } = factories.find(({ id }) => id === factoryId)!;
      return { factoryId, directoryId, nameEn, status };
    }),
  };
}

const batchSize = 100;

/** Releases all whose time has come. Several instances may do so at once: each request is taken by one. */
export async function releaseDue(system: System): Promise<void> {
  const due = await system
    .systemEm()
    .find(
      Disclosure,
      { status: 'pending', releaseAt: { $lte: system.now() } },
      { ...allTenants, fields: ['rfqId', 'owner'], orderBy: { releaseAt: 'asc' }, limit: batchSize },
    );
  const requests = new Map(due.map(({ rfqId, owner }) => [rfqId, owner]));
  await forEachRfq(system, requests, 'what was due was not released', (em, id) =>
    em.transactional(async (em) => {
      const [rfq] = await em.find(Rfq, { id }, { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE });
      if (rfq) await releaseDueDisclosures(createJobActor(system), em, rfq);
    }),
  );
}

/** Closes those to which suppliers were asked to answer before today, UTC. */
export async function closeOverdue(system: System): Promise<void> {
  const today = system.now().toISOString().slice(0, 10);
  const due = await system
    .systemEm()
    .find(
      Rfq,
      { status: { $ne: 'closed' }, quoteBy: { $lt: today } },
      { ...allTenants, fields: ['owner'], orderBy: { quoteBy: 'asc' }, limit: batchSize },
    );
  const requests = new Map(due.map(({ id, owner }) => [id, owner]));
  await forEachRfq(system, requests, 'an overdue request was not closed', (em, id) =>
    closeRfqAs(createJobActor(system), em, id),
  );
}

const createJobActor = ({ now }: System): Actor => ({ viewer: 'worker', requestId: null, now });

/** As its owner, of whose records nothing else is seen. One that fails stops no other. */
async function forEachRfq(
  system: System,
  requests: ReadonlyMap<string, string>,
  failure: string,
  work: (em: EntityManager, id: string) => Promise<void>,
): Promise<void> {
  for (const [id, owner] of requests) {
    await work(system.tenantEm(owner), id).catch((err: unknown) => system.log.error({ err, rfq: id }, failure));
  }
}
