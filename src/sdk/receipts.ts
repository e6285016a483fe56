import { DomainError } from '#kernel/errors.ts';
import {
  parseKeys,
  parseReceipt,
  parseReview,
} from '#modules/sourcing/deliveries/approval-receipts/approval-receipt.file.ts';
import {
  assertGenuine,
  assertReviewed,
  findPasskeyOrigin,
} from '#modules/sourcing/deliveries/approval-receipts/approval-receipt.rules.ts';

/** The receipt is malformed, was changed, or is signed by another key. */
export class ReceiptError extends Error {
  override readonly name = 'ReceiptError';
}

export type ReceiptOptions = {
  /** Site on which the passkey must have signed, such as `https://gateway.example`. Default: any. */
  origin?: string;
  /** The review that a person read; its digest must be the approved one. */
  review?: unknown;
};

export type VerifiedReceipt = {
  deliveryId: string;
  reviewSha256: string;
  payloadSha256: string;
  approvedAt: string;
  publicKeyId: string;
  /** Where a member signed with a passkey, as the browser stated. Null without a passkey. */
  passkeyOrigin: string | null;
};

/**
 * Verifies a receipt of version 1 or 2 without network: its signature, and that of the passkey if there is one. `keys`
 * is the JWK Set that the gateway publishes at `/.well-known/receipt-keys.json`. Throws a ReceiptError.
 */
export function verifyReceipt(receipt: unknown, keys: unknown, options: ReceiptOptions = {}): VerifiedReceipt {
  try {
    const read = parseReceipt(receipt);
    assertGenuine(read, parseKeys(keys), options.origin);
    if (options.review !== undefined) assertReviewed(read, parseReview(options.review));
    const { deliveryId, reviewSha256, payloadSha256, approvedAt, publicKeyId } = read;
    const passkeyOrigin = findPasskeyOrigin(read);
    return { deliveryId, reviewSha256, payloadSha256, approvedAt, publicKeyId, passkeyOrigin };
  } catch (error) {
    if (error instanceof DomainError) throw new ReceiptError(error.message, { cause: error });
    throw error;
  }
}
