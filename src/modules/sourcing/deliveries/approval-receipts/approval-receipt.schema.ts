import { z } from 'zod';
import { Approver } from '#modules/identity/approvers/approver.schema.ts';
import { PasskeySignature } from '#modules/identity/passkeys/passkey-signature.schema.ts';

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** A string with a lone surrogate has no canonical form. */
const Name = z.string().refine((text) => text.isWellFormed());

const attested = {
  deliveryId: z.uuid(),
  reviewSha256: Sha256,
  payloadSha256: Sha256,
  approvedAt: z.iso.datetime(),
  provider: Name.nullable(),
  providerMessageId: Name.nullable(),
};
const signed = {
  signature: z.string().regex(/^[\w-]{86}$/),
  publicKeyId: z.string().regex(/^[\w-]{43}$/),
};

/** Issued before approvals named their member; `approvedBy` is the id of the key. The signed text has `v`: 1, the file not. */
const FirstReceipt = z.strictObject({ ...attested, approvedBy: z.uuid().nullable(), ...signed });
const CurrentReceipt = z.strictObject({
  v: z.literal(2),
  ...attested,
  approvedBy: Approver.nullable(),
  /** Only of a delivery that was approved with the publication of this action: `reviewSha256` is of its review. */
  publicationOf: z.uuid().nullish(),
  /** Only of an approval that a passkey has signed: the null of an API's answer is not part of the signed text. */
  passkey: PasskeySignature.nullish(),
  ...signed,
});
export type CurrentReceipt = z.output<typeof CurrentReceipt>;

export type Receipt = CurrentReceipt | z.output<typeof FirstReceipt>;

export const selectReceiptSchema = (json: unknown): z.ZodType<Receipt> =>
  typeof json === 'object' && json !== null && 'v' in json ? CurrentReceipt : FirstReceipt;

export const ReceiptKey = z.object({
  crv: z.literal('Ed25519'),
  kty: z.literal('OKP'),
  x: z.string().regex(/^[\w-]{43}$/),
});
export type ReceiptKey = z.output<typeof ReceiptKey>;
