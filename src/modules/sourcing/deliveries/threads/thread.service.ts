import type { EntityManager } from '@mikro-orm/postgresql';
import { Delivery, Dispatch, ProviderEvent } from '../delivery.entity.ts';

const maxReferences = 10;

/** Message-IDs of the messages of the thread that have left, oldest first, as far as the transport has told them. */
export async function readReferences(
  em: EntityManager,
  { inReplyToId = null }: Pick<Delivery, 'inReplyToId'>,
): Promise<string[]> {
  if (inReplyToId === null) return [];
  const ofThread = { $or: [{ id: inReplyToId }, { inReplyToId }] };
  const sent = await em.find(Delivery, { ...ofThread, status: 'sent' }, { orderBy: { sentAt: 'asc', id: 'asc' } });
  const ids = sent.map(({ id }) => id);
  const dispatches = await em.find(Dispatch, { deliveryId: ids });
  const events = await em.find(ProviderEvent, { deliveryId: ids, mailMessageId: { $ne: null } });
  const known = new Map([
    ...events.map(({ deliveryId, mailMessageId }) => [deliveryId, `<${mailMessageId}>`] as const),
    ...dispatches.flatMap(({ deliveryId, provider, providerMessageId: id }) =>
      // Other transports name messages by ids of their own.
      provider === 'smtp' && id ? [[deliveryId, id] as const] : [],
    ),
  ]);
  return ids.flatMap((id) => known.get(id) ?? []).slice(-maxReferences);
}
