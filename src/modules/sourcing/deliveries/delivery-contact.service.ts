import type { EntityManager } from '@mikro-orm/postgresql';
import { Factory, FactoryContact } from '#modules/directory/factories/factory.entity.ts';
import { Delivery } from './delivery.entity.ts';
import type { ReviewContent } from './delivery.rules.ts';

type Addressed = Pick<Delivery, 'factoryId' | 'channel'> & Partial<Pick<Delivery, 'inReplyToId'>>;

/**
 * Returns null if the factory is quarantined or has no address on the channel of the delivery. A message on a thread goes
 * to nobody but the recipient of its first message.
 */
export async function loadContact(
  em: EntityManager,
  { factoryId = null, channel, inReplyToId = null }: Addressed,
): Promise<ReviewContent['to'] | null> {
  const factory = factoryId ? await em.findOne(Factory, { id: factoryId, quarantined: false }) : null;
  const contact = factory && (await em.findOne(FactoryContact, { factoryId: factory.id }));
  const address = channel === 'email' ? contact?.contactEmail : contact?.contactWechat;
  const first = inReplyToId === null ? null : await em.findOneOrFail(Delivery, { id: inReplyToId });
  const isOfThread = first === null || first.frozenTo === address;
  return contact && address && isOfThread
    ? { name: contact.contactName ?? null, address, factoryId, factoryName: factory.nameEn }
    : null;
}
