import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { PublishedCapability } from '#modules/directory/capabilities/capability.entity.ts';
import { type Caller, refusal, startApp, unlimited } from '../../harness.ts';
import { capabilitiesIn, unknown } from './capability.ts';

const app = await startApp(unlimited);
const { submitted, published } = await capabilitiesIn(app);
const maker = await app.live();
const capabilityId = await published(maker.organisationId);
beforeEach(() => {
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
});

const run = (me: Caller, body: object = {}, key: string = newId()) =>
  me.rest('POST', '/run', { capabilityId, quantity: 500, ...body }, { 'idempotency-key': key });
const mutation = `mutation ($input: RunCapabilityInput!) { runCapability(input: $input) {
  run {
    id capabilityId capabilityVersion projectId status quantity quoteRequest { en zh } missingFields note draft
    input { capabilityId quantity projectId parts { name process } incoterm quoteBy notes } createdAt updatedAt
  }
  replayed } }`;
const runGraph = (me: Caller, body: object = {}, idempotencyKey: string | undefined = newId()) =>
  me.graphql.request(mutation, { input: { capabilityId, quantity: 500, idempotencyKey, ...body } });
const countOf = async (me: Caller) => (await me.rest('GET', '/runs')).body['count'];

describe('a run', () => {
  test('saves an anonymous quote request in both languages without ordering or sending', async () => {
    const me = await app.live({ name: 'Glowworks Inc.' });
    const parts = [{ name: 'Housing for Glowworks', material: 'aluminium 6061-T6', finish: 'anodised' }];
    const input = { parts, incoterm: 'FOB', quoteBy: '2026-10-15', notes: 'Can you hold ±0.05 mm?' };
    const { status, body, headers } = await run(me, input);
    expect([status, headers.get('idempotency-replayed')]).toEqual([201, null]);
    expect(body).toEqual({
      run: {
        id: expect.any(String),
        capabilityId,
        capabilityVersion: 2,
        projectId: null,
        status: 'saved',
        quantity: 500,
        input: { capabilityId, quantity: 500, ...input },
        quoteRequest: { en: expect.any(String), zh: expect.any(String) },
        missingFields: ['drawings'],
        note: 'A quote request, saved against version 2 of the capability. Nothing was ordered or sent: no supplier has been contacted, and there is no price.',
        draft: true,
        createdAt: app.clock.now.toISOString(),
        updatedAt: app.clock.now.toISOString(),
      },
      replayed: false,
      requestId: expect.any(String),
    });
    const { en, zh } = body['run'].quoteRequest;
    for (const text of [en, zh]) {
      expect(text).not.toMatch(/glowworks/i);
      expect(text).toContain('±0.05 mm?');
      expect(text).toContain('FOB');
    }
    expect(en).toContain('500 pcs');
    expect(zh).toContain('500件');
    expect(en).toContain('CNC machining');
    expect(zh).toContain('CNC加工');
    expect(app.sent).toEqual([]);
    for (const table of ['delivery', 'dispatch', 'action'])
      expect(await app.asOwner().execute(`select id from ${table} where owner = ?`, [me.organisationId])).toEqual([]);
    expect((await me.rest('GET', `/runs/${body['run'].id}`)).body['run']).toEqual(body['run']);
  });

  test('without parts uses the title of the capability and reports missing parts', async () => {
    const { body } = await run(await app.sandbox());
    expect(body['run'].missingFields).toEqual(['parts', 'incoterm', 'quoteBy', 'drawings']);
    expect(body['run'].quoteRequest.en).toContain('Aluminium housings, machined');
  });

  test('reports missing fields like a quote request', async () => {
    const parts = [{ name: 'A' }, { name: 'B', process: 'battery', quantityPerUnit: 2 }];
    const { body } = await run(await app.live(), { parts });
    expect(body['run'].missingFields).toEqual([
      ...['incoterm', 'quoteBy', 'drawings', 'parts[0].material', 'parts[0].finish', 'parts[0].quantityPerUnit'],
    ]);
  });

  test('belongs to a project of the caller without revealing its names', async () => {
    const me = await app.live();
    const intake = { productName: 'Moonbeam', links: ['https://moonbeam.example/'], unit: 'sets' };
    const { project } = (await me.rest('POST', '/projects', { name: 'Project Nightlight', intake })).body;
    const parts = [{ name: 'Moonbeam shell', notes: 'See https://moonbeam.example/ of Nightlight' }];
    const { body } = await run(me, { projectId: project.id, parts });
    expect(body['run'].projectId).toBe(project.id);
    expect(JSON.stringify(body['run'].quoteRequest)).not.toMatch(/moonbeam/i);
    expect(body['run'].quoteRequest.en).toContain('500 sets');

    const theirs = (await (await app.live()).rest('POST', '/projects', { name: 'Theirs' })).body['project'].id;
    for (const projectId of [theirs, newId()]) {
      const answer = await run(me, { projectId });
      expect([answer.status, answer.body['error']]).toMatchObject([404, { details: { resource: 'project' } }]);
    }
  });

  test('above the stated maximum is saved with a note', async () => {
    const me = await app.live();
    expect((await run(me, { quantity: 5000 })).body['run'].note).not.toContain('maximum');
    expect((await run(me, { quantity: 5001 })).body['run'].note).toContain('above the stated maximum of 5000');
  });

  test("of the caller's own capability works like any other", async () => {
    expect(await run(maker)).toMatchObject({ status: 201, body: { run: { capabilityVersion: 2 } } });
  });

  test('remains after the capability is retired', async () => {
    const me = await app.live();
    const id = await published(maker.organisationId);
    const key = newId();
    const before = await run(me, { capabilityId: id }, key);
    const retire = `mutation ($input: RetireCapabilityInput!) { retireCapability(input: $input) { capability { id } } }`;
    await maker.graphql.request(retire, { input: { id, expectedVersion: 2 } });
    expect((await me.rest('GET', `/runs/${before.body['run'].id}`)).body['run']).toEqual(before.body['run']);
    expect(await run(me, { capabilityId: id }, key)).toMatchObject({ status: 200, body: { replayed: true } });
    expect((await run(me, { capabilityId: id })).status).toBe(404);
  });
});

