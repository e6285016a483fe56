import type { SessionViewer, Viewer } from './context.ts';
import { type Code, DomainError } from './errors.ts';
import { listRolesWith, type Right } from './rights.ts';
import { listAllowedScopes, listRightsFor, type Scope } from './scopes.ts';

/** `credential`: also a device key that is not acknowledged yet; no other value but `anyone` admits those. */
type Caller = 'anyone' | 'credential' | 'key or member' | 'key' | 'member';

export type Requirement = {
  /** Default: `key or member`. */
  caller?: Caller;
  /** Of a key. A member needs one of the rights that `listRightsFor` returns for it. */
  scope?: Scope;
  /** Of a member, beside what the scope requires: one of these. */
  rights?: readonly Right[];
  /** Requires a live key. The value is the error code for sandbox keys. */
  live?: 'live_key_required' | 'sandbox_cannot_send';
  /** Requires operator staff: a live key of an internal organisation with the scope `internal:*`, or the right OPERATE. */
  internal?: boolean;
};

export function findRequirement({ extensions }: { extensions: Readonly<Record<string, unknown>> }) {
  const { authScopes } = (extensions['pothosOptions'] ?? {}) as { authScopes?: Requirement };
  return { caller: 'key or member', ...authScopes } satisfies Requirement;
}

export const hasScope = (viewer: Viewer | null, scope: Scope): boolean =>
  viewer?.kind === 'key'
    ? viewer.scopes.has(scope)
    : viewer?.kind === 'session' && hasRight(viewer, listRightsFor(scope));

const hasRight = ({ rights }: SessionViewer, some: readonly Right[]): boolean => some.some((one) => rights.has(one));

export const isOperator = (viewer: Viewer | null): boolean =>
  viewer?.kind === 'key'
    ? viewer.mode === 'live' && viewer.organisation?.kind === 'internal' && viewer.scopes.has('internal:*')
    : viewer?.kind === 'session' && viewer.rights.has('OPERATE');

/** For verbs whose field does not admit anonymous callers. */
export function requireViewer({ viewer }: { viewer: Viewer | null }): Viewer {
  if (!viewer) throw new Error('The field of this verb must require a credential.');
  return viewer;
}

/** Quotas of a credential count under this id: all sessions of a member share theirs. */
export const getCredentialId = (viewer: Viewer): string => (viewer.kind === 'key' ? viewer.keyId : viewer.memberId);

export function requireSession({ viewer }: { viewer: Viewer | null }): SessionViewer {
  if (viewer?.kind !== 'session') throw new Error('The field of this verb must require a session.');
  return viewer;
}

export const describeRoleLack = ({ role }: SessionViewer): string => `the role ${role} may not read them`;

export function findRefusal(viewer: Viewer | null, requirement: Requirement): DomainError | null {
  const { caller = 'key or member', scope, live, internal } = requirement;
  if (caller === 'credential' && viewer) return null;
  if (viewer?.kind === 'key' && viewer.temporary) {
    const message = 'This device key is not acknowledged yet. It can only read its own identity and be acknowledged.';
    return new DomainError('key_not_acknowledged', message);
  }
  if (caller === 'anyone') return null;
  if (!viewer) return new DomainError('unauthenticated', caller === 'member' ? signInMessage : sendKeyMessage);
  if (viewer.kind === 'session') return findMemberRefusal(viewer, requirement);
  if (caller === 'member')
    return new DomainError('session_required', 'This operation requires a browser session. Sign in at /sign-in.');
  if (internal && !isOperator(viewer))
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

function findMemberRefusal(
  viewer: SessionViewer,
  { caller, scope, rights, internal }: Requirement,
): DomainError | null {
  if (caller === 'key') {
    const message = 'This operation requires an API key. Browser sessions are not accepted.';
    return new DomainError('insufficient_scope', message, scope && { requiredScopes: [scope] });
  }
  const required: (readonly Right[] | undefined)[] = [
    scope && listRightsFor(scope),
    rights,
    internal ? ['OPERATE'] : undefined,
  ];
  const missing = required.find((some) => some && !hasRight(viewer, some));
  if (!missing) return null;
  const requiredRoles = listRolesWith(missing);
  const [first] = missing;
  const message = `This operation requires the role ${requiredRoles.join(' or ')}. Your role is ${viewer.role}.`;
  return new DomainError((first && codesByRight[first]) ?? 'role_required', message, { requiredRoles });
}

const codesByRight: Partial<Record<Right, Code>> = {
  ADMINISTER: 'owner_required',
  REVIEW_CAPABILITIES: 'reviewer_required',
};

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
