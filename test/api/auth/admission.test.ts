import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from '#db/embedded/embedded.ts';
import { hashSecret } from '#kernel/hash.ts';
import { startApp, unlimited } from '../../harness.ts';
import { untilWaiting } from '../keys/client.ts';

const app = await startApp(unlimited);
const strict = await startApp();
const client = new Client({ connectionString: app.serviceUrl, pipeline: true });
beforeAll(() => client.connect());
afterAll(() => client.end());

const limits = { minute: 3, day: 5, points: 100 };
type Admitted = {
  place: string;
  allowed: boolean;
  minute_left: number;
  day_left: number;
  charged: boolean | null;
  points_left: number;
};

const admit = async (secrets: string[], costs: (number | null)[]): Promise<Admitted[]> => {
  const { minute, day, points } = limits;
  const values = [secrets.map(hashSecret), costs, false, minute, day, day, points, points];
  const { rows } = await client.query('select * from auth.admit_keys($1, $2, $3, $4, $5, $6, $7, $8)', values);
  return rows.toSorted((a, b) => a.place - b.place);
};

const consumeOne = 'select from auth.consume($1, 3, 5)';

/** What counting the requests one after the other gives. */
function createModel() {
  const used = new Map<string, { requests: number; points: number }>();
  return (secret: string, cost: number | null) => {
    const mine = used.get(secret) ?? { requests: 0, points: 0 };
    used.set(secret, mine);
    const allowed = mine.requests < limits.minute;
    if (allowed) mine.requests++;
    const charged = allowed && cost !== null ? mine.points + cost <= limits.points : null;
    if (charged) mine.points += cost ?? 0;
    return {
      allowed,
      minute_left: limits.minute - mine.requests,
      day_left: limits.day - mine.requests,
      charged,
      points_left: charged === null ? null : limits.points - mine.points,
    };
  };
}

const cost = fc.option(fc.integer({ min: 0, max: 60 }));
const traffic = fc.array(fc.array(fc.record({ key: fc.nat(3), cost }), { minLength: 1, maxLength: 8 }), {
  maxLength: 3,
});

test('a batch counts and charges as its requests would one after the other', async () => {
  await fc.assert(
    fc.asyncProperty(traffic, async (batches) => {
      const keys = await Promise.all(Array.from({ length: 4 }, async () => (await app.live()).secret));
      const count = createModel();
      for (const batch of batches) {
        const secrets = batch.map(({ key }) => keys[key]!);
        const admitted = await admit(
          secrets,
          batch.map(({ cost }) => cost),
        );
        const expected = batch.map(({ key, cost }) => count(keys[key]!, cost));
        expect(admitted).toMatchObject(expected);
      }
    }),
    { numRuns: 15 },
  );
});

test('requests are counted in one statement where their keys have room, and only those', async () => {
  const keys = await Promise.all(Array.from({ length: 5 }, () => app.live()));
  const [roomy, spent, fresh, held, refunded] = keys.map(({ keyId }) => `key:${keyId}`);
  await withClient(app.ownerUrl, async (owner) => {
    const countTogether = async (requests: [string, number | null][]) => {
      const { rows } = await owner.query<{ place: string; points_left: number | null }>(
        'select * from auth.admit_together($1, $2, $3, $4, $5, $6) order by place',
        [
          requests.map((_, i) => i),
          requests.map(([bucket]) => bucket),
          requests.map(([, cost]) => cost),
          limits.minute,
          requests.map(() => limits.day),
          requests.map(() => limits.points),
        ],
      );
      return rows.map((row) => [requests[Number(row.place)]![0], row.points_left]);
    };
    for (const bucket of [roomy, spent, spent, spent, held, refunded]) await owner.query(consumeOne, [bucket]);
    const { rows } = await owner.query('select charged_at_s from auth.consume_cost($1, 5, 100)', [refunded]);
    await owner.query('select auth.refund_cost(array[$1], array[$2::bigint], array[5])', [
      refunded,
      rows[0].charged_at_s,
    ]);
    await withClient(app.ownerUrl, async (other) => {
      await other.query('begin');
      await other.query(consumeOne, [held]);
      const asked = [fresh, held, refunded, roomy].map((bucket): [string, number | null] => [bucket!, 60]);
      expect(await countTogether(asked)).toEqual([[roomy, 40]]);
      await other.query('rollback');
      const again = [held!, roomy!, spent!].map((bucket): [string, number] => [bucket, 41]);
      expect(await countTogether(again)).toEqual([[held, 59]]);
      expect(
        await countTogether([
          [roomy!, 40],
          [roomy!, 40],
          [spent!, null],
        ]),
      ).toEqual([[roomy, 0]]);
    });
  });
});

