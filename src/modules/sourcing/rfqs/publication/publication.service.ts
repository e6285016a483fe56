import { LockMode } from '@mikro-orm/core';
import type { z } from 'zod';
import type { Context } from '#kernel/context.ts';
import { DomainError, notFound } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import { invalidField } from '#kernel/validation.ts';
import { resolveFactories } from '#modules/directory/factories/factory-selection.service.ts';
import { assertMayApprove, describeApprover } from '#modules/identity/approvers/approver.service.ts';
import { writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { type Created, createOnce, type SaveKey } from '#modules/identity/idempotency/idempotent-creation.service.ts';
import { verifyApprovalSignature } from '#modules/identity/passkeys/approval-signature.service.ts';
import { auditRefusals } from '#modules/identity/passkeys/challenge.service.ts';
import { assertActive } from '#modules/sourcing/projects/project.rules.ts';
import { assertScreened } from '#modules/sourcing/screening/screening.service.ts';
import { PublicationApproval, Rfq } from '../rfq.entity.ts';
import { createRfq } from '../rfq-creation.service.ts';
import {
  assertTerms,
  assertUnchanged,
  describePublicationEffect,
  digestPublication,
  listDisclosureItems,
  listScreened,
  matchesDraft,
  type PublicationReview,
  type RfqDraft,
  resolveSelection,
  reviewChanged,
  reviewNote,
} from './publication.rules.ts';
import type {
  ApprovePublication,
  PublicationAction,
  PublicationBody,
  PublishQuoteRequest,
  ReviewRequest,
} from './publication.schema.ts';
import { buildContent, loadIdentity, loadProject, readDraft, unavailable } from './publication-content.service.ts';
import { countRecipients } from './publication-recipients.service.ts';

const approvalMs = 30 * 60_000;

export async function reviewPublication(
  ctx: Context,
  { actionId, ...request }: ReviewRequest,
): Promise<PublicationReview> {
  const em = ctx.em.fork();
  const draft = await readDraft(em, actionId);
  const factoryIds = await resolveFactoryIds(ctx, request.factoryIds, draft);
  const selection = resolveSelection(request, draft, factoryIds);
  assertTerms(selection, formatToday(ctx), 'query');
  const project = await loadProject(em, draft);
  const content = await buildContent(ctx, em, draft, selection, project);
  if (content.projectVersion !== draft.projectVersion) {
    throw unavailable(
      'context',
      'The project has changed since this quote request was drafted. Request the action again.',
    );
  }
  await countRecipients(ctx, content.recipients);
  const reviewSha256 = digestPublication(content);
  return {
    ...content,
    disclosures: listDisclosureItems(content),
    reviewSha256,
    effect: describePublicationEffect(content, project),
    note: reviewNote,
  };
}

export async function approvePublication(
  ctx: Context,
  input: z.output<typeof ApprovePublication>,
): Promise<{ approval: PublicationApproval; replayed: boolean }> {
  const { id, replayed } = await createOnce(ctx, 'approvePublication', input, (request, saveKey) =>
    auditRefusals(ctx, () => approve(ctx, request, saveKey)),
  );
  return { approval: await ctx.em.fork().findOneOrFail(PublicationApproval, { id }), replayed };
}

function approve(
  ctx: Context,
  { actionId, expectedReviewSha256: reviewSha256, selection, assertion }: z.output<typeof ApprovePublication>,
  saveKey: SaveKey,
): Promise<string> {
  return ctx.em.fork().transactional(async (em) => {
    await assertMayApprove(ctx, em, assertion);
    const approvalId = newId();
    saveKey(em, approvalId);
    // A parallel request with this key waits here, before it finds the challenge of its assertion consumed.
    await em.flush();
    const draft = await readDraft(em, actionId, LockMode.PESSIMISTIC_READ);
    const project = await loadProject(em, draft, LockMode.PESSIMISTIC_READ);
    assertActive(project);
    assertTerms(selection, formatToday(ctx), 'body');
    if (!matchesDraft(selection, draft)) throw reviewChanged();
    const reviewed = await buildContent(ctx, em, draft, selection, project);
    assertUnchanged(reviewed, reviewSha256);
    await assertScreened(ctx, em, listScreened(reviewed));
    const { owner } = draft;
    const now = ctx.now();
    const approvedBy = await describeApprover(ctx, em);
    const content = { id: actionId, reviewSha256 };
    const signed = assertion && (await verifyApprovalSignature(ctx, em, 'publication_approval', content, assertion));
    em.create(PublicationApproval, {
      id: approvalId,
      owner,
      actionId,
      selection,
      reviewSha256,
      expiresAt: new Date(now.getTime() + approvalMs),
      approvedBy,
      passkeySignature: signed?.signature ?? null,
      createdAt: now,
      updatedAt: now,
    });
    const detail = { reviewSha256, approvalId, ...(signed && { passkeyId: signed.passkeyId }) };
    const entry = { action: 'publication.approved', resource: 'action', resourceId: actionId };
    writeAuditEntry(ctx, em, owner, { ...entry, detail });
    return approvalId;
  });
}

export const publishQuoteRequest = (ctx: Context, input: z.output<typeof PublishQuoteRequest>): Promise<Created> =>
  createOnce(ctx, 'publishQuoteRequest', input, (request, saveKey) => publish(ctx, request, saveKey));

function publish(
  ctx: Context,
  { actionId, approvalId }: z.output<typeof PublicationBody> & z.output<typeof PublicationAction>,
  saveKey: SaveKey,
): Promise<Created> {
  return ctx.em.fork().transactional(async (em) => {
    // Serializes publications of this action.
    const draft = await readDraft(em, actionId, LockMode.PESSIMISTIC_WRITE);
    const approval = await em.findOne(PublicationApproval, { id: approvalId, actionId });
    if (!approval) throw notFound('approval');
    if (approval.rfqId) return { id: approval.rfqId, replayed: true };
    const project = await loadProject(em, draft, LockMode.PESSIMISTIC_READ);
    assertActive(project);
    const now = ctx.now();
    const open = await em.findOne(Rfq, { actionId, status: { $ne: 'closed' } });
    if (open) {
      const message = 'This quote request is already published. Close that RFQ before you publish again.';
      throw new DomainError('publication_already_done', message, { rfqId: open.id });
    }
    if (approval.expiresAt <= now) {
      throw new DomainError(
        'publication_approval_expired',
        'The approval has expired: it is valid for 30 minutes. Review and approve again.',
      );
    }
    const { selection, reviewSha256 } = approval;
    if (selection.quoteBy !== null && selection.quoteBy < formatToday(ctx)) throw reviewChanged();
    const content = await buildContent(ctx, em, draft, selection, project);
    assertUnchanged(content, reviewSha256);
    const identity = await loadIdentity(ctx, draft.owner, selection, project);
    approval.rfqId = await createRfq(ctx, em, draft, content, identity);
    saveKey(em, approval.rfqId);
    return { id: approval.rfqId, replayed: false };
  });
}

async function resolveFactoryIds(
  ctx: Context,
  requestedIds: string[] | undefined,
  { result }: RfqDraft,
): Promise<string[]> {
  const { found, unresolved } = await resolveFactories(
    ctx,
    requestedIds ?? result.shortlist.map(({ factoryId }) => factoryId),
  );
  if (requestedIds && unresolved.length) {
    const message = `${unresolved.length} of these factories could not be found. Give uuids or directory ids.`;
    throw invalidField('factoryIds', message, { location: 'query' });
  }
  if (!found.length) {
    throw new DomainError('missing_facts', 'There is no factory to publish to. Give factoryIds.', {
      missing: ['factoryIds'],
    });
  }
  return found.map(({ id }) => id);
}

const formatToday = ({ now }: Pick<Context, 'now'>): string => now().toISOString().slice(0, 10);
