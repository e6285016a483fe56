import { expect, test, vi } from 'vitest';
import { superviseCluster } from '#db/embedded/embedded-supervisor.ts';
import { createLog } from '#server/log.ts';

test('supervision ends after five failed restarts with a message', async () => {
  const restart = vi.fn(async () => {
    throw new Error('no space left on device');
  });
  const lost = Promise.withResolvers<string>();
  superviseCluster({ isRunning: async () => false, restart }, createLog('silent'), lost.resolve, {
    everyMs: 1,
    pausesMs: [1, 1, 1, 1, 1],
  });
  expect(await lost.promise).toBe('The embedded PostgreSQL stopped and could not be restarted in 5 attempts.');
  expect(restart).toHaveBeenCalledTimes(5);
});

test('a restarted cluster is supervised again', async () => {
  let deaths = 2;
  const log: string[] = [];
  const again = Promise.withResolvers<void>();
  const restart = async () => {
    deaths--;
    if (!deaths) again.resolve();
  };
  const onLost = (message: string) => void log.push(message);
  const waits = { everyMs: 1, pausesMs: [1] };
  const end = superviseCluster({ isRunning: async () => deaths === 0, restart }, createLog('silent'), onLost, waits);
  await again.promise;
  end();
  expect(log).toEqual([]);
});
