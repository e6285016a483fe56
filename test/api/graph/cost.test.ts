import { describe, expect, test, vi } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { type Caller, quoteRequest, reachable, startApp, unlimited } from '../../harness.ts';
import { type Json, readJson } from '../../json.ts';
import { readStream } from '../changes/stream.ts';

const app = await startApp(unlimited);
const factoryIds = await app.factories(reachable(), reachable());

const costOf = ({ body }: { body: Json }) => body['extensions'].cost;
const extensionsOf = ({ body }: { body: Json }) => body['errors'][0].extensions;
const page = '{ projects(first: 10) { nodes { id } } }';
const create = 'mutation { createProject(input: { name: "Lamp" }) { replayed } }';
const costOnly = { 'x-cost-only': 'true' };

/** What was not needed comes back a moment after the answer. */
const hasLeft = (me: Caller, points: number) =>
  vi.waitUntil(async () => costOf(await me.graph('{ __typename }')).remaining === points, { interval: 20 });

describe('every response states its cost', () => {
  const limit = 1_000_000_000;

  test('of a query: requested, actual, limit and remaining', async () => {
    const me = await app.live();
    await me.rest('POST', '/projects', { name: 'Lamp' });
    expect(await me.graph(page)).toMatchObject({
      status: 200,
      body: { extensions: { cost: { requested: 11, actual: 2, limit, remaining: limit - 2, resetSeconds: 61 } } },
    });
    const other = await app.live({ organisationId: me.organisationId });
    expect(costOf(await other.graph(page))).toMatchObject({ remaining: limit - 2 });
  });

  test('over GET and for browser sessions', async () => {
    const me = await app.live();
    const headers = { authorization: `Bearer ${me.secret}` };
    const response = await app.app.request(`/graphql?query=${encodeURIComponent('{ me { mode } }')}`, { headers });
    expect((await readJson(response)).extensions.cost).toMatchObject({ requested: 1, actual: 1 });
    const session = await app.session('owner', me.organisationId);
    expect(costOf(await session.graph('{ me { role } members(first: 2) { nodes { email } } }'))).toMatchObject({
      requested: 4,
      actual: 3,
      limit,
      remaining: limit - 3,
    });
  });

  test('for callers without a credential, who have no budget', async () => {
    const answer = await app
      .caller()
      .graph('mutation { createKey(input: {}) { note } }', {}, { 'x-forwarded-for': '203.0.113.7' });
    expect([answer.status, costOf(answer)]).toEqual([
      200,
      { requested: 1, actual: 1, limit: null, remaining: null, resetSeconds: null },
    ]);
  });

  test.each<[string, string, object, { status: number; requested: number | null; actual: number }]>([
    ['what is no GraphQL', '{', {}, { status: 400, requested: null, actual: 0 }],
    ['what is not in the schema', '{ nothing }', {}, { status: 400, requested: null, actual: 0 }],
    [
      'what is too deep',
      `{ me ${'{ limits '.repeat(20)}{ x }${' }'.repeat(20)} }`,
      {},
      { status: 400, requested: null, actual: 0 },
    ],
    ['what is too dear', '{ projects(first: 5000) { nodes { id } } }', {}, { status: 400, requested: 5001, actual: 0 }],
    [
      'a size that is no size',
      'query ($n: Int) { projects(first: $n) { nodes { id } } }',
      { n: 1.5 },
      { status: 400, requested: 2, actual: 0 },
    ],
    [
      'no input where one is needed',
      'query ($i: KnowledgeSearchInput!) { knowledgeSearch(input: $i) { results { title } } }',
      { i: null },
      { status: 400, requested: 21, actual: 0 },
    ],
    [
      'a variable of another type',
      'query ($n: Int) { projects(first: $n) { nodes { id } } }',
      { n: 'x' },
      { status: 400, requested: 2, actual: 0 },
    ],
    [
      'a page that no list has',
      '{ projects(first: 101) { nodes { id } } }',
      {},
      { status: 400, requested: 102, actual: 102 },
    ],
    ['what is not there', `{ project(id: "${newId()}") { id } }`, {}, { status: 200, requested: 1, actual: 1 }],
  ])('of an error: %s', async (_, query, variables, { status, ...cost }) => {
    const me = await app.live();
    const answer = await me.graph(query, variables);
    expect([answer.status, costOf(answer)]).toMatchObject([status, cost]);
    await hasLeft(me, limit - cost.actual);
  });

  test('0 if the service failed the request', async () => {
    const me = await app.live();
    const { project } = (await me.rest('POST', '/projects', { name: 'Lamp' })).body;
    const em = app.asOwner();
    await em.execute('alter table project alter column name drop not null');
    await em.execute('update project set name = null where id = ?', [project.id]);
    const answer = await me.graph(`{ project(id: "${project.id}") { name } }`);
    await em.execute('update project set name = ? where id = ?', ['Lamp', project.id]);
    await em.execute('alter table project alter column name set not null');
    expect([answer.status, costOf(answer)]).toMatchObject([200, { requested: 1, actual: 0, remaining: limit }]);
  });

  test('but not for refused callers', async () => {
    for (const caller of [
      app.caller({ authorization: 'Bearer x' }),
      app.caller({ authorization: `Bearer ssd_live_${'0'.repeat(36)}` }),
    ]) {
      const { status, body } = await caller.graph(page);
      expect([status, body['extensions']]).toEqual([401, undefined]);
    }
  });

  test('refused callers get no other error', async () => {
    const { graph } = app.caller({ authorization: 'Bearer x' });
    for (const query of ['{', '{ nothing }', page, '{ projects(first: 5000) { nodes { id } } }']) {
      expect(extensionsOf(await graph(query))).toMatchObject({ code: 'invalid_key' });
    }
    const headers = { authorization: 'Bearer x', 'content-type': 'application/json' };
    const response = await app.app.request('/graphql', { method: 'POST', headers, body: '{' });
    expect([response.status, (await readJson(response)).errors[0].extensions.code]).toEqual([401, 'invalid_key']);
  });
});

