import { hash } from 'node:crypto';
import canonicalize from 'canonicalize';

export const sha256 = (bytes: string | Uint8Array): string => hash('sha256', bytes, 'hex');

/** RFC 8785 canonical JSON: independent of key order. */
export function canonicalizeJson(value: object): string {
  const text = canonicalize(value);
  if (text === undefined) throw new Error('The value has no canonical JSON form.');
  return text;
}

export const digest = (value: object): string => sha256(canonicalizeJson(value));

/** These secrets are random enough that a slow hash would add nothing. */
export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer');
