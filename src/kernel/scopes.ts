/**
 * Which keys may hold a scope. `on request`: only if the key is created with it; the others are defaults of the mode.
 */
const table = {
  'projects:read': 'both',
  'projects:write': 'both',
  'actions:read': 'both',
  'actions:write': 'both',
  'approvals:write': 'both',
  'shipping:read': 'both',
  'network:read': 'both',
  'contacts:read': 'live on request',
  'interviews:write': 'both',
  'capabilities:read': 'both',
  'runs:read': 'both',
  'runs:write': 'both',
  'knowledge:read': 'both',
  'compliance:read': 'both',
  'engineering:read': 'both',
  'engineering:write': 'both',
  'rfqs:read': 'both',
  'disclosures:write': 'live',
  'publications:write': 'live',
  'internal:*': 'internal on request',
  'interactions:read': 'live on request',
} as const;

export type Scope = keyof typeof table;
export type Mode = 'sandbox' | 'live';
export type OrganisationKind = 'customer' | 'internal';

const all = Object.entries(table) as [Scope, (typeof table)[Scope]][];
export const scopes = all.map(([scope]) => scope);
export const listDefaultScopes = (mode: Mode): Scope[] =>
  all
    .filter(([, given]) => given === 'both' || (mode === 'live' && given === 'live'))
    .map(([scope]) => scope)
    .sort();

export const listAllowedScopes = (mode: Mode, kind: OrganisationKind | null): Scope[] =>
  all
    .filter(([, given]) =>
      mode === 'sandbox' ? given === 'both' : given !== 'internal on request' || kind === 'internal',
    )
    .map(([scope]) => scope);

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
  'internal:*': 'Operator only: outbox, interactions, raw notes, audit of all tenants',
  'interactions:read': 'No effect; kept for old clients',
};
