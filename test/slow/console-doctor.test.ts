import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { withClient } from '#db/embedded/embedded.ts';
import { isSupported } from '#server/database.ts';
import { copyDatabase, secretKey } from '../harness.ts';
import { openPrograms, settingsOf } from '../program.ts';

const data = await mkdtemp(join(tmpdir(), 'gateway-doctor-'));
afterAll(() => rm(data, { recursive: true, force: true }));
const programs = openPrograms({ ...secretKey, DATA_DIR: data });

async function run(settings: Record<string, string>, ...args: string[]) {
  const { code, out } = await programs.run(['src/admin.ts', ...args], settings).ended;
  return { code, answer: JSON.parse(out) };
}
const examine = async (settings: Record<string, string>) => {
  const { code, answer } = await run(settings, 'doctor');
  const states = Object.fromEntries(answer.checks.map(({ name, state }: Record<string, string>) => [name, state]));
  const said = (name: string): string => answer.checks.find((check: { name: string }) => check.name === name).message;
  return { code, healthy: answer.healthy, states, said };
};

/** A database whose owner is no superuser, as managed services give it. */
async function managed() {
  const { ownerUrl } = inject('database');
  const name = `managed_${randomUUID().replaceAll('-', '')}`;
  await withClient(ownerUrl.replace(/\/gateway$/, '/postgres'), async (client) => {
    await client.query(`create role ${name} login createrole password 'managed'`);
    await client.query(`grant gateway_app, gateway_system to ${name} with admin option, inherit false, set false`);
    await client.query(`create database ${name} owner ${name}`);
  });
  const url = new URL(ownerUrl);
  return `postgresql://${name}:managed@${url.host}/${name}`;
}

test('doctor finds a healthy database in order, warns of what is not configured, and leaves no file', async () => {
  const settings = settingsOf(await copyDatabase());
  const { code, healthy, states, said } = await examine(settings);
  expect({ code, healthy, states }).toEqual({
    code: 0,
    healthy: true,
    states: {
      ...{ database: 'ok', schema: 'ok', roles: 'ok', connections: 'ok', clock: 'ok', partitions: 'ok' },
      ...{ mail: 'warning', storage: expect.stringMatching(/ok|warning/), screening: 'warning', address: 'ok' },
      secret_key: 'ok',
    },
  });
  expect(said('mail')).toMatch(/approved mails stay unsent/);
});

test('doctor names a pending migration, a newer release, a mail server out of reach and a store that fails', async () => {
  const database = await copyDatabase();
  const change = (text: string) => withClient(database.ownerUrl, (client) => client.query(text));
  await change(`delete from mikro_orm_migrations where name = (select max(name) from mikro_orm_migrations)`);
  const mail = { MAIL_FROM: 'rfq@founder.example', SMTP_URL: 'smtp://127.0.0.1:1' };
  const store = {
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_BUCKET: 'lamp',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
  };
  await change('drop table partition.event_first');
  const { code, healthy, states, said } = await examine({ ...settingsOf(database), ...mail, ...store });
  expect({ code, healthy }).toEqual({ code: 1, healthy: false });
  expect(said('partitions')).toMatch(/^No partition of the next month: event\./);
  expect(states).toMatchObject({
    schema: 'problem',
    partitions: 'warning',
    mail: 'problem',
    storage: 'problem',
    database: 'ok',
  });
  expect(said('schema')).toMatch(/^1 migrations are not applied/);
  expect(said('mail')).toMatch(/^The mail server 127\.0\.0\.1:1 cannot be reached/);
  await change(`insert into mikro_orm_migrations (name) values ('Migration29990101000000')`);
  expect((await examine(settingsOf(database))).said('schema')).toMatch(/newer release/);
});

test('with AUTO_MIGRATE=off a gateway refuses an older database with one line, and starts after db migrate without an owner', async () => {
  const DATABASE_URL = await managed();
  const settings = { DATABASE_URL, AUTO_MIGRATE: 'off' };
  const refused = await programs.run(['src/main.ts'], { ...settings, PORT: '0' }).ended;
  expect([refused.code, refused.all.trim()]).toEqual([
    1,
    expect.stringMatching(/^The database is not migrated \(.*\): run admin db migrate first\.$/),
  ]);
  expect(await run(settings, 'db', 'migrate')).toMatchObject({ code: 0, answer: { migrations: expect.any(Number) } });
  const { url, child, ended } = await programs.start(settings);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
});

test.each([
  ['15.14', false],
  ['16.0', true],
  ['18.4 (Debian 18.4-1)', true],
  ['9.6.24', false],
  ['', false],
])('PostgreSQL %j is supported: %j', (version, supported) => {
  expect(isSupported(version)).toBe(supported);
});
