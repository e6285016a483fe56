import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { requireSession } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError, notFound } from '#kernel/errors.ts';
import { invalidField } from '#kernel/validation.ts';
import { pickChannel } from '#modules/directory/factories/contacts/contact-channel.rules.ts';
import { requireContactRead } from '#modules/directory/factories/contacts/contact-read.service.ts';
import { Factory, FactoryContact } from '#modules/directory/factories/factory.entity.ts';
import { confirmMatches, type Screening } from '#modules/sourcing/screening/screening.service.ts';
import { Delivery } from '../delivery.entity.ts';
import { loadContact } from '../delivery-contact.service.ts';
import type { ConfirmScreening } from './confirm-screening.schema.ts';

/** Holds for every message and publication of the organisation to this recipient, until it or the list changes. */
export async function confirmScreening(
  ctx: Context,
  { deliveryId, factoryId, ...input }: z.output<typeof ConfirmScreening>,
): Promise<Screening> {
  const { owner } = requireSession(ctx);
  return ctx.em.fork().transactional(async (em) => {
    const of = await findRecipient(em, { deliveryId, factoryId });
    const contact = await loadContact(em, of);
    if (!contact?.factoryId) {
      throw new DomainError('approval_contact_missing', 'No usable contact of this factory is on file.');
    }
    const { factoryId: id, name, address } = contact;
    const shown = of.channel === 'email' ? 'contactEmail' : 'contactWechat';
    const fields = name === null ? [shown] : ['contactName', shown];
    await requireContactRead(ctx, { where: 'Mutation.confirmScreening', factoryId: id, fields });
    return confirmMatches(ctx, em, { factoryId: id, contactName: name, address }, { ...input, owner });
  });
}

type Named = Partial<Record<'deliveryId' | 'factoryId', string | undefined>>;

async function findRecipient(
  em: EntityManager,
  { deliveryId, factoryId }: Named,
): Promise<Pick<Delivery, 'factoryId' | 'channel'>> {
  if ((deliveryId === undefined) === (factoryId === undefined)) {
    throw invalidField('/deliveryId', 'Give either deliveryId or factoryId.', { code: 'mutually_exclusive' });
  }
  if (deliveryId !== undefined) {
    const delivery = await em.findOne(Delivery, { id: deliveryId });
    if (!delivery) throw notFound('delivery');
    return delivery;
  }
  const factory = factoryId === undefined ? null : await em.findOne(Factory, { id: factoryId, quarantined: false });
  if (!factory) throw notFound('factory');
  return { factoryId: factory.id, channel: pickChannel(await em.findOne(FactoryContact, { factoryId: factory.id })) };
}
