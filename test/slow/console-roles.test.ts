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
async function environment(prefix: string) {
  const roles: Record<string, string> = prefix ? { DATABASE_ROLE_PREFIX: prefix } : {};
  const name = `env_${randomUUID().slice(0, 8)}`;
  const [owner, service] = [`${name}_owner`, `${name}_service`];
  const args = ['db', 'roles', '--database', name, '--owner', owner, '--service', service];
  const { sql }: { sql: string[] } = JSON.parse((await programs.run(['src/admin.ts', ...args], roles).ended).out);
  await withClient(ownerUrl, async (client) => {
    for (const statement of sql) await client.query(statement);
    for (const role of [owner, service]) await client.query(`alter role ${role} password 'secret'`);
  });
  const urlOf = (role: string) => `postgresql://${role}:secret@${new URL(ownerUrl).host}/${name}`;
  return { name, roles, owner: urlOf(owner), service: urlOf(service) };
}

test.each([
  ['the same roles', '', ''],
  ['roles of their own', 'blue_', 'green_'],
])(
  'two environments in one cluster with %s, without superusers, each migrate and serve, and cannot see each other',
  async (_, ...prefixes) => {
    const [one, other] = await Promise.all([environment(prefixes[0]), environment(prefixes[1])]);
    const migrate = async ({ owner, service, roles }: typeof one) => {
      const migrated = await programs.run(['src/admin.ts', 'db', 'migrate'], {
        DATABASE_URL: service,
        DATABASE_OWNER_URL: owner,
        ...roles,
      }).ended;
      expect(JSON.parse(migrated.out)).toEqual({ migrations: expect.any(Number) });
    };
    await Promise.all([migrate(one), migrate(other)]);
    const key = async ({ service, roles }: typeof one) => {
      const { url } = await programs.start({ DATABASE_URL: service, ...roles });
      const made = await fetch(`${url}/api/v1/keys`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      const { secret }: { secret: string } = JSON.parse(await made.text());
      return { url, headers: { authorization: `Bearer ${secret}` } };
    };
    const [mine, theirs] = await Promise.all([key(one), key(other)]);
    const statuses = [mine, theirs].map(
      async ({ url, headers }) => (await fetch(`${url}/api/v1/me`, { headers })).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200]);
    expect((await fetch(`${theirs.url}/api/v1/me`, { headers: mine.headers })).status).toBe(401);
    for (const login of [one.owner, one.service]) {
      const elsewhere = login.replace(/\/[^/]*$/, `/${other.name}`);
      await expect(withClient(elsewhere, (client) => client.query('select 1'))).rejects.toThrow(/permission denied/);
    }
    const { out: examined } = await programs.run(['src/admin.ts', 'doctor'], {
      DATABASE_URL: one.service,
      ...one.roles,
    }).ended;
    const checks: { name: string; state: string }[] = JSON.parse(examined).checks;
    expect(checks.filter(({ state }) => state === 'problem')).toEqual([]);
    expect(checks).toContainEqual(expect.objectContaining({ name: 'partitions', state: 'ok' }));
    if (prefixes[0] === prefixes[1]) return;
    const taken = withClient(one.service, (client) => client.query(`set role ${prefixes[1]}gateway_app`));
    await expect(taken).rejects.toThrow(/permission denied/);
    const settings = { DATABASE_URL: one.service, DATABASE_OWNER_URL: one.owner, DATABASE_ROLE_PREFIX: 'red_' };
    const { code, out } = await programs.run(['src/admin.ts', 'db', 'migrate'], settings).ended;
    expect({ code, message: JSON.parse(out).error.message }).toEqual({
      code: 1,
      message: expect.stringMatching(/^The role red_gateway_app does not exist: DATABASE_ROLE_PREFIX must be/),
    });
  },
);
