import createClient from 'openapi-fetch';
import type { App, Caller } from '../../harness.ts';
import type { Request as Asked } from './row.ts';

type Any = Record<string, any>;
export type Said = { response: Response; body: any };

/** Calls an operation as somebody, by a client that is not ours. */
export function clientOf(app: Pick<App['app'], 'fetch'>) {
  const client = createClient<Any>({
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
    return { response, body: response.status === 304 ? undefined : (data ?? error) };
  };
}
