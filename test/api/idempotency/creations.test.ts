import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Caller, reachable, refusal, startApp, unlimited } from '../../harness.ts';
import type { Json } from '../../json.ts';
import { purge } from '../../purge.ts';
import { listFiles } from '../engineering/client.ts';
import { prepareInterview } from '../interviews/client.ts';
import { publishing } from '../rfqs/published.ts';

const app = await startApp(unlimited);
app.clock.now = new Date();
const factoryIds = await app.factories(reachable(), reachable());
const desk = publishing(app);

type Made = { input: object; other: object };
type Row = {
  mutation: string;
  /** The part of the result that identifies the record. */
  record: string;
  table: string;
  by?: () => Promise<Caller>;
  make: (me: Caller) => Made | Promise<Made>;
  /** Creates another record if repeated without a key. */
  repeats?: false;
};

const project = async (me: Caller) => (await me.rest('POST', '/projects', { name: 'Lamp' })).body['project'].id;
const owner = async () => app.session('owner', await app.organisation());

const rows: Row[] = [
  {
    mutation: 'createProject',
    record: 'project { id name }',
    table: 'project',
    make: () => ({ input: { name: 'Lamp' }, other: { name: 'Lantern' } }),
  },
  {
    mutation: 'startInterview',
    record: 'interview { id version } reply { text nextQuestion }',
    table: 'interview',
    make: () => ({ input: { family: 'project_intake' }, other: { family: 'capability' } }),
  },
  {
    mutation: 'previewEngineering',
    record: 'preview { previewId revision }',
    table: 'engineering_preview',
    make: async (me) => {
      const input = { projectId: await project(me), revision: 'A', files: listFiles({ 'lamp.step': 'solid lamp' }) };
      return { input, other: { ...input, revision: 'B' } };
    },
  },
  {
    mutation: 'startEngineeringTransfer',
    record: 'transfer { id status }',
    table: 'engineering_transfer',
    repeats: false,
    make: async (me) => {
      const projectId = await project(me);
      const preview = async () => {
        const body = { revision: 'A', files: listFiles({ 'lamp.step': 'solid lamp' }) };
        return (await me.rest('POST', `/projects/${projectId}/engineering/preview`, body)).body['previewId'];
      };
      return { input: { projectId, previewId: await preview() }, other: { projectId, previewId: await preview() } };
    },
  },
  {
    mutation: 'createExport',
    record: 'export { id }',
    table: 'export',
    make: () => ({
      input: { kind: 'factories', format: 'csv' },
      other: { kind: 'factories', format: 'ndjson' },
    }),
  },
  {
    mutation: 'inviteMember',
    record: 'member { id email }',
    table: 'member',
    by: owner,
    repeats: false,
    make: () => {
      const input = { email: `${randomUUID()}@people.example`, role: 'member' };
      return { input, other: { ...input, role: 'owner' } };
    },
  },
  {
    mutation: 'approvePublication',
    record: 'approval { id reviewSha256 }',
    table: 'publication_approval',
    make: async (me) => {
      const { actionId } = await desk.drafted(me, { input: { factoryIds, quoteBy: undefined } });
      const { reviewSha256, selection } = (await desk.reviewed(me, actionId)).body['publication'];
      const input = { actionId, expectedReviewSha256: reviewSha256, selection };
      return { input, other: { ...input, expectedReviewSha256: '0'.repeat(64) } };
    },
  },
  {
    mutation: 'publishQuoteRequest',
    record: 'publication { rfq { id } }',
    table: 'rfq',
    repeats: false,
    make: async (me) => {
      const { actionId } = await desk.drafted(me, { input: { factoryIds, quoteBy: undefined } });
      const input = { actionId, approvalId: await desk.approved(me, actionId) };
      return { input, other: { ...input, approvalId: await desk.approved(me, actionId) } };
    },
  },
  {
    mutation: 'publishInterview',
    record: 'project { id } interview { id version }',
    table: 'project',
    repeats: false,
    make: async (me) => {
      const { id, current } = await prepareInterview(me);
      return { input: { id, expectedVersion: current() }, other: { id, expectedVersion: current() + 1 } };
    },
  },
];

const count = async (table: string) =>
  Number((await app.asOwner().execute<{ n: string }[]>(`select count(*) as n from ${table}`))[0]!.n);

