import { v7 } from 'uuid';

/** UUID v7: sorts by time. */
export const newId = (): string => v7();

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `req_` and a ULID: the 128 bits of a UUID v7 in Crockford's base 32, encoded from the right. */
export function newRequestId(): string {
  const bytes = v7({}, new Uint8Array(16));
  let ulid = '';
  let bits = 0;
  let buffer = 0;
  for (let i = 15; ulid.length < 26; i--) {
    buffer |= (bytes[i] ?? 0) << bits;
    for (bits += 8; bits >= 5 && ulid.length < 26; bits -= 5, buffer >>>= 5)
      ulid = crockford.charAt(buffer & 31) + ulid;
  }
  return `req_${ulid}`;
}
