import { randomFillSync } from 'node:crypto';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const pool = new Uint8Array(16 * 256);
let used = pool.length;

/** `req_` and a ULID, from random bytes fetched for many at a time. */
export function newRequestId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  let time = Date.now();
  let head = '';
  for (let i = 0; i < 10; i++, time = Math.floor(time / 32)) head = letters[time % 32] + head;
  let tail = '';
  for (const end = used + 16; used < end; used++) tail += letters[pool[used]! & 31];
  return `req_${head}${tail}`;
}
