import type { Viewer } from './context.ts';
import { type Code, DomainError } from './errors.ts';
import type { Scope } from './scopes.ts';

/** What a graph field asks of its caller. Stated once, on the field; the REST door and the contract read it from there. */
export type Requirement = {
  /** `false` makes a field public, `any` admits browser sessions beside keys. */
  key?: boolean | 'any';
  scope?: Scope;
  /** A live key is needed; the value is the code that a sandbox key meets. */
  live?: 'live_key_required' | 'sandbox_cannot_send';
  /** A live key of an internal organisation that holds `internal:*`. */
  internal?: boolean;
};

/** What a graph field asks of its caller; a field that says nothing asks for a key. */
export function requirementOf({ extensions }: { extensions: Readonly<Record<string, unknown>> }): Requirement {
  const { authScopes } = (extensions['pothosOptions'] ?? {}) as { authScopes?: Requirement };
  return { key: true, ...authScopes };
}

export const holds = (viewer: Viewer | null, scope: Scope): boolean =>
  viewer?.kind === 'key' && viewer.scopes.has(scope);

export const isInternal = (viewer: Viewer | null): boolean =>
  viewer?.kind === 'key' &&
  viewer.mode === 'live' &&
  viewer.organisation?.kind === 'internal' &&
  viewer.scopes.has('internal:*');

/** The first reason to refuse, or null. */
export function refusalOf(
  viewer: Viewer | null,
  { key = true, scope, live, internal }: Requirement,
): DomainError | null {
  if (key === false) return null;
  if (!viewer) return new DomainError('unauthenticated', 'Send a valid key: Authorization: Bearer ssd_….');
  if (viewer.kind === 'session') {
    return key === 'any' ? null : new DomainError('insufficient_scope', 'This operation needs a key, not a session.');
  }
  if (internal && !isInternal(viewer)) return new DomainError('internal_only', 'This needs an internal live key.');
  if (scope && !viewer.scopes.has(scope)) {
    return new DomainError('insufficient_scope', `This needs the scope ${scope}.`, { requiredScopes: [scope] });
  }
  if (live && viewer.mode !== 'live') return new DomainError(live, liveMessages[live]);
  return null;
}

export function admit(viewer: Viewer | null, requirement: Requirement): void {
  const refusal = refusalOf(viewer, requirement);
  if (refusal) throw refusal;
}

const liveMessages: Record<NonNullable<Requirement['live']>, string> & Partial<Record<Code, string>> = {
  live_key_required: 'This needs a live key.',
  sandbox_cannot_send: 'A sandbox key cannot send anything. Use a live key.',
};
