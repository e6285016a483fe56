import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startEmbedded, withClient } from '#db/embedded/embedded.ts';
import { fillFormerDatabase, readFormerAnswers } from '../api/migrations/databases.ts';
import { openPrograms } from '../program.ts';

const home = await mkdtemp(join(tmpdir(), 'gateway-upgrade-'));
await chmod(home, 0o755);
const { run, start } = openPrograms({ DATA_DIR: home });
afterAll(() => rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

async function change(text: string, work = async (_url: string) => {}): Promise<void> {
  const { ownerUrl, stop } = await startEmbedded(home);
  await withClient(ownerUrl, (client) => client.query(text));
  await work(ownerUrl);
  await stop();
}

test('a data folder of the last release before the baseline is served', async () => {
  await change(
    `create role gateway_system nologin; create role gateway_app login;
     grant gateway_system to gateway_app with inherit false, set true`,
    fillFormerDatabase,
  );
  const { url, child, ended } = await start();
  const { secrets, answers } = await readFormerAnswers();
  const headers = { authorization: `Bearer ${secrets['customer']}` };
  const response = await fetch(`${url}/api/v1/projects`, { headers });
  expect(await response.json()).toMatchObject(answers['customer']!['/projects']!);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
});

test('a data folder of a newer release stops the start with one line, and nothing keeps running', async () => {
  await change(`insert into mikro_orm_migrations (name) values ('Migration29990101000000')`);
  const { code, all } = await run(['src/main.ts'], { PORT: '0' }).ended;
  expect({ code, output: all.trim() }).toEqual({
    code: 1,
    output:
      'The database cannot be used by this release. It was migrated by a newer release (Migration29990101000000): ' +
      'start that release. Nothing was changed.',
  });
  expect(existsSync(join(home, 'postgres', 'postmaster.pid'))).toBe(false);
});
