import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { allowedScopes, defaultScopes, type Mode, type OrganisationKind, type Scope } from '#kernel/scopes.ts';
import { type FieldProblem, invalidFields } from '#kernel/validation.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const short = { sandbox: 'sbx', live: 'live' } as const;
const lifeMs = { sandbox: 24 * 3600_000, live: 90 * 24 * 3600_000 } as const;

/** What secret scanners look for. A key ends in a checksum, so a mistyped one is refused without a look-up. */
export const keyPattern = /^ssd_(?:sbx|live)_[0-9A-Za-z]{36}$/;

/** `ssd_<mode>_`, 30 random characters (178 bits) and the CRC-32 of all that. */
export function mintSecret(mode: Mode): string {
  const random = Array.from({ length: 30 }, () => alphabet[randomInt(alphabet.length)]).join('');
  const head = `ssd_${short[mode]}_${random}`;
  return head + checksum(head);
}

export const isWellFormed = (secret: string): boolean =>
  keyPattern.test(secret) && secret.slice(-6) === checksum(secret.slice(0, -6));

export const expiryOf = (mode: Mode, from: Date): Date => new Date(from.getTime() + lifeMs[mode]);

type Lived = { temporary: boolean; expiresAt: Date | string; revokedAt?: Date | string | null };

/** A device that lets its time pass without saying that it kept its key has lost it: it counts as revoked from then on. */
export function revokedAtOf({ temporary, expiresAt, revokedAt }: Lived, now: Date): Date | string | null {
  return revokedAt ?? (temporary && new Date(expiresAt) <= now ? expiresAt : null);
}

export function statusOf(key: Lived, now: Date): 'revoked' | 'expired' | 'temporary' | 'active' {
  if (revokedAtOf(key, now)) return 'revoked';
  if (new Date(key.expiresAt) <= now) return 'expired';
  return key.temporary ? 'temporary' : 'active';
}

/** The scopes of a new key: all that its mode gets, or those it asks for among what it may hold. */
export function scopesOf(asked: readonly string[] | undefined, mode: Mode, kind: OrganisationKind | null): Scope[] {
  if (!asked) return defaultScopes(mode);
  const allowed = allowedScopes(mode, kind);
  const problems = asked.flatMap((scope, i): FieldProblem[] => {
    const at = { location: 'body' as const, path: `/scopes/${i}`, limit: null };
    if (asked.indexOf(scope) < i) {
      return [{ ...at, code: 'duplicate' as const, message: 'Each scope stands once.', allowed: null }];
    }
    if (allowed.some((one) => one === scope)) return [];
    const message = `A ${mode} key may not hold this scope.`;
    return [{ ...at, code: 'invalid_enum' as const, message, allowed: [...allowed] }];
  });
  if (problems.length) throw invalidFields(problems);
  return allowed.filter((scope) => asked.includes(scope)).sort();
}

function checksum(head: string): string {
  let rest = crc32(head);
  let text = '';
  for (let i = 0; i < 6; i++, rest = Math.floor(rest / 62)) text = alphabet[rest % 62] + text;
  return text;
}
