import { expect, test } from 'vitest';
import { withClient } from '#db/embedded/embedded.ts';
import { untilWaiting } from '../../api/keys/client.ts';
import { startApp } from '../../harness.ts';
import { openPrograms, settingsOf } from '../../program.ts';

const app = await startApp();
app.clock.now = new Date();
const programs = openPrograms(settingsOf(app));

test('the rate limits keep the count of an instance that is killed during a burst', async () => {
  const other = await programs.start({ LOG_LEVEL: 'silent' });
  const me = await app.live();
  const headers = { authorization: `Bearer ${me.secret}` };
  const lost = { status: 0 };
  const there = async () => (await fetch(`${other.url}/api/v1/me`, { headers }).catch(() => lost)).status;
  expect(await Promise.all(Array.from({ length: 20 }, there))).toEqual(Array(20).fill(200));

  const burst = await withClient(app.ownerUrl, async (client) => {
    await client.query('begin');
    await client.query('select from auth.rate_window where bucket = $1 for update', [`key:${me.keyId}`]);
    const burst = Array.from({ length: 20 }, there);
    await untilWaiting(client, 0, 5000);
    other.child.kill('SIGKILL');
    await other.ended;
    await client.query('commit');
    return Promise.all(burst);
  });
  expect(burst).toEqual(Array(20).fill(0));

  const statuses = await Promise.all(
    Array.from({ length: 66 }, async () => (await app.app.request('/api/v1/me', { headers })).status),
  );
  const passed = statuses.filter((status) => status === 200).length;
  expect(statuses.filter((status) => status === 429)).toHaveLength(66 - passed);
  expect(passed, 'what the dead one had begun may count').toBeGreaterThanOrEqual(20);
  expect(passed, 'what it had answered counts').toBeLessThanOrEqual(40);
  const counted = await app
    .asOwner()
    .execute('select cardinality(minute) as n from auth.rate_window where bucket = ?', [`key:${me.keyId}`]);
  expect(counted).toEqual([{ n: 60 }]);
});
