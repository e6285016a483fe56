import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { requireViewer } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import { failpoint } from '#kernel/failpoint.ts';
import { invalidField } from '#kernel/validation.ts';
import { assertMayApprove, describeApprover } from '#modules/identity/approvers/approver.service.ts';
import { writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { verifyApprovalSignature } from '#modules/identity/passkeys/approval-signature.service.ts';
import { auditRefusals } from '#modules/identity/passkeys/challenge.service.ts';
import type { WatchTarget } from '#modules/platform/changes/change.schema.ts';
import { type After, type Change, watchChanges } from '#modules/platform/changes/change.service.ts';
import { Project } from '#modules/sourcing/projects/project.entity.ts';
import { readProject } from '#modules/sourcing/projects/project.queries.ts';
import { assertActive, formatContextVersion } from '#modules/sourcing/projects/project.rules.ts';
import { assertScreened } from '#modules/sourcing/screening/screening.service.ts';
import type { Delivery } from './delivery.entity.ts';
import { readDelivery } from './delivery.queries.ts';
import {
  digestReviewParts,
  freeze,
  isOpen,
  isSameDigest,
  listScreened,
  notDraft,
  type ReviewContent,
  reviewChanged,
} from './delivery.rules.ts';
import type { ApproveDelivery, DeliveryListFilter, Rejection } from './delivery.schema.ts';
import { loadContact } from './delivery-contact.service.ts';
import { lockDelivery } from './delivery-lock.service.ts';
import { createDispatch, isRequestClosed, sendDispatch } from './dispatch/dispatch.service.ts';
import { createSupplierLink, deriveFirstToken } from './links/supplier-link.service.ts';
import { deliveryList } from './lists/delivery-list.queries.ts';
import { findReplyTo } from './replies/reply-address.rules.ts';
import { findSender } from './review/review.service.ts';
import { findReview } from './review/review-record.service.ts';
import { readReferences } from './threads/thread.service.ts';

type ApprovalInput = Omit<z.output<typeof ApproveDelivery>, 'id'>;

/** Idempotent. Makes one attempt to send the message. */
export async function approveDelivery(ctx: Context, id: string, input: ApprovalInput): Promise<void> {
  failpoint('start');
  const dispatchId = await auditRefusals(ctx, () => ctx.em.fork().transactional((em) => claim(ctx, em, id, input)));
  failpoint('approve:after-commit');
  if (dispatchId) await sendDispatch(ctx, dispatchId);
  failpoint('http:before-reply');
}

/** Returns the dispatch id, or null if there is nothing to send. */
async function claim(
  ctx: Context,
  em: EntityManager,
  id: string,
  { expectedReviewSha256: expected, assertion }: ApprovalInput,
): Promise<string | null> {
  await assertMayApprove(ctx, em, assertion);
  const delivery = await lockDelivery(em, id);
  const { status, owner } = delivery;
  failpoint('approve:after-lock');
  if (status === 'approved' || status === 'queued' || status === 'sent') return null;
  if (!isOpen(status)) throw notDraft(status);
  const project = await em.findOneOrFail(Project, { id: delivery.projectId }, { lockMode: LockMode.PESSIMISTIC_READ });
  assertActive(project);
  // Closing locks the project, which is locked here.
  if (await isRequestClosed(em, delivery)) {
    throw new DomainError('rfq_closed', 'The quote request is closed. Nothing more is asked about it.');
  }
  const recipient = await loadContact(em, delivery);
  if (!recipient) {
    throw new DomainError('approval_contact_missing', 'No usable contact of this factory is on file.');
  }
  if (!expected)
    throw new DomainError(
      'approval_review_required',
      'expectedReviewSha256 is required: read the review and echo its reviewSha256.',
    );

  if (formatContextVersion(project) !== delivery.projectVersion) {
    throw new DomainError('approval_context_stale', 'The project has changed since this delivery was drafted.');
  }

  const content = buildContent(ctx, delivery, recipient);
  const parts = digestReviewParts(content);
  const { reviewSha256 } = parts;
  if (!isSameDigest(reviewSha256, expected)) throw reviewChanged(parts, await findReview(em, id, expected));
  await assertScreened(ctx, em, listScreened(content.to));
  const approvedBy = await describeApprover(ctx, em);
  const signed =
    assertion && (await verifyApprovalSignature(ctx, em, 'delivery_approval', { id, reviewSha256 }, assertion));
  const passkeySignature = signed?.signature ?? null;
  const token = deriveFirstToken(ctx, content);
  const frozen = freeze(
    content,
    { reviewSha256, approvedAt: ctx.now(), approvedBy, passkeySignature },
    token,
    await readReferences(em, delivery),
  );
  const { payloadSha256 } = Object.assign(delivery, frozen);
  createSupplierLink(em, delivery, token);
  failpoint('approve:after-status');
  const detail = { reviewSha256, payloadSha256, ...(signed && { passkeyId: signed.passkeyId }) };
  writeAuditEntry(ctx, em, owner, { action: 'delivery.approved', resource: 'delivery', resourceId: id, detail });
  failpoint('approve:after-freeze');
  const mailer = delivery.channel === 'email' ? ctx.mailerFor(content.to.address, owner) : null;
  if (!mailer) return null;

  const { id: dispatchId } = createDispatch(em, delivery, payloadSha256, mailer, ctx.now());
  failpoint('approve:before-commit');
  return dispatchId;
}

function buildContent(ctx: Context, delivery: Delivery, to: ReviewContent['to']): ReviewContent {
  const { id: deliveryId, owner, actionId, projectId, projectVersion, channel, cc, hasLink, files } = delivery;
  const replyReference = delivery.replyReference ?? null;
  return {
    deliveryId,
    actionId,
    projectId,
    projectVersion,
    channel,
    from: findSender(ctx, owner, channel, to.address),
    replyTo: findReplyTo(ctx, channel, replyReference),
    to,
    cc,
    subject: delivery.subject ?? null,
    bodyEn: delivery.bodyEn ?? null,
    bodyZh: delivery.bodyZh ?? null,
    hasLink,
    files,
  };
}

export async function rejectDelivery(ctx: Context, id: string, input: z.output<typeof Rejection>): Promise<void> {
  await ctx.em.fork().transactional(async (em) => {
    const delivery = await lockDelivery(em, id);
    const { status } = delivery;
    if (status === 'approved' || status === 'queued') {
      throw new DomainError('delivery_claimed', 'This delivery is approved. An approved delivery cannot be cancelled.');
    }
    if (!isOpen(status)) throw notDraft(status);
    Object.assign(delivery, { status: 'rejected', rejectedAt: ctx.now(), rejectReason: input.reason ?? null });
    writeAuditEntry(ctx, em, delivery.owner, { action: 'delivery.rejected', resource: 'delivery', resourceId: id });
  });
}

type WatchInput = After & {
  id?: string | null | undefined;
  projectId?: string | null | undefined;
  filter?: z.output<typeof DeliveryListFilter> | null | undefined;
};

export async function watchDeliveries(
  ctx: Context,
  { id, projectId, filter, after }: WatchInput,
): Promise<AsyncIterableIterator<Change>> {
  if (id && projectId)
    throw invalidField('/projectId', 'id and projectId are mutually exclusive.', { code: 'mutually_exclusive' });
  const find = async () => {
    if (id) await readDelivery(ctx, id, ['id']);
    for (const named of [projectId, filter?.projectId]) if (named) await readProject(ctx, named, ['id']);
  };
  const target = toWatchTarget(ctx, { id, projectId });
  return watchChanges(ctx, target, { after }, find, (id) => deliveryList.matches(ctx, id, filter));
}

function toWatchTarget(ctx: Context, { id, projectId }: Pick<WatchInput, 'id' | 'projectId'>): WatchTarget {
  if (id) return { kind: 'delivery', of: 'record', id };
  if (projectId) return { kind: 'delivery', of: 'project', id: projectId };
  return { kind: 'delivery', of: 'owner', id: requireViewer(ctx).owner };
}
