import { createPrivateKey, createPublicKey, hash, hkdfSync, sign, verify } from 'node:crypto';
import { DomainError } from '#kernel/errors.ts';
import { canonicalizeJson } from '#kernel/hash.ts';
import { type Receipt, ReceiptKey } from './approval-receipt.schema.ts';

export type Statement = Omit<Receipt, 'signature' | 'publicKeyId'>;
export type Receipts = ReturnType<typeof createSigner>;

const statementVersion = 1;

/** The RFC 8785 form of what a receipt states. Another field in it raises the version. */
function bytesOf(statement: Statement): Buffer {
  const { deliveryId, reviewSha256, payloadSha256, approvedAt, approvedBy, provider, providerMessageId } = statement;
  const approval = { deliveryId, reviewSha256, payloadSha256, approvedAt, approvedBy };
  return Buffer.from(canonicalizeJson({ v: statementVersion, ...approval, provider, providerMessageId }));
}

/** PKCS #8 of an Ed25519 key (RFC 8410), but for the 32 bytes of its seed. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The same secret gives the same key, so that all instances sign alike. `published` is its public half, as a JWK Set. */
export function createSigner(secret: string) {
  const seed = new Uint8Array(hkdfSync('sha256', secret, '', 'sourcing-gateway approval receipts', 32));
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' });
  const key = ReceiptKey.parse(createPublicKey(privateKey).export({ format: 'jwk' }));
  const publicKeyId = keyIdOf(key);
  return {
    sign(statement: Statement): Receipt {
      const signature = sign(null, bytesOf(statement), privateKey).toString('base64url');
      return { ...statement, signature, publicKeyId };
    },
    published: { keys: [{ ...key, kid: publicKeyId, use: 'sig', alg: 'EdDSA' }] },
  };
}

/** RFC 7638: it follows from the key, so nobody can publish one key under the id of another. */
const keyIdOf = ({ crv, kty, x }: ReceiptKey): string => hash('sha256', canonicalizeJson({ crv, kty, x }), 'base64url');

/** Whether this key has signed exactly what the receipt states. */
export function verifyReceipt({ signature, publicKeyId, ...statement }: Receipt, key: ReceiptKey): boolean {
  const bytes = Buffer.from(signature, 'base64url');
  // Decoding ignores the bits that are left over; a signature is taken only as it was given.
  if (bytes.toString('base64url') !== signature || publicKeyId !== keyIdOf(key)) return false;
  return verify(null, bytesOf(statement), createPublicKey({ key, format: 'jwk' }), bytes);
}

/** Throws what is wrong with a receipt, as far as that can be known. */
export function assertGenuine(receipt: Receipt, keys: readonly ReceiptKey[]): void {
  const { publicKeyId } = receipt;
  const key = keys.find((key) => keyIdOf(key) === publicKeyId);
  if (!key) throw new DomainError('not_found', `There is no key ${publicKeyId} among these.`, { resource: 'key' });
  if (verifyReceipt(receipt, key)) return;
  const message = 'The statement and the signature of this receipt do not belong together: one of them was changed.';
  throw new DomainError('validation_failed', message);
}
