import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import type { Receipt } from '#modules/sourcing/deliveries/approval-receipts/approval-receipt.schema.ts';

export type PublishedKeys = { keys: (JsonWebKey & { kid: string })[] };

/** As somebody else would, from the receipt and the published keys alone. */
export function genuine({ signature, publicKeyId, ...stated }: Receipt, { keys }: PublishedKeys): boolean {
  const key = keys.find(({ kid }) => kid === publicKeyId);
  if (!key) return false;
  // An answer says null where the signed text has nothing.
  const optional = ['passkey', 'publicationOf'];
  const signed = Object.fromEntries(
    Object.entries(stated).filter(([name, value]) => !optional.includes(name) || value),
  );
  const text = JSON.stringify(sortNames({ v: 1, ...signed }));
  const publicKey = createPublicKey({ key, format: 'jwk' });
  return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url'));
}

/** RFC 8785 where all values are texts, small numbers, null, or objects of such. */
const sortNames = (value: unknown): unknown =>
  value && typeof value === 'object'
    ? Object.fromEntries(
        Object.entries(value)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, part]) => [name, sortNames(part)]),
      )
    : value;
