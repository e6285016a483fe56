import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openPrograms } from '../program.ts';

const home = await mkdtemp(join(tmpdir(), 'gateway-embedded-'));
await chmod(home, 0o755);
const programs = openPrograms({ DATA_DIR: home, DEMO_DATA: 'off' });
afterAll(() => rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

const postmaster = async () =>
  Number((await readFile(join(home, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0]);

test('a killed embedded PostgreSQL is restarted, and the gateway recovers', async () => {
  const { url, child, output, ended } = await programs.start();
  const pid = await postmaster();
  process.kill(pid, 'SIGKILL');
  const readyz = async () => (await fetch(`${url}/readyz`)).status;
  await expect.poll(readyz, { timeout: 20_000 }).toBe(503);
  await expect.poll(readyz, { timeout: 60_000, interval: 200 }).toBe(200);
  expect(await postmaster()).not.toBe(pid);
  // It is logged when the tool that started PostgreSQL ends, somewhat later.
  await expect.poll(() => output.all).toContain('embedded PostgreSQL restarted');
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0 });
});