describe('a run is rejected', () => {
  test('below the minimum quantity, but not at it', async () => {
    const me = await app.live();
    const refused = { code: 'quantity_below_minimum', details: { minimum: 100 } };
    expect(await run(me, { quantity: 99 })).toMatchObject({ status: 422, body: { error: refused } });
    expect(await refusal(runGraph(me, { quantity: 99 }))).toMatchObject({ ...refused, status: 422 });
    expect((await run(me, { quantity: 100 })).status).toBe(201);
  });

  test('if the minimum quantity is unknown', async () => {
    const me = await app.live();
    const id = await published(maker.organisationId, unknown);
    const refused = { code: 'missing_facts', details: { missing: ['minQuantity'] } };
    expect(await run(me, { capabilityId: id })).toMatchObject({ status: 422, body: { error: refused } });
    expect(await refusal(runGraph(me, { capabilityId: id }))).toMatchObject({ ...refused, status: 422 });
  });

  test('for an unknown or unpublished capability, also for its owner', async () => {
    const waiting = await submitted(maker.organisationId);
    const outsider = await app.live();
    for (const [me, id] of [
      [outsider, newId()],
      [outsider, waiting],
      [maker, waiting],
    ] as const) {
      const { status, body } = await run(me, { capabilityId: id });
      expect([status, body['error']]).toMatchObject([404, { code: 'not_found', details: { resource: 'capability' } }]);
      expect(await refusal(runGraph(me, { capabilityId: id }))).toMatchObject({ code: 'not_found', status: 404 });
    }
  });

  test.each([
    ['no capability', { capabilityId: undefined }, '/capabilityId', 'required'],
    ['no quantity', { quantity: undefined }, '/quantity', 'required'],
    ['none', { quantity: 0 }, '/quantity', 'too_small'],
    ['too many', { quantity: 10_000_001 }, '/quantity', 'too_big'],
    ['half a piece', { quantity: 1.5 }, '/quantity', 'not_integer'],
    ['no parts at all', { parts: [] }, '/parts', 'too_short'],
    ['too many parts', { parts: Array(21).fill({ name: 'A' }) }, '/parts', 'too_long'],
    ['a part without a name', { parts: [{}] }, '/parts/0/name', 'required'],
    ['an unknown part', { parts: [{ name: 'A', process: 'magic' }] }, '/parts/0/process', 'invalid_enum'],
    ['another term', { incoterm: 'fob' }, '/incoterm', 'invalid_enum'],
    ['no date', { quoteBy: '2026-02-30' }, '/quoteBy', 'invalid_format'],
    ['a long note', { notes: 'x'.repeat(2001) }, '/notes', 'too_long'],
    ['a project that is none', { projectId: 'x' }, '/projectId', 'invalid_format'],
    ['anything else', { order: true }, '/order', 'unknown_field'],
  ])('with %s', async (_, wrong, path, code) => {
    const { status, body } = await run(await app.live(), wrong);
    expect([status, body['error'].details.fields]).toMatchObject([400, [{ location: 'body', path, code }]]);
  });

  test('but not at the limits of these fields', async () => {
    const parts = Array.from({ length: 20 }, (_, i) => ({ name: `Part ${i}` }));
    const most = { quantity: 10_000_000, parts, notes: 'x'.repeat(2000), quoteBy: '2028-02-29' };
    expect((await run(await app.live(), most)).status).toBe(201);
  });

  test('without the scope', async () => {
    const me = await app.live({ scopes: ['runs:read'] });
    const refused = { code: 'insufficient_scope', details: { requiredScopes: ['runs:write'] } };
    expect((await run(me)).body['error']).toMatchObject(refused);
    expect(await refusal(runGraph(me))).toMatchObject(refused);
  });
});

