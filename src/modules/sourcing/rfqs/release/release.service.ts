import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { allTenants } from '#db/tenancy.ts';
import type { System } from '#kernel/context.ts';
import { failpoint } from '#kernel/failpoint.ts';
import { newId } from '#kernel/ids.ts';
import { Factory } from '#modules/directory/factories/factory.entity.ts';
import { hasLostApproval } from '#modules/identity/approvers/approver.service.ts';
import { type Actor, createWorker, writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { Action } from '#modules/sourcing/actions/action.entity.ts';
import { Delivery } from '#modules/sourcing/deliveries/delivery.entity.ts';
import { freeze, isOpen, type ReviewContent } from '#modules/sourcing/deliveries/delivery.rules.ts';
import { loadContact } from '#modules/sourcing/deliveries/delivery-contact.service.ts';
import { createDispatch, sendDispatch } from '#modules/sourcing/deliveries/dispatch/dispatch.service.ts';
import { createSupplierLink, deriveFirstToken } from '#modules/sourcing/deliveries/links/supplier-link.service.ts';
import { createReplyReference, insertReference } from '#modules/sourcing/deliveries/replies/reply-address.rules.ts';
import { findSender } from '#modules/sourcing/deliveries/review/review.service.ts';
import { Project } from '#modules/sourcing/projects/project.entity.ts';
import { findSentAlike, isUnsettled } from '../publication/publication-recipients.service.ts';
import { Disclosure, PublicationApproval, Rfq, RfqInvitation } from '../rfq.entity.ts';
import type { InvitationRecipient, SavedInvitationFailure } from '../rfq.schema.ts';

const batchSize = 100;

/**
 * Releases due disclosures and sends their messages. Safe on several instances at once: an RFQ locked by another is
 * skipped. A process that dies after the release leaves the messages to the dispatching job.
 */
export async function releaseDue(system: System): Promise<void> {
  const due = await system
    .systemEm()
    .find(
      Disclosure,
      { status: 'pending', releaseAt: { $lte: system.now() } },
      { ...allTenants, fields: ['rfqId', 'owner'], orderBy: { releaseAt: 'asc' }, limit: batchSize },
    );
  for (const [id, owner] of new Map(due.map(({ rfqId, owner }) => [rfqId, owner]))) {
    const sender = { ...system, em: system.tenantEm(owner) };
    await releaseRfq(system, sender.em, id)
      .then((dispatchIds) => Promise.all(dispatchIds.map((dispatchId) => sendDispatch(sender, dispatchId))))
      .catch((err: unknown) => system.log.error({ err, rfq: id }, 'due disclosures could not be released'));
  }
}

/** Returns the ids of the dispatches whose first attempt is due. */
async function releaseRfq(system: System, tenantEm: EntityManager, id: string): Promise<string[]> {
  const dispatchIds = await tenantEm.transactional(async (em) => {
    const { projectId } = await em.findOneOrFail(Rfq, { id });
    const project = await em.findOneOrFail(Project, { id: projectId }, { lockMode: LockMode.PESSIMISTIC_READ });
    const [rfq] = await em.find(Rfq, { id }, { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, refresh: true });
    if (!rfq) return [];
    const release = await loadRelease(system, em, rfq, project);
    const made: (string | null)[] = [];
    for (const disclosure of release.due) made.push(await releaseDisclosure(release, disclosure));
    failpoint('release:before-commit');
    return made.filter((dispatchId) => dispatchId !== null);
  });
  if (dispatchIds.length) failpoint('release:after-commit');
  return dispatchIds;
}

type Release = {
  system: System;
  actor: Actor;
  em: EntityManager;
  rfq: Rfq;
  due: Disclosure[];
  approval: PublicationApproval | null;
  projectVersion: string;
  /** What stops all messages of the publication. */
  blocked: 'approval_lost' | 'project_archived' | null;
};

/**
 * Locks the project before the RFQ, and the factories before their deliveries, as all others do: the reverse order could
 * deadlock.
 */
async function loadRelease(system: System, em: EntityManager, rfq: Rfq, project: Project): Promise<Release> {
  const due = await em.find(Disclosure, { rfqId: rfq.id, status: 'pending', releaseAt: { $lte: system.now() } });
  const factories = due.map(({ factoryId }) => factoryId);
  await em.find(Factory, { id: factories }, { lockMode: LockMode.PESSIMISTIC_READ, orderBy: { id: 'asc' } });
  const approval = await em.findOne(PublicationApproval, { rfqId: rfq.id });
  const { projectVersion } = await em.findOneOrFail(Action, { id: rfq.actionId });
  const isLost = !approval || (await hasLostApproval(em, approval.approvedBy ?? null));
  const blocked = isLost ? 'approval_lost' : project.status === 'archived' ? 'project_archived' : null;
  return { system, actor: createWorker(system), em, rfq, due, approval, projectVersion, blocked };
}

/** Returns the id of the dispatch that it has created, if any. */
async function releaseDisclosure(release: Release, disclosure: Disclosure): Promise<string | null> {
  const { actor, em, rfq } = release;
  const { id, owner, factoryId, invitationId, releaseAt } = disclosure;
  const now = actor.now();
  const invitation = await em.findOneOrFail(RfqInvitation, { id: invitationId });
  // Its revocation does not lock the RFQ.
  const change = { status: 'released' as const, releasedAt: releaseAt, updatedAt: now };
  if (!(await em.nativeUpdate(Disclosure, { id, status: 'pending' }, change))) return null;
  const { recipient = null } = invitation;
  const outcome = recipient && (await addressMessage(release, invitation, recipient));
  if (outcome && 'failure' in outcome) {
    await em.nativeUpdate(Disclosure, { id }, { status: 'expired', releasedAt: null });
    if (invitation.status === 'pending') Object.assign(invitation, { status: 'failed', failure: outcome.failure });
    return null;
  }
  const detail = { rfqId: rfq.id, factoryId };
  const entry = { action: 'disclosure.released', resource: 'disclosure', resourceId: id, detail };
  writeAuditEntry(actor, em, owner, entry);
  if (!outcome) return null;
  invitation.deliveryId = outcome.delivery.id;
  if (invitation.status === 'pending') invitation.status = 'queued';
  return outcome.dispatchId;
}

type Outcome = { failure: z.output<typeof SavedInvitationFailure> } | { delivery: Delivery; dispatchId: string | null };

async function addressMessage(
  release: Release,
  invitation: RfqInvitation,
  recipient: InvitationRecipient,
): Promise<Outcome> {
  const { system, em, rfq, blocked } = release;
  const { channel, from, to, bodyEn, bodyZh } = recipient;
  if (blocked) return { failure: blocked };
  const factoryId = invitation.factory.id;
  const contact = await loadContact(em, { factoryId, channel });
  if (contact?.address !== to.address) return { failure: 'contact_changed' };
  if (findSender(system, rfq.owner, channel, to.address) !== from) return { failure: 'sender_changed' };
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } } as const;
  const earlier = await em.find(Delivery, { actionId: rfq.actionId, factoryId, inReplyToId: null }, lock);
  if (earlier.some(isUnsettled)) return { failure: 'delivery_unsettled' };
  const alike = await findSentAlike(em, { bodyEn, bodyZh, fileIds: rfq.fileIds }, earlier);
  if (alike) return { delivery: alike, dispatchId: null };
  for (const draft of earlier.filter(({ status }) => isOpen(status))) supersede(release, draft);
  return createMessage(release, recipient, { ...contact, name: to.name });
}

