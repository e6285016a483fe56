import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { EventType } from '#modules/platform/events/event.schema.ts';
import { Project } from '#modules/sourcing/projects/project.entity.ts';
import { type Caller, quoteRequest, reachable, startApp, unlimited } from '../../harness.ts';
import type { Json } from '../../json.ts';
import { purge } from '../../purge.ts';

const app = await startApp(unlimited);
const factoryIds = await app.factories(reachable(), reachable());

const read = async (me: Caller, query = ''): Promise<Json> => (await me.rest('GET', `/events${query}`)).body;
const typesOf = ({ events }: Json): string[] => events.map(({ type }: Json) => String(type));

/** Follows `nextAfter` until nothing is newer. */
async function readAll(me: Caller, after = 0): Promise<Json[]> {
  const { events, nextAfter } = await read(me, `?after=${after}&limit=7`);
  return events.length ? [...events, ...(await readAll(me, nextAfter))] : [];
}

async function approve(me: Caller, id: string) {
  const { body } = await me.rest('GET', `/deliveries/${id}/review`);
  return me.rest('POST', `/deliveries/${id}/approve`, { expectedReviewSha256: body.review.reviewSha256 });
}

test('each fact is in the log once, in the order in which it became true, with ids and states alone', async () => {
  const me = await app.live();
  const { action, deliveries, projectId } = await quoteRequest(me, { factoryIds });
  const [first, second] = [String(deliveries[0].id), String(deliveries[1].id)];
  await me.rest('POST', `/deliveries/${first}/reject`, { reason: 'Secret reason' });
  await approve(me, second);

  const { events } = await read(me);
  expect(events.map(({ sequence, type, resource }: Json) => [sequence, type, resource.id])).toEqual([
    // The first is `key.created`, which keys do not see.
    [2, 'project.created', projectId],
    [3, 'action.completed', action.id],
    [4, 'delivery.drafted', expect.any(String)],
    [5, 'delivery.drafted', expect.any(String)],
    [6, 'delivery.rejected', first],
    [7, 'delivery.approved', second],
    [8, 'delivery.sent', second],
  ]);
  expect(events.at(-1)).toEqual({
    id: expect.any(String),
    sequence: 8,
    type: 'delivery.sent',
    at: expect.any(String),
    resource: { type: 'delivery', id: second },
    data: { status: 'sent', projectId, actionId: action.id, factoryId: expect.any(String) },
  });
});

test('reports of the provider are events once, in whichever order they arrive', async () => {
  const me = await app.live();
  const { deliveries } = await quoteRequest(me, { factoryIds: factoryIds.slice(0, 1) });
  await approve(me, deliveries[0].id);
  const report = (events: object) =>
    app.asOwner().execute('update dispatch set events = events || ? where delivery_id = ?', [events, deliveries[0].id]);
  await report({ bounced: '2026-09-01T08:00:00.000Z' });
  await report({ delivered: '2026-09-01T08:00:00.000Z' });
  await report({ delivered: '2026-09-01T07:00:00.000Z' });
  expect(typesOf(await read(me)).slice(-2)).toEqual(['delivery.bounced', 'delivery.delivered']);
});

test('pages follow nextAfter, by type too, and an answer without events repeats it', async () => {
  const me = await app.live();
  const { projectId } = await quoteRequest(me, { factoryIds });
  await me.rest('PATCH', `/projects/${projectId}`, { expectedContextVersion: 'v1', name: 'Renamed' });
  expect((await readAll(me)).map(({ sequence }) => sequence)).toEqual([2, 3, 4, 5, 6]);
  expect(await read(me, '?limit=2')).toMatchObject({ events: [{ sequence: 2 }, { sequence: 3 }], nextAfter: 3 });
  expect(await read(me, '?type=delivery.drafted&after=4')).toMatchObject({ events: [{ sequence: 5 }], nextAfter: 5 });
  expect(await read(me, '?after=6')).toMatchObject({ events: [], nextAfter: 6 });
  expect(typesOf(await read(me, '?type=project.updated'))).toEqual(['project.updated']);
});

test('the graph filters and sorts the same events', async () => {
  const me = await app.sandbox();
  await me.rest('POST', '/projects', { name: 'Lamp' });
  const { events } = await me.graphql.request(
    `{ events(filter: { type: [project_created] }, orderBy: { field: SEQUENCE, direction: DESC }) {
         totalCount nodes { id sequence type resource { type id } data { status projectId } } } }`,
  );
  expect(events).toMatchObject({
    totalCount: 1,
    nodes: [{ sequence: 2, type: 'project_created', data: { status: 'active', projectId: null } }],
  });
  const [one] = (await read(me)).events;
  const { node } = await me.graphql.request('query ($id: ID!) { node(id: $id) { id ... on Event { sequence } } }', {
    id: one.id,
  });
  expect(node).toEqual({ id: one.id, sequence: 2 });
});

