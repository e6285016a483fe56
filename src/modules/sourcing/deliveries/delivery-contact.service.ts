import type { EntityManager } from '@mikro-orm/postgresql';
import { Factory, FactoryContact } from '#modules/directory/factories/factory.entity.ts';
import type { Delivery } from './delivery.entity.ts';
import type { ReviewContent } from './delivery.rules.ts';

/** Returns null if the factory is quarantined or has no address on the channel of the delivery. */
export async function loadContact(
  em: EntityManager,
  { factoryId = null, channel }: Pick<Delivery, 'factoryId' | 'channel'>,
): Promise<ReviewContent['to'] | null> {
  const factory = factoryId ? await em.findOne(Factory, { id: factoryId, quarantined: false }) : null;
  const contact = factory && (await em.findOne(FactoryContact, { factoryId: factory.id }));
  const address = channel === 'email' ? contact?.contactEmail : contact?.contactWechat;
  return contact && address
    ? { name: contact.contactName ?? null, address, factoryId, factoryName: factory.nameEn }
    : null;
}
