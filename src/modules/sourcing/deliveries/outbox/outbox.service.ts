import { LockMode } from '@mikro-orm/core';
import type { z } from 'zod';
import { allTenants } from '#db/tenancy.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError, notFound } from '#kernel/errors.ts';
import { writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { Delivery, Dispatch } from '../delivery.entity.ts';
import type { SentByHand } from '../delivery.schema.ts';
import { loadContact } from '../delivery-contact.service.ts';
import { hasWithdrawnContact, isAbandoned } from '../dispatch/dispatch.rules.ts';
import { hashToken, renderLink } from '../links/link-token.rules.ts';
import type { OutboxItem } from './outbox.queries.ts';

/** The text to be sent. A token that SECRET_KEY no longer gives leaves the placeholder. */
export function renderOutboxText(ctx: Context, item: OutboxItem, text: string | null): string | null {
  const { id, linkVersion, linkTokenSha256 } = item;
  if (text === null || linkVersion === null) return text;
  const token = ctx.supplierLinks.token(id, linkVersion);
  if (hashToken(token) !== linkTokenSha256) {
    ctx.log.error({ delivery: id }, 'SECRET_KEY is not that of the approval, so a supplier link cannot be shown');
    return text;
  }
  ctx.holdsSecret = true;
  return renderLink(text, token);
}

/** Records what was sent even if the contact has been withdrawn since the approval. */
export async function markDeliverySent(ctx: Context, id: string, input: z.output<typeof SentByHand>): Promise<void> {
  const now = ctx.now();
  await ctx.systemEm().transactional(async (em) => {
    const locked = { ...allTenants, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
    const delivery = await em.findOne(Delivery, { id }, locked);
    if (!delivery) throw notFound('delivery');
    const { status, channel, owner } = delivery;
    if (channel === 'email' && (status === 'approved' || status === 'sent')) {
      const dispatch = await em.findOne(Dispatch, { deliveryId: id }, allTenants);
      const isUnknown =
        status === 'approved' && dispatch && (dispatch.status === 'uncertain' || isAbandoned(dispatch, now));
      if (isUnknown) throw outcomeUnknown();
      throw new DomainError('delivery_is_provider_dispatch', 'E-mail is sent by the provider only.');
    }
    if (status !== 'queued' || !delivery.frozenTo)
      throw new DomainError('delivery_not_draft', `This delivery is ${status}: it is not in the manual outbox.`, {
        status,
      });
    const { sentBy, reference = null } = input;
    const contactAddress = (await loadContact(em, delivery))?.address ?? null;
    const sentToWithdrawn = hasWithdrawnContact(delivery, { contactAddress });
    Object.assign(delivery, { status: 'sent', sentAt: now, sentBy, sentReference: reference, sentToWithdrawn });
    const detail = { reference: reference !== null, toWithdrawnContact: sentToWithdrawn };
    writeAuditEntry(ctx, em, owner, { action: 'delivery.sent', resource: 'delivery', resourceId: id, detail });
  });
}

const outcomeUnknown = () =>
  new DomainError(
    'delivery_outcome_unknown',
    'Whether the provider accepted this mail is unknown. Do not send it in another way until this is known.',
  );