test('a caller sees the types whose records it may read, and is told what another type requires', async () => {
  const { organisationId } = await app.live();
  const owner = await app.session('owner', organisationId);
  const viewer = await app.session('viewer', organisationId);
  const narrow = await app.live({ organisationId, scopes: ['projects:read'] });
  const wide = await app.live({ organisationId });
  await quoteRequest(wide, { factoryIds: factoryIds.slice(0, 1) });

  expect(typesOf(await read(narrow))).toEqual(['project.created']);
  expect(await read(narrow, '?type=delivery.sent')).toMatchObject({
    error: { code: 'insufficient_scope', details: { requiredScopes: ['actions:read'] } },
  });
  expect(await read(wide, '?type=key.created')).toMatchObject({ error: { code: 'owner_required' } });
  const list = '{ events { nodes { type } } }';
  const seen = async (who: Caller) =>
    new Set((await who.graphql.request(list)).events.nodes.map(({ type }: Json) => type));
  expect(await seen(owner)).toContain('key_created');
  expect(await seen(viewer)).not.toContain('key_created');
});

test('a reader that polls under many writers misses nothing and sees nothing twice', async () => {
  const me = await app.live();
  const writers = Array.from({ length: 8 }, async () => {
    for (let i = 0; i < 8; i++) await me.rest('POST', '/projects', { name: `Lamp ${i}` });
  });
  let isDone = false;
  const done = Promise.all(writers).then(() => {
    isDone = true;
  });
  const seen: number[] = [];
  for (let after = 0, last = false; !last; ) {
    last = isDone;
    const { events, nextAfter } = await read(me, `?after=${after}&limit=5`);
    seen.push(...events.map(({ sequence }: Json) => sequence));
    after = nextAfter;
    if (events.length) last = false;
    else await setTimeout(1);
  }
  await done;
  expect(seen).toEqual(Array.from({ length: 64 }, (_, i) => i + 2));
});

test('transactions with events and audit entries of several owners do not deadlock', async () => {
  const owners = [newId(), newId(), newId()];
  const write = (order: string[]) =>
    app.asOwner().transactional(async (em) => {
      for (const owner of order) {
        em.create(Project, { id: newId(), owner, mode: 'live', name: 'x', status: 'active' });
        await em.flush();
      }
      await em.execute(
        `insert into audit_entry (id, owner, at, actor, action, resource, resource_id, detail)
         values (?, ?, now(), 'worker', 'x', 'x', 'x', '{}')`,
        [newId(), order[0]],
      );
    });
  await Promise.all(Array.from({ length: 30 }, (_, i) => write(i % 2 ? owners : owners.toReversed())));
  const rows = await app
    .asOwner()
    .execute<{ count: string; last: string }[]>(
      'select count(*), max(sequence) as last from event where owner = any(?) group by owner',
      [`{${owners}}`],
    );
  expect(rows.map(({ count, last }) => [Number(count), Number(last)])).toEqual([
    [30, 30],
    [30, 30],
    [30, 30],
  ]);
});

test('a change that is rolled back leaves neither an event nor a gap', async () => {
  const me = await app.live();
  const owner = me.organisationId;
  const failing = app.asOwner().transactional(async (em) => {
    em.create(Project, { id: newId(), owner, mode: 'live', name: 'x', status: 'active' });
    await em.flush();
    await em.execute('set constraints all immediate');
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await me.rest('POST', '/projects', { name: 'Lamp' });
  expect((await read(me)).events.map(({ sequence }: Json) => sequence)).toEqual([2]);
});

test('events are kept for 30 days, and their numbers are not given again', async () => {
  const me = await app.live();
  await me.rest('POST', '/projects', { name: 'Lamp' });
  await app.asOwner().execute(`update event set at = at - interval '29 days'`);
  const at = new Date();
  await purge({ ...app.system, now: () => at }, 'events');
  expect((await read(me)).events).toHaveLength(1);
  await purge({ ...app.system, now: () => new Date(at.getTime() + 25 * 3600_000) }, 'events');
  expect((await read(me)).events).toEqual([]);
  await me.rest('POST', '/projects', { name: 'Lamp' });
  expect((await read(me)).events).toMatchObject([{ sequence: 3 }]);
});

test('every type of event has a trigger', async () => {
  const [{ prosrc }] = await app
    .asOwner()
    .execute<[{ prosrc: string }]>(`select prosrc from pg_proc where proname = 'record_event'`);
  expect(EventType.options.filter((type) => !prosrc.includes(`'${type}'`))).toEqual([]);
});
