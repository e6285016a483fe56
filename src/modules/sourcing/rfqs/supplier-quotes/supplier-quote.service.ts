import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { DomainError, notFound } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import { Factory } from '#modules/directory/factories/factory.entity.ts';
import { type Actor, writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import type { BackOffice } from '#modules/identity/audit/back-office.service.ts';
import { loadQuoteTenantEm, loadRfqTenantEm } from '../back-office/back-office.service.ts';
import { type Rfq, RfqInvitation } from '../rfq.entity.ts';
import { lockRfq } from '../rfq-closing.service.ts';
import { SupplierQuote } from './supplier-quote.entity.ts';
import { assertQuote, assertRecordable, assertTakesQuotes, digestOffer, toOffer } from './supplier-quote.rules.ts';
import type {
  QuoteContent,
  QuoteSource,
  QuoteWithdrawal,
  RecordedQuote,
  SupplierDecline,
} from './supplier-quote.schema.ts';

/** `recorded` is false if the current version has the same content. */
export type Recording = { quote: SupplierQuote; recorded: boolean };

export async function recordSupplierQuote(
  backOffice: BackOffice,
  { rfqId, factoryId, source, ...content }: z.output<typeof RecordedQuote>,
): Promise<Recording> {
  assertRecordable(source);
  const tenantEm = await loadRfqTenantEm(backOffice, rfqId);
  return tenantEm.transactional(async (em) => {
    // Serializes recordings for this RFQ, so that version numbers are in order.
    const rfq = await lockRfq(em, rfqId);
    const invitation = await findInvitation(em, rfqId, factoryId);
    return saveQuote(backOffice, em, { rfq, invitation, source, content });
  });
}

type NewQuote = { rfq: Rfq; invitation: RfqInvitation; source: QuoteSource; content: QuoteContent };

/** The caller has locked the RFQ. */
export async function saveQuote(
  actor: Actor,
  em: EntityManager,
  { rfq, invitation, source, content }: NewQuote,
): Promise<Recording> {
  const now = actor.now();
  assertQuote(content, rfq.lineIds, now);
  assertTakesQuotes(rfq, now);
  const { validUntil } = content;
  const offer = toOffer(content);
  const offerSha256 = digestOffer(offer, validUntil);
  const { id: rfqId, owner } = rfq;
  const invitationId = invitation.id;
  const before = await em.findOne(SupplierQuote, { invitationId, status: 'submitted' });
  if (before?.offerSha256 === offerSha256) return { quote: before, recorded: false };
  if (before) {
    const superseded = { status: 'superseded' as const, supersededAt: now, updatedAt: now };
    await em.nativeUpdate(SupplierQuote, { id: before.id, status: 'submitted' }, superseded);
  }
  const version = 1 + (await em.count(SupplierQuote, { invitationId }));
  const receivedAt = content.receivedAt ? new Date(content.receivedAt) : now;
  const quote = em.create(SupplierQuote, {
    ...{ id: newId(), owner, createdAt: now, updatedAt: now },
    ...{ rfqId, invitationId, version, status: 'submitted', source },
    ...{ receivedAt, validUntil, offer, offerSha256 },
  });
  Object.assign(invitation, { status: 'quoted', respondedAt: invitation.respondedAt ?? receivedAt });
  const detail = { rfqId, factoryId: invitation.factory.id, version, source, offerSha256 };
  const entry = { action: 'quote.recorded', resource: 'quote', resourceId: quote.id };
  writeAuditEntry(actor, em, owner, { ...entry, detail });
  return { quote, recorded: true };
}

export async function withdrawSupplierQuote(
  backOffice: BackOffice,
  { id, reason }: z.output<typeof QuoteWithdrawal>,
): Promise<string> {
  const tenantEm = await loadQuoteTenantEm(backOffice, id);
  return tenantEm.transactional(async (em) => {
    const quote = await em.findOneOrFail(SupplierQuote, { id });
    await lockRfq(em, quote.rfqId);
    await em.refresh(quote);
    if (quote.status === 'withdrawn') return quote.rfqId;
    if (quote.status === 'superseded') {
      const currentVersion = await em.count(SupplierQuote, { invitationId: quote.invitationId });
      throw new DomainError('version_conflict', 'This version was superseded by a later one.', { currentVersion });
    }
    withdraw(backOffice, em, quote, reason ?? null);
    return quote.rfqId;
  });
}

export async function recordSupplierDecline(
  backOffice: BackOffice,
  { rfqId, factoryId }: z.output<typeof SupplierDecline>,
): Promise<void> {
  const tenantEm = await loadRfqTenantEm(backOffice, rfqId);
  await tenantEm.transactional(async (em) => {
    await lockRfq(em, rfqId);
    await saveDecline(backOffice, em, await findInvitation(em, rfqId, factoryId));
  });
}

/** Withdraws the current quote of the supplier, if any. Idempotent. The caller has locked the RFQ. */
export async function saveDecline(actor: Actor, em: EntityManager, invitation: RfqInvitation): Promise<void> {
  const { id, owner, rfqId, status, respondedAt } = invitation;
  if (status === 'declined') return;
  const quote = await em.findOne(SupplierQuote, { invitationId: id, status: 'submitted' });
  if (quote) withdraw(actor, em, quote, null);
  Object.assign(invitation, { status: 'declined', respondedAt: respondedAt ?? actor.now() });
  const detail = { rfqId, factoryId: invitation.factory.id };
  const entry = { action: 'invitation.declined', resource: 'invitation', resourceId: id };
  writeAuditEntry(actor, em, owner, { ...entry, detail });
}

function withdraw(actor: Actor, em: EntityManager, quote: SupplierQuote, reason: string | null): void {
  const { id, owner, rfqId, version } = quote;
  Object.assign(quote, { status: 'withdrawn', withdrawnAt: actor.now(), withdrawReason: reason });
  const detail = { rfqId, version };
  writeAuditEntry(actor, em, owner, { action: 'quote.withdrawn', resource: 'quote', resourceId: id, detail });
}

/** A factory merged from two invited records has two invitations: returns the first. */
async function findInvitation(em: EntityManager, rfqId: string, factoryId: string): Promise<RfqInvitation> {
  const orderBy = { createdAt: 'asc', id: 'asc' } as const;
  const [invitation] = await em.find(RfqInvitation, { rfqId, factory: factoryId }, { orderBy, limit: 1 });
  if (!invitation) throw notFound('invitation');
  return invitation;
}

export async function resolveFactoryId(em: EntityManager, reference: string): Promise<string> {
  const filter = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(reference)
    ? { id: reference }
    : { directoryId: reference };
  const factory = await em.findOne(Factory, filter, { fields: ['id'] });
  if (!factory) throw notFound('factory');
  return factory.id;
}