describe('an idempotency key of a run', () => {
  test('is required, with 8 to 120 characters', async () => {
    const me = await app.live();
    const body = { capabilityId, quantity: 500 };
    expect((await me.rest('POST', '/run', body)).body['error'].code).toBe('idempotency_key_required');
    expect(await refusal(runGraph(me, { idempotencyKey: undefined }))).toMatchObject({
      code: 'idempotency_key_required',
      status: 400,
    });
    for (const key of ['short-1', 'x'.repeat(121), 'with blank', 'ünïcödé-key']) {
      expect(await refusal(runGraph(me, {}, key))).toMatchObject({ code: 'idempotency_key_invalid', status: 400 });
    }
    for (const key of ['short-1', 'x'.repeat(121), 'with blank'])
      expect((await run(me, {}, key)).body['error'].code).toBe('idempotency_key_invalid');
    for (const key of ['eight-01', 'x'.repeat(120)]) expect((await run(me, {}, key)).status).toBe(201);
  });

  test('creates one run: the same body replays it, in any field order, in both APIs', async () => {
    const me = await app.live();
    const key = newId();
    const first = await run(me, { notes: 'Hello' }, key);
    const again = await run(me, { notes: 'Hello' }, key);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(again.body).toEqual({ ...first.body, replayed: true, requestId: expect.any(String) });
    const turned = { notes: 'Hello', quantity: 500, capabilityId };
    const reordered = await me.rest('POST', '/run', turned, { 'idempotency-key': key });
    expect(reordered.body['run']).toEqual(first.body['run']);
    const absent = { projectId: null, parts: null, incoterm: null, quoteBy: null };
    const input = { ...first.body['run'].input, ...absent };
    expect((await runGraph(me, { notes: 'Hello' }, key)).runCapability).toEqual({
      run: { ...first.body['run'], input },
      replayed: true,
    });
    expect(await countOf(me)).toBe(1);
  });

  test('with a different body is a conflict, and the first run is unchanged', async () => {
    const me = await app.live();
    const key = newId();
    const { id } = (await run(me, {}, key)).body['run'];
    const conflict = { code: 'idempotency_conflict', details: { existingId: id } };
    for (const other of [{ quantity: 501 }, { notes: 'Hello' }, { capabilityId: newId() }, { quantity: 1 }])
      expect(await run(me, other, key)).toMatchObject({ status: 409, body: { error: conflict } });
    expect(await refusal(runGraph(me, { quantity: 501 }, key))).toMatchObject({ ...conflict, status: 409 });
    expect(await countOf(me)).toBe(1);
  });

  test('is not used by a rejected request', async () => {
    const me = await app.live();
    const key = newId();
    expect((await run(me, { quantity: 0 }, key)).status).toBe(400);
    expect((await run(me, { capabilityId: newId() }, key)).status).toBe(404);
    expect((await run(me, { quantity: 99 }, key)).status).toBe(422);
    expect((await run(me, {}, key)).status).toBe(201);
  });

  test('belongs to one owner and one operation', async () => {
    const [me, other, key] = [await app.live(), await app.live(), newId()];
    const { project } = (await me.rest('POST', '/projects', { name: 'Lamp' })).body;
    const action = { kind: 'quote_request', input: { scope: 'mixed', parts: [{ name: 'A' }] } };
    const headers = { 'idempotency-key': key };
    expect((await me.rest('POST', `/projects/${project.id}/actions`, action, headers)).status).toBe(201);
    expect((await run(me, {}, key)).status).toBe(201);
    expect((await run(other, {}, key)).status).toBe(201);
  });

  test('creates one run for many concurrent requests', async () => {
    const me = await app.live();
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 12 }, () => run(me, {}, key)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(11).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => body['run'].id)).size).toBe(1);
    expect(await countOf(me)).toBe(1);
  });
});

