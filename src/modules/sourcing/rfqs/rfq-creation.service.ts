import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#kernel/context.ts';
import { newId } from '#kernel/ids.ts';
import { writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { createRedactor, type Identity } from '#modules/sourcing/quote-requests/redaction/rfq-redaction.rules.ts';
import {
  digestPublication,
  listDisclosureItems,
  type PublicationContent,
  type PublicationRecipient,
  type RfqDraft,
  releaseDelayMinutes,
  summarizeDraft,
} from './publication/publication.rules.ts';
import { Disclosure, Rfq, RfqInvitation, RfqLine } from './rfq.entity.ts';

export async function createRfq(
  ctx: Context,
  em: EntityManager,
  drafted: RfqDraft,
  content: PublicationContent,
  identity: Identity | null,
): Promise<string> {
  const { actionId, projectId, selection, rfq: text, files, recipients } = content;
  const { owner, input } = drafted;
  const { quoteBy, factoryIds: _, anonymised: __, ...requested } = selection;
  const now = ctx.now();
  const shared = { owner, createdAt: now, updatedAt: now };
  const rfqId = newId();
  const reviewSha256 = digestPublication(content);
  const lines = input.parts.map(({ name, quantityPerUnit = null }, at) => ({
    id: newId(),
    number: at + 1,
    name,
    quantityPerUnit,
    disclosedName: createRedactor(identity).redact(name).en,
  }));
  em.create(Rfq, {
    ...shared,
    ...summarizeDraft(drafted),
    id: rfqId,
    status: 'draft',
    requested,
    quoteBy,
    textEn: text.en,
    textZh: text.zh,
    reviewSha256,
    lineIds: lines.map(({ id }) => id),
    fileIds: files.map(({ fileId }) => fileId),
    actionId,
    projectId,
  });
  for (const line of lines) em.create(RfqLine, { ...shared, ...line, rfqId });

  const releaseAt = new Date(now.getTime() + releaseDelayMinutes * 60_000);
  for (const [at, { factoryId, reachable, reason, to, ...message }] of recipients.entries()) {
    // One millisecond apart, so that lists keep the order of the selection.
    const createdAt = new Date(now.getTime() + at);
    const invitationId = newId();
    const perFactory = { ...shared, createdAt, rfqId };
    const invited = { ...perFactory, id: invitationId, factory: factoryId };
    if (!reachable || !to) {
      em.create(RfqInvitation, { ...invited, status: 'failed', failure: toFailure(reason) });
      continue;
    }
    const recipient = { ...message, to, files };
    em.create(RfqInvitation, { ...invited, status: 'pending', recipient });
    const pending = {
      kind: 'rfq_content' as const,
      items: listDisclosureItems(content),
      status: 'pending' as const,
      releaseAt,
    };
    em.create(Disclosure, { ...perFactory, ...pending, factoryId, projectId, actionId, invitationId });
  }
  const detail = { actionId, reviewSha256, factories: recipients.length };
  writeAuditEntry(ctx, em, owner, { action: 'rfq.published', resource: 'rfq', resourceId: rfqId, detail });
  await em.flush();
  return rfqId;
}

const toFailure = (reason: PublicationRecipient['reason']) =>
  reason === 'delivery_unsettled' ? reason : ('no_contact' as const);
