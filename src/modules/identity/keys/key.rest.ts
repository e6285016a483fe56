import type { Route } from '#rest/route.ts';
import { KeyId, NewKey } from './key.schema.ts';

export const keyRecord = `fragment KeyRecord on Key {
  id label mode status prefix last4 scopes organisationId createdAt expiresAt lastUsedAt revokedAt
}`;

export const keyRoutes: Route[] = [
  {
    method: 'GET',
    path: '/keys',
    summary: 'The newest 100 keys of the organisation, including revoked keys.',
    document: `query ListKeys { list: keys(first: 100) { keys: nodes { ...KeyRecord } count } } ${keyRecord}`,
    spread: 'list',
  },
  {
    method: 'POST',
    path: '/keys',
    summary:
      'Creates a sandbox key without authentication, or a live key for a signed-in owner. The only response with the secret.',
    body: NewKey,
    document: `mutation CreateKey($input: CreateKeyInput!) {
      made: createKey(input: $input) { key { ...KeyRecord } secret note }
    } ${keyRecord}`,
    spread: 'made',
    status: 201,
    location: '/keys/{key.id}',
    errors: ['session_required', 'owner_required', 'quota_reached'],
  },
  {
    method: 'DELETE',
    path: '/keys/{id}',
    summary: 'Revokes a key immediately: the calling key, or for a signed-in owner any key of the organisation.',
    params: KeyId,
    sessions: true,
    document: `mutation RevokeKey($input: RevokeKeyInput!) {
      revoked: revokeKey(input: $input) { key { ...KeyRecord } }
    } ${keyRecord}`,
    spread: 'revoked',
    constants: { revoked: true },
    errors: ['not_found'],
  },
  {
    method: 'GET',
    path: '/me',
    mcp: 'read',
    summary: 'The authenticated caller with its effective scopes and limits.',
    document: `query GetMe {
      me {
        keyId mode organisation { id name kind } organisationKind scopes expiresAt
        limits { requestsPerMinute requestsPerDay remainingToday }
      }
    }`,
    spread: 'me',
  },
];
