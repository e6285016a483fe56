import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyDatabase } from '../../harness.ts';

/** The counting itself, `auth.consume`, under a clock that the test sets: which tests through the API cannot control. */
const { serviceUrl } = await copyDatabase();
const client = new Client({ connectionString: serviceUrl, pipeline: true });
beforeAll(() => client.connect());
afterAll(() => client.end());

const minute = 60_000;
const slot = 15 * minute;
const day = 86_400_000;
const start = Math.floor(1_800_000_000_000 / slot) * slot;

type Taken = { allowed: boolean; minute_left: number; day_left: number; retry_after_s: number; minute_reset_s: number };
type Limits = { perMinute: number | null; perDay: number | null };

const bucketOf = ({ perMinute, perDay }: Limits) => {
  const bucket = randomUUID();
  return {
    take: async (at: number): Promise<Taken> =>
      (await client.query('select * from auth.consume($1, $2, $3, $4)', [bucket, perMinute, perDay, start + at]))
        .rows[0],
    refund: (at: number) => client.query('select auth.refund($1, $2)', [bucket, start + at]),
  };
};

/** The most that lies in any window of this length; `times` rise. */
function densest(times: number[], windowMs: number): number {
  let most = 0;
  for (let first = 0, last = 0; last < times.length; last++) {
    while (times[last]! - times[first]! >= windowMs) first++;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

// Steps from bursts within a millisecond to pauses of more than a day, with the edges of the windows among them.
const step = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 3 }) },
  { weight: 4, arbitrary: fc.integer({ min: 0, max: minute }) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 4 * slot }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 2 * day }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(minute - 1, minute, minute + 1, slot, day - slot, day - 1, day, day + 1, 97 * slot),
  },
);
const traffic = fc.array(step, { minLength: 1, maxLength: 60 }).map((steps) => {
  let at = 0;
  return steps.map((by) => (at += by));
});
const limits = fc.oneof(
  fc.record({ perMinute: fc.integer({ min: 1, max: 5 }), perDay: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ perMinute: fc.integer({ min: 1, max: 5 }), perDay: fc.constant(null) }),
  fc.record({ perMinute: fc.constant(null), perDay: fc.integer({ min: 1, max: 8 }) }),
);
const runs = { numRuns: 60 };

test('no more requests than the limit are allowed in any 60 seconds or 24 hours', async () => {
  await fc.assert(
    fc.asyncProperty(limits, traffic, async (limit, times) => {
      const { take } = bucketOf(limit);
      const taken = await Promise.all(times.map(take));
      const allowed = times.filter((_, i) => taken[i]!.allowed);
      if (limit.perMinute) expect(densest(allowed, minute)).toBeLessThanOrEqual(limit.perMinute);
      if (limit.perDay) expect(densest(allowed, day)).toBeLessThanOrEqual(limit.perDay);
      expect(taken[0]!.allowed).toBe(true);
    }),
    runs,
  );
});

test('a caller that waits for the Retry-After time is accepted', async () => {
  await fc.assert(
    fc.asyncProperty(limits, traffic, async (limit, times) => {
      const { take } = bucketOf(limit);
      let late = 0;
      for (const time of times) {
        const at = time + late;
        const { allowed, retry_after_s: seconds } = await take(at);
        if (allowed) continue;
        expect(seconds).toBeGreaterThanOrEqual(1);
        expect((await take(at + seconds * 1000)).allowed).toBe(true);
        late += seconds * 1000;
      }
    }),
    runs,
  );
});

test('the Retry-After of the minute limit is exact to the second', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 5 }), traffic, async (perMinute, times) => {
      const { take } = bucketOf({ perMinute, perDay: null });
      const allowed: number[] = [];
      for (const at of times) {
        const taken = await take(at);
        const recent = allowed.filter((before) => before > at - minute);
        expect(taken.allowed).toBe(recent.length < perMinute);
        if (taken.allowed) allowed.push(at);
        else expect(taken.retry_after_s).toBe(Math.ceil((recent.at(-perMinute)! + minute - at) / 1000));
        expect(taken.minute_left).toBe(Math.max(0, perMinute - recent.length - (taken.allowed ? 1 : 0)));
      }
    }),
    runs,
  );
});

