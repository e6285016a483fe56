import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../../../harness.ts';
import { number } from '../../../json.ts';
import { type Answer, outcome, said, startDevices } from './client.ts';

const app = await startDevices();
const { acknowledge, approve, approved, at, cancel, deny, issued, keysOf, me, owner, poll, second, start } = app;

let begin = new Date();
beforeEach(() => {
  begin = new Date();
  at(begin, 0);
});

const told = ({ status, headers, body }: Answer) =>
  status === 200
    ? { status, state: body['status'], interval: body['interval'], expiresIn: body['expiresIn'] }
    : { status, code: body['error'].code, details: body['error'].details, wait: headers.get('retry-after') };
const pending = (interval: number, expiresIn: number) => ({ status: 200, state: 'pending', interval, expiresIn });
const tooEarly = (interval: number, retryAfterSeconds: number) => ({
  ...{ status: 429, code: 'slow_down', details: { interval, retryAfterSeconds }, wait: String(retryAfterSeconds) },
});

describe('the poll interval', () => {
  test('never rejects the first poll', async () => {
    for (const seconds of [0, 0.001, 3, 899.999]) {
      at(begin, 0);
      const { deviceCode } = await start();
      at(begin, seconds);
      expect(told(await poll(deviceCode))).toEqual(pending(5, Math.ceil(900 - seconds)));
    }
  });

  test('tolerates a poll up to one second early', async () => {
    const { deviceCode } = await start();
    await poll(deviceCode);
    at(begin, 4);
    expect(told(await poll(deviceCode))).toEqual(pending(5, 896));
    at(begin, 7.999);
    expect(told(await poll(deviceCode))).toEqual(tooEarly(10, 7));
    at(begin, 12.999);
    expect(told(await poll(deviceCode))).toEqual(tooEarly(15, 7));
    at(begin, 18);
    expect(told(await poll(deviceCode))).toEqual(pending(15, 882));
  });

  test('grows by 5 seconds per early poll, up to 30; the wait counts from the last accepted poll', async () => {
    const { deviceCode } = await start();
    await poll(deviceCode);
    const intervals = [10, 15, 20, 25, 30, 30, 30];
    for (const [i, interval] of intervals.entries()) {
      at(begin, i / 2);
      const answer = told(await poll(deviceCode, i % 2 ? second : app.app));
      expect(answer).toEqual(tooEarly(interval, Math.ceil(interval - i / 2)));
    }
    at(begin, 28.999);
    expect(told(await poll(deviceCode))).toEqual(tooEarly(30, 2));
    at(begin, 29);
    expect(told(await poll(deviceCode, second))).toEqual(pending(30, 871));
  });

  test('accepts one of many concurrent polls', async () => {
    const { deviceCode } = await start();
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => poll(deviceCode, i % 2 ? second : app.app)));
    const refused = answers.filter(({ status }) => status === 429).map(({ body }) => body['error'].details.interval);
    expect(refused.toSorted((a, b) => a - b)).toEqual([10, 15, 20, 25, 30, 30, 30]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  /** Independent model of slow_down; `ms` is since the start. */
  function rule() {
    let interval = 5;
    let last = Number.NEGATIVE_INFINITY;
    return (ms: number) => {
      if (ms - last >= (interval - 1) * 1000) {
        last = ms;
        return pending(interval, Math.ceil(900 - ms / 1000));
      }
      interval = Math.min(30, interval + 5);
      return tooEarly(interval, Math.ceil(interval - (ms - last) / 1000));
    };
  }
  const asTold = 'as told' as const;
  const wait = fc.oneof(
    { weight: 3, arbitrary: fc.constant(asTold) },
    { weight: 2, arbitrary: fc.integer({ min: 0, max: 6000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 32_000 }) },
    { weight: 2, arbitrary: fc.constantFrom(0, 1, 3999, 4000, 4001, 5000, 9000, 29_000, 30_000) },
  );
  test('accepts a client that waits as told, whatever it did before', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(wait, { minLength: 1, maxLength: 24 }), async (waits) => {
        at(begin, 0);
        const { deviceCode } = await start();
        const expected = rule();
        let ms = 0;
        let advised = 0;
        for (const next of waits) {
          ms += next === asTold ? advised * 1000 : next;
          at(begin, ms / 1000);
          const answer = told(await poll(deviceCode));
          expect(answer).toEqual(expected(ms));
          if (next === asTold) expect(answer.status).toBe(200);
          advised = answer.details?.retryAfterSeconds ?? number(answer.interval);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('accepts a steady client that ignores it twice a minute, or as often as it polls', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2000, max: 40_000 }), async (periodMs) => {
        at(begin, 0);
        const { deviceCode } = await start();
        const accepted: number[] = [];
        for (let now = 0; now < 120_000; now += periodMs) {
          at(begin, now / 1000);
          if ((await poll(deviceCode)).status === 200) accepted.push(now);
        }
        accepted.push(120_000);
        const gaps = accepted.slice(1).map((time, i) => time - accepted[i]!);
        expect(Math.max(...gaps)).toBeLessThan(29_000 + periodMs);
      }),
      { numRuns: 10 },
    );
  });

  test.each<[string, (pair: { deviceCode: string; userCode: string }) => Promise<unknown>]>([
    ['approved', async ({ userCode }) => approve(await owner(), userCode)],
    ['denied', async ({ userCode }) => deny(await owner(), userCode)],
    ['cancelled', ({ deviceCode }) => cancel(deviceCode)],
    ['expired', async () => at(begin, 900)],
    [
      'acknowledged',
      async ({ deviceCode, userCode }) => {
        await approve(await owner(), userCode);
        await acknowledge((await poll(deviceCode)).body['secret'], deviceCode);
      },
    ],
  ])('does not delay the news that a connection is %s', async (state, change) => {
    const pair = await start();
    at(begin, 899.9);
    for (const status of [200, 429, 429]) expect((await poll(pair.deviceCode)).status).toBe(status);
    await change(pair);
    for (let i = 0; i < 3; i++)
      expect(told(await poll(pair.deviceCode))).toMatchObject({ status: 200, state, interval: 15 });
  });
});

