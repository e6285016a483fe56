import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { withClient } from '#db/embedded/embedded.ts';
import { secretKey } from '../harness.ts';
import { openPrograms } from '../program.ts';

const data = await mkdtemp(join(tmpdir(), 'gateway-roles-'));
afterAll(() => rm(data, { recursive: true, force: true }));
const programs = openPrograms({ ...secretKey, DATA_DIR: data, AUTO_MIGRATE: 'off' });
const { ownerUrl } = inject('database');

/** As an administrator makes it from what the console prints. */
async function environment() {
  const name = `env_${randomUUID().slice(0, 8)}`;
  const [owner, service] = [`${name}_owner`, `${name}_service`];
  const args = ['db', 'roles', '--database', name, '--owner', owner, '--service', service];
  const { sql }: { sql: string[] } = JSON.parse((await programs.run(['src/admin.ts', ...args]).ended).out);
  await withClient(ownerUrl, async (client) => {
    for (const statement of sql) await client.query(statement);
    for (const role of [owner, service]) await client.query(`alter role ${role} password 'secret'`);
  });
  const urlOf = (role: string) => `postgresql://${role}:secret@${new URL(ownerUrl).host}/${name}`;
  return { name, owner: urlOf(owner), service: urlOf(service) };
}

test('two environments in one cluster, without superusers, each migrate and serve, and cannot see each other', async () => {
  const [one, other] = [await environment(), await environment()];
  for (const { owner, service } of [one, other]) {
    const migrated = await programs.run(['src/admin.ts', 'db', 'migrate'], {
      DATABASE_URL: service,
      DATABASE_OWNER_URL: owner,
    }).ended;
    expect(JSON.parse(migrated.out)).toEqual({ migrations: expect.any(Number) });
  }
  const key = async ({ service }: typeof one) => {
    const { url } = await programs.start({ DATABASE_URL: service });
    const made = await fetch(`${url}/api/v1/keys`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const { secret }: { secret: string } = JSON.parse(await made.text());
    return { url, headers: { authorization: `Bearer ${secret}` } };
  };
  const [mine, theirs] = [await key(one), await key(other)];
  const statuses = [mine, theirs].map(
    async ({ url, headers }) => (await fetch(`${url}/api/v1/me`, { headers })).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200]);
  expect((await fetch(`${theirs.url}/api/v1/me`, { headers: mine.headers })).status).toBe(401);
  for (const login of [one.owner, one.service]) {
    const elsewhere = login.replace(/\/[^/]*$/, `/${other.name}`);
    await expect(withClient(elsewhere, (client) => client.query('select 1'))).rejects.toThrow(/permission denied/);
  }
});
