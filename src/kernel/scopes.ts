/** Which scopes a new key of each mode gets unless it asks for fewer, and which it may only ask for. decisions 2.5. */
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
export const defaultScopes = (mode: Mode): Scope[] =>
  all
    .filter(([, given]) => given === 'both' || (mode === 'live' && given === 'live'))
    .map(([scope]) => scope)
    .sort();

/** Everything that a key of this mode may hold. */
export const allowedScopes = (mode: Mode, kind: OrganisationKind | null): Scope[] =>
  all
    .filter(([, given]) =>
      mode === 'sandbox' ? given === 'both' : given !== 'internal on request' || kind === 'internal',
    )
    .map(([scope]) => scope);