describe('a cost-only request', () => {
  test('executes nothing, charges nothing, and counts as one request', async () => {
    const me = await app.live();
    const limited = app.caller({ authorization: `Bearer ${me.secret}` });
    const left = async () => Number((await me.rest('GET', '/me')).headers.get('ratelimit-remaining'));
    const before = await left();
    const answer = await limited.graph(create, {}, costOnly);
    expect([answer.status, answer.body]).toEqual([
      200,
      { data: null, extensions: { cost: { requested: 1, actual: 0, limit: 1e9, remaining: 1e9, resetSeconds: 0 } } },
    ]);
    expect((await me.rest('GET', '/projects')).body['count']).toBe(0);
    expect(await left()).toBe(before - 3);
  });

  test.each<[string, object, Record<string, string>]>([
    ['a header', {}, costOnly],
    ['an extension of the request', { extensions: { costOnly: true } }, {}],
    ['both', { extensions: { costOnly: true } }, costOnly],
  ])('is made by %s', async (_, more, headers) => {
    const { secret } = await app.live();
    const all = { authorization: `Bearer ${secret}`, 'content-type': 'application/json', ...headers };
    const body = JSON.stringify({ query: create, ...more });
    const response = await app.app.request('/graphql', { method: 'POST', headers: all, body });
    expect(await response.json()).toMatchObject({ data: null, extensions: { cost: { requested: 1, actual: 0 } } });
  });

  test('can be made with URL parameters', async () => {
    const { secret } = await app.live();
    const query = new URLSearchParams({ query: page, extensions: '{"costOnly":true}', variables: '{}' });
    const response = await app.app.request(`/graphql?${query}`, { headers: { authorization: `Bearer ${secret}` } });
    expect(await response.json()).toMatchObject({ data: null, extensions: { cost: { requested: 11, actual: 0 } } });
  });

  test.each<[string, object, Record<string, string>, string]>([
    ['X-Cost-Only: 1', {}, { 'x-cost-only': '1' }, 'invalid_header'],
    ['X-Cost-Only: yes', {}, { 'x-cost-only': 'yes' }, 'invalid_header'],
    ['costOnly: "true"', { extensions: { costOnly: 'true' } }, {}, 'validation_failed'],
  ])('%s is refused, and nothing is executed', async (_, more, headers, code) => {
    const me = await app.live();
    const all = { authorization: `Bearer ${me.secret}`, 'content-type': 'application/json', ...headers };
    const body = JSON.stringify({ query: create, ...more });
    const response = await app.app.request('/graphql', { method: 'POST', headers: all, body });
    expect([response.status, (await readJson(response)).errors[0].extensions.code]).toEqual([400, code]);
    expect((await me.rest('GET', '/projects')).body['count']).toBe(0);
  });

  test('returns the cost of too expensive queries and of subscriptions', async () => {
    const { graph } = await app.live();
    expect(await graph('{ projects(first: 5000) { nodes { id } } }', {}, costOnly)).toMatchObject({
      status: 200,
      body: { data: null, extensions: { cost: { requested: 5001 } } },
    });
    const stream = `subscription { actionChanged(id: "${newId()}") { action { id } } }`;
    expect(await graph(stream, {}, costOnly)).toMatchObject({
      status: 200,
      body: { extensions: { cost: { requested: 2 } } },
    });
    expect(await graph(stream, {}, { ...costOnly, accept: 'text/event-stream' })).toMatchObject({
      body: { data: null },
    });
  });
});

