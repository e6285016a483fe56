import SchemaBuilder from '@pothos/core';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin, { RequestCache } from '@pothos/plugin-scope-auth';
import SubGraphPlugin from '@pothos/plugin-sub-graph';
import ZodPlugin from '@pothos/plugin-zod';
import { findRefusal, findRequirement, type Requirement } from '#kernel/access.ts';
import { assertDefined, listKeys } from '#kernel/assert.ts';
import type { Context } from '#kernel/context.ts';
import { toValidationError } from '#kernel/validation.ts';
import { scalars } from './scalars.ts';

export const builder = new SchemaBuilder<{
  Context: Context;
  DefaultFieldNullability: false;
  DefaultAuthStrategy: 'all';
  AuthScopes: Required<Requirement>;
  SubGraphs: 'internal' | 'published';
  Scalars: {
    CountryCode: { Input: string; Output: string };
    CurrencyCode: { Input: string; Output: string };
    Date: { Input: string; Output: string };
    /** Rows have ISO text, entities a Date. */
    DateTime: { Input: string; Output: Date | string };
    Decimal: { Input: string; Output: string };
    EmailAddress: { Input: string; Output: string };
    JSON: { Input: unknown; Output: unknown };
    SafeInt: { Input: number; Output: number };
    Sha256: { Input: string; Output: string };
    Url: { Input: string; Output: string };
    ID: { Input: string; Output: string };
  };
}>({
  plugins: [ScopeAuthPlugin, ZodPlugin, RelayPlugin, SubGraphPlugin],
  defaultFieldNullability: false,
  scopeAuth: {
    defaultStrategy: 'all',
    authorizeOnSubscribe: true,
    authScopes: ({ viewer }) => {
      const meets = (requirement: Requirement) => findRefusal(viewer, requirement) === null;
      return {
        caller: (caller: Required<Requirement>['caller']) => meets({ caller }),
        rights: (rights: Required<Requirement>['rights']) => meets({ rights }),
        scope: (scope: Required<Requirement>['scope']) => meets({ scope }),
        live: (live: Required<Requirement>['live']) => meets({ live }),
        internal: (internal: boolean) => meets({ internal }),
      };
    },
    unauthorizedError: (_parent, { viewer }, { parentType, fieldName }) =>
      findRefusal(viewer, findRequirement(assertDefined(parentType.getFields()[fieldName], `Field ${fieldName}`))) ??
      new Error(`${fieldName} is not allowed`),
  },
  zod: { validationError: ({ issues }) => toValidationError({ issues: issues.map(stripInputSegment) }) },
  subGraphs: {
    defaultForTypes: ['internal', 'published'],
    fieldsInheritFromTypes: true,
    // No field has this type: errors are not part of the schema.
    explicitlyIncludeType: ({ name }) => name === 'ErrorCode',
  },
  relay: {
    cursorType: 'String',
    clientMutationId: 'omit',
    nodeQueryOptions: false,
    nodesQueryOptions: false,
    edgesFieldOptions: { description: 'The records of the page, each with its cursor.' },
    pageInfoFieldOptions: { description: 'Position of the page in the list.' },
    nodeFieldOptions: { description: 'The record.' },
    cursorFieldOptions: { description: 'Position of the record in the list, for `after` and `before`.' },
  },
});

builder.queryType({ authScopes: { caller: 'key or member' } });
builder.mutationType({ authScopes: { caller: 'key or member' } });
builder.subscriptionType({ authScopes: { caller: 'key or member' } });
for (const name of listKeys(scalars)) builder.addScalarType(name, scalars[name]);

/** Left to its WeakMap, the context would live until the next full garbage collection. */
export const clearCallerCache = (ctx: Context): void => RequestCache.clearForContext(ctx);

export const openTo = (caller: Required<Requirement>['caller']) =>
  ({ authScopes: { caller }, skipTypeScopes: true }) as const;

/** Not at `/graphql`: exists for the documents of REST endpoints alone. */
export const forRest = { subGraphs: ['internal'] } satisfies { subGraphs: 'internal'[] };

export const forOwners = {
  authScopes: { caller: 'member', rights: ['ADMINISTER'] },
  skipTypeScopes: true,
} as const;

export const forApprovers = {
  authScopes: { caller: 'member', rights: ['APPROVE'] },
  skipTypeScopes: true,
} as const;

export const forReviewers = {
  authScopes: { caller: 'member', rights: ['REVIEW_CAPABILITIES'] },
  skipTypeScopes: true,
} as const;

/** Field paths are the same in both APIs: the `input` argument of a mutation is not part of them. */
const stripInputSegment = <Issue extends { path: PropertyKey[] }>(issue: Issue): Issue =>
  issue.path[0] === 'input' ? { ...issue, path: issue.path.slice(1) } : issue;
