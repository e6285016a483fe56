import { hash } from 'node:crypto';
import canonicalize from 'canonicalize';

export const sha256 = (bytes: string | Uint8Array): string => hash('sha256', bytes, 'hex');

/** RFC 8785: equal content gives equal text whatever the order of its keys. */
export function canonicalizeJson(value: object): string {
  const text = canonicalize(value);
  if (text === undefined) throw new Error('This value has no canonical form.');
  return text;
}

export const digest = (value: object): string => sha256(canonicalizeJson(value));

/** All that is kept of a key, a cookie, a link or a device code. With their much chance a slow hash would add nothing. */
export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer');
