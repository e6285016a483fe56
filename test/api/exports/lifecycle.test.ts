import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sha256 } from '#kernel/hash.ts';
import { newId } from '#kernel/ids.ts';
import { exportMaintenance } from '#modules/platform/exports/export.job.ts';
import { reachable, startApp, unlimited } from '../../harness.ts';
import { codeOf } from '../keys/client.ts';
import { create, download, exported, settled } from './client.ts';

const app = await startApp(unlimited);
type Key = Awaited<ReturnType<typeof app.live>>;
const formats = ['csv', 'ndjson', 'parquet'];

/** More than one batch, and more than one chunk. */
const size = 2500;

const factories = (name: string, count: number) =>
  app.factories(
    ...Array.from({ length: count }, (_, i) => reachable({ nameEn: `${name} ${i}`, specialty: 'long '.repeat(59) })),
  );

beforeAll(() => factories('Factory', size).then(() => {}));

// The harness scans every row for secrets.
afterAll(() =>
  app
    .asOwner()
    .execute('delete from export_chunk')
    .then(() => {}),
);

const chunksOf = (id: string) =>
  app.asOwner().execute('select number from export_chunk where export_id = ? order by number', [id]);

/** Starts exports and calls `work` while the running ones have locked and planned, but not read anything. */
async function midway(me: Key, asked: string[], work: (held: () => number) => Promise<unknown>): Promise<string[]> {
  const { executeQuery } = Kysely.prototype;
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun = new WeakMap<object, number>();
  let held = 0;
  const spy = vi.spyOn(Kysely.prototype, 'executeQuery').mockImplementation(async function (this: object, query) {
    // Entity managers use another transaction class.
    const before = begun.get(this) ?? 0;
    if (this.constructor === Transaction && before >= 2) {
      held++;
      await promise;
    }
    begun.set(this, before + 1);
    return executeQuery.call(this, query);
  });
  try {
    const made = await Promise.all(asked.map((format) => create(me, { format })));
    await expect.poll(() => held, { timeout: 10_000 }).toBe(Math.min(asked.length, 3));
    await work(() => held);
    return made.map(({ body }) => body['export'].id);
  } finally {
    resolve();
    spy.mockRestore();
  }
}

describe('an export is a consistent snapshot', () => {
  test('without changes made while it runs', async () => {
    const me = await app.live();
    const made = async () => {
      const each = await Promise.all(formats.map((format) => exported(app, me, { format })));
      return each.map(({ record }) => ({ rows: record['rows'], sha256: record['sha256'] }));
    };
    const before = await made();
    const ids = await midway(me, formats, async () => {
      const em = app.asOwner();
      await em.execute(`update factory set specialty = 'changed meanwhile'`);
      await factories('Added meanwhile', 7);
    });
    for (const [at, id] of ids.entries()) expect(await settled(me, id)).toMatchObject(before[at]!);
    expect(before.map(({ rows }) => rows)).toEqual([size, size, size]);
    const after = await made();
    expect(after.map(({ rows }) => rows)).toEqual([size + 7, size + 7, size + 7]);
    await app.asOwner().execute(`update factory set specialty = repeat('long ', 59)`);
  });

  test('stored in chunks of equal size', async () => {
    const me = await app.live();
    const { record, bytes } = await exported(app, me);
    const sizes = await app
      .asOwner()
      .execute<{ size: number }[]>(
        'select length(bytes) as size from export_chunk where export_id = ? order by number',
        [record['id']],
      );
    expect(record['sha256']).toBe(sha256(bytes));
    const whole = Math.floor(bytes.length / 2 ** 20);
    expect(whole).toBeGreaterThan(0);
    expect(sizes.map(({ size }) => size)).toEqual([...Array(whole).fill(2 ** 20), bytes.length % 2 ** 20]);
  });
});

