import type { EntityManager } from '@mikro-orm/postgresql';
import { assertDefined } from '#kernel/assert.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import { readApproval } from './approval-receipt.queries.ts';
import { createSigner, type ReceiptSigner } from './approval-receipt.rules.ts';
import type { CurrentReceipt } from './approval-receipt.schema.ts';

// Secrets are created by migrations only.
const secretName = 'receipts';

export const createReceiptSigner = async (auth: Pick<Context['auth'], 'secret'>): Promise<ReceiptSigner> =>
  createSigner(await auth.secret(secretName));

export const loadReceiptSigner = (em: EntityManager): Promise<ReceiptSigner> =>
  createReceiptSigner({
    secret: async (name) => {
      const [row] = await em.execute<{ secret: string }[]>('select auth.read_secret(?) as secret', [name]);
      return assertDefined(row, `secret ${name}`).secret;
    },
  });

/** Signs on each read, because the message id of the provider is known only after the approval. */
export async function readReceipt(ctx: Context, id: string): Promise<CurrentReceipt> {
  const { provider, providerMessageId, ...approval } = await readApproval(ctx, id);
  const { reviewSha256, payloadSha256, approvedAt, approvedBy, passkeySignature, kind, actionId } = approval;
  if (!reviewSha256 || !payloadSha256 || !approvedAt) {
    throw new DomainError('approval_review_required', 'This delivery has not been approved.');
  }
  const approved = { v: 2 as const, deliveryId: id, reviewSha256, payloadSha256, approvedAt, approvedBy };
  const passkey = passkeySignature ? { passkey: passkeySignature } : {};
  const publication = kind === 'rfq_publication' ? { publicationOf: actionId } : {};
  return ctx.receipts.sign({ ...approved, ...publication, ...passkey, provider, providerMessageId });
}