test('batches of two instances with the same keys in opposite orders count exactly and never deadlock', async () => {
  const doors = [strict.app, await strict.secondInstance()];
  const keys = await Promise.all(Array.from({ length: 6 }, () => strict.live()));
  const ask = async (door: number, key: number) =>
    (await doors[door]!.request('/api/v1/me', { headers: keys[key]!.headers })).status;
  const statuses = await Promise.all(
    Array.from({ length: 40 }, (_, round) =>
      [0, 1].flatMap((door) =>
        keys.map(async (_, i) => {
          const key = (door + round) % 2 ? i : keys.length - 1 - i;
          return { key, status: await ask(door, key) };
        }),
      ),
    ).flat(),
  );
  for (const [key] of keys.entries()) {
    const mine = statuses.filter((one) => one.key === key).map(({ status }) => status);
    expect([200, 429].map((code) => mine.filter((status) => status === code).length)).toEqual([60, 20]);
  }
});

test('a revoked key is refused with the requests of its batch that are admitted', async () => {
  const [revoked, other] = [await app.live(), await app.live()];
  const statuses = () => Promise.all([revoked, other, revoked].map(async (me) => (await me.rest('GET', '/me')).status));
  expect(await statuses()).toEqual([200, 200, 200]);
  await app.asOwner().execute('update api_key set revoked_at = now() where id = ?', [revoked.keyId]);
  expect(await statuses()).toEqual([401, 200, 401]);
});

test('while a transaction holds the counter of one key, requests of others are admitted, and its own wait', async () => {
  const [held, other] = [await app.live(), await app.live()];
  for (const me of [held, other]) expect((await me.rest('GET', '/me')).status).toBe(200);
  let isAnswered = false;
  await withClient(app.ownerUrl, async (owner) => {
    await owner.query('begin');
    await owner.query('select from auth.rate_window where bucket = $1 for update', [`key:${held.keyId}`]);
    const waiting = held.rest('GET', '/me').finally(() => {
      isAnswered = true;
    });
    const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await other.rest('GET', '/me')).status));
    expect(statuses).toEqual(Array(5).fill(200));
    expect(isAnswered).toBe(false);
    await owner.query('commit');
    expect((await waiting).status).toBe(200);
  });
});

test('while a transaction holds the budget of one key, its document is charged afterwards', async () => {
  const me = await app.live();
  const query = '{ me { keyId } }';
  for (let i = 0; i < 2; i++) await me.graphql.request(query);
  await withClient(app.ownerUrl, async (owner) => {
    await owner.query('begin');
    await owner.query('select from auth.rate_window where bucket = $1 for update', [`key:${me.keyId}`]);
    const answer = me.graphql.rawRequest(query);
    await untilWaiting(owner, 0, 5000);
    await owner.query('commit');
    expect((await answer).data).toMatchObject({ me: { keyId: me.keyId } });
    const charged = await owner.query('select charge_total as points from auth.rate_window where bucket = $1', [
      `key:${me.keyId}`,
    ]);
    expect(charged.rows).toEqual([{ points: 3 }]);
  });
});

test('a key whose counter cannot be read fails alone', async () => {
  const [broken, ...others] = [await strict.live(), await strict.live(), await strict.live()];
  await Promise.all([broken, ...others].map((me) => me.rest('GET', '/me')));
  await strict
    .asOwner()
    .execute(`update auth.rate_window set minute = '{{1},{2}}' where bucket = ?`, [`key:${broken.keyId}`]);
  const statuses = await Promise.all(
    [...others, broken, ...others].map(async (me) => (await me.rest('GET', '/me')).status),
  );
  expect(statuses).toEqual([200, 200, 500, 200, 200]);
});
