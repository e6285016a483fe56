import { v7 } from 'uuid';

/** UUID v7: sorts by time. */
export const newId = (): string => v7();

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `req_` and a ULID: the 128 bits of a UUID v7 in Crockford's base 32, from the right end. */
export function newRequestId(): string {
  const bytes = v7({}, new Uint8Array(16));
  let ulid = '';
  let bits = 0;
  let held = 0;
  for (let i = 15; ulid.length < 26; i--) {
    held |= (bytes[i] ?? 0) << bits;
    for (bits += 8; bits >= 5 && ulid.length < 26; bits -= 5, held >>>= 5) ulid = crockford.charAt(held & 31) + ulid;
  }
  return `req_${ulid}`;
}