describe('runs', () => {
  test('are listed newest first, for their owner only', async () => {
    const [me, other] = [await app.live(), await app.live()];
    const ids: string[] = [];
    for (let at = 0; at < 3; at++) {
      app.clock.now = new Date(app.clock.now.getTime() + 1000);
      ids.unshift((await run(me)).body['run'].id);
    }
    const { status, body } = await me.rest('GET', '/runs');
    expect([status, Object.keys(body).toSorted()]).toEqual([200, ['count', 'requestId', 'runs']]);
    expect(body['runs'].map(({ id }) => id)).toEqual(ids);
    expect(
      await me.graphql.request('{ runs(first: 2) { nodes { id draft } totalCount pageInfo { hasNextPage } } }'),
    ).toEqual({
      runs: {
        nodes: ids.slice(0, 2).map((id) => ({ id, draft: true })),
        totalCount: 3,
        pageInfo: { hasNextPage: true },
      },
    });
    const colleague = await app.live({ organisationId: me.organisationId });
    expect((await colleague.rest('GET', `/runs/${ids[0]}`)).status).toBe(200);
    // The owner of the capability cannot see who runs it.
    for (const outsider of [other, maker]) {
      expect((await outsider.rest('GET', `/runs/${ids[0]}`)).body['error']).toMatchObject({ code: 'not_found' });
      expect(JSON.stringify((await outsider.rest('GET', '/runs')).body)).not.toContain(ids[0]);
    }
    const one = 'query ($id: ID!) { run(id: $id) { id } }';
    expect(await refusal(other.graphql.request(one, { id: ids[0] }))).toMatchObject({
      code: 'not_found',
      details: { resource: 'run' },
    });
    expect((await me.rest('GET', '/runs?page=1')).status).toBe(400);
    expect((await me.rest('GET', '/runs/x')).status).toBe(400);
  });

  test('of a sandbox key belong to the key', async () => {
    const [me, other] = [await app.sandbox(), await app.sandbox()];
    const { id } = (await run(me)).body['run'];
    expect((await me.rest('GET', `/runs/${id}`)).status).toBe(200);
    expect((await other.rest('GET', `/runs/${id}`)).status).toBe(404);
  });

  test('require the scope to be read', async () => {
    const me = await app.live({ scopes: ['runs:write'] });
    expect((await run(me)).status).toBe(201);
    for (const path of ['/runs', `/runs/${newId()}`]) {
      expect((await me.rest('GET', path)).body['error']).toMatchObject({
        code: 'insufficient_scope',
        details: { requiredScopes: ['runs:read'] },
      });
    }
  });
});

test('public copies match the capabilities with status published', async () => {
  await published(maker.organisationId);
  const [row] = await app.asOwner().execute(`
    select array(select id from capability where status = 'published' order by 1) =
      array(select id from published_capability order by 1) as same`);
  expect(row).toEqual({ same: true });
  expect(await app.asOwner().count(PublishedCapability)).toBeGreaterThan(1);
});