test('the daily window slides by 15 minutes, and its Retry-After is exact to the second', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 8 }), traffic, async (perDay, times) => {
      const { take } = bucketOf({ perMinute: null, perDay });
      const allowed: number[] = [];
      for (const at of times) {
        const now = Math.floor(at / slot);
        const taken = await take(at);
        const counted = allowed.filter((quarter) => quarter > now - 97);
        expect(taken.allowed).toBe(counted.length < perDay);
        if (taken.allowed) allowed.push(now);
        else expect(taken.retry_after_s).toBe(Math.ceil(((counted[0]! + 97) * slot - at) / 1000));
        expect(taken.day_left).toBe(Math.max(0, perDay - counted.length - (taken.allowed ? 1 : 0)));
      }
    }),
    runs,
  );
});

test('a refunded request can be used again, once', async () => {
  const both = fc.record({ perMinute: fc.integer({ min: 1, max: 5 }), perDay: fc.integer({ min: 6, max: 12 }) });
  await fc.assert(
    fc.asyncProperty(both, fc.nat(100), fc.integer({ min: 0, max: 1000 }), async (limit, offset, between) => {
      const { take, refund } = bucketOf(limit);
      const times = Array.from({ length: limit.perMinute }, (_, i) => offset + i * between);
      for (const at of times) expect((await take(at)).allowed).toBe(true);
      const last = times.at(-1)!;
      expect((await take(last)).allowed).toBe(false);
      await refund(times[Math.floor(times.length / 2)]!);
      expect((await take(last)).allowed).toBe(true);
      expect(await take(last)).toMatchObject({ allowed: false, day_left: limit.perDay - limit.perMinute });
    }),
    runs,
  );
});

test('invalid, repeated and late refunds never exceed the limit', async () => {
  const { take, refund } = bucketOf({ perMinute: null, perDay: 3 });
  const allowed = async (at: number) => (await take(at)).allowed;
  await refund(0);
  expect(await allowed(0)).toBe(true);
  for (const at of [0, 0, 0, 99 * slot]) await refund(at);
  expect([await allowed(1), await allowed(2), await allowed(3), await allowed(4)]).toEqual([true, true, true, false]);
  expect(await take(98 * slot)).toMatchObject({ allowed: true, day_left: 2 });
  await refund(2);
  expect(await take(98 * slot)).toMatchObject({ allowed: true, day_left: 1 });
});

test('the remaining count is that of the tighter window', async () => {
  const { take } = bucketOf({ perMinute: 2, perDay: 3 });
  const left = async (at: number) => {
    const { minute_left, day_left } = await take(at);
    return [minute_left, day_left];
  };
  expect(await left(0)).toEqual([1, 2]);
  expect(await left(10)).toEqual([0, 1]);
  expect(await left(minute + 10)).toEqual([1, 0]);
  expect(await take(minute + 11)).toMatchObject({ allowed: false, day_left: 0, retry_after_s: expect.any(Number) });
});

test('clock differences between instances break no limit', async () => {
  const { take } = bucketOf({ perMinute: 3, perDay: 4 });
  const allowed = [];
  for (const at of [slot, slot - 5, slot + 1, slot - 1, slot + minute, 2 * slot, slot])
    allowed.push((await take(at)).allowed);
  expect(allowed.filter(Boolean)).toHaveLength(4);
  expect(allowed.slice(0, 4)).toEqual([true, true, true, false]);
});

test('the service role can count requests but not read or change windows and secrets', async () => {
  for (const table of ['auth.rate_window', 'auth.service_secret']) {
    await expect(client.query(`select * from ${table}`)).rejects.toThrow('permission denied');
    await expect(client.query(`delete from ${table}`)).rejects.toThrow('permission denied');
  }
  await expect(client.query(`update audit_entry set actor = 'nobody'`)).rejects.toThrow('permission denied');
});
