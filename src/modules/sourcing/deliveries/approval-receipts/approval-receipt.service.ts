import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import { readApproval } from './approval-receipt.queries.ts';
import { createSigner, type ReceiptSigner } from './approval-receipt.rules.ts';
import type { Receipt } from './approval-receipt.schema.ts';

// Only a migration makes a secret.
const secretName = 'receipts';

/** What signs for all instances. */
export const createReceiptSigner = async (auth: Pick<Context['auth'], 'secret'>): Promise<ReceiptSigner> =>
  createSigner(await auth.secret(secretName));

/** The same for the console, which has no auth. */
export const loadReceiptSigner = (em: EntityManager): Promise<ReceiptSigner> =>
  createReceiptSigner({
    secret: async (name) =>
      (await em.execute<{ secret: string }[]>('select gate.secret(?) as secret', [name]))[0]!.secret,
  });

/** Signed anew each time, by what is known now: the provider's id of a mail comes after its approval. */
export async function readReceipt(ctx: Context, id: string): Promise<Receipt> {
  const { approvedByKeyId: approvedBy, provider, providerMessageId, ...approval } = await readApproval(ctx, id);
  const { reviewSha256, payloadSha256, approvedAt } = approval;
  if (!reviewSha256 || !payloadSha256 || !approvedAt) {
    throw new DomainError('approval_review_required', 'Nobody has approved this delivery.');
  }
  const approved = { deliveryId: id, reviewSha256, payloadSha256, approvedAt, approvedBy };
  return ctx.receipts.sign({ ...approved, provider, providerMessageId });
}
