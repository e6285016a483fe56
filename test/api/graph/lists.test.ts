import { describe, expect, test } from 'vitest';
import { listAllowedScopes } from '#kernel/scopes.ts';
import { quoteRequest, reachable, startApp, unlimited } from '../../harness.ts';
import { list as listOf } from '../../json.ts';

const app = await startApp(unlimited);
const me = await app.live({ scopes: listAllowedScopes('live', 'customer') });
const names = ['Alpha', 'Beta', 'beta', 'Gamma'];
const silent = reachable({ nameEn: 'Silent', contacts: {} });
const factoryIds = await app.factories(...names.map((nameEn) => reachable({ nameEn })), silent);

const projects: string[] = [];
for (const name of ['Lamp', 'lamp', 'Chair', 'Ärmel', 'Desk']) {
  projects.push((await me.rest('POST', '/projects', { name })).body['project'].id);
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
}
for (const [i, projectId] of projects.slice(0, 3).entries()) {
  await quoteRequest(me, { factoryIds: factoryIds.slice(i, i + 3) }, { projectId });
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
}
await me.rest('PATCH', `/projects/${projects[1]}`, { name: 'lamp' });
const { deliveries: all } = (await me.rest('GET', '/deliveries')).body;
await me.rest('POST', `/deliveries/${all[0].id}/reject`, {});
await app.asOwner().execute('update factory_contact set contact_email = null where factory_id = ?', [factoryIds[1]]);

const listed = { projects: 'name updatedAt createdAt', deliveries: 'status updatedAt createdAt factoryName' } as const;
type Lists = keyof typeof listed;
const read = async (list: Lists, args: string, variables: object = {}) => {
  const declared = Object.keys(variables).length ? '($f: FILTER)'.replace('FILTER', filterTypes[list]) : '';
  const { body } = await me.graph(
    `query ${declared} { ${list}(${args}) { nodes { id ${listed[list]} } pageInfo { endCursor startCursor hasNextPage hasPreviousPage } } }`,
    variables,
  );
  return body;
};
const filterTypes = { projects: 'ProjectFilter', deliveries: 'DeliveryFilter' };
type Node = Record<'id' | 'status' | 'createdAt' | 'updatedAt' | 'name' | 'factoryName', string>;
const bytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** What each order sorts by, as text that sorts alike. */
const orders: [Lists, string, (row: Node) => string][] = [
  ['projects', 'CREATED_AT', ({ createdAt }) => createdAt],
  ['projects', 'UPDATED_AT', ({ updatedAt }) => updatedAt],
  ['projects', 'NAME', ({ name }) => name],
  ['deliveries', 'CREATED_AT', ({ createdAt }) => createdAt],
  ['deliveries', 'UPDATED_AT', ({ updatedAt }) => updatedAt],
  ['deliveries', 'STATUS', ({ status }) => status],
  ['deliveries', 'FACTORY_NAME', ({ factoryName }) => factoryName],
];

describe.each(orders)('%s by %s', (list, field, keyOf) => {
  test.each(['ASC', 'DESC'])('%s, in pages in both directions, without gaps or duplicates', async (direction) => {
    const orderBy = `orderBy: { field: ${field}, direction: ${direction} }`;
    const whole = listOf<Node>((await read(list, `first: 100, ${orderBy}`))['data'][list].nodes);
    const expected = whole.toSorted((a, b) => {
      const order = bytes(keyOf(a), keyOf(b)) || bytes(a.id, b.id);
      return direction === 'ASC' ? order : -order;
    });
    expect(whole.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));

    const forward: string[] = [];
    for (let args = 'first: 2'; args; ) {
      const { nodes, pageInfo } = (await read(list, `${args}, ${orderBy}`))['data'][list];
      forward.push(...nodes.map(({ id }) => id));
      args = pageInfo.hasNextPage ? `first: 2, after: "${pageInfo.endCursor}"` : '';
    }
    expect(forward).toEqual(whole.map(({ id }) => id));
    const backward: string[] = [];
    for (let args = 'last: 2'; args; ) {
      const { nodes, pageInfo } = (await read(list, `${args}, ${orderBy}`))['data'][list];
      backward.unshift(...nodes.map(({ id }) => id));
      args = pageInfo.hasPreviousPage ? `last: 2, before: "${pageInfo.startCursor}"` : '';
    }
    expect(backward).toEqual(forward);
  });
});

describe('a cursor', () => {
  test.each([
    ['another field', 'orderBy: { field: NAME }'],
    ['another direction', 'orderBy: { field: CREATED_AT, direction: ASC }'],
    ['no cursor of this list', 'orderBy: { field: CREATED_AT, direction: DESC }', 'deliveries'],
  ])('is refused with %s', async (_, orderBy, list = 'projects') => {
    const { endCursor } = (await read(list as Lists, 'first: 1'))['data'][list as Lists].pageInfo;
    const { errors } = await read('projects', `first: 1, after: "${endCursor}", ${orderBy}`);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'invalid_cursor',
      status: 400,
      details: { argument: 'after' },
    });
  });

  test('of the default order is valid with the same order stated', async () => {
    const { endCursor } = (await read('projects', 'first: 1'))['data'].projects.pageInfo;
    const stated = await read(
      'projects',
      `first: 1, after: "${endCursor}", orderBy: { field: CREATED_AT, direction: DESC }`,
    );
    expect(stated['data'].projects.nodes).toHaveLength(1);
  });
});

