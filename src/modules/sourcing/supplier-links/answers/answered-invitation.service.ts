import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '#kernel/errors.ts';
import { RfqInvitation } from '#modules/sourcing/rfqs/rfq.entity.ts';

/** The invitation that a message belongs to: the first, where a factory was invited again with the same message. */
export async function findAnsweredInvitation(
  em: EntityManager,
  rfqId: string,
  deliveryId: string,
): Promise<RfqInvitation | null> {
  const orderBy = { createdAt: 'asc', id: 'asc' } as const;
  const [invitation = null] = await em.find(RfqInvitation, { rfqId, deliveryId }, { orderBy, limit: 1 });
  return invitation;
}

export const createRfqClosedError = (closedAt: Date): DomainError =>
  new DomainError('rfq_closed', 'This request is closed and accepts no more answers.', {
    closedAt: closedAt.toISOString(),
  });
