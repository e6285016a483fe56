import type { DocumentInput } from '@urql/core';
import { type AnyVariables, useClient } from 'urql';

type Linked = { id: string; downloadUrl: string };

/** Asks for the address of a download, which opens for ten minutes. Null for a file that is no longer there. */
export type FindUrl = (id: string) => Promise<string | null>;

/** Reads the query that lists the files again. */
export function useFreshUrl<Data, Variables extends AnyVariables>(
  document: DocumentInput<Data, Variables>,
  variables: Variables,
  list: (data: Data) => readonly Linked[],
): FindUrl {
  const client = useClient();
  return async (id) => {
    const { data } = await client.query(document, variables, { requestPolicy: 'network-only' });
    const files = data ? list(data) : [];
    return files.find((file) => file.id === id)?.downloadUrl ?? null;
  };
}
