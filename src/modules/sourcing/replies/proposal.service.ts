import type { EntityManager } from '@mikro-orm/postgresql';
import { allTenants } from '#db/tenancy.ts';
import type { MailRecord } from '#modules/directory/interactions/interaction.schema.ts';
import { listOwnLines } from '#modules/directory/interactions/quoted-reply-stripper.rules.ts';
import type { Actor } from '#modules/identity/audit/audit.service.ts';
import { Delivery } from '#modules/sourcing/deliveries/delivery.entity.ts';
import { Rfq, RfqInvitation, RfqLine } from '#modules/sourcing/rfqs/rfq.entity.ts';
import { lockRfq } from '#modules/sourcing/rfqs/rfq-closing.service.ts';
import type { AttachedFile } from '#modules/sourcing/supplier-links/answers/files/answer-file.schema.ts';
import { SupplierAnswer } from '#modules/sourcing/supplier-links/answers/supplier-answer.entity.ts';
import { saveMailAnswer } from '#modules/sourcing/supplier-links/answers/supplier-answer.service.ts';
import { describeLines } from '#modules/sourcing/supplier-links/supplier-link.rules.ts';
import type { ReadValue, ReplyReader } from '#ports/language-model/reply-reader.ts';
import { maskContacts } from './extraction/contact-mask.rules.ts';
import { listPassages } from './extraction/passage.rules.ts';
import { toAnswerContent } from './extraction/proposed-answer.rules.ts';
import { extractReply } from './extraction/reply-extraction.rules.ts';

type Replied = {
  owner: string;
  deliveryId: string;
  receivedMailId: string;
  mail: MailRecord;
  files: AttachedFile[];
  /** What a model read of it. */
  read: readonly ReadValue[];
};

/**
 * Asks the model, if there is one, what a reply offers. Nothing where `proposeAnswer` would propose nothing. No
 * transaction is open during the call.
 */
export async function readByModel(
  reader: ReplyReader | null,
  em: EntityManager,
  { owner, deliveryId, mail }: Pick<Replied, 'owner' | 'deliveryId' | 'mail'>,
): Promise<readonly ReadValue[]> {
  if (!reader) return [];
  const invitation = await findInvitation(em, owner, deliveryId);
  const rfq = invitation && (await em.findOne(Rfq, { id: invitation.rfqId, owner }, allTenants));
  if (!rfq || rfq.closedAt || (await isEntered(em, invitation))) return [];
  const text = listPassages([...listOwnLines(mail.body ?? '')]).map((passage) => maskContacts(passage.text));
  if (text.length === 0 || text.join('\n').length > maxModelCharacters) return [];
  return (await reader.read({ lines: await loadLines(em, rfq), text })) ?? [];
}

/** A longer reply is read by the rules alone. */
const maxModelCharacters = 20_000;

/**
 * Proposes what a reply offers as an answer to the latest request of the message. Nothing where it states no price and
 * no decline, where the request is closed, or where the supplier has answered on its page and nobody has decided yet.
 */
export async function proposeAnswer(
  actor: Actor,
  em: EntityManager,
  { owner, deliveryId: repliedId, receivedMailId, mail, files, read }: Replied,
): Promise<void> {
  const invitation = await findInvitation(em, owner, repliedId);
  if (!invitation) return;
  em.setFilterParams('owned', { owner });
  const rfq = await lockRfq(em, invitation.rfqId);
  if (rfq.closedAt || (await isEntered(em, invitation))) return;
  const lines = await loadLines(em, rfq);
  const body = mail.body ?? '';
  const reading = { body, ownLines: [...listOwnLines(body)], sentOn: mail.sentAt?.slice(0, 10) ?? null };
  const answer = toAnswerContent(extractReply(reading, lines, read), lines, actor.now());
  const deliveryId = invitation.deliveryId ?? repliedId;
  if (answer) await saveMailAnswer(actor, em, { invitation, deliveryId, receivedMailId, files, ...answer });
}

/** Of the latest request of the message. Invitations and answers belong to the message that the thread began with. */
async function findInvitation(em: EntityManager, owner: string, repliedId: string): Promise<RfqInvitation | undefined> {
  const replied = await em.findOneOrFail(Delivery, { id: repliedId, owner }, allTenants);
  const deliveryId = replied.inReplyToId ?? repliedId;
  const newest = { ...allTenants, orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1 } as const;
  const [invitation] = await em.find(RfqInvitation, { deliveryId, owner }, newest);
  return invitation;
}

/** Whether the supplier has answered on its page, and nobody has decided yet. */
const isEntered = async (em: EntityManager, { id: invitationId, owner }: RfqInvitation): Promise<boolean> =>
  (await em.count(SupplierAnswer, { invitationId, owner, status: 'proposed', source: 'link' }, allTenants)) > 0;

async function loadLines(em: EntityManager, { id: rfqId, owner, requested }: Rfq) {
  const found = await em.find(RfqLine, { rfqId, owner }, { ...allTenants, orderBy: { number: 'asc' } });
  const lines = found.map(({ id, disclosedName = null, quantityPerUnit = null }) => ({
    ...{ id, disclosedName, quantityPerUnit },
  }));
  return describeLines({ requested, lines });
}
