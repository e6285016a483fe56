import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { allTenants } from '#db/tenancy.ts';
import { DomainError, notFound } from '#kernel/errors.ts';
import { failpoint } from '#kernel/failpoint.ts';
import { newId } from '#kernel/ids.ts';
import type { MailRecord } from '#modules/directory/interactions/interaction.schema.ts';
import { saveMail } from '#modules/directory/interactions/interaction-import.service.ts';
import { isSharedDomain } from '#modules/directory/interactions/matching.rules.ts';
import { type Actor, writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import type { BackOffice } from '#modules/identity/audit/back-office.service.ts';
import { Delivery } from '#modules/sourcing/deliveries/delivery.entity.ts';
import type { FileStore } from '#ports/file-store/file-store.ts';
import {
  type AttachmentStore,
  discardAttachments,
  findAttachments,
  saveAttachments,
} from './attachments/attachment.service.ts';
import { announceReply } from './intake/announcement.service.ts';
import type { ParsedMail } from './intake/received-mail.rules.ts';
import { findByReference, findByThread } from './matching/candidate.service.ts';
import {
  type Candidate,
  listReferences,
  type Matched,
  matchReply,
  type Unmatched,
} from './matching/reply-match.rules.ts';
import { proposeAnswer } from './proposal.service.ts';
import { DeliveryReply, ReceivedMail } from './reply.entity.ts';
import type { ReplyAssignment, ReplyDismissal, ReplyMatch } from './reply.schema.ts';

/** Stores a mail once, however often it is received. `parsed` is null if it cannot be read. */
export async function saveReceivedMail(
  actor: Actor,
  store: AttachmentStore,
  { id, parsed }: { id: string; parsed: ParsedMail | null },
): Promise<void> {
  // Before the mail is settled, so that nobody sees a reply whose attachments are missing.
  await saveAttachments(store, id, parsed?.attachments ?? []);
  await store.systemEm().transactional(async (em) => {
    const received = await em.findOneOrFail(ReceivedMail, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (received.status !== 'pending') return;
    await settleReceived(actor, em, received, parsed);
    failpoint('reply:before-commit');
  });
  failpoint('reply:after-commit');
}

/** Of a file of mails. Null if the mail was received before. A mail whose import ended early is imported again. */
export async function importReceivedMail(
  backOffice: BackOffice,
  files: FileStore,
  parsed: ParsedMail,
): Promise<ReceivedMail | null> {
  const { systemEm, now } = backOffice;
  const source = { source: 'mbox', sourceId: parsed.mailSha256 } as const;
  const em = systemEm();
  if (await em.count(ReceivedMail, { mailSha256: parsed.mailSha256 })) return null;
  await announceReply(backOffice, { ...source, nextAttemptAt: null });
  const { id, status } = await em.findOneOrFail(ReceivedMail, source);
  if (status !== 'pending') return null;
  await saveReceivedMail(backOffice, { systemEm, now, files }, { id, parsed });
  return systemEm().findOneOrFail(ReceivedMail, { id });
}

async function settleReceived(
  actor: Actor,
  em: EntityManager,
  received: ReceivedMail,
  parsed: ParsedMail | null,
): Promise<void> {
  Object.assign(received, { nextAttemptAt: null, updatedAt: actor.now() });
  if (!parsed) {
    Object.assign(received, { status: 'unmatched', reason: 'unreadable' });
    return;
  }
  const { mailSha256, mail, isAutomatic, isVerified } = parsed;
  if (await em.findOne(ReceivedMail, { mailSha256 })) {
    received.status = 'duplicate';
    await discardAttachments(em, received.id, actor.now());
    return;
  }
  Object.assign(received, { mailSha256, isAutomatic, isVerified });
  const match = await findMatch(em, parsed);
  if ('candidate' in match) await assign(actor, em, received, mail, match);
  else Object.assign(received, { ...match, status: 'unmatched', mail });
}

async function findMatch(em: EntityManager, { mail, isVerified }: ParsedMail): Promise<Matched | Unmatched> {
  const { from, to, cc, inReplyTo, references: ancestors } = mail;
  const references = listReferences([...to, ...cc]);
  const answered = inReplyTo ? [...ancestors, inReplyTo] : ancestors;
  const byReference = references.length ? await findByReference(em, references) : [];
  const byThread = answered.length ? await findByThread(em, answered) : [];
  return matchReply({ from, references, byReference, byThread, isVerified, isSharedDomain });
}

type Assigned = { candidate: Candidate; matchedBy: ReplyMatch };

async function assign(
  actor: Actor,
  em: EntityManager,
  received: ReceivedMail,
  mail: MailRecord,
  { candidate, matchedBy }: Assigned,
): Promise<void> {
  const { deliveryId, owner, factoryId } = candidate;
  const { isAutomatic, isVerified, createdAt: receivedAt, mailSha256 } = received;
  const now = actor.now();
  Object.assign(received, { status: 'assigned', reason: null, mail: null, updatedAt: now });
  const importedOn = now.toISOString().slice(0, 10);
  const mailId = await saveMail(em, mail, { sha256: mailSha256 ?? '', importedOn, factoryId });
  const reply = em.create(DeliveryReply, {
    ...{ id: newId(), owner, createdAt: now, updatedAt: now, deliveryId, receivedMailId: received.id, mailId },
    ...{ matchedBy, isAutomatic, isVerified, receivedAt },
  });
  if (!isAutomatic) {
    const files = await findAttachments(em, received.id);
    await proposeAnswer(actor, em, { owner, deliveryId, receivedMailId: received.id, mail, files });
  }
  const entry = { action: 'delivery.replied', resource: 'delivery', resourceId: deliveryId };
  writeAuditEntry(actor, em, owner, { ...entry, detail: { replyId: reply.id, matchedBy, isAutomatic, isVerified } });
}

/** By operator staff, for any tenant. Idempotent for the same message. */
export async function assignReply(
  backOffice: BackOffice,
  { id, deliveryId }: z.output<typeof ReplyAssignment>,
): Promise<void> {
  await backOffice.systemEm().transactional(async (em) => {
    const received = await lockReceived(em, id);
    const earlier = await em.findOne(DeliveryReply, { receivedMailId: id }, allTenants);
    if (earlier?.deliveryId === deliveryId) return;
    assertUnmatched(received);
    const { mail = null } = received;
    if (!mail) throw new DomainError('reply_not_unmatched', 'This mail could not be read, so it cannot be assigned.');
    const delivery = await em.findOne(Delivery, { id: deliveryId }, allTenants);
    if (!delivery?.frozenTo) throw notFound('delivery');
    const { owner, factoryId = null, frozenTo } = delivery;
    const candidate = { deliveryId, owner, factoryId, frozenTo };
    await assign(backOffice, em, received, mail, { candidate, matchedBy: 'staff' });
  });
}

/** By operator staff: the mail is no reply to a message. Idempotent. */
export async function dismissReply(
  backOffice: BackOffice,
  { id, reason }: z.output<typeof ReplyDismissal>,
): Promise<void> {
  await backOffice.systemEm().transactional(async (em) => {
    const received = await lockReceived(em, id);
    if (received.status === 'dismissed') return;
    assertUnmatched(received);
    const now = backOffice.now();
    Object.assign(received, { status: 'dismissed', dismissalReason: reason, updatedAt: now });
    await discardAttachments(em, id, now);
  });
}

async function lockReceived(em: EntityManager, id: string): Promise<ReceivedMail> {
  const received = await em.findOne(ReceivedMail, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!received || received.status === 'pending' || received.status === 'duplicate') throw notFound('reply');
  return received;
}

function assertUnmatched({ status }: ReceivedMail): void {
  if (status === 'unmatched') return;
  throw new DomainError('reply_not_unmatched', `This reply is ${status}, so it cannot be decided.`, { status });
}

const maxListed = 100;

/** For the operator console. */
export async function listUnmatched(backOffice: BackOffice) {
  const found = await backOffice
    .systemEm()
    .find(ReceivedMail, { status: 'unmatched' }, { orderBy: { createdAt: 'asc', id: 'asc' }, limit: maxListed });
  return found.map(({ id, createdAt: receivedAt, reason, isAutomatic, isVerified, suggestedDeliveryId, mail }) => ({
    ...{ id, receivedAt, reason, isAutomatic, isVerified, suggestedDeliveryId },
    ...{ from: mail?.from ?? null, to: mail?.to ?? [], subject: mail?.subject ?? null, body: mail?.body ?? null },
  }));
}
