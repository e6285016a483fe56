import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Context } from '#kernel/context.ts';
import { crashPoint } from '#kernel/crash-point.ts';
import { DomainError, notFound } from '#kernel/errors.ts';
import { recordDeed } from '#modules/audit/audit.service.ts';
import { Factory, FactoryContact } from '#modules/factories/factory.entity.ts';
import { Project } from '#modules/projects/project.entity.ts';
import { contextVersionOf } from '#modules/projects/project.rules.ts';
import { Delivery } from './delivery.entity.ts';
import { readDelivery } from './delivery.read.ts';
import {
  assertReviewed,
  effectOf,
  payloadOf,
  type Review,
  type ReviewContent,
  reviewDigest,
  reviewNote,
  reviewParts,
} from './delivery.rules.ts';
import type { Approval, Rejection } from './delivery.shapes.ts';
import { newDispatch, sendDispatch } from './dispatch.service.ts';

/** What approving would send now. Sends nothing; 409 `review_unavailable` says what is in the way. */
export async function reviewDelivery(ctx: Context, id: string): Promise<Review> {
  const row = await readDelivery(ctx, id);
  const refuse = (reason: string, message: string) => new DomainError('review_unavailable', message, { reason });
  if (row.status === 'needs_contact') throw refuse('recipient', 'No usable contact of this factory is on file.');
  if (row.status !== 'draft') throw refuse('status', `This delivery is ${row.status}, not a draft.`);
  if (row.projectVersion !== row.currentProjectVersion) {
    throw refuse('context', 'The project has changed since this was drafted. Request the action again.');
  }
  const { channel, factoryId, factoryName, actionId, projectId, projectVersion, cc, subject, bodyEn, bodyZh } = row;
  const to = { name: row.contactName, address: row.contactAddress!, factoryId, factoryName };
  const from = senderOf(ctx, channel, to.address);
  const content = {
    deliveryId: id,
    actionId,
    projectId,
    projectVersion,
    channel,
    from,
    to,
    cc,
    subject,
    bodyEn,
    bodyZh,
  };
  const reviewed = reviewParts(content);
  await ctx.em.nativeUpdate(Delivery, { id, status: 'draft' }, { reviewed });
  return {
    ...content,
    reviewSha256: reviewed.reviewSha256,
    effect: effectOf(content, ctx.mailerFor(to.address)),
    note: reviewNote,
  };
}

/** Approves what was reviewed, then makes one attempt to send it. Repeating an approval changes nothing. */
export async function approveDelivery(ctx: Context, id: string, input: z.output<typeof Approval>): Promise<void> {
  crashPoint('start');
  const dispatchId = await ctx.em.fork().transactional((em) => claim(ctx, em, id, input.expectedReviewSha256));
  crashPoint('approve:after-commit');
  if (dispatchId) await sendDispatch(ctx, dispatchId);
  crashPoint('http:before-reply');
}

/** One transaction: compare with what a person has read, freeze the bytes, lay down the dispatch. Answers what to send, if anything. */
async function claim(
  ctx: Context,
  em: EntityManager,
  id: string,
  expected: string | undefined,
): Promise<string | null> {
  const delivery = await lockDelivery(em, id);
  const { status, owner } = delivery;
  crashPoint('approve:after-lock');
  if (status === 'approved' || status === 'queued' || status === 'sent') return null;
  if (status !== 'draft') throw new DomainError('delivery_not_draft', `This delivery is ${status}.`, { status });
  const recipient = await recipientNow(em, delivery);
  if (!expected) throw new DomainError('approval_review_required', 'Read the review and echo its reviewSha256.');

  const content = await contentOf(ctx, em, delivery, recipient);
  assertReviewed(content, expected, delivery.reviewed ?? null);
  const { payload, payloadSha256 } = payloadOf(content);
  const reviewSha256 = reviewDigest(content);
  Object.assign(delivery, {
    status: delivery.channel === 'email' ? 'approved' : 'queued',
    approvedAt: ctx.now(),
    approvedByKeyId: ctx.viewer?.kind === 'key' ? ctx.viewer.keyId : null,
    frozenFrom: content.from,
    frozenName: content.to.name,
    frozenTo: content.to.address,
    payload,
    payloadSha256,
    reviewSha256,
  });
  crashPoint('approve:after-status');
  const detail = { reviewSha256, payloadSha256 };
  recordDeed(ctx, em, owner, { action: 'delivery.approved', resource: 'delivery', resourceId: id, detail });
  crashPoint('approve:after-freeze');
  const mailer = delivery.channel === 'email' ? ctx.mailerFor(content.to.address) : null;
  if (!mailer) return null;

  const { id: dispatchId } = newDispatch(em, delivery, payloadSha256, mailer, ctx.now());
  crashPoint('approve:before-commit');
  return dispatchId;
}

/** Known even before a transport is, so that what is approved now can be sent when there is one. */
const senderOf = ({ mailerFor, settings }: Context, channel: Delivery['channel'], to: string): string | null =>
  channel === 'email' ? (mailerFor(to)?.from ?? settings.mailFrom) : null;

/** The factory's usable contact as this transaction sees it. */
async function recipientNow(em: EntityManager, { factoryId = null, channel }: Delivery): Promise<ReviewContent['to']> {
  const factory = factoryId ? await em.findOne(Factory, { id: factoryId, quarantined: false }) : null;
  const contact = factory && (await em.findOne(FactoryContact, { factoryId: factory.id }));
  const address = channel === 'email' ? contact?.contactEmail : contact?.contactWechat;
  if (!contact || !address) {
    throw new DomainError('approval_contact_missing', 'No usable contact of this factory is on file.');
  }
  return { name: contact.contactName ?? null, address, factoryId, factoryName: factory.nameEn };
}

/** The content as it would leave now. */
async function contentOf(
  ctx: Context,
  em: EntityManager,
  delivery: Delivery,
  to: ReviewContent['to'],
): Promise<ReviewContent> {
  const { id: deliveryId, actionId, projectId, projectVersion, channel, cc } = delivery;
  const project = await em.findOneOrFail(Project, { id: projectId }, { lockMode: LockMode.PESSIMISTIC_READ });
  if (contextVersionOf(project) !== projectVersion) {
    throw new DomainError('approval_context_stale', 'The project has changed since this was drafted.');
  }
  return {
    deliveryId,
    actionId,
    projectId,
    projectVersion,
    channel,
    from: senderOf(ctx, channel, to.address),
    to,
    cc,
    subject: delivery.subject ?? null,
    bodyEn: delivery.bodyEn ?? null,
    bodyZh: delivery.bodyZh ?? null,
  };
}

/** Only of a draft: what an approval has claimed cannot be called back. */
export async function rejectDelivery(ctx: Context, id: string, input: z.output<typeof Rejection>): Promise<void> {
  await ctx.em.fork().transactional(async (em) => {
    const delivery = await lockDelivery(em, id);
    const { status } = delivery;
    if (status === 'approved' || status === 'queued') {
      throw new DomainError('delivery_claimed', 'This delivery is approved. An approved send cannot be cancelled.');
    }
    if (status !== 'draft') throw new DomainError('delivery_not_draft', `This delivery is ${status}.`, { status });
    Object.assign(delivery, { status: 'rejected', rejectedAt: ctx.now(), rejectReason: input.reason ?? null });
    recordDeed(ctx, em, delivery.owner, { action: 'delivery.rejected', resource: 'delivery', resourceId: id });
  });
}

export async function lockDelivery(em: EntityManager, id: string): Promise<Delivery> {
  const delivery = await em.findOne(Delivery, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!delivery) throw notFound('delivery');
  return delivery;
}