describe('a filter', async () => {
  const every = listOf<Node>((await read('deliveries', 'first: 50'))['data'].deliveries.nodes);
  const middle = every[4]?.createdAt ?? '';
  test.each<[string, object, (one: Node) => boolean]>([
    ['any of several statuses', { status: ['needs_contact', 'rejected'] }, ({ status }) => status !== 'draft'],
    ['one status', { status: ['draft'] }, ({ status }) => status === 'draft'],
    ['one status that is no list', { status: 'rejected' }, ({ status }) => status === 'rejected'],
    ['no status', { status: [] }, () => false],
    ['what waits for approval', { waitingForApproval: true }, ({ status }) => status === 'draft'],
    ['what does not wait for approval', { waitingForApproval: false }, ({ status }) => status !== 'draft'],
    ['a time from', { createdAt: { from: middle } }, ({ createdAt }) => createdAt >= middle],
    ['a time to', { createdAt: { to: middle } }, ({ createdAt }) => createdAt <= middle],
    ['a span of time', { createdAt: { from: middle, to: middle } }, ({ createdAt }) => createdAt === middle],
    ['part of the name of the factory, in any case', { q: 'BET' }, ({ factoryName }) => /beta/i.test(factoryName)],
    ['nulls, which mean nothing', { q: null, status: null, createdAt: { from: null } }, () => true],
    ['several conditions', { q: 'a', status: ['draft'], channel: ['email'] }, ({ status }) => status === 'draft'],
    ['a dispatch status', { dispatchStatus: ['accepted', 'uncertain'] }, () => false],
  ])('by %s', async (_, filter, matches) => {
    const { data, errors } = await read('deliveries', 'first: 50, filter: $f', { f: filter });
    expect(errors).toBeUndefined();
    expect(data.deliveries.nodes.map(({ id }) => id)).toEqual(every.filter(matches).map(({ id }) => id));
  });

  test.each(
    ['CREATED_AT', 'UPDATED_AT', 'STATUS', 'FACTORY_NAME'].flatMap((field) =>
      ['ASC', 'DESC'].flatMap((direction) => [
        [field, direction, { status: ['rejected', 'draft', 'needs_contact'] }] as const,
        [field, direction, { waitingForApproval: false }] as const,
        [field, direction, { q: 'a' }] as const,
      ]),
    ),
  )('by %s %s of %j in pages, in both directions', async (field, direction, f) => {
    const args = `filter: $f, orderBy: { field: ${field}, direction: ${direction} }`;
    const whole = (await read('deliveries', `first: 50, ${args}`, { f })).data.deliveries.nodes.map(({ id }) => id);
    expect(whole.length).toBeGreaterThan(1);
    const [forward, backward]: string[][] = [[], []];
    for (let page = 'first: 2'; page; ) {
      const { nodes, pageInfo } = (await read('deliveries', `${page}, ${args}`, { f })).data.deliveries;
      forward!.push(...nodes.map(({ id }) => id));
      page = pageInfo.hasNextPage ? `first: 2, after: "${pageInfo.endCursor}"` : '';
    }
    for (let page = 'last: 2'; page; ) {
      const { nodes, pageInfo } = (await read('deliveries', `${page}, ${args}`, { f })).data.deliveries;
      backward!.unshift(...nodes.map(({ id }) => id));
      page = pageInfo.hasPreviousPage ? `last: 2, before: "${pageInfo.startCursor}"` : '';
    }
    expect([forward, backward]).toEqual([whole, whole]);
  });

  test('counts what matches', async () => {
    const { body } = await me.graph(
      '{ deliveries(first: 1, filter: { status: [draft] }) { nodes { id } totalCount } }',
    );
    expect(body['data'].deliveries).toMatchObject({
      nodes: [{}],
      totalCount: every.filter(({ status }) => status === 'draft').length,
    });
  });

  test.each([
    ['a time that is none', { createdAt: { from: 'yesterday' } }, '/filter/createdAt/from'],
    ['an id that is none', { projectId: 'x' }, '/filter/projectId'],
    ['an empty text', { q: '' }, '/filter/q'],
  ])('with %s is refused at its path', async (_, filter, path) => {
    const { errors } = await read('deliveries', 'filter: $f', { f: filter });
    expect(errors[0]?.extensions).toMatchObject({ code: 'validation_failed', details: { fields: [{ path }] } });
  });
});

