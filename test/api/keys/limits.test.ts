import { describe, expect, test } from 'vitest';
import { startApp } from '../../harness.ts';
import { readJson } from '../../json.ts';

const app = await startApp();
app.clock.now = new Date();

describe('the rate limits', () => {
  test('allow exactly sixty requests per minute over two concurrent instances', async () => {
    const second = await app.secondInstance();
    const me = await app.live();
    const headers = { authorization: `Bearer ${me.secret}` };
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, i) => [app.app, second][i % 2]!.request('/api/v1/me', { headers })),
    );
    const [passed, refused] = [200, 429].map((code) => answers.filter(({ status }) => status === code));
    expect([passed!.length, refused!.length]).toEqual([60, 140]);
    for (const answer of refused!) {
      const { details } = (await readJson(answer)).error;
      expect(details).toEqual({
        limit: 'requests_per_minute',
        max: 60,
        windowSeconds: 60,
        retryAfterSeconds: Number(answer.headers.get('retry-after')),
      });
      expect(details.retryAfterSeconds).toBeGreaterThan(50);
      expect(details.retryAfterSeconds).toBeLessThanOrEqual(60);
      expect([answer.headers.get('ratelimit-limit'), answer.headers.get('ratelimit-remaining')]).toEqual(['60', '0']);
    }
    const wait = Number(refused!.at(-1)!.headers.get('retry-after')) * 1000;
    const earlier =
      'update auth.rate_window set minute = (select array_agg(t - ?) from unnest(minute) t) where bucket = ?';
    await app.asOwner().execute(earlier, [wait, `key:${me.keyId}`]);
    expect((await me.rest('GET', '/me')).status).toBe(200);
  });

  test('allow 60 of a burst of 66 over two instances in both APIs together', async () => {
    const me = await app.live();
    const doors = [app.app, await app.secondInstance()];
    const headers = { authorization: `Bearer ${me.secret}`, 'content-type': 'application/json' };
    const graph = { method: 'POST', headers, body: JSON.stringify({ query: '{ me { keyId } }' }) };
    const statuses = await Promise.all(
      Array.from({ length: 66 }, async (_, i) => {
        const door = doors[i % 2]!;
        return (await (i % 3 ? door.request('/api/v1/me', { headers }) : door.request('/graphql', graph))).status;
      }),
    );
    expect([200, 429].map((code) => statuses.filter((status) => status === code).length)).toEqual([60, 6]);
  });

  test('have a separate daily limit; refused requests count, server errors do not', async () => {
    const strict = await startApp({ LIMIT_REQUESTS_PER_DAY_SANDBOX: '3', LIMIT_REQUESTS_PER_DAY_LIVE: '4' });
    const rename = (from: string, to: string) => strict.asOwner().execute(`alter table ${from} rename to ${to}`);
    for (const [me, max] of [
      [await strict.sandbox(), 3],
      [await strict.live(), 4],
    ] as const) {
      await rename('project', 'mislaid');
      for (let i = 0; i < 5; i++) expect((await me.rest('GET', '/projects')).status).toBe(500);
      await rename('mislaid', 'project');
      for (let i = 1; i < max; i++) expect((await me.rest('GET', '/projects/x')).status).toBe(400);
      const last = await me.rest('GET', '/me');
      expect([
        last.body['limits'].remainingToday,
        last.headers.get('ratelimit-remaining'),
        last.headers.get('ratelimit-limit'),
      ]).toEqual([0, '0', String(max)]);
      const { status, body, headers } = await me.rest('GET', '/me');
      expect([status, body['error'].details]).toMatchObject([
        429,
        { limit: 'requests_per_day', max, windowSeconds: 86_400 },
      ]);
      expect(headers.get('retry-after')).toBe(String(body['error'].details.retryAfterSeconds));
    }
  });

  test('reset the daily limit when its window frees requests, as stated', async () => {
    const strict = await startApp({ LIMIT_REQUESTS_PER_DAY_SANDBOX: '3' });
    const me = await strict.sandbox();
    const slot = 900;
    const now = () => Date.now() / 1000;
    const take = async (at: number) => {
      const [taken] = await strict
        .asOwner()
        .execute('select allowed from auth.consume(?, 60, 3, ?)', [`key:${me.keyId}`, Math.round(at * 1000)]);
      return taken!.allowed;
    };
    const ask = async () => {
      const at = now();
      const { status, headers } = await me.rest('GET', '/me');
      const [limit, left, reset] = ['limit', 'remaining', 'reset'].map((name) =>
        Number(headers.get(`ratelimit-${name}`)),
      );
      return { at, status, limit, left, reset: reset!, retry: Number(headers.get('retry-after')) };
    };
    const freed = (since: number) => (Math.floor(since / slot) + 97) * slot;
    expect((await me.rest('GET', '/me')).headers.get('ratelimit-policy')).toBe('60;w=60, 3;w=86400');
    await strict.asOwner().execute('delete from auth.rate_window where bucket = ?', [`key:${me.keyId}`]);

    const oldest = now() - 20 * 3600;
    expect([await take(oldest), await take(oldest + 3600)]).toEqual([true, true]);
    const last = await ask();
    expect(last).toMatchObject({ status: 200, limit: 3, left: 0 });
    expect(Math.abs(last.at + last.reset - freed(oldest))).toBeLessThanOrEqual(2);
    expect(last.reset, 'not a whole day').toBeLessThan(4.5 * 3600);

    const refused = await ask();
    expect(refused).toMatchObject({ status: 429, left: 0, retry: refused.reset });
    expect(Math.abs(refused.at + refused.retry - freed(oldest))).toBeLessThanOrEqual(2);
    expect([await take(refused.at + refused.retry - 5), await take(refused.at + refused.retry + 1)]).toEqual([
      false,
      true,
    ]);
  });
});
