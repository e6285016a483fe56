import createClient from 'openapi-fetch';
import type { App, Caller } from '../../harness.ts';
import { asJson, type Json } from '../../json.ts';
import type { Request as Asked } from './row.ts';

export type Said = { response: Response; body: Json };

/** Calls an operation as somebody, by a client that is not ours. */
export function clientOf(app: Pick<App['app'], 'fetch'>) {
  // biome-ignore lint/suspicious/noExplicitAny: the operation is a value here, which no type can name.
  const client = createClient<any>({
    baseUrl: 'http://gateway.test/api/v1',
    fetch: async (request) => app.fetch(request),
  });

  return async (operation: string, { headers: given }: Caller, asked: Asked, more: object = {}): Promise<Said> => {
    const [method, path] = operation.split(' ') as ['get', string];
    const { path: inPath = {}, query = {}, headers = {}, body } = asked;
    const { data, error, response } = (await client.request((asked.method as 'get') ?? method, path, {
      params: { path: inPath, query },
      headers: { ...given, ...headers, ...more },
      ...(body && { body }),
      parseAs: path.endsWith('/content') ? 'arrayBuffer' : 'json',
    })) as { data?: unknown; error?: unknown; response: Response };
    return { response, body: asJson(response.status === 304 ? undefined : (data ?? error)) };
  };
}
