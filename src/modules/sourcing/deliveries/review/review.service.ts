import { findRefusal, type Requirement } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import { describeWithheldByLimit } from '#modules/directory/factories/contacts/contact-quota.rules.ts';
import { type Screening, viewScreening } from '#modules/sourcing/screening/screening.service.ts';
import { readDelivery } from '../delivery.queries.ts';
import {
  describeEffect,
  digestReviewParts,
  findApprovalEffect,
  listScreened,
  type Review,
  type ReviewContent,
  reviewNote,
} from '../delivery.rules.ts';
import { findReplyTo } from '../replies/reply-address.rules.ts';
import { countReviewRecipient, requireReviewRecipient } from './recipient.service.ts';
import { findReviewAddress, type ReviewRow, type ReviewUnavailable, reviewColumns } from './review.rules.ts';
import { recordReview } from './review-record.service.ts';

export const reviewRights = { scope: 'approvals:write', live: 'live_key_required' } as const satisfies Requirement;

/** Writes nothing but audit entries. Throws `review_unavailable` with the reason. */
export async function reviewDelivery(ctx: Context, id: string): Promise<Review> {
  const row = await readDelivery(ctx, id, reviewColumns);
  const address = findReviewAddress(row);
  if (typeof address !== 'string') {
    throw new DomainError('review_unavailable', address.message, { reason: address.reason });
  }
  await requireReviewRecipient(ctx, row);
  return renderReview(ctx, row, address);
}

export async function viewReview(ctx: Context, row: ReviewRow): Promise<Review | null> {
  const address = await findCountedAddress(ctx, row);
  return typeof address === 'string' ? renderReview(ctx, row, address) : null;
}

/** To check the quota, it counts a contact read. */
export async function explainNoReview(ctx: Context, row: ReviewRow): Promise<ReviewUnavailable | null> {
  const address = await findCountedAddress(ctx, row);
  return typeof address === 'string' ? null : address;
}

async function findCountedAddress(ctx: Context, row: ReviewRow): Promise<string | ReviewUnavailable> {
  const refusal = findRefusal(ctx.viewer, reviewRights);
  if (refusal) return { reason: 'rights', message: refusal.message };
  const address = findReviewAddress(row);
  if (typeof address !== 'string') return address;
  const reached = await countReviewRecipient(ctx, row);
  return reached ? { reason: 'quota', message: describeWithheldByLimit(reached.limit) } : address;
}

async function renderReview(ctx: Context, row: ReviewRow, address: string): Promise<Review> {
  const { id, owner, projectStatus, contactName: name, ...fields } = row;
  const { channel, factoryId, factoryName, actionId, projectId, projectVersion, cc, subject, bodyEn, bodyZh } = fields;
  const { hasLink, files, replyReference } = fields;
  const content: ReviewContent = {
    deliveryId: id,
    actionId,
    projectId,
    projectVersion,
    channel,
    from: findSender(ctx, owner, channel, address),
    replyTo: findReplyTo(ctx, channel, replyReference),
    to: { name, address, factoryId, factoryName },
    cc,
    subject,
    bodyEn,
    bodyZh,
    hasLink,
    files,
  };
  const parts = digestReviewParts(content);
  await recordReview(ctx, { owner, id }, parts);
  const conditions = { mailer: ctx.mailerFor(address, owner), isProjectArchived: projectStatus === 'archived' };
  const approvalEffect = findApprovalEffect(channel, conditions);
  return {
    ...content,
    reviewSha256: parts.reviewSha256,
    approvalEffect,
    effect: describeEffect(approvalEffect, content),
    note: reviewNote,
  };
}

export async function viewReviewScreening(ctx: Context, to: Review['to']): Promise<Screening | null> {
  const [recipient] = listScreened(to);
  return recipient ? viewScreening(ctx, recipient) : null;
}

export type SenderSettings = Pick<Context, 'mailerFor' | 'settings'>;

/** Falls back to the configured sender, so that a mail approved without a transport can be sent later. */
export const findSender = (
  { mailerFor, settings }: SenderSettings,
  owner: string,
  channel: ReviewContent['channel'],
  to: string,
): string | null => (channel === 'email' ? (mailerFor(to, owner)?.from ?? settings.mailFrom) : null);
