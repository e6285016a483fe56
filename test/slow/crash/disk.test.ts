import { spawnSync } from 'node:child_process';
import { open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { withClient } from '#db/embedded/embedded.ts';
import { createEngineeringClient } from '../../api/engineering/client.ts';
import type { Answer } from '../../harness.ts';
import { makeHome, openCluster } from './cluster.ts';
import { isLong, newFigures, report, runs } from './figures.ts';
import { createLab, type Draft } from './lab.ts';

/** A file system with little room; false where this user may not mount one. */
function mountSmall(folder: string, megabytes: number): boolean {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  if (status === 0) afterAll(() => void spawnSync('umount', ['-l', folder]));
  return status === 0;
}

/** Takes all the room that is left, until the result is called. */
async function fillDisk(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'filler');
  const file = await open(path, 'w');
  for (const size of [1024 ** 2, 4096]) {
    const block = Buffer.alloc(size);
    while (await file.write(block).then(({ bytesWritten }) => bytesWritten === size, isDiskFull));
  }
  await file.close();
  return () => rm(path);
}
const isDiskFull = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOSPC') throw error;
  return false;
};

const [databaseHome, dataHome] = [await makeHome(), await makeHome()];
const canMount = mountSmall(databaseHome, 220) && mountSmall(dataHome, 8);
if (!canMount) console.info('Full disks are not tested: no file system can be mounted here.');

describe.skipIf(!canMount)('a disk is full', async () => {
  const cluster = await openCluster(databaseHome);
  const lab = await createLab(cluster);
  const figures = newFigures();
  const rounds = isLong ? runs : 1;
  const gateway = await lab.start({ LOG_LEVEL: 'silent', DATA_DIR: dataHome });
  const refused = { status: 503, body: { error: { code: 'service_unavailable' } } };
  const confirmed: string[] = [];

  async function write(): Promise<Answer | null> {
    const answer = await gateway.rest(lab.key, 'POST', '/projects', { name: 'Kept '.repeat(10) });
    if (answer?.status === 201) confirmed.push(answer.body['project'].id);
    return answer;
  }

  const fillLog = () =>
    withClient(cluster.ownerUrl, async (client) => {
      for (;;) await client.query(`select pg_logical_emit_message(true, '', repeat('x', 4000000))`);
    }).catch(() => {});

  test.each([
    ['statements fail', /ERROR: {2}could not extend file .*No space left on device/, async () => {}],
    ['the log cannot grow, which stops PostgreSQL', /PANIC: .*No space left on device/, fillLog],
  ])(
    'that of PostgreSQL, and %s: callers get 503, and afterwards each delivery is one mail',
    { timeout: rounds * 240_000 },
    async (_, said, worsen) => {
      for (let round = 0; round < rounds; round++) {
        const drafts = await lab.drafts(gateway, 6);
        const freeDisk = await fillDisk(databaseHome);
        await worsen();
        let answer = await write();
        for (let n = 0; n < 20_000 && answer?.status === 201; n++) answer = await write();
        expect(answer).toMatchObject(refused);
        const approved = await Promise.all(drafts.map((draft: Draft) => lab.approve(gateway, draft)));
        for (const answer of approved) expect([200, 503]).toContain(answer?.status);
        figures.kills++;
        await sleep(2000);
        expect(gateway.running).toBe(true);
        expect(said.test(await readFile(join(cluster.folder, 'server.log'), 'utf8')), said.source).toBe(true);

        await freeDisk();
        await cluster.end();
        await cluster.restart();
        await expect.poll(async () => (await write())?.status, { timeout: 20_000 }).toBe(201);
        for (const draft of drafts) await lab.assertSettled(gateway, draft, await lab.settle(gateway, draft), figures);
      }
      const [kept] = await lab.sql('select count(*)::int from project where id = any($1)', [confirmed]);
      expect(kept).toEqual({ count: confirmed.length });
    },
  );

  test('that of the files: an upload is 503, leaves nothing behind, and can be repeated when there is room', async () => {
    const { project } = (await gateway.rest(lab.key, 'POST', '/projects', { name: 'Lamp' }))!.body;
    const rest = async (...[method, path, body]: [string, string, unknown?]) =>
      (await gateway.rest(lab.key, method, path, body)) as Answer;
    const us = createEngineeringClient({ rest }, project.id);
    const content = 'x'.repeat(100_000);
    const { id, files } = await us.begin({ 'a.dwg': content }, 'A');
    const freeDisk = await fillDisk(dataHome);
    expect(await us.upload(id, files[0].entryId, content)).toMatchObject(refused);
    expect((await us.transfer(id)).status).toBe('open');
    const left = (
      await readdir(join(dataHome, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])
    ).filter((entry) => entry.isFile());
    expect(left).toEqual([]);
    await freeDisk();
    expect((await us.upload(id, files[0].entryId, content)).body['transfer'].status).toBe('complete');
  });

  test('no mail is lost, duplicated or stuck', (context) => report(context, figures));
});
