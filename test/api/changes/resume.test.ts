import fc from 'fast-check';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { quoteRequest, reachable, startApp, unlimited } from '../../harness.ts';
import { purge } from '../../purge.ts';
import { openDelivery, refusedDelivery } from './stream.ts';

const app = await startApp(unlimited);
const factoryIds = await app.factories(...Array.from({ length: 4 }, () => reachable()));

async function settled(mode: 'live' | 'sandbox' = 'live') {
  const me = await app[mode]();
  const { deliveries, projectId } = await quoteRequest(me, { factoryIds });
  return { me, projectId, ids: (deliveries.map(({ id }) => id) as string[]).toSorted() };
}

/** A transaction that changes deliveries and stays open as long as needed. */
async function writer() {
  const client = new Client({ connectionString: app.ownerUrl });
  await client.connect();
  onTestFinished(() => client.end());
  const name = (id: string, subject: string) =>
    client.query('update delivery set subject = $2 where id = $1', [id, subject]);
  return { name, say: (text: 'begin' | 'commit' | 'rollback') => client.query(text) };
}

type Me = Awaited<ReturnType<typeof settled>>['me'];

/** Resumes, reads this many events and disconnects. */
async function read(me: Me, projectId: string, after: string | undefined, count: number) {
  const stream = await openDelivery(me, { projectId, ...(after && { after }) });
  const changes = await stream.changes(count);
  await stream.close();
  const told = changes.map(({ delivery }): [id: string, subject: string] => [delivery.id, delivery.subject]);
  return { told, subjects: Object.fromEntries(told), after: (changes.at(-1)?.['eventId'] as string) ?? after };
}

async function isQuietAfter(me: Me, projectId: string, after: string | undefined): Promise<boolean> {
  const stream = await openDelivery(me, { projectId, after: after! });
  const quiet = await stream.isQuiet();
  await stream.close();
  return quiet;
}

test('resuming with an eventId delivers each record that changed since, once', async () => {
  const { me, projectId, ids } = await settled();
  const { after } = await read(me, projectId, undefined, 4);
  const { name } = await writer();
  for (const subject of ['a', 'b', 'c']) await name(ids[2]!, subject);
  await name(ids[0]!, 'd');
  const later = await read(me, projectId, after, 2);
  expect(later.subjects).toEqual({ [ids[0]!]: 'd', [ids[2]!]: 'c' });
  expect(await isQuietAfter(me, projectId, later.after)).toBe(true);
  expect((await read(me, projectId, after, 2)).subjects, 'the same as often as they like').toEqual(later.subjects);
});

test('resuming in the middle continues there, even after further changes', async () => {
  const { me, projectId, ids } = await settled();
  const { name } = await writer();
  const [first, second, third, fourth] = ids as [string, string, string, string];
  const one = await read(me, projectId, undefined, 1);
  expect(Object.keys(one.subjects)).toEqual([first]);
  await name(first, 'a');
  await name(third, 'b');
  const two = await read(me, projectId, one.after, 1);
  expect(Object.keys(two.subjects)).toEqual([second]);
  const others = await read(me, projectId, two.after, 3);
  expect(others.subjects).toEqual({ [first]: 'a', [third]: 'b', [fourth]: expect.any(String) });

  for (const id of [first, third]) await name(id, 'between');
  const before = await read(me, projectId, others.after, 1);
  await name(second, 'between');
  const between = await read(me, projectId, before.after, 2);
  expect({ ...before.subjects, ...between.subjects }).toEqual({
    [first]: 'between',
    [second]: 'between',
    [third]: 'between',
  });
  expect(await isQuietAfter(me, projectId, between.after)).toBe(true);

  for (const id of ids) await name(id, 'c');
  const half = await read(me, projectId, between.after, 2);
  await name(first, 'd');
  const rest = await read(me, projectId, half.after, 3);
  expect({ ...half.subjects, ...rest.subjects }).toEqual({ [first]: 'd', [second]: 'c', [third]: 'c', [fourth]: 'c' });
  expect(await isQuietAfter(me, projectId, rest.after)).toBe(true);
});

test('a transaction that starts first and commits last is neither awaited nor missed', async () => {
  const { me, projectId, ids } = await settled();
  const stream = await openDelivery(me, { projectId });
  await stream.changes(4);
  const [slow, quick] = [await writer(), await writer()];
  await slow.say('begin');
  await slow.name(ids[0]!, 'slow');
  await quick.name(ids[1]!, 'quick');
  const early = await stream.change();
  expect(early).toMatchObject({ delivery: { id: ids[1], subject: 'quick' } });
  await stream.close();
  await quick.name(ids[2]!, 'meanwhile');
  await slow.say('commit');
  const late = await read(me, projectId, early['eventId'], 2);
  expect(late.subjects).toEqual({ [ids[0]!]: 'slow', [ids[2]!]: 'meanwhile' });
  expect(await isQuietAfter(me, projectId, late.after)).toBe(true);
});

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ by: fc.nat(2), name: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ by: fc.nat(2), end: fc.constantFrom('commit' as const, 'rollback' as const) }) },
  { weight: 3, arbitrary: fc.record({ most: fc.nat(4) }) },
);