function supersede({ actor, em }: Release, draft: Delivery): void {
  Object.assign(draft, {
    status: 'rejected',
    rejectedAt: actor.now(),
    rejectReason: 'superseded_by_publication',
  });
  const entry = { action: 'delivery.rejected', resource: 'delivery', resourceId: draft.id };
  writeAuditEntry(actor, em, draft.owner, { ...entry, detail: { reason: 'superseded_by_publication' } });
}

/** Already approved: the approval of the publication covers the recipient and the text. */
function createMessage(
  { system, actor, em, rfq, approval, projectVersion }: Release,
  {
    channel,
    from,
    replyTo: disclosed = null,
    subject,
    bodyEn,
    bodyZh,
    hasLink = false,
    files = [],
  }: InvitationRecipient,
  to: ReviewContent['to'],
): Outcome {
  const deliveryId = newId();
  const { owner, actionId, projectId } = rfq;
  const message = { actionId, projectId, projectVersion, channel, subject, bodyEn, bodyZh, hasLink, files };
  const replyReference = createReplyReference();
  const replyTo = disclosed && insertReference(disclosed, replyReference);
  const content: ReviewContent = { ...message, deliveryId, from, replyTo, to, cc: [] };
  const token = deriveFirstToken(system, content);
  const approved = {
    reviewSha256: rfq.reviewSha256,
    approvedAt: approval?.createdAt ?? actor.now(),
    approvedBy: approval?.approvedBy ?? null,
    passkeySignature: approval?.passkeySignature ?? null,
  };
  const frozen = freeze(content, approved, token);
  const now = actor.now();
  const delivery = em.create(Delivery, {
    ...{ id: deliveryId, owner, createdAt: now, updatedAt: now, kind: 'rfq_publication' },
    ...message,
    ...frozen,
    replyReference,
    factoryId: to.factoryId,
  });
  createSupplierLink(em, delivery, token);
  const { reviewSha256, payloadSha256 } = frozen;
  const detail = { reviewSha256, payloadSha256, publicationApprovalId: approval?.id ?? null };
  const entry = { action: 'delivery.approved', resource: 'delivery', resourceId: deliveryId, detail };
  writeAuditEntry(actor, em, owner, entry);
  const mailer = channel === 'email' ? system.mailerFor(to.address, owner) : null;
  return { delivery, dispatchId: mailer ? createDispatch(em, delivery, payloadSha256, mailer, now).id : null };
}
