import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { toUnavailableError } from '#db/connection-errors.ts';
import { quoteRequest, reachable, startApp, unlimited } from '../../harness.ts';

const app = await startApp(unlimited);

/** A transaction whose connection ends on the way, and that goes on so much later. */
const lost = (laterMs = 0) =>
  app.orm.em.fork().transactional(async (em) => {
    const [backend] = await em.execute<[{ pid: number }]>('select pg_backend_pid() as pid');
    await app.asOwner().execute(`select pg_terminate_backend(${backend.pid})`);
    await sleep(laterMs);
    await em.execute('select 1');
  });

test.each([0, 1, 3, 100])(
  'a caller whose connection was lost, and used %i ms later, is told to come back',
  async (ms) => {
    const error = await lost(ms).catch(toUnavailableError);
    expect(error).toMatchObject({ code: 'service_unavailable' });
  },
);

test('lost connections return to the pool: the service continues and can be stopped', async () => {
  // More than the pool has; that the service can be stopped is seen when this file ends.
  for (let n = 0; n < 25; n++) await expect(lost()).rejects.toThrow();
  await sleep(700);
  const pool = await app.orm.em.getConnection().getNativeClient();
  expect(pool.totalCount - pool.idleCount).toBe(0);
  const me = await app.live();
  const [factoryId] = await app.factories(reachable());
  const { deliveries } = await quoteRequest(me, { factoryIds: [factoryId!] });
  expect(deliveries).toHaveLength(1);
});
