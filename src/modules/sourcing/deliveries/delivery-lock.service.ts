import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '#kernel/errors.ts';
import { Delivery, Dispatch } from './delivery.entity.ts';

export async function lockDelivery(em: EntityManager, id: string): Promise<Delivery> {
  const delivery = await em.findOne(Delivery, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!delivery) throw notFound('delivery');
  return delivery;
}

/** Locks the dispatch before the delivery, as saving an outcome does: the reverse order could deadlock. */
export async function lockDispatchAndDelivery(
  em: EntityManager,
  id: string,
): Promise<{ dispatch: Dispatch | null; delivery: Delivery }> {
  const lockDispatch = () => em.findOne(Dispatch, { deliveryId: id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const existing = await lockDispatch();
  const delivery = await lockDelivery(em, id);
  return { dispatch: existing ?? (await lockDispatch()), delivery };
}
