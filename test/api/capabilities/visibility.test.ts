import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { type Caller, refusal, startApp, unlimited } from '../../harness.ts';
import { type Json, number } from '../../json.ts';
import { capabilitiesIn, facts, unknown } from './capability.ts';

const app = await startApp(unlimited);
const { submitted, review, published } = await capabilitiesIn(app);
beforeEach(() => {
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
});

const word = () => `word${newId().slice(-12)}`;
const source = (text: string) => ({ kind: 'interview' as const, reference: text, quote: text });
const saying = (text: string) => [
  { key: 'title', value: text, confirmation: 'caller_confirmed' as const, source: source(text) },
];

/** Every query for capabilities, with its result for this caller. */
const ways = {
  list: (me: Caller, _id: string) => me.rest('GET', '/capabilities?pageSize=50'),
  discover: (me: Caller, _id: string) => me.rest('POST', '/discover', { query: 'aluminium housings', limit: 20 }),
  inspect: (me: Caller, id: string) => me.rest('POST', '/inspect', { capabilityId: id }),
  connection: (me: Caller) =>
    me.graph(
      '{ capabilities(first: 100) { nodes { id title facts { key value confirmation source { kind reference quote } } sourceInterviewId review { note } } } }',
    ),
  one: (me: Caller, id: string) =>
    me.graph(
      'query ($id: ID!) { capability(id: $id) { id title facts { key value confirmation source { kind reference quote } } sourceInterviewId review { note } } }',
      { id },
    ),
};

describe('a published capability', () => {
  test.each(Object.entries(ways))(
    'is visible to all tenants through %s, without the facts of its owner',
    async (_, read) => {
      const [me, others] = [await app.live(), [await app.live(), await app.sandbox()]];
      const [secret, interview] = [word(), newId()];
      const id = await submitted(me.organisationId, {}, saying(secret), interview);
      await review(id, { decision: 'approve', note: secret });
      const mine = JSON.stringify((await read(me, id)).body);
      for (const part of [id, secret, interview]) expect(mine).toContain(part);
      for (const other of others) {
        const theirs = JSON.stringify((await read(other, id)).body);
        expect(theirs).toContain(id);
        for (const part of [secret, interview, me.organisationId]) expect(theirs).not.toContain(part);
      }
    },
  );

  test('has no private data in the public copy', async () => {
    const { organisationId } = await app.live();
    const [secret, interview] = [word(), newId()];
    const id = await submitted(organisationId, {}, saying(secret), interview);
    await review(id, { decision: 'approve', note: secret });
    const [row] = await app.asOwner().execute('select * from published_capability where id = ?', [id]);
    const text = JSON.stringify(row);
    for (const part of [secret, interview, organisationId]) expect(text).not.toContain(part);
  });
});

describe('an unpublished capability', () => {
  test.each([
    ['in review', null],
    ['a draft', 'request_changes'],
    ['rejected', 'reject'],
  ])('%s is visible to its owner only', async (_, decision) => {
    const me = await app.live();
    const colleague = await app.live({ organisationId: me.organisationId, scopes: ['capabilities:read'] });
    const id = await submitted(me.organisationId);
    if (decision) await review(id, { decision, note: 'No.' });
    for (const other of [await app.live(), await app.sandbox(), await app.live({ kind: 'internal' })])
      for (const read of Object.values(ways)) {
        const { body } = await read(other, id);
        expect(JSON.stringify(body)).not.toContain(id);
      }
    for (const owner of [me, colleague]) {
      for (const name of ['list', 'inspect', 'connection', 'one'] as const)
        expect(JSON.stringify((await ways[name](owner, id)).body)).toContain(id);
      expect(JSON.stringify((await ways.discover(owner, id)).body)).not.toContain(id);
    }
  });

  test('looks like one that does not exist', async () => {
    const other = await app.live();
    const id = await submitted((await app.live()).organisationId);
    const ask = async (capabilityId: string) => {
      const { status, body } = await other.rest('POST', '/inspect', { capabilityId });
      return { status, error: body['error'] };
    };
    expect(await ask(id)).toEqual(await ask(newId()));
    expect(await ask(id)).toMatchObject({ status: 404, error: { code: 'not_found' } });
  });

  test('is protected by row-level security', async () => {
    const [me, other] = [await app.live(), await app.live()];
    const id = await submitted(me.organisationId);
    const seen = async (owner: string) =>
      (await sql<{ id: string }>`select id from capability where id = ${id}`.execute(app.rows.forTenant(owner))).rows;
    expect([await seen(me.organisationId), await seen(other.organisationId)]).toEqual([[{ id }], []]);
  });
});

