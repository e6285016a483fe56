import type { CreateDrafts } from '#modules/sourcing/actions/action.context.ts';
import { Delivery } from './delivery.entity.ts';

/** Spaces `createdAt` by one millisecond, so that lists keep the order of the shortlist. */
export const createDrafts: CreateDrafts = (em, drafts, { createdAt, ...of }) => {
  for (const [i, draft] of drafts.entries()) {
    em.create(Delivery, { ...draft, ...of, status: 'draft', createdAt: new Date(createdAt.getTime() + i) });
  }
};
