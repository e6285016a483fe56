import type { SessionViewer, Viewer } from './context.ts';
import { type Code, DomainError } from './errors.ts';
import { listAllowedScopes, type Scope } from './scopes.ts';

/** What a graph field asks of its caller. Stated once, on the field; the REST door and the contract read it from there. */
export type Requirement = {
  /**
   * `false` makes a field public, `any` admits browser sessions beside keys, `session` admits only them, and
   * `credential` admits whatever is valid: also a device key that waits to be acknowledged, which nothing else does.
   */
  key?: boolean | 'any' | 'session' | 'credential';
  /** What a session must be: an owner, or a reviewer of the house. Keys are not asked. */
  role?: 'owner' | 'reviewer';
  scope?: Scope;
  /** A live key is needed; the value is the code that a sandbox key meets. */
  live?: 'live_key_required' | 'sandbox_cannot_send';
  /** A live key of an internal organisation that holds `internal:*`. */
  internal?: boolean;
};

/** What a graph field asks of its caller; a field that says nothing asks for a key. */
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

/** The session behind a verb whose field admits nothing else. */
export function requireSession({ viewer }: { viewer: Viewer | null }): SessionViewer {
  if (viewer?.kind !== 'session') throw new Error('This verb is for browser sessions; its field says so.');
  return viewer;
}

/** Whoever acts for the house itself: its keys, and its owners in a browser. */
export const isOperator = (viewer: Viewer | null): boolean =>
  isInternal(viewer) ||
  (viewer?.kind === 'session' && viewer.role === 'owner' && viewer.organisation.kind === 'internal');

/** The first reason to refuse, or null. */
export function findRefusal(viewer: Viewer | null, requirement: Requirement): DomainError | null {
  const { key = true, scope, live, internal, role } = requirement;
  if (key === 'credential' && viewer) return null;
  if (viewer?.kind === 'key' && viewer.temporary) {
    const message = 'This device key is not acknowledged: until then it may only be acknowledged and ask who it is.';
    return new DomainError('key_not_acknowledged', message);
  }
  if (key === false) return null;
  if (!viewer) return new DomainError('unauthenticated', key === 'session' ? signInMessage : sendKeyMessage);
  if (viewer.kind === 'session') {
    if (key === true) {
      const details = scope && { requiredScopes: [scope] };
      return new DomainError('insufficient_scope', 'This operation needs a key, not a session.', details);
    }
    return role ? findRoleRefusal(viewer, role) : null;
  }
  if (key === 'session') return new DomainError('session_required', 'This is done in a browser, signed in.');
  if (internal && !isInternal(viewer)) return new DomainError('internal_only', 'This needs an internal live key.');
  const otherMode = live && viewer.mode !== 'live' ? new DomainError(live, liveMessages[live]) : null;
  if (scope && !viewer.scopes.has(scope)) {
    // A scope that no sandbox key can be given is not what this one lacks.
    if (otherMode && !sandboxScopes.has(scope)) return otherMode;
    return new DomainError('insufficient_scope', `This needs the scope ${scope}.`, { requiredScopes: [scope] });
  }
  return otherMode;
}

function findRoleRefusal(viewer: SessionViewer, role: NonNullable<Requirement['role']>): DomainError | null {
  if (role === 'owner') {
    return viewer.role === role ? null : new DomainError('owner_required', 'Only an owner may do this.');
  }
  const reviews = viewer.role === role && viewer.organisation.kind === 'internal';
  return reviews ? null : new DomainError('reviewer_required', 'Only a reviewer of the house may do this.');
}

const sandboxScopes: ReadonlySet<Scope> = new Set(listAllowedScopes('sandbox', null));

export function assertAccess(viewer: Viewer | null, requirement: Requirement): void {
  const refusal = findRefusal(viewer, requirement);
  if (refusal) throw refusal;
}

const sendKeyMessage = 'Send a valid key: Authorization: Bearer ssd_….';
const signInMessage = 'Sign in at /sign-in first.';

const liveMessages: Record<NonNullable<Requirement['live']>, string> & Partial<Record<Code, string>> = {
  live_key_required: 'This needs a live key.',
  sandbox_cannot_send: 'A sandbox key cannot send anything. Use a live key.',
};