test('in any commit order each change is delivered once with its current state', async () => {
  const { me, projectId, ids } = await settled();
  const writers = [await writer(), await writer(), await writer()];
  let number = 0;
  let told = 0;

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const open = writers.map(() => new Map<number, string>());
      const saved = new Map<number, string>();
      const untold = new Set<number>();
      /** Number of changes per record that may still be delivered. */
      const due = ids.map(() => 0);
      let { after } = await read(me, projectId, undefined, 4);

      const readUpTo = async (most: number) => {
        const events = await read(me, projectId, after, Math.min(most, untold.size));
        after = events.after;
        for (const [id, subject] of events.told) {
          const record = ids.indexOf(id);
          expect(subject).toBe(saved.get(record));
          expect(due[record]!--).toBeGreaterThan(0);
          untold.delete(record);
          told++;
        }
      };
      const finish = async (by: number, end: 'commit' | 'rollback') => {
        if (!open[by]!.size) return;
        await writers[by]!.say(end);
        for (const [record, subject] of end === 'commit' ? open[by]! : []) {
          saved.set(record, subject);
          untold.add(record);
          due[record]!++;
        }
        open[by]!.clear();
      };
      for (const one of steps) {
        if ('most' in one) await readUpTo(one.most);
        else if ('end' in one) await finish(one.by, one.end);
        else if (!open.some((changes, by) => by !== one.by && changes.has(one.name))) {
          const changes = open[one.by]!;
          if (!changes.size) await writers[one.by]!.say('begin');
          changes.set(one.name, `${number++}`);
          await writers[one.by]!.name(ids[one.name]!, changes.get(one.name)!);
        }
      }
      for (const by of writers.keys()) await finish(by, 'commit');
      while (untold.size) await readUpTo(1);
      const stream = await openDelivery(me, { projectId, after: after! });
      while (!(await stream.isQuiet(150))) {
        const { delivery } = await stream.change();
        const record = ids.indexOf(delivery.id);
        expect([delivery.subject, due[record]!-- > 0]).toEqual([saved.get(record), true]);
      }
      await stream.close();
    }),
    { numRuns: 40 },
  );
  expect(told).toBeGreaterThan(50);
});

test('an invalid eventId is rejected with a remedy', async () => {
  const { me, projectId, ids } = await settled();
  const [id] = ids as [string];
  const { after } = await read(me, projectId, undefined, 4);
  const stream = await openDelivery(me, { id });
  const { eventId } = await stream.change();
  await stream.close();
  const forged = Buffer.from(eventId, 'base64url');
  forged[20]! ^= 1;
  const bad = {
    'of another subscription': after,
    forged: forged.toString('base64url'),
    garbage: 'x',
    empty: '',
    'another cursor': (await me.graphql.request('{ deliveries { pageInfo { endCursor } } }')).deliveries.pageInfo
      .endCursor,
  };
  for (const [why, after] of Object.entries(bad)) {
    expect(await refusedDelivery(me, { id, after }), why).toMatchObject({
      status: 400,
      code: 'validation_failed',
      details: {
        fields: [{ path: '/after', code: 'invalid_format', message: expect.stringContaining('Omit `after`') }],
      },
    });
  }
  const { now } = app.clock;
  app.clock.now = new Date(now.getTime() + 24 * 3600_000);
  const resumed = await openDelivery(me, { id, after: eventId });
  expect(await resumed.isQuiet(), 'a day later').toBe(true);
  await resumed.close();
  app.clock.now = new Date(now.getTime() + 24 * 3600_000 + 1);
  const refused = await refusedDelivery(me, { id, after: eventId });
  app.clock.now = now;
  expect(refused['details'].fields[0].message).toContain('older than 24 hours');
});

test('id and projectId exclude each other', async () => {
  const { me, projectId, ids } = await settled('sandbox');
  const problem = async (variables: object) => (await refusedDelivery(me, variables))['details'].fields[0];
  expect(await problem({ id: ids[0], projectId })).toMatchObject({ path: '/projectId', code: 'mutually_exclusive' });
});

test('changes older than any valid eventId are purged; those of the last day are kept', async () => {
  const { me, projectId, ids } = await settled();
  const { after } = await read(me, projectId, undefined, 4);
  const { name } = await writer();
  for (const id of ids) await name(id, 'later');
  app.clock.now = new Date();
  const em = app.asOwner();
  const kept = async () => {
    const rows = await em.execute<{ record_id: string }[]>(
      'select distinct record_id from record_change where project_id = ? order by 1',
      [projectId],
    );
    return rows.map(({ record_id }) => record_id);
  };
  const age = (id: string, hours: number) =>
    em.execute(`update record_change set at = now() - make_interval(hours => ?) where record_id = ?`, [hours, id]);
  const [first, second, ...others] = ids as [string, string, ...string[]];
  const [action] = (await kept()).filter((id) => !ids.includes(id));
  await age(first, 26);
  await age(second, 24);
  await purge(app.system, 'record_changes');
  expect(await kept()).toEqual([second, ...others, action].toSorted());
  app.clock.now = new Date('2026-09-01T08:00:00Z');
  expect(Object.keys((await read(me, projectId, after, 3)).subjects)).toEqual([second, ...others]);
});

test('the service can neither write nor delete changes', async () => {
  const { em } = { em: app.orm.em.fork() };
  em.setSessionContext({ variables: { 'app.owner': '0190a000-0000-7000-8000-000000000000' } });
  for (const text of ['delete from record_change', `update record_change set at = now()`])
    await expect(em.execute(text)).rejects.toThrow('permission denied');
});