describe('the cost budget per minute', async () => {
  const poor = await startApp({
    ...unlimited,
    LIMIT_POINTS_PER_MINUTE_SANDBOX: '20',
    LIMIT_POINTS_PER_MINUTE_LIVE: '40',
  });
  const two = '{ me { limits { requestsPerDay } } }';
  const spent = (answers: { status: number }[]) => answers.filter(({ status }) => status === 200).length;

  test('is never exceeded by concurrent requests through several instances', async () => {
    const there = await poor.secondInstance();
    for (const [me, most] of [
      [await poor.sandbox(), 10],
      [await poor.live(), 20],
    ] as const) {
      const elsewhere = poor.caller({ authorization: `Bearer ${me.secret}` }, there);
      const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => (i % 2 ? me : elsewhere).graph(two)));
      expect(spent(answers)).toBe(most);
      const refused = answers.find(({ status }) => status !== 200)!;
      const { details, ...said } = extensionsOf(refused);
      expect(said).toMatchObject({ code: 'cost_limited', status: 429 });
      expect(details).toEqual({
        limit: 'graphql_points_per_minute',
        max: most * 2,
        windowSeconds: 60,
        retryAfterSeconds: expect.any(Number),
        cost: 2,
      });
      expect(refused.headers.get('retry-after')).toBe(String(details.retryAfterSeconds));
      expect(details.retryAfterSeconds).toBeGreaterThan(50);
      expect(costOf(refused)).toMatchObject({ requested: 2, actual: 0, limit: most * 2, remaining: 0 });
      expect(await me.graph('{ __typename }'), 'what costs nothing').toMatchObject({ status: 200 });
      expect(await me.graph(page, {}, costOnly), 'a cost-only request').toMatchObject({ status: 200 });
      expect((await me.rest('GET', '/projects')).status, 'the REST API').toBe(200);
      expect(await (await poor.sandbox()).graph(two), 'another key').toMatchObject({ status: 200 });
    }
  });

  test('of a session equals that of a live key', async () => {
    const session = await poor.session('owner', await poor.organisation());
    const answers = await Promise.all(Array.from({ length: 30 }, () => session.graph(two)));
    expect(spent(answers)).toBe(20);
    expect(extensionsOf(answers.find(({ status }) => status !== 200)!)).toMatchObject({ code: 'cost_limited' });
  });

  test('gets unused cost refunded', async () => {
    const me = await poor.live();
    for (let i = 0; i < 5; i++) {
      const answer = await me.graph('{ projects(first: 30) { nodes { id } } }');
      expect([answer.status, costOf(answer)]).toMatchObject([200, { requested: 31, actual: 1, remaining: 39 - i }]);
      await hasLeft(me, 39 - i);
    }
  });

  test('is charged in full for results with errors', async () => {
    const me = await poor.live();
    const query = `{ projects(first: 18) { nodes { id } } project(id: "${newId()}") { id } }`;
    expect(await me.graph(query)).toMatchObject({
      status: 200,
      body: { extensions: { cost: { requested: 20, actual: 20 } } },
    });
    expect(await me.graph(query)).toMatchObject({ status: 200 });
    expect(await me.graph(query)).toMatchObject({ status: 429 });
  });
});

describe('a subscription', () => {
  test('charges each event like a request', async () => {
    const me = await app.live();
    const { deliveries } = await quoteRequest(me, { factoryIds });
    const { id } = deliveries[0];
    const document = 'subscription ($id: ID) { deliveryChanged(id: $id) { delivery { id dispatch { status } } } }';
    const stream = readStream(await me.open(document, { id }));
    const limit = 1e9;
    expect(await stream.next()).toMatchObject({
      extensions: { cost: { requested: 3, actual: 2, remaining: limit - 2 } },
    });
    await hasLeft(me, limit - 2);
    await app.asOwner().execute(`update delivery set subject = 'new' where id = ?`, [id]);
    expect(await stream.next()).toMatchObject({
      extensions: { cost: { requested: 3, actual: 2, remaining: limit - 4 } },
    });
    await stream.close();
  });

  test('ends with an error when the budget is exhausted', async () => {
    const poor = await startApp({ ...unlimited, LIMIT_POINTS_PER_MINUTE_LIVE: '5' });
    const me = await poor.live({ scopes: ['projects:write', 'actions:write', 'actions:read'] });
    const ids = await poor.factories(reachable());
    const { action } = await quoteRequest(me, { factoryIds: ids });
    const stream = readStream(
      await me.open('subscription ($id: ID!) { actionChanged(id: $id) { action { id } } }', { id: action.id }),
    );
    await stream.change();
    for (const error of ['{"code":"a","message":"a"}', '{"code":"b","message":"b"}']) {
      await poor.asOwner().execute(`update action set status = 'failed', error = ? where id = ?`, [error, action.id]);
      if (error.includes('"a"')) await stream.change();
    }
    const [last, ...more] = await stream.rest();
    expect(more).toEqual([]);
    expect(last).toMatchObject({
      errors: [{ extensions: { code: 'cost_limited', details: { cost: 2, max: 5 } } }],
      extensions: { cost: { requested: 2, actual: 0, remaining: 1 } },
    });
  });
});
