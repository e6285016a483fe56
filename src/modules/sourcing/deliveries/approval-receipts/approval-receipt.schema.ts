import { z } from 'zod';

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** A string with a lone surrogate has no canonical form. */
const Name = z.string().refine((text) => text.isWellFormed());

export const Receipt = z.strictObject({
  deliveryId: z.uuid(),
  reviewSha256: Sha256,
  payloadSha256: Sha256,
  approvedAt: z.iso.datetime(),
  approvedBy: z.uuid().nullable(),
  provider: Name.nullable(),
  providerMessageId: Name.nullable(),
  signature: z.string().regex(/^[\w-]{86}$/),
  publicKeyId: z.string().regex(/^[\w-]{43}$/),
});
export type Receipt = z.output<typeof Receipt>;

export const ReceiptKey = z.object({
  crv: z.literal('Ed25519'),
  kty: z.literal('OKP'),
  x: z.string().regex(/^[\w-]{43}$/),
});
export type ReceiptKey = z.output<typeof ReceiptKey>;
