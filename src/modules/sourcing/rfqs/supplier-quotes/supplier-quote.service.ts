import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { DomainError, notFound } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import { Factory } from '#modules/directory/factories/factory.entity.ts';
import { writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { type BackOffice, loadQuoteTenantEm, loadRfqTenantEm } from '../back-office/back-office.service.ts';
import { RfqInvitation } from '../rfq.entity.ts';
import { lockRfq } from '../rfq-closing.service.ts';
import { SupplierQuote } from './supplier-quote.entity.ts';
import { assertQuote, assertTakesQuotes, digestOffer, toOffer } from './supplier-quote.rules.ts';
import type { QuoteWithdrawal, RecordedQuote, SupplierDecline } from './supplier-quote.schema.ts';

/** What a person of the house does for all owners: writing down what suppliers answer. */
export type Recording = { quote: SupplierQuote; recorded: boolean };

/** A new version takes the place of the one before. The same offer again changes nothing. */
export async function recordSupplierQuote(
  desk: BackOffice,
  { rfqId, factoryId, source, ...content }: z.output<typeof RecordedQuote>,
): Promise<Recording> {
  const bound = await loadRfqTenantEm(desk, rfqId);
  return bound.transactional(async (em) => {
    // Whoever else records a quote of this request waits here, so that versions have an order.
    const rfq = await lockRfq(em, rfqId);
    const now = desk.now();
    const invitation = await findInvitation(em, rfqId, factoryId);
    assertQuote(content, rfq.lineIds, now);
    assertTakesQuotes(rfq, now);
    const { validUntil } = content;
    const offer = toOffer(content);
    const offerSha256 = digestOffer(offer, validUntil);
    const invitationId = invitation.id;
    const before = await em.findOne(SupplierQuote, { invitationId, status: 'submitted' });
    if (before?.offerSha256 === offerSha256) return { quote: before, recorded: false };
    if (before) {
      const superseded = { status: 'superseded' as const, supersededAt: now, updatedAt: now };
      await em.nativeUpdate(SupplierQuote, { id: before.id, status: 'submitted' }, superseded);
    }
    const { owner } = rfq;
    const version = 1 + (await em.count(SupplierQuote, { invitationId }));
    const receivedAt = content.receivedAt ? new Date(content.receivedAt) : now;
    const quote = em.create(SupplierQuote, {
      ...{ id: newId(), owner, createdAt: now, updatedAt: now },
      ...{ rfqId, invitationId, version, status: 'submitted', source },
      ...{ receivedAt, validUntil, offer, offerSha256 },
    });
    Object.assign(invitation, { status: 'quoted', respondedAt: invitation.respondedAt ?? receivedAt });
    const detail = { rfqId, factoryId, version, source, offerSha256 };
    writeAuditEntry(desk, em, owner, { action: 'quote.recorded', resource: 'quote', resourceId: quote.id, detail });
    return { quote, recorded: true };
  });
}

/** Only of the version that counts. Repeating it changes nothing. Answers the id of its request. */
export async function withdrawSupplierQuote(
  desk: BackOffice,
  { id, reason }: z.output<typeof QuoteWithdrawal>,
): Promise<string> {
  const bound = await loadQuoteTenantEm(desk, id);
  return bound.transactional(async (em) => {
    const quote = await em.findOneOrFail(SupplierQuote, { id });
    await lockRfq(em, quote.rfqId);
    await em.refresh(quote);
    if (quote.status === 'withdrawn') return quote.rfqId;
    if (quote.status === 'superseded') {
      const currentVersion = await em.count(SupplierQuote, { invitationId: quote.invitationId });
      throw new DomainError('version_conflict', 'A later version has taken its place.', { currentVersion });
    }
    withdraw(desk, em, quote, reason ?? null);
    return quote.rfqId;
  });
}

/** A supplier that will not quote, or does not stand by its quote any more. Repeating it changes nothing. */
export async function recordSupplierDecline(
  desk: BackOffice,
  { rfqId, factoryId }: z.output<typeof SupplierDecline>,
): Promise<void> {
  const bound = await loadRfqTenantEm(desk, rfqId);
  await bound.transactional(async (em) => {
    const { owner } = await lockRfq(em, rfqId);
    const invitation = await findInvitation(em, rfqId, factoryId);
    const { id, status, respondedAt } = invitation;
    if (status === 'declined') return;
    const quote = await em.findOne(SupplierQuote, { invitationId: id, status: 'submitted' });
    if (quote) withdraw(desk, em, quote, null);
    Object.assign(invitation, { status: 'declined', respondedAt: respondedAt ?? desk.now() });
    const detail = { rfqId, factoryId };
    writeAuditEntry(desk, em, owner, { action: 'invitation.declined', resource: 'invitation', resourceId: id, detail });
  });
}

function withdraw(desk: BackOffice, em: EntityManager, quote: SupplierQuote, reason: string | null): void {
  const { id, owner, rfqId, version } = quote;
  Object.assign(quote, { status: 'withdrawn', withdrawnAt: desk.now(), withdrawReason: reason });
  const detail = { rfqId, version };
  writeAuditEntry(desk, em, owner, { action: 'quote.withdrawn', resource: 'quote', resourceId: id, detail });
}

/** Two records of a factory that were invited and then became one have two: the first counts. */
async function findInvitation(em: EntityManager, rfqId: string, factoryId: string): Promise<RfqInvitation> {
  const orderBy = { createdAt: 'asc', id: 'asc' } as const;
  const [invitation] = await em.find(RfqInvitation, { rfqId, factoryId }, { orderBy, limit: 1 });
  if (!invitation) throw notFound('invitation');
  return invitation;
}

/** A factory by its uuid or directory id, for the console. */
export async function resolveFactoryId(em: EntityManager, given: string): Promise<string> {
  const by = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(given) ? { id: given } : { directoryId: given };
  const factory = await em.findOne(Factory, by, { fields: ['id'] });
  if (!factory) throw notFound('factory');
  return factory.id;
}