describe('statements', () => {
  const countSelects = async (query: string) => {
    await me.graph(query);
    app.queries.length = 0;
    const { body } = await me.graph(query);
    expect(body['errors']).toBeUndefined();
    return app.queries.filter((sql) => /^select/.test(sql)).length;
  };

  test('a list is one, whatever its filter and order; a total one more', async () => {
    const list = 'deliveries(filter: { status: [draft, needs_contact], q: "a" }, orderBy: { field: UPDATED_AT })';
    expect(await countSelects(`{ ${list} { nodes { id } pageInfo { hasNextPage } } }`)).toBe(1);
    expect(await countSelects(`{ ${list} { nodes { id } totalCount } }`)).toBe(2);
  });

  test('lists in a list are one for each level, and so are their totals', async () => {
    const nested = `deliveries(filter: { status: [draft] }, orderBy: { field: STATUS }, first: 2) { nodes { id status } totalCount }`;
    expect(
      await countSelects(
        `{ projects { nodes { id ${nested} actions { nodes { id } } rfqs { nodes { id } } runs { nodes { id } } interviews { nodes { id } } } } }`,
      ),
    ).toBe(7);
    const { body } = await me.graph(`{ projects(orderBy: { field: CREATED_AT }) { nodes { id ${nested} } } }`);
    for (const { id, deliveries } of body['data'].projects.nodes) {
      const { data } = await read('deliveries', 'first: 50, filter: $f', { f: { projectId: id, status: ['draft'] } });
      expect(deliveries.totalCount).toBe(data.deliveries.nodes.length);
      expect(deliveries.nodes.length).toBe(Math.min(2, deliveries.totalCount));
    }
  });
});

describe('further lists', async () => {
  const all = await app.live({ scopes: listAllowedScopes('live', 'customer') });
  const owner = await app.session('owner', all.organisationId);
  for (const format of ['csv', 'ndjson', 'parquet']) {
    await all.rest('POST', '/exports', { kind: 'factories', format });
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
  }
  const nodes = async (query: string, by: Pick<typeof all, 'graph'> = all) => {
    const { body } = await by.graph(query);
    expect(body['errors']).toBeUndefined();
    return body['data'];
  };

  test('of exports take filters and an order', async () => {
    const formats = async (args: string) =>
      (await nodes(`{ exports(${args}) { nodes { format } totalCount } }`)).exports.nodes.map(({ format }) => format);
    expect(await formats('orderBy: { field: CREATED_AT }')).toEqual(['csv', 'ndjson', 'parquet']);
    expect(await formats('first: 100')).toEqual(['parquet', 'ndjson', 'csv']);
    expect(await formats('filter: { format: [csv, parquet], kind: factories }')).toEqual(['parquet', 'csv']);
    const { exports } = await nodes('{ exports(first: 2) { nodes { createdAt } pageInfo { endCursor } } }');
    const [, { createdAt }] = listOf<{ createdAt: string }>(exports.nodes) as [object, { createdAt: string }];
    expect(await formats(`filter: { createdAt: { to: "${createdAt}" } }`)).toEqual(['ndjson', 'csv']);
    expect(await formats(`first: 5, after: "${exports.pageInfo.endCursor}"`)).toEqual(['csv']);
  });

  test('of the audit log too', async () => {
    const formats = async (args: string) =>
      (await nodes(`{ auditEntries(${args}) { nodes { at action } totalCount } }`, owner)).auditEntries;
    const down = await formats('filter: { action: "export.created" }');
    const up = await formats('filter: { action: "export.created" }, orderBy: { field: CREATED_AT, direction: ASC }');
    expect(down.totalCount).toBeGreaterThan(0);
    expect(up.nodes).toEqual(listOf(down.nodes).toReversed());
  });
});

describe('a summary', () => {
  test('of deliveries counts by status and channel and says since when the oldest one waits', async () => {
    const every = (await read('deliveries', 'first: 50'))['data'].deliveries.nodes;
    const waiting = every.filter(({ status }) => status === 'draft');
    const { body } = await me.graph(
      '{ deliverySummary { total byStatus { status count } byChannel { channel count } oldestWaitingAt } some: deliverySummary(filter: { status: [rejected] }) { total oldestWaitingAt } }',
    );
    const { deliverySummary, some } = body['data'];
    expect(deliverySummary).toMatchObject({
      total: every.length,
      byChannel: [{ channel: 'email', count: every.length }],
      oldestWaitingAt: waiting.at(-1)?.createdAt,
    });
    const counts = Map.groupBy(every, ({ status }) => status);
    expect(new Map(deliverySummary.byStatus.map(({ status, count }) => [status, count]))).toEqual(
      new Map([...counts].map(([status, all]) => [status, all.length])),
    );
    expect(some).toEqual({ total: 1, oldestWaitingAt: null });
  });

  test('of projects counts by status', async () => {
    const { body } = await me.graph('{ projectSummary { total byStatus { status count } } projects { totalCount } }');
    const { projectSummary, projects: list } = body['data'];
    expect(projectSummary).toEqual({
      total: list.totalCount,
      byStatus: [{ status: 'active', count: list.totalCount }],
    });
  });

  test('shows nothing of other organisations', async () => {
    const other = await app.live();
    const { body } = await other.graph('{ deliverySummary { total } projectSummary { total } }');
    expect(body['data']).toEqual({ deliverySummary: { total: 0 }, projectSummary: { total: 0 } });
  });
});