describe.each(rows)('$mutation', ({ mutation, record, table, by, make, repeats = true }) => {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
  const document = `mutation ($input: ${type}!) { made: ${mutation}(input: $input) { replayed ${record} } }`;
  const caller = by ?? (() => app.live());
  const ask = async (me: Caller, input: object) => (await me.graphql.request<{ made: Json }>(document, { input })).made;
  const once = (input: object, idempotencyKey: string = randomUUID()) => ({ ...input, idempotencyKey });

  test('the same input with the same key returns the first record', async () => {
    const me = await caller();
    const input = once((await make(me)).input);
    const { replayed, ...made } = await ask(me, input);
    expect(replayed).toBe(false);
    const before = await count(table);
    expect(await ask(me, input)).toEqual({ replayed: true, ...made });
    expect(await count(table)).toBe(before);
  });

  test('a different input with the same key is refused with the id of the first record', async () => {
    const me = await caller();
    const { input, other } = await make(me);
    const key = randomUUID();
    await ask(me, once(input, key));
    const before = await count(table);
    const refused = await refusal(ask(me, once(other, key)));
    expect(refused).toMatchObject({
      code: 'idempotency_conflict',
      status: 409,
      details: { existingId: expect.any(String) },
    });
    expect(await count(table)).toBe(before);
  });

  test('20 equal concurrent requests create one record', async () => {
    const me = await caller();
    const input = once((await make(me)).input);
    const before = await count(table);
    const made = await Promise.all(Array.from({ length: 20 }, () => ask(me, input)));
    expect(await count(table)).toBe(before + 1);
    const { replayed: _, ...first } = made[0]!;
    expect(made.map(({ replayed, ...rest }) => rest)).toEqual(made.map(() => first));
    expect(made.filter(({ replayed }) => !replayed)).toHaveLength(1);
  });

  test('a key belongs to its owner', async () => {
    const [one, another] = [await caller(), await caller()];
    const key = randomUUID();
    const first = await ask(one, once((await make(one)).input, key));
    const second = await ask(another, once((await make(another)).input, key));
    expect([first.replayed, second.replayed]).toEqual([false, false]);
  });

  test('a malformed key is rejected', async () => {
    const me = await caller();
    const refused = await refusal(ask(me, once((await make(me)).input, 'short')));
    expect(refused).toMatchObject({ code: 'idempotency_key_invalid', status: 400 });
  });

  if (repeats) {
    test('without a key each request creates a record', async () => {
      const me = await caller();
      const { input } = await make(me);
      const before = await count(table);
      const made = [await ask(me, input), await ask(me, input)];
      expect([await count(table), made.map(({ replayed }) => replayed)]).toEqual([before + 2, [false, false]]);
    });
  }
});

const create =
  'mutation ($input: CreateProjectInput!) { made: createProject(input: $input) { replayed project { id } } }';

test('a rejected request does not use the key', async () => {
  const me = await app.live();
  const ask = async (input: object) => (await me.graphql.request<{ made: Json }>(create, { input })).made;
  const idempotencyKey = randomUUID();
  expect(await refusal(ask({ name: '', idempotencyKey }))).toMatchObject({ code: 'validation_failed' });
  expect(await ask({ name: 'Lamp', idempotencyKey })).toMatchObject({ replayed: false });
});

test('20 equal concurrent requests consume one interview of the daily quota', async () => {
  const me = await app.sandbox();
  const start = 'mutation ($input: StartInterviewInput!) { startInterview(input: $input) { interview { id } } }';
  const ask = (idempotencyKey: string) =>
    me.graphql.request(start, { input: { family: 'project_intake', idempotencyKey } });
  const key = randomUUID();
  await Promise.all(Array.from({ length: 20 }, () => ask(key)));
  for (let more = 0; more < 4; more++) await ask(randomUUID());
  expect(await refusal(ask(randomUUID()))).toMatchObject({ code: 'quota_reached', status: 429 });
  expect(await ask(key)).toMatchObject({ startInterview: { interview: { id: expect.any(String) } } });
});

test('a key is kept for eight days; keys of actions and runs live as long as their record', async () => {
  const me = await app.live();
  const input = { name: 'Lamp', idempotencyKey: randomUUID() };
  const ask = async () => (await me.graphql.request<{ made: Json }>(create, { input })).made;
  const first = await ask();
  const action = `mutation ($input: CreateActionInput!) { made: createAction(input: $input) { replayed } }`;
  const visit = {
    projectId: first.project.id,
    request: { factoryAuditVisit: { factoryIds: factoryIds.slice(0, 1) } },
    idempotencyKey: randomUUID(),
  };
  await me.graphql.request(action, { input: visit });

  const { now } = app.clock;
  const day = 24 * 3600_000;
  const purgeAfter = async (ms: number) => {
    app.clock.now = new Date(now.getTime() + ms);
    await purge(app.system, 'idempotency_keys').finally(() => {
      app.clock.now = now;
    });
  };
  await purgeAfter(8 * day - 1000);
  expect(await ask()).toEqual({ ...first, replayed: true });
  await purgeAfter(8 * day + 1000);
  const second = await ask();
  expect([second.replayed, second.project.id === first.project.id]).toEqual([false, false]);
  expect(await me.graphql.request(action, { input: visit })).toMatchObject({ made: { replayed: true } });
});

test('POST /projects ignores the Idempotency-Key header in REST: two requests create two projects', async () => {
  const me = await app.live();
  const headers = { 'idempotency-key': randomUUID() };
  const [one, two] = [
    await me.rest('POST', '/projects', { name: 'Lamp' }, headers),
    await me.rest('POST', '/projects', { name: 'Lamp' }, headers),
  ];
  expect([one.status, two.status, one.body['project'].id === two.body['project'].id]).toEqual([201, 201, false]);
});