describe('a capability of a quarantined factory', () => {
  test('is visible to its owner only and cannot be run', async () => {
    const [me, other] = [await app.live(), await app.live()];
    const tag = newId().replaceAll('-', '').slice(-10);
    const [factoryId] = await app.factories({ directoryId: `mfg-${tag}`, nameEn: 'Doubtful' });
    const id = await published(me.organisationId, { factoryId });
    for (const read of Object.values(ways)) expect(JSON.stringify((await read(other, id)).body)).toContain(id);
    await app.asOwner().execute('update factory set quarantined = true where id = ?', [factoryId]);
    for (const read of Object.values(ways)) expect(JSON.stringify((await read(other, id)).body)).not.toContain(id);
    expect((await me.rest('POST', '/inspect', { capabilityId: id })).body).toMatchObject({
      runnable: false,
      reasons: expect.arrayContaining(['It is published, but its factory is hidden at present.']),
    });
    const run = { capabilityId: id, quantity: 100 };
    for (const caller of [me, other]) {
      const answer = await caller.rest('POST', '/run', run, { 'idempotency-key': newId() });
      expect(answer.status).toBe(404);
    }
  });
});

describe('the list of capabilities', () => {
  test('has published capabilities and those of the caller, newest first, in numbered pages', async () => {
    const [me, other] = [await app.live(), await app.live()];
    const mine: string[] = [];
    for (const at of [1, 2, 3, 4, 5]) {
      app.clock.now = new Date(app.clock.now.getTime() + 1000);
      mine.unshift(await (at % 2 ? published : submitted)(at === 3 ? other.organisationId : me.organisationId));
    }
    const page = async (query: string) => (await me.rest('GET', `/capabilities?${query}`)).body;
    const ids = ({ capabilities }: Json) => capabilities.map(({ id }) => id);
    const whole = await page('pageSize=50');
    expect(Object.keys(whole).toSorted()).toEqual(['capabilities', 'page', 'pageSize', 'requestId', 'total']);
    expect(ids(whole).slice(0, 5)).toEqual(mine);
    expect([whole['page'], whole['pageSize'], whole['total']]).toEqual([1, 50, ids(whole).length]);
    const parts = [ids(await page('page=1&pageSize=2')), ids(await page('page=2&pageSize=2'))];
    expect(parts.flat()).toEqual(mine.slice(0, 4));
    expect(await page('page=1000')).toMatchObject({
      capabilities: [],
      page: 1000,
      pageSize: 20,
      total: whole['total'],
    });
    const { capabilities } = await me.graphql.request('{ capabilities(first: 5) { nodes { id } totalCount } }');
    expect(capabilities).toEqual({ nodes: mine.map((id) => ({ id })), totalCount: whole['total'] });
    const { total } = (await other.rest('GET', '/capabilities')).body;
    expect(number(whole['total']) - number(total), 'two of mine are in review').toBe(2);
  });

  test('continues from a cursor in both directions over both kinds of records', async () => {
    const [me, other] = [await app.live(), await app.live()];
    const mine: string[] = [];
    for (let at = 0; at < 6; at++)
      mine.unshift(await (at % 2 ? submitted(me.organisationId) : published(other.organisationId)));
    const query = `query ($first: Int, $after: String, $last: Int, $before: String) {
      capabilities(first: $first, after: $after, last: $last, before: $before) { nodes { id } pageInfo { startCursor endCursor hasNextPage } } }`;
    const ask = async (args: object) => (await me.graphql.request(query, args)).capabilities;
    const first = await ask({ first: 3 });
    const second = await ask({ first: 3, after: first.pageInfo.endCursor });
    const back = await ask({ last: 3, before: second.pageInfo.startCursor });
    const ids = ({ nodes }: Json) => nodes.map(({ id }) => id);
    expect([...ids(first), ...ids(second)].toSorted()).toEqual(mine.toSorted());
    expect(ids(back)).toEqual(ids(first));
  });

  test('filters by status and process', async () => {
    const [me, other] = [await app.live(), await app.live()];
    const waiting = await submitted(me.organisationId, { process: 'camera' });
    const shown = await published(other.organisationId, { process: 'camera' });
    const ids = async (query: string) =>
      (await me.rest('GET', `/capabilities?${query}`)).body['capabilities'].map(({ id }) => id);
    expect(await ids('process=camera')).toEqual([shown, waiting].toSorted().toReversed());
    expect(await ids('process=camera&status=published')).toEqual([shown]);
    expect(await ids('process=camera&status=in_review')).toEqual([waiting]);
    expect(await ids('process=camera&status=retired')).toEqual([]);
    const twin = `{ capabilities(filter: { process: camera, status: in_review }) { nodes { id } totalCount } }`;
    expect(await me.graphql.request(twin)).toEqual({ capabilities: { nodes: [{ id: waiting }], totalCount: 1 } });
  });

  test.each([
    ['pageSize=51', 'pageSize', 'too_big'],
    ['pageSize=0', 'pageSize', 'too_small'],
    ['page=0', 'page', 'too_small'],
    ['page=x', 'page', 'invalid_type'],
    ['status=gone', 'status', 'invalid_enum'],
    ['process=magic', 'process', 'invalid_enum'],
    ['owner=me', 'owner', 'unknown_field'],
  ])('rejects %s by field', async (query, path, code) => {
    const { status, body } = await (await app.live()).rest('GET', `/capabilities?${query}`);
    expect([status, body['error'].details.fields]).toMatchObject([400, [{ location: 'query', path, code }]]);
  });

  test('requires the scope in both APIs', async () => {
    const me = await app.live({ scopes: ['runs:read'] });
    const refused = { code: 'insufficient_scope', details: { requiredScopes: ['capabilities:read'] } };
    expect((await me.rest('GET', '/capabilities')).body['error']).toMatchObject(refused);
    expect(await refusal(me.graphql.request('{ capabilities { totalCount } }'))).toMatchObject(refused);
  });
});