describe('a failed export', () => {
  test('has a reason and no content, and refunds the quota', async () => {
    const me = await app.sandbox();
    await app.asOwner().execute(
      `create function spoil() returns trigger language plpgsql as $$ begin raise 'the disk is full'; end $$;
       create trigger spoil before insert on export_chunk for each row when (new.number = 1) execute function spoil()`,
    );
    onTestFinished(() =>
      app
        .asOwner()
        .execute('drop function if exists spoil() cascade')
        .then(() => {}),
    );
    for (let i = 0; i < 3; i++) {
      const { id } = (await create(me)).body['export'];
      const failed = { status: 'failed', rows: null, bytes: null, sha256: null };
      const failure = 'The export failed. Create a new export.';
      expect(await settled(me, id)).toMatchObject({ ...failed, failure });
      expect(await chunksOf(id)).toEqual([]);
      const refused = await me.rest('GET', `/exports/${id}/content`);
      expect(codeOf(refused)).toEqual([409, 'export_unavailable']);
      expect(refused.body['error'].details).toEqual({ reason: 'failed' });
    }
    await app.asOwner().execute('drop function spoil() cascade');
    expect((await exported(app, me)).record).toMatchObject({ status: 'complete' });
    expect(app.logged.filter((line) => line.includes('the disk is full'))).toHaveLength(3);
  });

  test('also if the database closes the connection', async () => {
    const me = await app.live();
    const [id] = await midway(me, ['csv'], () =>
      app.asOwner().execute(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and state = 'idle in transaction'`,
      ),
    );
    expect(await settled(me, id!)).toMatchObject({ status: 'failed' });
    expect(await chunksOf(id!)).toEqual([]);
  });
});

describe('a running export', () => {
  test('has no content yet', async () => {
    const me = await app.live();
    await midway(me, ['csv'], async () => {
      const { exports } = await me.graphql.request('{ exports { nodes { id status } } }');
      const { id, status } = exports.nodes[0];
      expect(status).toBe('running');
      const refused = await me.rest('GET', `/exports/${id}/content`);
      expect(codeOf(refused)).toEqual([409, 'export_unavailable']);
      expect(refused.body['error'].details).toEqual({ reason: 'running' });
    });
  });

  test('waits while three others run', async () => {
    const me = await app.live();
    const ids = await midway(me, Array(7).fill('csv'), async (held) => {
      await wait(200);
      expect(held()).toBe(3);
    });
    for (const id of ids) expect(await settled(me, id)).toMatchObject({ status: 'complete' });
  });

  test('is not failed while its process is alive', async () => {
    const me = await app.live();
    const begun = app.clock.now;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => {
      vi.useRealTimers();
      app.clock.now = begun;
    });
    const ids = await midway(me, Array(4).fill('csv'), async () => {
      app.clock.now = new Date(begun.getTime() + 3_600_000);
      vi.advanceTimersByTime(30_000);
      const alive = 'select id from export where owner = ? and updated_at = ?';
      const signs = () => app.asOwner().execute<object[]>(alive, [me.organisationId, app.clock.now]);
      await expect.poll(signs, { timeout: 10_000 }).toHaveLength(4);
      await exportMaintenance.run(app.system);
    });
    for (const id of ids) expect(await settled(me, id)).toMatchObject({ status: 'complete' });
  });

  test('fails after two minutes without heartbeat', async () => {
    const me = await app.live();
    const [lost, fresh] = [newId(), newId()];
    const { now } = app.clock;
    for (const [id, seconds] of [[lost, 121] as const, [fresh, 119] as const]) {
      const at = new Date(now.getTime() - seconds * 1000);
      await app.asOwner().execute(
        `insert into export (id, created_at, updated_at, owner, kind, format, filter, status, expires_at)
         values (?, ?, ?, ?, 'factories', 'csv', '{}', 'running', ?)`,
        [id, at, at, me.organisationId, new Date(now.getTime() + 3_600_000)],
      );
      await app.asOwner().execute(`insert into export_chunk values (?, 0, ?, 'half')`, [id, me.organisationId]);
    }
    await exportMaintenance.run(app.system);
    const failure = 'The process running this export stopped. Create a new export.';
    expect((await me.rest('GET', `/exports/${lost}`)).body['export']).toMatchObject({ status: 'failed', failure });
    expect(await chunksOf(lost)).toEqual([]);
    expect((await me.rest('GET', `/exports/${fresh}`)).body['export']).toMatchObject({ status: 'running' });
    expect(await chunksOf(fresh)).toHaveLength(1);
  });

  test('is not completed after it was marked as failed', async () => {
    const me = await app.live();
    const [id] = await midway(me, ['csv'], () =>
      app
        .asOwner()
        .execute(`update export set status = 'failed', failure = 'given up' where owner = ?`, [me.organisationId]),
    );
    await expect
      .poll(() => app.logged.some((line) => line.includes('marked as failed while it was running')), {
        timeout: 10_000,
      })
      .toBe(true);
    await expect.poll(() => chunksOf(id!), { timeout: 10_000 }).toEqual([]);
    expect(await settled(me, id!)).toMatchObject({ status: 'failed', failure: 'given up', sha256: null });
  });
});

describe('the content of an export', () => {
  test('is deleted after a day; the record remains', async () => {
    const me = await app.live();
    const { record } = await exported(app, me, { format: 'csv' });
    const { id } = record as { id: string };
    const begun = app.clock.now;
    onTestFinished(() => {
      app.clock.now = begun;
    });
    app.clock.now = new Date(begun.getTime() + 24 * 3_600_000 - 1);
    await exportMaintenance.run(app.system);
    expect((await download(app.app, me, id)).status).toBe(200);
    app.clock.now = new Date(begun.getTime() + 24 * 3_600_000);
    const refused = await me.rest('GET', `/exports/${id}/content`);
    expect(codeOf(refused)).toEqual([409, 'export_unavailable']);
    expect(refused.body['error'].details).toEqual({ reason: 'expired' });
    await exportMaintenance.run(app.system);
    expect(await chunksOf(id)).toEqual([]);
    expect((await me.rest('GET', `/exports/${id}`)).body['export']).toEqual(record);
  });

  test('that is deleted during a download aborts the response', async () => {
    const me = await app.live();
    const { record } = await exported(app, me);
    const answer = await download(app.app, me, record['id']);
    await app.asOwner().execute('delete from export_chunk where export_id = ? and number > 0', [record['id']]);
    await expect(answer.arrayBuffer()).rejects.toThrow('expired during the download');
  });
});
