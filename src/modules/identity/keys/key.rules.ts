import type { OrganisationKind } from '#kernel/rights.ts';
import { listAllowedScopes, listDefaultScopes, type Mode, type Scope } from '#kernel/scopes.ts';
import { type FieldProblem, invalidFields } from '#kernel/validation.ts';

const lifetimeMs = { sandbox: 24 * 3600_000, live: 90 * 24 * 3600_000 } as const;

export const computeExpiry = (mode: Mode, from: Date): Date => new Date(from.getTime() + lifetimeMs[mode]);

type KeyLifetime = { temporary: boolean; expiresAt: Date | string; revokedAt?: Date | string | null };

export function computeRevokedAt({ temporary, expiresAt, revokedAt }: KeyLifetime, now: Date): Date | string | null {
  return revokedAt ?? (temporary && new Date(expiresAt) <= now ? expiresAt : null);
}

export function deriveKeyStatus(key: KeyLifetime, now: Date): 'revoked' | 'expired' | 'temporary' | 'active' {
  if (computeRevokedAt(key, now)) return 'revoked';
  if (new Date(key.expiresAt) <= now) return 'expired';
  return key.temporary ? 'temporary' : 'active';
}

export function resolveScopes(
  requested: readonly string[] | undefined,
  mode: Mode,
  kind: OrganisationKind | null,
): Scope[] {
  if (!requested) return listDefaultScopes(mode);
  const allowed = listAllowedScopes(mode, kind);
  const problems = requested.flatMap((scope, i): FieldProblem[] => {
    const at = { location: 'body' as const, path: `/scopes/${i}`, limit: null };
    if (requested.indexOf(scope) < i) {
      return [{ ...at, code: 'duplicate' as const, message: 'Duplicate scope.', allowed: null }];
    }
    if (allowed.some((one) => one === scope)) return [];
    const message = `This scope is not available to ${mode} keys.`;
    return [{ ...at, code: 'invalid_enum' as const, message, allowed: [...allowed] }];
  });
  if (problems.length) throw invalidFields(problems);
  return allowed.filter((scope) => requested.includes(scope)).sort();
}
