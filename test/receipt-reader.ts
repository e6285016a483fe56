import { createPublicKey, verify } from 'node:crypto';
import type { Receipt } from '#modules/sourcing/deliveries/approval-receipts/approval-receipt.schema.ts';

/** As somebody else would, from the receipt and the published keys alone. */
export function genuine({ signature, publicKeyId, ...stated }: Receipt, { keys }: any): boolean {
  const key = keys.find(({ kid }: any) => kid === publicKeyId);
  // Sorted names are RFC 8785 where all values are texts or null.
  const statement = { v: 1, ...stated };
  const text = JSON.stringify(statement, Object.keys(statement).toSorted());
  const publicKey = createPublicKey({ key, format: 'jwk' });
  return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url'));
}