describe('expiry', () => {
  const nothing = { key: null, secret: null, expiresIn: 0 };

  test('of a code after 900 seconds, counted down in every poll', async () => {
    const session = await owner();
    const { deviceCode, userCode } = await start();
    const left: Record<number, number> = { 0: 900, 299.501: 601, 894.5: 6, 899.999: 1 };
    for (const seconds of [0, 299.501, 894.5, 899.999]) {
      at(begin, seconds);
      expect(told(await poll(deviceCode))).toEqual(pending(5, left[seconds]!));
      expect(await app.read(session, userCode)).toMatchObject({ status: 'pending' });
    }
    at(begin, 900);
    expect((await poll(deviceCode)).body).toMatchObject({ status: 'expired', ...nothing });
    expect(await app.read(session, userCode)).toMatchObject({ status: 'expired' });
    for (const decide of [approve, deny]) {
      expect(said(await refusal(decide(session, userCode)))).toEqual([409, 'device_already_decided']);
    }
    expect(await keysOf(session.organisationId)).toEqual([]);
  });

  test('of an approval without a poll within those 900 seconds', async () => {
    const { deviceCode, userCode, session } = await approved();
    at(begin, 900);
    expect((await poll(deviceCode)).body).toMatchObject({ status: 'expired', ...nothing });
    expect(await app.read(session, userCode)).toMatchObject({ status: 'expired' });
    expect(await keysOf(session.organisationId)).toEqual([]);
  });

  test('of a key 600 seconds after issue by the service clock, after which it is revoked', async () => {
    const { deviceCode, session } = await approved();
    at(begin, 899.999);
    const { key, secret } = (await poll(deviceCode)).body;
    expect(Date.parse(key.expiresAt)).toBe(begin.getTime() + 1_499_999);
    at(begin, 1499.998);
    expect((await poll(deviceCode)).body).toMatchObject({ status: 'approved', expiresIn: 1, secret });
    at(begin, 1499.999);
    expect((await poll(deviceCode)).body).toMatchObject({ status: 'expired', ...nothing });
    expect(outcome(await acknowledge(secret, deviceCode))).toEqual([401, 'key_revoked']);
    const { keys } = (await session.rest('GET', '/keys')).body;
    expect(keys).toMatchObject([{ id: key.id, status: 'revoked', revokedAt: key.expiresAt }]);
    expect((await poll(deviceCode)).body).toMatchObject({ status: 'expired' });
  });

  test('of the same key by the database clock on every instance', async () => {
    const { deviceCode, secret, key } = await issued();
    const shift = (seconds: number) =>
      app.execute(`update api_key set expires_at = expires_at - ? * interval '1 second' where id = ?`, [
        seconds,
        key.id,
      ]);
    await shift(590);
    for (const on of [app.app, second]) expect((await me(secret, on)).status).toBe(200);
    await shift(10);
    for (const on of [app.app, second]) {
      expect(outcome(await me(secret, on))).toEqual([401, 'key_revoked']);
      expect(outcome(await acknowledge(secret, deviceCode, on))).toEqual([401, 'key_revoked']);
    }
    const [row] = await keysOf(key.organisationId);
    expect(row!.temporary).toBe(true);
  });

  test('does not affect a key acknowledged at the last moment', async () => {
    const { deviceCode, secret, session } = await issued();
    at(begin, 599.999);
    const { status, body } = await acknowledge(secret, deviceCode);
    expect([status, body['key'].status]).toEqual([200, 'active']);
    expect(Date.parse(body['key'].expiresAt)).toBe(begin.getTime() + 599_999 + 90 * 24 * 3600_000);
    at(begin, 3600);
    expect((await poll(deviceCode)).body).toMatchObject({ status: 'acknowledged', ...nothing });
    expect((await session.rest('GET', '/keys')).body['keys']).toMatchObject([{ status: 'active', revokedAt: null }]);
    expect((await me(secret)).status).toBe(200);
  });
});
