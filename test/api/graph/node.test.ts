import { isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { listAllowedScopes } from '#kernel/scopes.ts';
import { publishedSchema } from '#modules/schema.ts';
import { quoteRequest, reachable, startApp, unlimited } from '../../harness.ts';
import { capabilitiesIn } from '../capabilities/capability.ts';

const app = await startApp(unlimited);
const factoryIds = await app.factories(reachable(), reachable());
const everything = listAllowedScopes('live', 'customer');

const nodeTypes = publishedSchema
  .getPossibleTypes(publishedSchema.getType('Node') as never)
  .map(({ name }) => name)
  .toSorted();

/** One record of each type that a customer can have, by type. */
async function recordsOf(me: Awaited<ReturnType<typeof app.live>>): Promise<Record<string, string>> {
  const { projectId, action, deliveries } = await quoteRequest(me, { factoryIds });
  const ids: Record<string, string> = {
    Project: projectId,
    Action: action.id,
    Delivery: deliveries[0].id,
    Factory: factoryIds[0]!,
  };
  ids['Capability'] = await (await capabilitiesIn(app)).published(me.organisationId);
  const run = { capabilityId: ids['Capability'], quantity: 500 };
  const key = () => ({ 'idempotency-key': newId() });
  ids['Run'] = (await me.rest('POST', '/run', run, key())).body['run'].id;
  const visit = { kind: 'factory_audit_visit', input: { factoryIds: factoryIds.slice(0, 1) } };
  const visited = await me.rest('POST', `/projects/${projectId}/actions`, visit, key());
  ids['Task'] = visited.body['task'].id;
  ids['Interview'] = (await me.rest('POST', '/interviews', { family: 'project_intake' })).body['interview'].id;
  ids['Export'] = (await me.rest('POST', '/exports', { kind: 'factories', format: 'csv' })).body['export'].id;
  return ids;
}
const me = await app.live({ scopes: everything });
const records = await recordsOf(me);
const other = await app.live({ scopes: everything });

const nodes = `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }`;

describe('node', () => {
  test.each(Object.entries(records))('answers a %s by its id, with its own fields', async (type, id) => {
    const { status, body } = await me.graph(
      `query ($id: ID!) { node(id: $id) { __typename id ... on ${type} { createdAt } } }`,
      { id },
    );
    expect([status, body['errors'], body['data'].node]).toEqual([
      200,
      undefined,
      { __typename: type, id, createdAt: expect.any(String) },
    ]);
  });

  test('is null without an error for what is not there', async () => {
    const { status, body } = await me.graph('query ($id: ID!) { node(id: $id) { id } }', { id: newId() });
    expect([status, body['data'], body['errors']]).toEqual([200, { node: null }, undefined]);
  });

  test('a malformed id is refused at its path, and the rest of the document is answered', async () => {
    const { status, body } = await me.graph('{ node(id: "x") { id } me { mode } }');
    expect([status, body['data']]).toEqual([200, { node: null, me: { mode: 'live' } }]);
    expect(body['errors']).toMatchObject([
      { path: ['node'], extensions: { code: 'validation_failed', details: { fields: [{ path: '/id' }] } } },
    ]);
  });

  test('of another organisation is null, except what is shared', async () => {
    const shared = ['Factory', 'Capability'];
    const { body } = await other.graph(nodes, { ids: Object.values(records) });
    expect([body['errors'], body['data'].nodes]).toEqual([
      undefined,
      Object.entries(records).map(([type, id]) => (shared.includes(type) ? { __typename: type, id } : null)),
    ]);
  });

  test('of a customer is shown to signed-in operator staff only if their look-up shows it', async () => {
    const staff = await app.session('operator', await app.organisation('internal'));
    const asked = ['Project', 'Action', 'Delivery', 'Interview', 'Export', 'Task', 'Run'];
    const { body } = await staff.graph(nodes, { ids: asked.map((type) => records[type]) });
    expect([body['errors'], body['data'].nodes]).toEqual([
      undefined,
      [...asked.slice(0, -1).map(() => null), { __typename: 'Run', id: records['Run'] }],
    ]);
  });

  test('requires what the look-up of its type requires', async () => {
    const poor = await app.live({ organisationId: me.organisationId, scopes: ['actions:read'] });
    const asked = ['Project', 'Action', 'Factory', 'Run', 'Interview', 'Delivery'];
    const ids = asked.map((type) => records[type]!);
    const { status, body } = await poor.graph(nodes, { ids });
    expect(status).toBe(200);
    expect(body['data'].nodes.map((node) => (node as { __typename?: string } | null)?.__typename ?? null)).toEqual([
      ...[null, 'Action', null, null, null, 'Delivery'],
    ]);
    expect(body['errors'].map(({ path, extensions }) => [path, extensions.code, extensions.details])).toEqual(
      [
        [0, 'projects:read'],
        [2, 'network:read'],
        [3, 'runs:read'],
        [4, 'interviews:write'],
      ].map(([at, scope]) => [['nodes', at], 'insufficient_scope', { requiredScopes: [scope] }]),
    );
  });

  test('of a key, member, session or audit entry is for owners of the organisation', async () => {
    const owner = await app.session('owner', me.organisationId);
    const listed = await owner.graph('{ auditEntries(first: 1) { nodes { id } } }');
    const ids = [me.keyId, owner.memberId, owner.sessionId, listed.body['data'].auditEntries.nodes[0].id];
    const types = ['Key', 'Member', 'Session', 'AuditEntry'];
    const { body } = await owner.graph(nodes, { ids });
    expect([body['errors'], body['data'].nodes]).toEqual([
      undefined,
      types.map((__typename, at) => ({ __typename, id: ids[at] })),
    ]);

    const refused = (await me.graph(nodes, { ids })).body;
    expect(refused['data'].nodes).toEqual([null, null, null, null]);
    expect(refused['errors'].map(({ extensions }) => extensions.status)).toEqual([403, 403, 403, 403]);

    const ownerOfOther = await app.session('owner', other.organisationId);
    const foreign = (await ownerOfOther.graph(nodes, { ids })).body;
    expect([foreign['errors'], foreign['data'].nodes]).toEqual([undefined, [null, null, null, null]]);
  });

  test('a caller without a credential is refused', async () => {
    const { status, body } = await app.caller().graph(nodes, { ids: [records['Project']] });
    expect([status, body['errors'][0].extensions.code]).toEqual([401, 'unauthenticated']);
  });
});

describe('nodes', () => {
  test('keep the order of the ids and hold null for what is absent', async () => {
    const ids = [records['Run'], newId(), records['Project'], records['Run']];
    const { body } = await me.graph(nodes, { ids });
    expect(body['data'].nodes.map((node) => node?.id ?? null)).toEqual([ids[0], null, ids[2], ids[3]]);
  });

  test('take at most 100 ids, and cost one object each', async () => {
    const many = (length: number) => Array.from({ length }, () => newId());
    expect((await me.graph(nodes, { ids: many(100) })).body['extensions'].cost).toMatchObject({
      requested: 100,
      actual: 0,
    });
    const { status, body } = await me.graph(nodes, { ids: many(101) });
    expect([status, body['errors'][0].extensions]).toMatchObject([400, { code: 'validation_failed' }]);
  });

  test('are read by one statement for their types and one for each type', async () => {
    const query = `query ($ids: [ID!]!) {
      nodes(ids: $ids) { id ... on Project { name } ... on Delivery { status } ... on Action { kind } }
    }`;
    const second = await quoteRequest(me, { factoryIds });
    const ids = [records['Project'], second.projectId, records['Action'], second.action.id, records['Delivery']];
    await me.graph(query, { ids });
    for (const _ of [1, 2]) {
      app.queries.length = 0;
      await me.graph(query, { ids });
      expect(app.queries.filter((sql) => /^select/.test(sql))).toHaveLength(4);
    }
  });

  test('show recipients on lists of at most 50, as every list does', async () => {
    const query = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Delivery { to { name } } } }`;
    const ask = async (length: number) =>
      (await me.graph(query, { ids: Array.from({ length }, () => records['Delivery']) })).body;
    expect((await ask(50))['errors']).toBeUndefined();
    expect((await ask(51))['errors'][0].extensions).toMatchObject({
      code: 'query_too_complex',
      details: { limit: 50 },
    });
  });
});

test('every type with a look-up by uuid implements Node', () => {
  const query = publishedSchema.getQueryType()!.getFields();
  const lookUps = Object.values(query).filter(
    ({ type, args }) => isObjectType(type) && args.length === 1 && args[0]!.name === 'id',
  );
  const types = lookUps.map(({ type }) => String(type));
  const views = ['DeliveryReceipt', 'DeliveryReview', 'ExportContent', 'FactoryInteractions', 'KnowledgeDocument'];
  expect(types.filter((type) => !nodeTypes.includes(type) && !views.includes(type))).toEqual([]);
  expect(nodeTypes).toEqual(expect.arrayContaining(Object.keys(records)));
});

describe('a look-up of what is not there', () => {
  test('is null with one error, and the rest of the document is answered', async () => {
    const { status, body } = await me.graph(
      'query ($id: ID!) { missing: project(id: $id) { name counts { actions } } projects { totalCount } me { mode } }',
      { id: newId() },
    );
    expect([status, body['data']]).toEqual([
      200,
      { missing: null, projects: { totalCount: expect.any(Number) }, me: { mode: 'live' } },
    ]);
    expect(body['errors']).toMatchObject([{ path: ['missing'], extensions: { code: 'not_found', status: 404 } }]);
  });

  test('is 404 in REST', async () => {
    expect((await me.rest('GET', `/projects/${newId()}`)).status).toBe(404);
  });
});
