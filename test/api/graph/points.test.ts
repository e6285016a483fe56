import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyDatabase } from '../../harness.ts';

/** The charging itself, `auth.consume_cost`, under a clock that the test sets. */
const { serviceUrl } = await copyDatabase();
const client = new Client({ connectionString: serviceUrl, pipeline: true });
beforeAll(() => client.connect());
afterAll(() => client.end());

const minute = 60_000;
const start = 1_800_000_000_000;

type Charged = {
  charged: boolean;
  points_left: number;
  points_retry_s: number;
  points_reset_s: number;
  charged_at_s: string;
};

function bucketOf(limit: number) {
  const bucket = randomUUID();
  return {
    charge: async (at: number, points: number | null): Promise<Charged> =>
      (await client.query('select * from auth.consume_cost($1, $2, $3, $4)', [bucket, points, limit, start + at]))
        .rows[0],
    refund: (charges: { charged_at_s: string; points: number }[]) =>
      client.query('select auth.refund_cost($1, $2, $3)', [
        charges.map(() => bucket),
        charges.map(({ charged_at_s }) => charged_at_s),
        charges.map(({ points }) => points),
      ]),
  };
}

type Spent = { at: number; points: number };

/** The most points that lie in any minute; times rise. */
function densest(spent: Spent[]): number {
  let [most, sum, first] = [0, 0, 0];
  for (const { at, points } of spent) {
    sum += points;
    while (at - spent[first]!.at >= minute) sum -= spent[first++]!.points;
    most = Math.max(most, sum);
  }
  return most;
}

const limit = 1000;
const step = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 50 }) },
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 20_000 }) },
  { weight: 2, arbitrary: fc.constantFrom(999, 1000, 59_999, minute, minute + 1, 60_999, 61_000, 61_001, 3 * minute) },
);
const traffic = fc
  .array(fc.record({ by: step, points: fc.integer({ min: 1, max: 600 }) }), { minLength: 1, maxLength: 50 })
  .map((steps) => {
    let at = 0;
    return steps.map(({ by, points }) => {
      at += by;
      return { at, points };
    });
  });
const runs = { numRuns: 60 };

test('no more than the budget is charged in any minute, and no charge is refused while the last 61 seconds have room', async () => {
  await fc.assert(
    fc.asyncProperty(traffic, async (asked) => {
      const { charge } = bucketOf(limit);
      const spent: Spent[] = [];
      for (const one of asked) {
        const { charged, points_left } = await charge(one.at, one.points);
        const recent = spent.filter(({ at }) => at > one.at - 61_000).reduce((sum, { points }) => sum + points, 0);
        if (recent + one.points <= limit) expect(charged).toBe(true);
        if (charged) spent.push(one);
        expect(points_left).toBeGreaterThanOrEqual(limit - recent - (charged ? one.points : 0));
      }
      expect(densest(spent)).toBeLessThanOrEqual(limit);
    }),
    runs,
  );
});

test('a charge succeeds after the Retry-After time, which is never a second too long', async () => {
  await fc.assert(
    fc.asyncProperty(traffic, async (asked) => {
      const { charge } = bucketOf(limit);
      let late = 0;
      for (const { at, points } of asked) {
        const { charged, points_retry_s: seconds } = await charge(at + late, points);
        if (charged) continue;
        expect(seconds).toBeGreaterThanOrEqual(1);
        expect(seconds).toBeLessThanOrEqual(61);
        expect((await charge(at + late + (seconds - 1) * 1000, points)).charged).toBe(false);
        late += seconds * 1000;
        expect((await charge(at + late, points)).charged).toBe(true);
      }
    }),
    runs,
  );
});

test('concurrent charges never exceed the budget', async () => {
  const { charge } = bucketOf(limit);
  const charges = await Promise.all(Array.from({ length: 40 }, () => charge(0, 30)));
  expect(charges.filter(({ charged }) => charged)).toHaveLength(33);
  expect(await charge(0, 10)).toMatchObject({ charged: true, points_left: 0, points_reset_s: 61 });
});

test('a refund can be used again, once and only by its bucket', async () => {
  const [mine, theirs] = [bucketOf(limit), bucketOf(limit)];
  const { charged_at_s } = await mine.charge(0, 1000);
  await theirs.charge(0, 1000);
  expect((await mine.charge(10_000, 1)).charged).toBe(false);
  await mine.refund([
    { charged_at_s, points: 300 },
    { charged_at_s, points: 100 },
  ]);
  expect(await mine.charge(10_000, 400)).toMatchObject({ charged: true, points_left: 0 });
  expect((await mine.charge(10_000, 1)).charged).toBe(false);
  expect((await theirs.charge(10_000, 1)).charged).toBe(false);
});

test('late and invalid refunds never exceed the limit', async () => {
  const { charge, refund } = bucketOf(limit);
  const { charged_at_s } = await charge(0, 1000);
  await charge(61_000, 1000);
  await refund([{ charged_at_s, points: 1000 }]);
  expect((await charge(61_000, 1)).charged).toBe(false);
  const other = bucketOf(limit);
  await other.refund([{ charged_at_s, points: 500 }]);
  const { charged_at_s: now } = await other.charge(0, 10);
  await other.refund([{ charged_at_s: now, points: 500 }]);
  expect(await other.charge(0, 1001)).toMatchObject({ charged: false, points_left: 1000 });
});

test('a charge of 0 returns the remaining budget; null charges nothing', async () => {
  const { charge } = bucketOf(limit);
  expect(await charge(0, 0)).toMatchObject({ charged: true, points_left: limit, points_reset_s: 0 });
  await charge(500, 400);
  expect(await charge(20_000, 0)).toMatchObject({ charged: true, points_left: 600, points_reset_s: 41 });
  expect(await charge(20_000, null)).toBeUndefined();
});

test('clock differences between instances break no limit', async () => {
  const { charge } = bucketOf(limit);
  const charged = [];
  for (const at of [30_000, 29_000, 31_000, 0, 60_000]) charged.push((await charge(at, 400)).charged);
  expect(charged).toEqual([true, true, false, false, false]);
});

test('the service role can charge but not read or change windows', async () => {
  await expect(client.query('select * from auth.rate_window')).rejects.toThrow('permission denied');
  await expect(client.query('delete from auth.rate_window')).rejects.toThrow('permission denied');
});
