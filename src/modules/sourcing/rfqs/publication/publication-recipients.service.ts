import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#kernel/context.ts';
import { findAddress, pickChannel } from '#modules/directory/factories/contacts/contact-channel.rules.ts';
import { requireContactRead } from '#modules/directory/factories/contacts/contact-read.service.ts';
import { FactoryContact } from '#modules/directory/factories/factory.entity.ts';
import { Delivery } from '#modules/sourcing/deliveries/delivery.entity.ts';
import { addLink } from '#modules/sourcing/deliveries/links/link-text.rules.ts';
import { SupplierLink } from '#modules/sourcing/deliveries/links/supplier-link.entity.ts';
import { findReplyTo, referencePlaceholder } from '#modules/sourcing/deliveries/replies/reply-address.rules.ts';
import { findSender, type SenderSettings } from '#modules/sourcing/deliveries/review/review.service.ts';
import { addressTo } from '#modules/sourcing/quote-requests/drafting/rfq-text.rules.ts';
import { Rfq, RfqInvitation } from '../rfq.entity.ts';
import type { PublicationContent, PublicationRecipient } from './publication.rules.ts';

type Addressed = Pick<PublicationContent, 'actionId' | 'factories' | 'rfq' | 'files'> & {
  owner: string;
  subject: string;
};

/** What each factory would receive, and why some receive nothing. In the order of `factories`. */
export async function loadRecipients(
  settings: SenderSettings,
  em: EntityManager,
  { owner, actionId, factories, rfq, files, subject }: Addressed,
): Promise<PublicationRecipient[]> {
  const ids = factories.map(({ factoryId }) => factoryId);
  const contacts = new Map(
    (await em.find(FactoryContact, { factoryId: ids })).map((contact) => [contact.factoryId, contact]),
  );
  const earlier = await em.find(Delivery, { actionId, factoryId: ids, inReplyToId: null });
  const fileIds = files.map(({ fileId }) => fileId);
  const { publicUrl } = settings.settings;
  const recipients = factories.map(async (factory): Promise<PublicationRecipient> => {
    const { factoryId } = factory;
    const contact = contacts.get(factoryId) ?? null;
    const channel = pickChannel(contact);
    const address = findAddress(contact, channel);
    const message = addLink({ subject, ...addressTo(factory, rfq) }, files, publicUrl);
    const reason = address
      ? await findReason(
          em,
          { ...message, fileIds },
          earlier.filter((delivery) => delivery.factoryId === factoryId),
        )
      : 'no_contact';
    return {
      ...{ factoryId, channel, ...message, reason },
      from: address ? findSender(settings, owner, channel, address) : null,
      replyTo: address ? findReplyTo(settings, channel, referencePlaceholder) : null,
      to: address ? { name: contact?.contactName ?? null, address } : null,
      hasLink: true,
      reachable: reason === null || reason === 'already_sent',
    };
  });
  return Promise.all(recipients);
}

type Message = { bodyEn: string; bodyZh: string; fileIds: readonly string[] };

/** `earlier` are the deliveries of the action to this factory. */
async function findReason(
  em: EntityManager,
  message: Message,
  earlier: readonly Delivery[],
): Promise<'delivery_unsettled' | 'already_sent' | null> {
  if (earlier.some(isUnsettled)) return 'delivery_unsettled';
  return (await findSentAlike(em, message, earlier)) ? 'already_sent' : null;
}

export const isUnsettled = ({ status }: Delivery): boolean => status === 'approved' || status === 'queued';

/** A message that has left with the same text and the same files, and whose link was not revoked. */
export async function findSentAlike(
  em: EntityManager,
  { bodyEn, bodyZh, fileIds }: Message,
  earlier: readonly Delivery[],
): Promise<Delivery | null> {
  const alike = earlier.filter((one) => one.status === 'sent' && one.bodyEn === bodyEn && one.bodyZh === bodyZh);
  for (const delivery of alike) {
    const invitation = await em.findOne(RfqInvitation, { deliveryId: delivery.id });
    const published = invitation && (await em.findOneOrFail(Rfq, { id: invitation.rfqId }));
    if (String(published?.fileIds ?? []) !== String(fileIds)) continue;
    if (await em.findOne(SupplierLink, { deliveryId: delivery.id, revokedAt: null })) return delivery;
  }
  return null;
}

/** Counts the addresses that the review shows. Throws `quota_reached`. */
export async function countRecipients(ctx: Context, recipients: readonly PublicationRecipient[]): Promise<void> {
  const shown = recipients.flatMap(({ factoryId, channel, to }) => (to ? [{ factoryId, channel, to }] : []));
  await Promise.all(
    shown.map(({ factoryId, channel, to }) => {
      const address = channel === 'email' ? 'contactEmail' : 'contactWechat';
      const fields = to.name === null ? [address] : ['contactName', address];
      return requireContactRead(ctx, { where: 'PublicationReview.recipients', factoryId, fields });
    }),
  );
}
