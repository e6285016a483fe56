import { initGraphQLTada } from 'gql.tada';
import type { introspection } from '../../../schema/graphql.d.ts';

/** Types documents of `*.operations.ts`. The build replaces each call by `graphql.persisted` with the id of the document. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: {
    CountryCode: string;
    CurrencyCode: string;
    Date: string;
    DateTime: string;
    Decimal: string;
    EmailAddress: string;
    JSON: unknown;
    SafeInt: number;
    Sha256: string;
    Url: string;
  };
}>();

export type { ResultOf, VariablesOf } from 'gql.tada';
