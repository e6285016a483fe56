import type { OrganisationKind, Right } from './rights.ts';

/**
 * `keys`: which keys may hold a scope. `on request`: only if the key is created with it; the others are defaults of the
 * mode. `rights`: a member needs one of these where a key needs the scope.
 */
const table = {
  'projects:read': { keys: 'both', rights: ['READ'] },
  'projects:write': { keys: 'both', rights: ['WRITE'] },
  'actions:read': { keys: 'both', rights: ['READ'] },
  'actions:write': { keys: 'both', rights: ['WRITE'] },
  'approvals:write': { keys: 'both', rights: ['APPROVE'] },
  'shipping:read': { keys: 'both', rights: ['READ'] },
  'network:read': { keys: 'both', rights: ['READ', 'OPERATE'] },
  'contacts:read': { keys: 'live on request', rights: ['APPROVE', 'OPERATE'] },
  'interviews:write': { keys: 'both', rights: ['READ'] },
  'capabilities:read': { keys: 'both', rights: ['READ'] },
  'runs:read': { keys: 'both', rights: ['READ', 'OPERATE'] },
  'runs:write': { keys: 'both', rights: ['WRITE'] },
  'knowledge:read': { keys: 'both', rights: ['READ'] },
  'compliance:read': { keys: 'both', rights: ['READ'] },
  'engineering:read': { keys: 'both', rights: ['READ'] },
  'engineering:write': { keys: 'both', rights: ['WRITE'] },
  'rfqs:read': { keys: 'both', rights: ['READ', 'OPERATE'] },
  'disclosures:write': { keys: 'live', rights: ['APPROVE'] },
  'publications:write': { keys: 'live', rights: ['APPROVE'] },
  'answers:write': { keys: 'live on request', rights: ['APPROVE'] },
  'webhooks:write': { keys: 'live on request', rights: ['ADMINISTER'] },
  'internal:*': { keys: 'internal on request', rights: ['OPERATE'] },
  'interactions:read': { keys: 'live on request', rights: [] },
} as const satisfies Record<string, { keys: string; rights: readonly Right[] }>;

export type Scope = keyof typeof table;
export type Mode = 'sandbox' | 'live';

const all = Object.entries(table) as [Scope, (typeof table)[Scope]][];
export const scopes = all.map(([scope]) => scope);
export const listDefaultScopes = (mode: Mode): Scope[] =>
  all
    .filter(([, { keys }]) => keys === 'both' || (mode === 'live' && keys === 'live'))
    .map(([scope]) => scope)
    .sort();

export const listAllowedScopes = (mode: Mode, kind: OrganisationKind | null): Scope[] =>
  all
    .filter(([, { keys }]) =>
      mode === 'sandbox' ? keys === 'both' : keys !== 'internal on request' || kind === 'internal',
    )
    .map(([scope]) => scope);

const refusedToAgents: readonly Scope[] = [
  ...(['approvals:write', 'publications:write', 'contacts:read', 'answers:write', 'webhooks:write'] as const),
  'internal:*',
];

/** Agents are given no key that can approve, publish, accept answers, see contacts or choose where events go. */
export const isForAgents = (scope: Scope): boolean => !refusedToAgents.includes(scope);
export const listAgentScopes = (mode: Mode): Scope[] => listDefaultScopes(mode).filter(isForAgents);

export const listRightsFor = (scope: Scope): readonly Right[] => table[scope].rights;

export const scopeDescriptions: Record<Scope, string> = {
  'projects:read': 'Read projects',
  'projects:write': 'Open and change projects',
  'actions:read': 'Read actions and their drafts',
  'actions:write': 'Request actions, such as quote requests',
  'approvals:write': 'Review, approve and reject messages: approving sends them to suppliers',
  'shipping:read': 'Estimate freight and duty, track shipments',
  'network:read': 'Search the factory directory',
  'contacts:read': 'See names, addresses and telephone numbers of factory contacts',
  'interviews:write': 'Hold interviews',
  'capabilities:read': 'Read capabilities',
  'runs:read': 'Read runs',
  'runs:write': 'Save quote requests against capabilities',
  'knowledge:read': 'Search the knowledge base and read the lifecycle',
  'compliance:read': 'Plan compliance, look up tariff codes',
  'engineering:read': 'Read engineering packages',
  'engineering:write': 'Upload engineering files',
  'rfqs:read': 'Read RFQs and supplier quotes',
  'disclosures:write': 'Revoke pending disclosures',
  'publications:write': 'Publish quote requests to suppliers',
  'answers:write': 'Accept or refuse what suppliers answer',
  'webhooks:write': 'Manage webhooks: choose the addresses to which events are sent',
  'internal:*': 'Operator only: outbox, interactions, raw notes, audit of all tenants',
  'interactions:read': 'No effect; kept for old clients',
};
