import { expect, test } from 'vitest';
import { startApp } from '../../harness.ts';

const app = await startApp();
const { secret } = await app.sandbox();

async function ask(query: string, accept: string | null): Promise<[status: number, type: string | null]> {
  const response = await app.app.request('/graphql', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secret}`,
      'content-type': 'application/json',
      ...(accept !== null && { accept }),
    },
    body: JSON.stringify({ query }),
  });
  await response.text();
  return [response.status, response.headers.get('content-type')];
}

const [json, graphqlJson] = ['application/json', 'application/graphql-response+json'].map(
  (type) => `${type}; charset=utf-8`,
);

/** Data is written without Yoga, which writes errors: a client must not see the difference. */
test.each([
  [null, json],
  ['', json],
  ['*/*', json],
  ['application/*', json],
  ['application/json', json],
  ['Application/JSON;q=0.8, */*;q=0.1', json],
  ['application/json, text/plain, */*', json],
  ['application/json, application/graphql-response+json', json],
  ['application/graphql-response+json', graphqlJson],
  ['application/graphql-response+json, application/json;q=0.9', graphqlJson],
  ['application/graphql-response+json; charset=utf-8, application/json; charset=utf-8', graphqlJson],
  ['text/html, application/json', json],
])('data and errors have the same media type for Accept: %s', async (accept, expected) => {
  expect(await ask('{ me { mode } }', accept)).toEqual([200, expected]);
  expect((await ask('{ nothing }', accept))[1]).toBe(expected);
});

test('data and errors are refused where only another charset is accepted', async () => {
  const accept = 'application/json; charset=iso-8859-1';
  const [[ofData], [ofErrors]] = [await ask('{ me { mode } }', accept), await ask('{ nothing }', accept)];
  expect([ofData, ofErrors]).toEqual([406, 406]);
});