describe('an inspection', () => {
  test('states whether a capability can be run, why, and with which input', async () => {
    const [me, other] = [await app.live(), await app.live()];
    const id = await published(me.organisationId, { leadTimeDays: null });
    const { status, body } = await other.rest('POST', '/inspect', { capabilityId: id });
    const { runInputSchema, capability, requestId: _, ...said } = body;
    expect([status, said]).toEqual([
      200,
      {
        runnable: true,
        missingFacts: [],
        reasons: [
          'It is published.',
          'The minimum quantity is 100.',
          'The stated maximum is 5000.',
          'The lead time is unknown; the quote request asks for it.',
        ],
      },
    ]);
    expect(capability).toMatchObject({ id, status: 'published', version: 2, facts: [], sourceInterviewId: null });
    expect(runInputSchema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      additionalProperties: false,
      required: ['capabilityId', 'quantity'],
      properties: {
        capabilityId: { type: 'string', format: 'uuid', const: id },
        quantity: { type: 'integer', minimum: 100, maximum: 10_000_000 },
        notes: { maxLength: 2000 },
        parts: { type: 'array', minItems: 1, maxItems: 20 },
      },
    });
    const twin = `query ($input: InspectCapabilityInput!) { inspectCapability(input: $input) { runnable missingFacts reasons runInputSchema } }`;
    expect(await other.graphql.request(twin, { input: { capabilityId: id } })).toEqual({
      inspectCapability: { ...said, runInputSchema },
    });
  });

  test('lists the unknown facts that a run needs', async () => {
    const { organisationId, rest } = await app.live();
    const id = await published(organisationId, unknown);
    const { body } = await rest('POST', '/inspect', { capabilityId: id });
    expect(body).toMatchObject({ runnable: false, missingFacts: ['minQuantity'] });
    expect(body['reasons'][1]).toBe('The minimum quantity is unknown, so no quantity can be checked against it.');
    expect(body['runInputSchema']).toMatchObject({ properties: { quantity: { minimum: 1 } } });
  });

  test('tells the owner of an unpublished capability why it cannot be run', async () => {
    const { organisationId, rest } = await app.live();
    const { body } = await rest('POST', '/inspect', { capabilityId: await submitted(organisationId) });
    expect(body).toMatchObject({ runnable: false, missingFacts: [], capability: { facts } });
    expect(body['reasons'][0]).toBe('It is in_review: only a published capability can be run.');
  });

  test.each([
    ['nothing', {}, 'required'],
    ['what is no id', { capabilityId: 'x' }, 'invalid_format'],
  ])('of %s is rejected by field', async (_, input, code) => {
    const { status, body } = await (await app.live()).rest('POST', '/inspect', input);
    expect([status, body['error'].details.fields]).toMatchObject([400, [{ path: '/capabilityId', code }]]);
  });
});
