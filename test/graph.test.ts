import { expect, test } from 'vitest';
import { reachable, startApp } from './harness.ts';

const app = await startApp();

test.each<[string, string, object]>([
  ['an absent variable inside a literal', 'query ($q: String) { factories(filter: { q: $q }) { totalCount } }', {}],
  [
    'a default of a variable that may not be null',
    'query ($n: Int! = 1) { factories(first: $n) { totalCount count } }',
    {},
  ],
  [
    'a default of a variable',
    'query ($filter: FactoryFilter = { answeredUs: false }) { factories(filter: $filter) { totalCount } }',
    {},
  ],
])('%s means what GraphQL says', async (_, document, variables) => {
  await app.factories(reachable());
  const me = await app.live();
  const { factories }: any = await me.graphql.request(document, variables);
  expect(factories.totalCount).toBeGreaterThan(0);
});

test('the schema is shown to every key and to nobody from afar', async () => {
  const document = '{ __schema { queryType { name } } }';
  expect(await (await app.live()).graphql.request(document)).toEqual({ __schema: { queryType: { name: 'Query' } } });
  await expect(app.caller().graphql.request(document)).rejects.toMatchObject({
    response: { errors: [{ extensions: { code: 'unauthenticated' } }] },
  });
});

test('a fragment that stands in two places reads the columns of both', async () => {
  const me = await app.live();
  const [id] = await app.factories(reachable({ city: 'Dongguan' }));
  const { project } = (await me.rest('POST', '/projects', { name: 'Lamp' })).body;
  const input = { scope: 'mixed', parts: [{ name: 'Lid' }], factoryIds: [id] };
  const headers = { 'idempotency-key': 'fragments-1' };
  await me.rest('POST', `/projects/${project.id}/actions`, { kind: 'quote_request', input }, headers);
  const document = `{
    alone: deliveries { nodes { ...F } }
    merged: deliveries { nodes { ...F factory { city nameEn } } }
  }
  fragment F on Delivery { factory { directoryId } }`;
  const { alone, merged }: any = await me.graphql.request(document);
  expect(alone.nodes[0].factory).toEqual({ directoryId: expect.stringMatching(/^mfg-/) });
  expect(merged.nodes[0].factory).toEqual({ ...alone.nodes[0].factory, city: 'Dongguan', nameEn: expect.any(String) });
});
