import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Table } from '#db/rows.ts';
import { allTenants } from '#db/tenancy.ts';
import type { Context } from '#kernel/context.ts';
import { type Actor, writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { Delivery, Dispatch, ProviderEvent } from '../delivery.entity.ts';
import type { ReceiptEvents } from '../delivery.schema.ts';
import { findEarliestEvents, receiptTypes } from './provider-event.rules.ts';

type Reporter = Actor & Pick<Context, 'systemEm'>;
type Event = Pick<
  ProviderEvent,
  'id' | 'provider' | 'messageId' | 'mailMessageId' | 'deliveryId' | 'type' | 'occurredAt' | 'receivedAt'
>;

export async function recordProviderEvent(ctx: Reporter, event: Event): Promise<void> {
  const { messageId, type } = event;
  await ctx.systemEm().transactional(async (em) => {
    const isNew = await insertEvent(em, event);
    if (!isNew || !messageId || !receiptTypes.includes(type)) return;
    const dispatch = await lockDispatch(em, event);
    if (!dispatch) return;
    const { id } = dispatch;
    if (!dispatch.providerMessageId) return recordAcceptance(ctx, em, dispatch, event);
    const events = await loadReceiptEvents(em, messageId);
    await em.nativeUpdate(Dispatch, { id }, { events, updatedAt: ctx.now() }, allTenants);
  });
}

/** Joins events that arrived before the message id was saved. Call it after saving the id, in the same transaction. */
export async function joinProviderEvents(em: EntityManager, dispatchId: string, messageId: string): Promise<void> {
  await lockMessage(em, messageId);
  const events = await loadReceiptEvents(em, messageId);
  await em.nativeUpdate(Dispatch, { id: dispatchId, providerMessageId: messageId }, { events }, allTenants);
}

async function insertEvent(em: EntityManager, event: Event): Promise<boolean> {
  const { id, provider, type, messageId: message_id, deliveryId: delivery_id = null } = event;
  const { mailMessageId: mail_message_id = null } = event;
  const times = { occurred_at: event.occurredAt.toISOString(), received_at: event.receivedAt.toISOString() };
  const { numInsertedOrUpdatedRows } = await em
    .getKysely<{ provider_event: Table<ProviderEvent> }>()
    .insertInto('provider_event')
    .values({ id, provider, type, message_id, mail_message_id, delivery_id, ...times })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** One statement: a row that gets its message id while the statement waits for the lock would else be locked but not found. */
async function lockDispatch(em: EntityManager, { provider, messageId, deliveryId }: Event): Promise<Dispatch | null> {
  const answered = { provider, providerMessageId: messageId };
  const open = { $in: ['uncertain', 'sending'] as const };
  const unanswered = { provider, deliveryId: deliveryId ?? null, status: open, providerMessageId: null };
  const found = await em.find(Dispatch, { $or: [answered, unanswered] }, locked);
  const known = found.find(({ providerMessageId }) => providerMessageId) ?? found[0];
  if (known) return known;
  await lockMessage(em, messageId);
  return em.findOne(Dispatch, answered, locked);
}

/**
 * Lock order: the writer of a message id locks the dispatch row, then the message. An event that finds no row locks the message
 * and looks again, so neither misses what the other writes, and the order cannot deadlock.
 */
const lockMessage = (em: EntityManager, messageId: string): Promise<unknown> =>
  em.execute('select pg_advisory_xact_lock(hashtext(?))', [`message:${messageId}`]);

/** Requires a lock on the dispatch row of the message. */
const loadReceiptEvents = async (em: EntityManager, messageId: string): Promise<ReceiptEvents> =>
  findEarliestEvents(await em.find(ProviderEvent, { messageId, type: { $in: [...receiptTypes] } }));

/** An event proves that the provider accepted the mail, even if it was settled as not sent. */
async function recordAcceptance(
  ctx: Reporter,
  em: EntityManager,
  dispatch: Dispatch,
  { id, provider, messageId }: Event,
) {
  await lockMessage(em, messageId);
  const events = await loadReceiptEvents(em, messageId);
  const updatedAt = ctx.now();
  const acceptedAt = events.sent ? new Date(events.sent) : updatedAt;
  const { owner, deliveryId } = dispatch;
  const outcome = { status: 'accepted' as const, lastOutcome: 'accepted', providerMessageId: messageId, acceptedAt };
  const saved = { ...outcome, events, leaseToken: null, nextAttemptAt: null, updatedAt };
  await em.nativeUpdate(Dispatch, { id: dispatch.id }, saved, allTenants);
  const sent = { status: 'sent' as const, sentAt: acceptedAt, updatedAt };
  const unsent = { id: deliveryId, status: { $in: ['approved', 'not_sent'] as const } };
  await em.nativeUpdate(Delivery, unsent, sent, allTenants);
  const detail = { provider, providerEvent: id };
  writeAuditEntry(ctx, em, owner, {
    action: 'delivery.accepted',
    resource: 'delivery',
    resourceId: deliveryId,
    detail,
  });
}

const locked = { ...allTenants, lockMode: LockMode.PESSIMISTIC_WRITE } as const;
