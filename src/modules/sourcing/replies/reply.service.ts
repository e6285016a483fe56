import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { allTenants } from '#db/tenancy.ts';
import type { System } from '#kernel/context.ts';
import { DomainError, notFound } from '#kernel/errors.ts';
import { failpoint } from '#kernel/failpoint.ts';
import { newId } from '#kernel/ids.ts';
import { saveMail } from '#modules/directory/interactions/interaction-import.service.ts';
import { isSharedDomain } from '#modules/directory/interactions/matching.rules.ts';
import { type Actor, writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import type { BackOffice } from '#modules/identity/audit/back-office.service.ts';
import { Delivery } from '#modules/sourcing/deliveries/delivery.entity.ts';
import type { ReadValue, ReplyReader } from '#ports/language-model/reply-reader.ts';
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
import { proposeAnswer, readByModel } from './proposal.service.ts';
import { DeliveryReply, ReceivedMail } from './reply.entity.ts';
import type { ReplyAssignment, ReplyDismissal, ReplyMatch } from './reply.schema.ts';

export type ReplyStore = AttachmentStore & Pick<System, 'replyReader'>;

/** Stores a mail once, however often it is received. `parsed` is null if it cannot be read. */
export async function saveReceivedMail(
  actor: Actor,
  store: ReplyStore,
  { id, parsed }: { id: string; parsed: ParsedMail | null },
): Promise<void> {
  // Before the mail is settled, so that nobody sees a reply whose attachments are missing.
  await saveAttachments(store, id, parsed?.attachments ?? []);
  const read = parsed ? await readMatched(store, parsed) : [];
  await store.systemEm().transactional(async (em) => {
    const received = await em.findOneOrFail(ReceivedMail, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (received.status !== 'pending') return;
    await settleReceived(actor, em, received, parsed && { ...parsed, read });
    failpoint('reply:before-commit');
  });
  failpoint('reply:after-commit');
}

/** Of a file of mails. Null if the mail was received before. A mail whose import ended early is imported again. */
export async function importReceivedMail(
  backOffice: BackOffice,
  ports: Pick<ReplyStore, 'files' | 'replyReader'>,
  parsed: ParsedMail,
): Promise<ReceivedMail | null> {
  const { systemEm, now } = backOffice;
  const source = { source: 'mbox', sourceId: parsed.mailSha256 } as const;
  const em = systemEm();
  if (await em.count(ReceivedMail, { mailSha256: parsed.mailSha256 })) return null;
  await announceReply(backOffice, { ...source, nextAttemptAt: null });
  const { id, status } = await em.findOneOrFail(ReceivedMail, source);
  if (status !== 'pending') return null;
  await saveReceivedMail(backOffice, { systemEm, now, ...ports }, { id, parsed });
  return systemEm().findOneOrFail(ReceivedMail, { id });
}

/** What a model reads of a mail that would be matched. Its transaction comes later. */
async function readMatched({ systemEm, replyReader }: ReplyStore, parsed: ParsedMail): Promise<readonly ReadValue[]> {
  const { mail, mailSha256, isAutomatic } = parsed;
  if (!replyReader || isAutomatic) return [];
  const em = systemEm();
  if (await em.count(ReceivedMail, { mailSha256 })) return [];
  const match = await em.transactional((em) => findMatch(em, parsed));
  return 'candidate' in match ? readByModel(replyReader, em, { ...match.candidate, mail }) : [];
}

type ReadMail = ParsedMail & { read: readonly ReadValue[] };

async function settleReceived(
  actor: Actor,
  em: EntityManager,
  received: ReceivedMail,
  parsed: ReadMail | null,
): Promise<void> {
  Object.assign(received, { nextAttemptAt: null, updatedAt: actor.now() });
  if (!parsed) {
    Object.assign(received, { status: 'unmatched', reason: 'unreadable' });
    return;
  }
  const { mailSha256, mail, isAutomatic, isVerified, read } = parsed;
  if (await em.findOne(ReceivedMail, { mailSha256 })) {
    received.status = 'duplicate';
    await discardAttachments(em, received.id, actor.now());
    return;
  }
  Object.assign(received, { mailSha256, isAutomatic, isVerified });
  const match = await findMatch(em, parsed);
  if ('candidate' in match) await assign(actor, em, received, { ...match, mail, read });
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

type Assigned = { candidate: Candidate; matchedBy: ReplyMatch } & Pick<ReadMail, 'mail' | 'read'>;

async function assign(
  actor: Actor,
  em: EntityManager,
  received: ReceivedMail,
  { candidate, matchedBy, mail, read }: Assigned,
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
    const files = (await findAttachments(em, [received.id])).get(received.id) ?? [];
    await proposeAnswer(actor, em, { owner, deliveryId, receivedMailId: received.id, mail, files, read });
  }
  const entry = { action: 'delivery.replied', resource: 'delivery', resourceId: deliveryId };
  writeAuditEntry(actor, em, owner, { ...entry, detail: { replyId: reply.id, matchedBy, isAutomatic, isVerified } });
}

/** By operator staff, for any tenant. Idempotent for the same message. */
export async function assignReply(
  backOffice: BackOffice,
  replyReader: ReplyReader | null,
  { id, deliveryId }: z.output<typeof ReplyAssignment>,
): Promise<void> {
  const read = await readAssigned(backOffice.systemEm(), replyReader, { id, deliveryId });
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
    await assign(backOffice, em, received, { candidate, matchedBy: 'staff', mail, read });
  });
}

async function readAssigned(
  em: EntityManager,
  replyReader: ReplyReader | null,
  { id, deliveryId }: z.output<typeof ReplyAssignment>,
): Promise<readonly ReadValue[]> {
  if (!replyReader) return [];
  const received = await em.findOne(ReceivedMail, { id, status: 'unmatched', isAutomatic: false });
  const delivery = received?.mail ? await em.findOne(Delivery, { id: deliveryId }, allTenants) : null;
  if (!received?.mail || !delivery) return [];
  return readByModel(replyReader, em, { owner: delivery.owner, deliveryId, mail: received.mail });
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
  const em = backOffice.systemEm();
  const oldest = { orderBy: { createdAt: 'asc', id: 'asc' }, limit: maxListed } as const;
  const found = await em.find(ReceivedMail, { status: 'unmatched' }, oldest);
  const attachments = await findAttachments(
    em,
    found.map(({ id }) => id),
  );
  return found.map(({ id, createdAt: receivedAt, reason, isAutomatic, isVerified, suggestedDeliveryId, mail }) => ({
    ...{ id, receivedAt, reason, isAutomatic, isVerified, suggestedDeliveryId },
    ...{ from: mail?.from ?? null, to: mail?.to ?? [], subject: mail?.subject ?? null, body: mail?.body ?? null },
    attachments: attachments.get(id) ?? [],
  }));
}
