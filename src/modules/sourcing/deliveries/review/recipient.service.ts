import type { Context } from '#kernel/context.ts';
import { describeWithheldByLimit } from '#modules/directory/factories/contacts/contact-quota.rules.ts';
import {
  auditContactRead,
  countContactRead,
  type ReachedLimit,
  requireContactRead,
} from '#modules/directory/factories/contacts/contact-read.service.ts';
import { type DeliveryRow, deliveryRecords } from '../delivery.queries.ts';
import {
  type Contact,
  decideRecipientAccess,
  findRecipient,
  type Recipient,
  toRecipientWithoutAddress,
} from './recipient.rules.ts';

type Addressed = Pick<DeliveryRow, 'channel' | 'factoryId' | 'contactName'>;
type Viewed = Pick<DeliveryRow, 'id' | 'owner' | 'channel' | 'factoryId' | 'approvedAt' | 'frozenTo' | 'frozenName'>;

/** The contact of a draft is read only where it is shown: most deliveries are frozen, and the others take two joins. */
const readContact = async (ctx: Context, delivery: Viewed): Promise<Contact | null> =>
  hasContact(delivery) ? delivery : deliveryRecords.load(ctx, delivery.id, ['id', ...contactColumns]);

const contactColumns = ['contactName', 'contactAddress'] as const;
/** Operator staff read deliveries of all tenants with all columns. */
const hasContact = (delivery: object): delivery is Contact => contactColumns.every((column) => column in delivery);

export async function viewRecipient(ctx: Context, delivery: Viewed): Promise<Recipient> {
  const { factoryId } = delivery;
  const access = decideRecipientAccess(delivery, ctx.viewer);
  if (access.kind === 'withheld') return toRecipientWithoutAddress(factoryId, access.note);
  const recipient = findRecipient(delivery, delivery.frozenTo ? null : await readContact(ctx, delivery));
  if (access.kind === 'free' || recipient.address === null || factoryId === null) return recipient;
  const use = describeUse('Delivery.to', delivery, factoryId, recipient.name);
  if (access.kind === 'counted') {
    const reached = await countContactRead(ctx, use);
    return reached ? toRecipientWithoutAddress(factoryId, describeWithheldByLimit(reached.limit)) : recipient;
  }
  await auditContactRead(ctx, use);
  return recipient;
}

export async function countReviewRecipient(ctx: Context, delivery: Addressed): Promise<ReachedLimit | null> {
  const { factoryId } = delivery;
  return factoryId === null ? null : countContactRead(ctx, describeReviewUse(delivery, factoryId));
}

export async function requireReviewRecipient(ctx: Context, delivery: Addressed): Promise<void> {
  const { factoryId } = delivery;
  if (factoryId !== null) await requireContactRead(ctx, describeReviewUse(delivery, factoryId));
}

const describeReviewUse = (delivery: Addressed, factoryId: string) =>
  describeUse('DeliveryReview.to', delivery, factoryId, delivery.contactName);

function describeUse(where: string, { channel }: Pick<Addressed, 'channel'>, factoryId: string, name: string | null) {
  const address = channel === 'email' ? 'contactEmail' : 'contactWechat';
  return { where, factoryId, fields: name === null ? [address] : ['contactName', address] };
}
