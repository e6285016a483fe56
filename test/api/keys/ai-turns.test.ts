import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Writer } from '#ports/language-model/writer.ts';
import { type Caller, quoteRequest, reachable, startApp } from '../../harness.ts';

const asked = { times: 0 };
const writer: Writer = {
  model: 'small',
  polish: async (text) => {
    asked.times += 1;
    return { ...text, translations: null };
  },
};
const app = await startApp({ TRUST_PROXY: 'true', LIMIT_REQUESTS_PER_MINUTE: '1000' }, { writer });
await app.factories(reachable());

/** Sets the usage of this quota in the current quarter of an hour. */
async function used(bucket: string, times: number) {
  await clear(bucket);
  await app.asOwner().execute(
    `insert into auth.rate_window (bucket, day_slots, day_epoch, day_total)
     select ?, array_fill(0, array[(now % 97)::int]) || ?::int || array_fill(0, array[96 - (now % 97)::int]), now, null
     from (select (extract(epoch from clock_timestamp()) * 1000)::bigint / 900000 as now) as n`,
    [bucket, times],
  );
}
const clear = (bucket: string) => app.asOwner().execute('delete from auth.rate_window where bucket = ?', [bucket]);
const counted = async (like: string): Promise<number[]> => {
  const rows = await app
    .asOwner()
    .execute<{ n: number }[]>(
      `select (select sum(n)::int from unnest(day_slots) n) as n from auth.rate_window where bucket like ?`,
      [like],
    );
  return rows.map(({ n }) => n);
};
const from = (secret: string, address: string) =>
  app.caller({ authorization: `Bearer ${secret}`, 'x-forwarded-for': address });

test.each<[string, () => Promise<{ me: Caller & { secret: string }; bucket: string }>, string, number]>([
  [
    'a live key: 100 a day of its organisation',
    async () => {
      const me = await app.live();
      return { me, bucket: `ai_turns_per_day:${me.organisationId}` };
    },
    'ai_turns_per_day',
    100,
  ],
  [
    'a sandbox key: 20 a day',
    async () => {
      const me = await app.sandbox();
      return { me, bucket: `ai_turns_per_day:${me.keyId}` };
    },
    'ai_turns_per_day',
    20,
  ],
  [
    'all sandbox keys together: 2,000 a day',
    async () => ({ me: await app.sandbox(), bucket: 'sandbox_ai_global_day:all' }),
    'sandbox_ai_global_day',
    2000,
  ],
])('%s, then nothing is created and the idempotency key stays unused', async (_, who, limit, max) => {
  const { me, bucket } = await who();
  await used(bucket, max - 1);
  const key = randomUUID();
  const last = await quoteRequest(me, {}, { key });
  expect(last.status).toBe(201);
  const before = asked.times;
  const { projectId } = last;
  const over = await quoteRequest(me, {}, { projectId });
  expect([over.status, over.body['error'].code]).toEqual([429, 'quota_reached']);
  expect(over.body['error'].details).toMatchObject({ limit, max, windowSeconds: 86_400 });
  expect(over.headers.get('retry-after')).toBe(String(over.body['error'].details.retryAfterSeconds));
  expect((await quoteRequest(me, {}, { projectId, key })).status, 'a replay costs nothing').toBe(200);
  const visit = { kind: 'factory_audit_visit', input: {} };
  const plain = await me.rest('POST', `/projects/${projectId}/actions`, visit, { 'idempotency-key': randomUUID() });
  expect(plain.body['error']?.code, 'what needs no model').not.toBe('quota_reached');
  expect(asked.times).toBe(before);
  expect((await me.rest('GET', `/projects/${projectId}/actions`)).body['count']).toBeLessThanOrEqual(2);
  await clear(bucket);
});

test('sandbox keys of one address share 60 a day; a refused call consumes no other quota', async () => {
  await clear('sandbox_ai_global_day:all');
  const keys = [await app.sandbox(), await app.sandbox(), await app.sandbox(), await app.sandbox()];
  const statuses: number[] = [];
  for (const { secret } of keys) {
    const me = from(secret, '192.0.2.60');
    const { projectId } = await quoteRequest(me);
    const more = await Promise.all(Array.from({ length: 18 }, () => quoteRequest(me, {}, { projectId })));
    statuses.push(201, ...more.map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4 * 19 - 60);
  const turns = await Promise.all(keys.map(({ keyId }) => counted(`ai_turns_per_day:${keyId}`)));
  expect(turns.flat()).toEqual([19, 19, 19, 3]);
  expect(await counted('sandbox_ai_global_day:all')).toEqual([60]);
});

test('concurrent equal requests consume one call', async () => {
  const me = await app.live();
  const { projectId } = await quoteRequest(me);
  const key = randomUUID();
  await Promise.all(Array.from({ length: 10 }, () => quoteRequest(me, {}, { projectId, key })));
  expect(await counted(`ai_turns_per_day:${me.organisationId}`)).toEqual([2]);
});
