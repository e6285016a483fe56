import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Mode } from '#kernel/scopes.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const short = { sandbox: 'sbx', live: 'live' } as const;

/** Pattern for secret scanners. A key ends in a checksum, so mistyped keys are refused without a lookup. */
const keyPattern = /^ssd_(?:sbx|live)_[0-9A-Za-z]{36}$/;

/** `ssd_<mode>_`, 30 random characters (178 bits) and the CRC-32 of all that. */
export function mintSecret(mode: Mode): string {
  const random = Array.from({ length: 30 }, () => alphabet[randomInt(alphabet.length)]).join('');
  const head = `ssd_${short[mode]}_${random}`;
  return head + checksum(head);
}

export const isWellFormed = (secret: string): boolean =>
  keyPattern.test(secret) && secret.slice(-6) === checksum(secret.slice(0, -6));

function checksum(head: string): string {
  let rest = crc32(head);
  let text = '';
  for (let i = 0; i < 6; i++, rest = Math.floor(rest / 62)) text = alphabet[rest % 62] + text;
  return text;
}
