import { listAllowedScopes, listDefaultScopes, type Mode, type OrganisationKind, type Scope } from '#kernel/scopes.ts';
import { type FieldProblem, invalidFields } from '#kernel/validation.ts';

const lifeMs = { sandbox: 24 * 3600_000, live: 90 * 24 * 3600_000 } as const;

export const computeExpiry = (mode: Mode, from: Date): Date => new Date(from.getTime() + lifeMs[mode]);

type Lived = { temporary: boolean; expiresAt: Date | string; revokedAt?: Date | string | null };

/** A device that lets its time pass without saying that it kept its key has lost it: it counts as revoked from then on. */
export function computeRevokedAt({ temporary, expiresAt, revokedAt }: Lived, now: Date): Date | string | null {
  return revokedAt ?? (temporary && new Date(expiresAt) <= now ? expiresAt : null);
}

export function keyStatusAt(key: Lived, now: Date): 'revoked' | 'expired' | 'temporary' | 'active' {
  if (computeRevokedAt(key, now)) return 'revoked';
  if (new Date(key.expiresAt) <= now) return 'expired';
  return key.temporary ? 'temporary' : 'active';
}

/** The scopes of a new key: all that its mode gets, or those it asks for among what it may hold. */
export function resolveScopes(
  asked: readonly string[] | undefined,
  mode: Mode,
  kind: OrganisationKind | null,
): Scope[] {
  if (!asked) return listDefaultScopes(mode);
  const allowed = listAllowedScopes(mode, kind);
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
