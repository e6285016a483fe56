import { expect, test } from 'vitest';
import { reachable, startApp } from '../../harness.ts';
import type { Json } from '../../json.ts';

const app = await startApp();

test.each<[string, string, object]>([
  ['an absent variable inside a literal', 'query ($q: String) { factories(filter: { q: $q }) { totalCount } }', {}],
  ['a default of a variable that may not be null', 'query ($n: Int! = 1) { factories(first: $n) { totalCount } }', {}],
  [
    'a default of a variable',
    'query ($filter: FactoryFilter = { answeredUs: false }) { factories(filter: $filter) { totalCount } }',
    {},
  ],
])('%s follows the GraphQL specification', async (_, document, variables) => {
  await app.factories(reachable());
  const me = await app.live();
  const { factories } = await me.graphql.request(document, variables);
  expect(factories.totalCount).toBeGreaterThan(0);
});

test('introspection is allowed for every key and for no remote unauthenticated caller', async () => {
  const document = '{ __schema { queryType { name } } }';
  expect(await (await app.live()).graphql.request(document)).toEqual({ __schema: { queryType: { name: 'Query' } } });
  const waiting = await app.live();
  await app.asOwner().execute('update api_key set temporary = true where id = ?', [waiting.keyId]);
  for (const [who, code] of [
    [app.caller(), 'unauthenticated'],
    [waiting, 'key_not_acknowledged'],
  ] as const) {
    await expect(who.graphql.request(document)).rejects.toMatchObject({
      response: { errors: [{ extensions: { code } }] },
    });
  }
});

test('a fragment in two places reads the columns of both', async () => {
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
  const { alone, merged } = await me.graphql.request<Record<'alone' | 'merged', Json>>(document);
  expect(alone.nodes[0].factory).toEqual({ directoryId: expect.stringMatching(/^mfg-/) });
  expect(merged.nodes[0].factory).toEqual({ ...alone.nodes[0].factory, city: 'Dongguan', nameEn: expect.any(String) });
});

const times = (count: number, field: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => field(i)).join(' ');

test('a document with more than 10 mutations is refused and changes nothing', async () => {
  const { graphql, rest } = await app.live();
  const create = (count: number) =>
    `mutation { ${times(count, (i) => `p${i}: createProject(input: { name: "P${i}" }) { project { id } }`)} }`;
  await expect(graphql.request(create(11))).rejects.toMatchObject({
    response: { errors: [{ extensions: { code: 'query_too_complex' } }] },
  });
  const hidden = create(11).replace(/^mutation \{(.*)\}$/, 'mutation { ...Many } fragment Many on Mutation {$1}');
  await expect(graphql.request(hidden)).rejects.toMatchObject({
    response: { errors: [{ extensions: { code: 'query_too_complex' } }] },
  });
  await graphql.request(create(10));
  expect((await rest('GET', '/projects')).body['count']).toBe(10);
});

test('a quarantined factory and its address are not reachable through a delivery', async () => {
  const me = await app.live({
    scopes: ['projects:write', 'actions:write', 'approvals:write', 'network:read', 'contacts:read'],
  });
  const factory = reachable();
  const [id] = await app.factories(factory);
  const { project } = (await me.rest('POST', '/projects', { name: 'Lamp' })).body;
  const request = { kind: 'quote_request', input: { scope: 'mixed', parts: [{ name: 'Lid' }], factoryIds: [id] } };
  const made = await me.rest('POST', `/projects/${project.id}/actions`, request, { 'idempotency-key': 'quarantine-1' });
  const document = `query ($id: ID!) {
    one: delivery(id: $id) { to { address } factory { contacts { contactEmail } } }
    all: deliveries { nodes { to { address } } }
  }`;
  const read = () => me.graphql.request(document, { id: made.body['deliveries'][0].id });
  const address = factory.contacts.contactEmail;
  expect(await read()).toEqual({
    one: { to: { address }, factory: { contacts: { contactEmail: address } } },
    all: { nodes: [{ to: { address } }] },
  });
  await app.factories({ ...factory, quarantined: true });
  expect(await read()).toEqual({
    one: { to: { address: null }, factory: null },
    all: { nodes: [{ to: { address: null } }] },
  });
});

test('fragments that double at every level are measured once each', async () => {
  const { graphql } = await app.live();
  const steps = times(40, (i) => `fragment F${i} on Query { ...F${i + 1} ... on Query { ...F${i + 1} } }`);
  const asked = graphql.request(`{ ...F0 } ${steps} fragment F40 on Query { me { mode } }`);
  expect(await Promise.race([asked, new Promise((late) => setTimeout(late, 10_000, 'late'))])).toEqual({
    me: { mode: 'live' },
  });
});

test('a record that violates the schema is an internal error, not a client error', async () => {
  const me = await app.live();
  const { project } = (await me.rest('POST', '/projects', { name: 'Lamp' })).body;
  const em = app.asOwner();
  await em.execute('alter table project alter column name drop not null');
  await em.execute('update project set name = null where id = ?', [project.id]);
  const { status, body } = await me.graph(`{ project(id: "${project.id}") { name } }`);
  await em.execute('update project set name = ? where id = ?', ['Lamp', project.id]);
  await em.execute('alter table project alter column name set not null');
  expect([status, body['data'], body['errors'][0].extensions]).toMatchObject([
    200,
    { project: null },
    { status: 500, code: 'internal_error' },
  ]);
  expect(body['errors'][0].message).not.toContain('Project.name');
  expect(app.logged.some((line) => line.includes('"msg":"unhandled error"') && line.includes('non-nullable'))).toBe(
    true,
  );
});

test('other origins cannot read GraphQL responses', async () => {
  const me = await app.live();
  const { status, headers } = await me.graph('{ me { mode } }', {}, { origin: 'https://elsewhere.example' });
  expect([status, [...headers.keys()].filter((name) => name.startsWith('access-control'))]).toEqual([200, []]);
});
