import type { SessionViewer, Viewer } from './context.ts';
import { type Code, DomainError } from './errors.ts';
import { listAllowedScopes, type Scope } from './scopes.ts';

export type Requirement = {
  /**
   * `true`: an API key. `any`: a key or a browser session. `credential`: also a device key that is not acknowledged
   * yet; no other value admits those.
   */
  key?: boolean | 'any' | 'session' | 'credential';
  role?: 'owner' | 'reviewer';
  scope?: Scope;
  /** Requires a live key. The value is the error code for sandbox keys. */
  live?: 'live_key_required' | 'sandbox_cannot_send';
  /** Requires a live key of an internal organisation with the scope `internal:*`. */
  internal?: boolean;
};

export function findRequirement({ extensions }: { extensions: Readonly<Record<string, unknown>> }): Requirement {
  const { authScopes } = (extensions['pothosOptions'] ?? {}) as { authScopes?: Requirement };
  return { key: true, ...authScopes };
}

export const hasScope = (viewer: Viewer | null, scope: Scope): boolean =>
  viewer?.kind === 'key' && viewer.scopes.has(scope);

export const isInternal = (viewer: Viewer | null): boolean =>
  viewer?.kind === 'key' &&
  viewer.mode === 'live' &&
  viewer.organisation?.kind === 'internal' &&
  viewer.scopes.has('internal:*');

export function requireSession({ viewer }: { viewer: Viewer | null }): SessionViewer {
  if (viewer?.kind !== 'session') throw new Error('The field of this verb must require a session.');
  return viewer;
}

export const isOperator = (viewer: Viewer | null): boolean =>
  isInternal(viewer) ||
  (viewer?.kind === 'session' && viewer.role === 'owner' && viewer.organisation.kind === 'internal');

export function findRefusal(viewer: Viewer | null, requirement: Requirement): DomainError | null {
  const { key = true, scope, live, internal, role } = requirement;
  if (key === 'credential' && viewer) return null;
  if (viewer?.kind === 'key' && viewer.temporary) {
    const message = 'This device key is not acknowledged yet. It can only read its own identity and be acknowledged.';
    return new DomainError('key_not_acknowledged', message);
  }
  if (key === false) return null;
  if (!viewer) return new DomainError('unauthenticated', key === 'session' ? signInMessage : sendKeyMessage);
  if (viewer.kind === 'session') {
    if (key === true) {
      const details = scope && { requiredScopes: [scope] };
      return new DomainError(
        'insufficient_scope',
        'This operation requires an API key. Browser sessions are not accepted.',
        details,
      );
    }
    return role ? findRoleRefusal(viewer, role) : null;
  }
  if (key === 'session')
    return new DomainError('session_required', 'This operation requires a browser session. Sign in at /sign-in.');
  if (internal && !isInternal(viewer))
    return new DomainError('internal_only', 'This operation requires an internal live key.');
  const otherMode = live && viewer.mode !== 'live' ? new DomainError(live, liveMessages[live]) : null;
  if (scope && !viewer.scopes.has(scope)) {
    // Sandbox keys cannot have this scope, so the mode is the reason to report.
    if (otherMode && !sandboxScopes.has(scope)) return otherMode;
    return new DomainError('insufficient_scope', `This operation requires the scope ${scope}.`, {
      requiredScopes: [scope],
    });
  }
  return otherMode;
}

function findRoleRefusal(viewer: SessionViewer, role: NonNullable<Requirement['role']>): DomainError | null {
  if (role === 'owner') {
    return viewer.role === role ? null : new DomainError('owner_required', 'This operation requires the role owner.');
  }
  const reviews = viewer.role === role && viewer.organisation.kind === 'internal';
  return reviews
    ? null
    : new DomainError('reviewer_required', 'This operation requires the role reviewer of the operator.');
}

const sandboxScopes: ReadonlySet<Scope> = new Set(listAllowedScopes('sandbox', null));

export function assertAccess(viewer: Viewer | null, requirement: Requirement): void {
  const refusal = findRefusal(viewer, requirement);
  if (refusal) throw refusal;
}

const sendKeyMessage = 'Send a valid key: Authorization: Bearer ssd_….';
const signInMessage = 'Sign in at /sign-in first.';

const liveMessages: Record<NonNullable<Requirement['live']>, string> & Partial<Record<Code, string>> = {
  live_key_required: 'This operation requires a live key.',
  sandbox_cannot_send: 'Sandbox keys cannot send messages. Use a live key.',
};
