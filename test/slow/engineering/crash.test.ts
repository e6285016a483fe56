import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sha256 } from '#kernel/hash.ts';
import { createEngineeringClient } from '../../api/engineering/client.ts';
import { type Answer, copyDatabase } from '../../harness.ts';
import { type Gateway, openGateways } from '../crash/gateway.ts';

const database = await copyDatabase();
const home = await mkdtemp(join(tmpdir(), 'gateway-crash-files-'));
afterAll(() => rm(home, { recursive: true, force: true }));
const gateway = openGateways(database);
const start = (env: Record<string, string> = {}) => gateway({ DATA_DIR: home, ...env });

/** A caller of a process that may crash during the call, which then has no response. */
const createCaller = (gateway: Gateway, secret: string) => ({
  rest: async (...[method, path, body]: [string, string, unknown?]) =>
    (await gateway.rest({ secret }, method, path, body)) as Answer,
});

const points = ['upload:after-store', 'upload:before-commit'];

test('after a crash during an upload, repeating the upload completes the transfer', async () => {
  const clean = await start();
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  const { secret } = (await (await fetch(`${clean.url}/api/v1/keys`, init)).json()) as { secret: string };
  const { project } = (await createCaller(clean, secret).rest('POST', '/projects', { name: 'Lamp' })).body;
  const us = createEngineeringClient(createCaller(clean, secret), project.id);
  for (const [at, point] of points.entries()) {
    const content = `content ${at}`;
    const { id, files } = await us.begin({ 'a.dwg': content }, point);
    const victim = await start({ CRASH_AT: point });
    expect(
      await createEngineeringClient(createCaller(victim, secret), project.id).upload(id, files[0].entryId, content),
      point,
    ).toBeNull();
    await victim.died();
    const lies = (await readdir(join(home, 'files'), { recursive: true })).some((path) =>
      path.endsWith(sha256(content)),
    );
    expect([lies, (await us.transfer(id)).status], point).toEqual([true, 'open']);
    const again = await us.upload(id, files[0].entryId, content);
    expect([again.status, again.body['transfer'].status], point).toEqual([200, 'complete']);
    const { packages } = await us.all();
    expect(packages.map(({ revision, status }) => [revision, status])).toEqual([
      [point, 'current'],
      ...points.slice(0, at).map((point) => [point, 'superseded']),
    ]);
  }
  await clean.stop();
});
