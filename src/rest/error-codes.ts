import { type Code, getStatus } from '#kernel/errors.ts';
import type { Operation } from './operation.ts';
import { hasRanges } from './route.ts';

/** Every code that an operation can answer, by status. */
export function listCodes(operation: Operation): Map<number, Code[]> {
  const { route } = operation;
  const codes: Code[] = [
    'validation_failed',
    ...(route.method === 'GET' ? [] : bodyCodes),
    ...('idempotency-key' in (route.headers?.shape ?? {}) ? idempotencyCodes : []),
    ...(route.anonymous ? [] : [...credentialCodes, ...listAccessCodes(operation)]),
    ...always,
    ...(hasRanges(route) ? (['range_not_satisfiable'] as const) : []),
    ...(route.errors ?? []),
  ];
  const byStatus = Map.groupBy(new Set(codes), getStatus);
  return new Map([...byStatus].toSorted(([one], [other]) => one - other));
}

const bodyCodes: Code[] = ['invalid_json', 'invalid_header', 'payload_too_large', 'unsupported_media_type'];
const idempotencyCodes: Code[] = ['idempotency_key_required', 'idempotency_key_invalid'];
const credentialCodes: Code[] = ['invalid_key', 'key_expired', 'key_revoked'];
const always: Code[] = ['method_not_allowed', 'rate_limited', 'internal_error', 'overloaded', 'service_unavailable'];

function listAccessCodes({ requirement: { caller, scope, live, internal, rights } }: Operation): Code[] {
  const conditional: [unknown, Code | undefined][] = [
    [caller !== 'anyone', 'unauthenticated'],
    [caller !== 'credential', 'key_not_acknowledged'],
    [caller !== 'key', 'origin_not_allowed'],
    // Sessions lack the scopes of keys where only keys are accepted.
    [caller === 'key', 'insufficient_scope'],
    [scope && !internal, 'insufficient_scope'],
    [internal, 'internal_only'],
    [live, live],
    [caller === 'member', 'session_required'],
    [rights, 'role_required'],
    [rights?.includes('ADMINISTER'), 'owner_required'],
    [rights?.includes('REVIEW_CAPABILITIES'), 'reviewer_required'],
  ];
  return conditional.flatMap(([applies, code]) => (applies && code ? [code] : []));
}
