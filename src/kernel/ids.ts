import { v7 } from 'uuid';

/** UUID v7: sorts by time. */
export const newId = (): string => v7();

const crockford = '0123456789abcdefghjkmnpqrstvwxyz'.toUpperCase();

/** `req_` and a ULID: the 128 bits of a UUID v7 in Crockford's base 32. */
export function newRequestId(): string {
  let bits = BigInt(`0x${newId().replaceAll('-', '')}`);
  let ulid = '';
  for (let i = 0; i < 26; i++, bits >>= 5n) ulid = crockford[Number(bits & 31n)] + ulid;
  return `req_${ulid}`;
}
