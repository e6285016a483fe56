import type { EntityManager } from '@mikro-orm/postgresql';
import { Delivery, Dispatch } from '../delivery.entity.ts';

const maxReferences = 10;

/** Message-IDs of the messages of the thread that have left, oldest first, as far as the transport has told them. */
export async function readReferences(
  em: EntityManager,
  { inReplyToId = null }: Pick<Delivery, 'inReplyToId'>,
): Promise<string[]> {
  if (inReplyToId === null) return [];
  const ofThread = { $or: [{ id: inReplyToId }, { inReplyToId }] };
  const sent = await em.find(Delivery, { ...ofThread, status: 'sent' }, { orderBy: { sentAt: 'asc', id: 'asc' } });
  const dispatches = await em.find(Dispatch, { deliveryId: sent.map(({ id }) => id) });
  const byDelivery = new Map(dispatches.map((dispatch) => [dispatch.deliveryId, dispatch]));
  const known = sent.flatMap(({ id }) => findMessageId(byDelivery.get(id)) ?? []);
  return known.slice(-maxReferences);
}

/** Over SMTP we set it; other transports name messages by ids of their own. */
const findMessageId = (dispatch: Dispatch | undefined): string | null =>
  dispatch?.provider === 'smtp' ? (dispatch.providerMessageId ?? null) : null;
