import type { EntityManager } from '@mikro-orm/postgresql';
import { allTenants } from '#db/tenancy.ts';
import type { MailRecord } from '#modules/directory/interactions/interaction.schema.ts';
import { listOwnLines } from '#modules/directory/interactions/quoted-reply-stripper.rules.ts';
import type { Actor } from '#modules/identity/audit/audit.service.ts';
import { Delivery } from '#modules/sourcing/deliveries/delivery.entity.ts';
import { type Rfq, RfqInvitation, RfqLine } from '#modules/sourcing/rfqs/rfq.entity.ts';
import { lockRfq } from '#modules/sourcing/rfqs/rfq-closing.service.ts';
import type { AttachedFile } from '#modules/sourcing/supplier-links/answers/files/answer-file.schema.ts';
import { SupplierAnswer } from '#modules/sourcing/supplier-links/answers/supplier-answer.entity.ts';
import { saveMailAnswer } from '#modules/sourcing/supplier-links/answers/supplier-answer.service.ts';
import { describeLines } from '#modules/sourcing/supplier-links/supplier-link.rules.ts';
import { toAnswerContent } from './extraction/proposed-answer.rules.ts';
import { extractReply } from './extraction/reply-extraction.rules.ts';

type Replied = { owner: string; deliveryId: string; receivedMailId: string; mail: MailRecord; files: AttachedFile[] };

/**
 * Proposes what a reply offers as an answer to the latest request of the message. Nothing where it states no price and
 * no decline, where the request is closed, or where the supplier has answered on its page and nobody has decided yet.
 */
export async function proposeAnswer(
  actor: Actor,
  em: EntityManager,
  { owner, deliveryId: repliedId, receivedMailId, mail, files }: Replied,
): Promise<void> {
  const replied = await em.findOneOrFail(Delivery, { id: repliedId, owner }, allTenants);
  // Invitations and answers belong to the message that the thread began with.
  const deliveryId = replied.inReplyToId ?? repliedId;
  const newest = { ...allTenants, orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1 } as const;
  const [invitation] = await em.find(RfqInvitation, { deliveryId, owner }, newest);
  if (!invitation) return;
  em.setFilterParams('owned', { owner });
  const rfq = await lockRfq(em, invitation.rfqId);
  const entered = { invitationId: invitation.id, status: 'proposed', source: 'link' } as const;
  if (rfq.closedAt || (await em.count(SupplierAnswer, entered))) return;
  const lines = await loadLines(em, rfq);
  const body = mail.body ?? '';
  const reading = { body, ownLines: [...listOwnLines(body)], sentOn: mail.sentAt?.slice(0, 10) ?? null };
  const answer = toAnswerContent(extractReply(reading, lines), lines, actor.now());
  if (answer) await saveMailAnswer(actor, em, { invitation, deliveryId, receivedMailId, files, ...answer });
}

async function loadLines(em: EntityManager, { id, requested }: Rfq) {
  const found = await em.find(RfqLine, { rfqId: id }, { orderBy: { number: 'asc' } });
  const lines = found.map(({ id, disclosedName = null, quantityPerUnit = null }) => ({
    ...{ id, disclosedName, quantityPerUnit },
  }));
  return describeLines({ requested, lines });
}
