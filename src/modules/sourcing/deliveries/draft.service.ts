import { newId } from '#kernel/ids.ts';
import type { CreateDrafts } from '#modules/sourcing/actions/action.context.ts';
import { Delivery } from './delivery.entity.ts';
import { addLink } from './links/link-text.rules.ts';
import { createReplyReference } from './replies/reply-address.rules.ts';

/**
 * Spaces `createdAt` by one millisecond, so that lists keep the order of the shortlist. Inserts in the order of the
 * factories, which each insertion locks, as imports do: another order could deadlock.
 */
export const createDrafts: CreateDrafts = (em, drafts, { createdAt, publicUrl, ...of }) => {
  const records = drafts.map((draft, i) => ({ ...draft, id: newId(), createdAt: new Date(createdAt.getTime() + i) }));
  const inLockOrder = records.toSorted((a, b) => (String(a.factoryId) < String(b.factoryId) ? -1 : 1));
  for (const record of inLockOrder) {
    const message = { ...record, ...addLink(record, [], publicUrl) };
    em.create(Delivery, {
      ...message,
      ...of,
      status: 'draft',
      hasLink: true,
      files: [],
      replyReference: createReplyReference(),
    });
  }
};
