import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#kernel/context.ts';
import { newId } from '#kernel/ids.ts';
import { parse } from '#kernel/validation.ts';
import { type Actor, writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { hashToken } from '#modules/sourcing/deliveries/links/link-token.rules.ts';
import { SupplierLink } from '#modules/sourcing/deliveries/links/supplier-link.entity.ts';
import type { RfqInvitation } from '#modules/sourcing/rfqs/rfq.entity.ts';
import { lockRfq } from '#modules/sourcing/rfqs/rfq-closing.service.ts';
import { readDisclosedRfq } from '../supplier-link.queries.ts';
import { describeLines } from '../supplier-link.rules.ts';
import { openLink } from '../supplier-link-page.service.ts';
import { createRfqClosedError, findAnsweredInvitation } from './answered-invitation.service.ts';
import type { AttachedFile } from './files/answer-file.schema.ts';
import { attachFiles } from './files/answer-file.service.ts';
import { SupplierAnswer } from './supplier-answer.entity.ts';
import {
  type AnswerContent,
  assertBelowQuota,
  digestContent,
  findRepeated,
  formatMailAnswerId,
  startOfDayBefore,
  toContent,
} from './supplier-answer.rules.ts';
import { type AnswerEvidence, chooseAnswerSchema } from './supplier-answer.schema.ts';

/** `replayed` is true if the answer was there before. */
type Submission = { answer: SupplierAnswer; replayed: boolean };

/** Null for every token that opens no published request, whatever the reason. Idempotent. */
export async function submitAnswer(ctx: Context, token: string, body: object): Promise<Submission | null> {
  const link = (await openLink(ctx, token))?.link;
  const disclosed = link && (await readDisclosedRfq(ctx, link));
  if (!link || !disclosed) return null;
  const answer = parse(chooseAnswerSchema(body), body);
  const content = toContent(answer, describeLines(disclosed), ctx.now());
  const { owner, deliveryId: linkDeliveryId, firstDeliveryId: deliveryId } = link;
  return ctx.tenantEm(owner).transactional(async (em) => {
    // Serializes answers with each other, with decisions about them and with closing.
    const rfq = await lockRfq(em, disclosed.id);
    const lock = { lockMode: LockMode.PESSIMISTIC_READ };
    if (!(await em.findOne(SupplierLink, { deliveryId: linkDeliveryId, tokenSha256: hashToken(token) }, lock)))
      return null;
    const invitation = await findAnsweredInvitation(em, rfq.id, deliveryId);
    if (!invitation) return null;
    const { clientAnswerId = null } = answer;
    const fileIds = 'fileIds' in answer ? answer.fileIds : [];
    const repeated = await loadRepeated(em, invitation, clientAnswerId, digestContent(content, fileIds));
    if (repeated) return { answer: repeated, replayed: true };
    if (rfq.closedAt) throw createRfqClosedError(rfq.closedAt);
    const files = await attachFiles(em, invitation.id, fileIds, ctx.now());
    const given = { invitation, deliveryId, clientAnswerId, content, files, source: 'link', evidence: [] } as const;
    return { answer: await saveAnswer(ctx, em, given), replayed: false };
  });
}

async function loadRepeated(
  em: EntityManager,
  { id: invitationId }: RfqInvitation,
  clientAnswerId: string | null,
  contentSha256: string,
): Promise<SupplierAnswer | null> {
  const sameId = clientAnswerId && (await em.findOne(SupplierAnswer, { invitationId, clientAnswerId }));
  const [latest = null] = await em.find(SupplierAnswer, { invitationId }, { orderBy: { version: 'desc' }, limit: 1 });
  return findRepeated(sameId || null, latest, contentSha256);
}

type Given = {
  invitation: RfqInvitation;
  deliveryId: string;
  clientAnswerId: string | null;
  content: AnswerContent;
  files: readonly AttachedFile[];
  source: SupplierAnswer['source'];
  evidence: readonly AnswerEvidence[];
};

type MailAnswer = Omit<Given, 'clientAnswerId' | 'source'> & { receivedMailId: string };

/** What was read from a mail, once per mail. Requires a lock on the request. Nothing if the latest answer is the same. */
export async function saveMailAnswer(
  actor: Actor,
  em: EntityManager,
  { receivedMailId, ...given }: MailAnswer,
): Promise<void> {
  const clientAnswerId = formatMailAnswerId(receivedMailId);
  const contentSha256 = digestContent(
    given.content,
    given.files.map(({ fileId }) => fileId),
  );
  const repeated = await loadRepeated(em, given.invitation, clientAnswerId, contentSha256);
  if (!repeated) await saveAnswer(actor, em, { ...given, clientAnswerId, source: 'mail' });
}

async function saveAnswer(
  actor: Actor,
  em: EntityManager,
  { invitation, deliveryId, clientAnswerId, content, files, source, evidence }: Given,
): Promise<SupplierAnswer> {
  const now = actor.now();
  const { id: invitationId, owner, rfqId } = invitation;
  const recent = { invitationId, createdAt: { $gt: startOfDayBefore(now) } };
  const answers = await em.find(SupplierAnswer, recent, { fields: ['createdAt'], orderBy: { version: 'asc' } });
  assertBelowQuota(
    answers.map(({ createdAt }) => createdAt),
    now,
  );
  const superseded = { status: 'superseded' as const, updatedAt: now };
  await em.nativeUpdate(SupplierAnswer, { invitationId, status: 'proposed' }, superseded);
  const version = 1 + (await em.count(SupplierAnswer, { invitationId }));
  const fileIds = files.map(({ fileId }) => fileId);
  const contentSha256 = digestContent(content, fileIds);
  const answer = em.create(SupplierAnswer, {
    ...{ id: newId(), owner, createdAt: now, updatedAt: now, version, status: 'proposed' },
    ...{ clientAnswerId, contentSha256, rfqId, invitationId, deliveryId, source },
    ...{ evidence: [...evidence], files: [...files] },
    ...content,
  });
  if (invitation.status === 'queued') Object.assign(invitation, { status: 'answered', respondedAt: now });
  const entry = { action: 'answer.submitted', resource: 'answer', resourceId: answer.id };
  writeAuditEntry(actor, em, owner, { ...entry, detail: { rfqId, version, contentSha256, source } });
  return answer;
}
