import { createPrivateKey, createPublicKey, hash, hkdfSync, sign, verify } from 'node:crypto';
import { DomainError } from '#kernel/errors.ts';
import { canonicalizeJson } from '#kernel/hash.ts';
import {
  computeApprovalChallenge,
  findSignatureFault,
  readOrigin,
} from '#modules/identity/passkeys/passkey-signature.rules.ts';
import type { PasskeySignature } from '#modules/identity/passkeys/passkey-signature.schema.ts';
import { digestReview, type SavedReview } from '../delivery.rules.ts';
import { type CurrentReceipt, type Receipt, ReceiptKey } from './approval-receipt.schema.ts';

type Signed = 'signature' | 'publicKeyId';
export type Statement = Omit<CurrentReceipt, Signed>;
export type ReceiptSigner = ReturnType<typeof createSigner>;

/** Canonical JSON (RFC 8785), which leaves out what is undefined. A new field requires a new version. */
const encodeStatement = (statement: Statement | Omit<Receipt, Signed>): Buffer =>
  Buffer.from(
    canonicalizeJson({ v: 1, ...statement, passkey: findPasskey(statement), publicationOf: findPublished(statement) }),
  );

type Approval = {
  deliveryId: string;
  passkey?: PasskeySignature | null | undefined;
  publicationOf?: string | null | undefined;
};
const findPasskey = ({ passkey }: Approval): PasskeySignature | undefined => passkey ?? undefined;
const findPublished = ({ publicationOf }: Approval): string | undefined => publicationOf ?? undefined;

/** PKCS #8 prefix of an Ed25519 key (RFC 8410); the 32-byte seed follows. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Derives the key from the secret, so that all instances sign with the same key. `published` is the JWK Set. */
export function createSigner(secret: string) {
  const seed = new Uint8Array(hkdfSync('sha256', secret, '', 'sourcing-gateway approval receipts', 32));
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' });
  const key = ReceiptKey.parse(createPublicKey(privateKey).export({ format: 'jwk' }));
  const publicKeyId = computeKeyId(key);
  return {
    sign(statement: Statement): CurrentReceipt {
      const signature = sign(null, encodeStatement(statement), privateKey).toString('base64url');
      return { ...statement, signature, publicKeyId };
    },
    published: { keys: [{ ...key, kid: publicKeyId, use: 'sig', alg: 'EdDSA' }] },
  };
}

/** RFC 7638 thumbprint: derived from the key, so a key cannot be published under another id. */
const computeKeyId = ({ crv, kty, x }: ReceiptKey): string =>
  hash('sha256', canonicalizeJson({ crv, kty, x }), 'base64url');

export function verifyReceipt({ signature, publicKeyId, ...statement }: Receipt, key: ReceiptKey): boolean {
  const bytes = Buffer.from(signature, 'base64url');
  // base64url decoding ignores trailing bits; reject signatures that are not in canonical encoding.
  if (bytes.toString('base64url') !== signature || publicKeyId !== computeKeyId(key)) return false;
  return verify(null, encodeStatement(statement), createPublicKey({ key, format: 'jwk' }), bytes);
}

/**
 * Throws not_found if the key is missing, validation_failed if a signature does not match. `origin` is where the passkey
 * must have signed; by default any, because the receipt states that the service accepted it.
 */
export function assertGenuine(receipt: Receipt, keys: readonly ReceiptKey[], origin?: string): void {
  const { publicKeyId } = receipt;
  const key = keys.find((key) => computeKeyId(key) === publicKeyId);
  if (!key)
    throw new DomainError('not_found', `The key file does not contain the key ${publicKeyId}.`, { resource: 'key' });
  if (!verifyReceipt(receipt, key)) {
    const message = 'The signature does not match the receipt: one of them was changed.';
    throw new DomainError('validation_failed', message);
  }
  const fault = findPasskeyFault(receipt, origin);
  if (fault) throw new DomainError('validation_failed', `The passkey did not sign this approval: ${fault}.`);
}

/** Throws validation_failed unless this review is the one that was approved. Version 1 or 2, as the review says. */
export function assertReviewed({ reviewSha256 }: Receipt, review: SavedReview): void {
  if (digestReview(review) === reviewSha256) return;
  throw new DomainError('validation_failed', 'The review is not the one that was approved: its digest differs.');
}

/** Where the member signed, as stated by the browser; null without a passkey. */
export function findPasskeyOrigin(receipt: Receipt): string | null {
  const passkey = findPasskey(receipt);
  return passkey ? readOrigin(passkey.clientDataJSON) : null;
}

/** Why the passkey of the receipt did not sign its digest; null if it did, or if there is none. */
function findPasskeyFault(receipt: Receipt, origin?: string): string | null {
  const passkey = findPasskey(receipt);
  if (!passkey) return null;
  const { deliveryId, reviewSha256 } = receipt;
  const actionId = findPublished(receipt);
  const approved = actionId
    ? { kind: 'approve-publication/1' as const, id: actionId, reviewSha256 }
    : { kind: 'approve-delivery/1' as const, id: deliveryId, reviewSha256 };
  const challenge = computeApprovalChallenge(approved, passkey.nonce);
  return findSignatureFault(passkey, challenge, origin ?? readOrigin(passkey.clientDataJSON) ?? '');
}
