import type { OrganisationKind } from '#kernel/rights.ts';
import { listAgentScopes, listAllowedScopes, listDefaultScopes, type Mode, type Scope } from '#kernel/scopes.ts';
import { type FieldProblem, invalidField, invalidFields } from '#kernel/validation.ts';

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

type Requested = { scopes?: readonly string[] | undefined; preset?: 'agent' | undefined };

export function resolveRequested({ scopes, preset }: Requested, mode: Mode): readonly string[] | undefined {
  if (!preset) return scopes;
  if (scopes) throw invalidField('/preset', 'Use either scopes or preset.', { code: 'mutually_exclusive' });
  return listAgentScopes(mode);
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
