import { type DocumentNode, print } from '@0no-co/graphql.web';
import { initGraphQLTada, type TadaDocumentNode } from 'gql.tada';
import type { introspection } from '../../schema/graphql.d.ts';
import { toGatewayError } from './errors.ts';
import { type CallOptions, type Connection, exchange, toAuthorization, trimAddress } from './exchange.ts';

export type { FragmentOf, ResultOf, VariablesOf } from 'gql.tada';
export { readFragment } from 'gql.tada';

/** Types a document by the published schema: a field that the schema does not have does not compile. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { Date: string; DateTime: string; JSON: unknown; SafeInt: number };
}>();

export type GraphClient = {
  request<Result, Variables>(
    document: TadaDocumentNode<Result, Variables>,
    ...rest: Record<never, never> extends Variables
      ? [variables?: Variables, options?: CallOptions]
      : [variables: Variables, options?: CallOptions]
  ): Promise<Result>;
};

type Answer<Result> = { data?: Result | null; errors?: readonly unknown[] };

export function createGraphClient(connection: Connection): GraphClient {
  const { baseUrl, key, timeoutMs = 60_000, fetch = globalThis.fetch } = connection;
  const url = `${trimAddress(baseUrl)}/graphql`;
  const headers = { accept: 'application/json', 'content-type': 'application/json', ...toAuthorization(key) };
  return {
    request: <Result, Variables>(
      document: TadaDocumentNode<Result, Variables>,
      variables?: Variables,
      options: CallOptions = {},
    ) => {
      const deadline = { ...options, timeoutMs: options.timeoutMs ?? timeoutMs, idempotencyKey: null };
      return exchange(deadline, async (signal) => {
        const body = JSON.stringify({ query: print(toDocument(document)), ...(variables && { variables }) });
        const request = new Request(url, { method: 'POST', headers, body, signal, redirect: 'error' });
        const response = await fetch(request);
        const { data, errors }: Answer<Result> = JSON.parse(await response.text()) ?? {};
        if (errors?.length) throw toGatewayError(readError(errors[0]), response, null);
        if (data) return data;
        throw toGatewayError(undefined, response, null);
      });
    },
  };
}

/** `gql.tada` parses with this package, and types the result as that of `graphql`. */
const toDocument = (document: object): DocumentNode => document as DocumentNode;

function readError(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !('extensions' in error)) return undefined;
  return { ...(error.extensions as object), message: 'message' in error ? error.message : undefined };
}
