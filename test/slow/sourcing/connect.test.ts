import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { listen } from '../../api/graph/socket.ts';
import { startApp, unlimited } from '../../harness.ts';
import { openSourcing } from '../../sourcing.ts';

const app = await startApp(unlimited);
app.clock.now = new Date();
const url = await listen(app.app);
const owner = await app.session('owner', await app.organisation());
const { begin, run, credentials } = await openSourcing();
beforeEach(() => rm(credentials, { force: true }));

const connections = () =>
  app.asOwner().execute<{ status: string }[]>('select status from device_connection order by created_at desc');

async function decide(shown: string, verb: 'approve' | 'deny') {
  const [userCode] = /\b[A-Z]{4}-[A-Z]{4}\b/.exec(shown)!;
  const decision = `mutation ($input: DeviceDecisionInput!) {
    ${verb}DeviceConnection(input: $input) { deviceConnection { id } }
  }`;
  await owner.graphql.request(decision, { input: { userCode } });
}

async function connect(how: { env?: Record<string, string> } = {}) {
  app.clock.now = new Date();
  const program = begin(['connect', url, '--label', 'laptop'], how);
  await program.shows('Ctrl-C');
  return program;
}

const saved = async () => JSON.parse(await readFile(credentials, 'utf8'));
const isSaved = () =>
  stat(credentials).then(
    () => true,
    () => false,
  );

test('connect saves the key for this user alone, then acknowledges it, and later commands use it', async () => {
  const program = await connect();
  await decide(program.output.err, 'approve');
  const { code, out, err } = await program.ended;
  expect({ code, out }).toEqual({ code: 0, out: '' });
  expect(err).toContain(`Connected to ${url}`);
  expect(err).not.toMatch(/ssd_|dvc_/);
  expect((await stat(credentials)).mode & 0o777).toBe(0o600);
  expect((await stat(dirname(credentials))).mode & 0o777).toBe(0o700);
  const { key, expiresAt } = (await saved()).gateways[url];
  app.secrets.learn('key', key);
  // 90 days from the acknowledgement, no longer the ten minutes of a temporary key.
  expect(Date.parse(expiresAt) - app.clock.now.getTime()).toBeGreaterThan(80 * 86_400_000);
  expect(await run(['me'])).toMatchObject({ code: 0, out: expect.stringMatching(/^mode +live$/m) });

  // Another gateway does not get it.
  const elsewhere = await run(['me', '--base-url', url.replace('127.0.0.1', 'localhost')]);
  expect(elsewhere).toMatchObject({ code: 3, err: expect.stringMatching(/^unauthenticated: No key for this gateway/) });

  expect(await run(['disconnect'])).toMatchObject({ code: 0, err: `Disconnected from ${url}.\n` });
  expect(await isSaved()).toBe(false);
  const again = await run(['me'], { env: { SOURCING_BASE_URL: url, SOURCING_KEY: key } });
  expect(again).toMatchObject({ code: 3, err: expect.stringMatching(/^key_revoked: /) });
});

test('a denied connection ends with exit code 1 and saves nothing', async () => {
  const program = await connect();
  await decide(program.output.err, 'deny');
  expect(await program.ended).toMatchObject({ code: 1, err: expect.stringContaining('device_denied: ') });
  expect(await isSaved()).toBe(false);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s while it waits cancels the connection', async (signal, code) => {
  const program = await connect();
  program.child.kill(signal);
  expect(await program.ended).toMatchObject({ code, err: expect.stringContaining('interrupted: ') });
  expect((await connections())[0]).toMatchObject({ status: 'cancelled' });
  expect(await isSaved()).toBe(false);
});

test('a key that cannot be saved is not acknowledged: the connection is cancelled and the key revoked', async () => {
  await rm(dirname(credentials), { recursive: true, force: true });
  await writeFile(dirname(credentials), 'a file where the folder belongs');
  onTestFinished(() => rm(dirname(credentials)));
  const program = await connect();
  await decide(program.output.err, 'approve');
  expect(await program.ended).toMatchObject({ code: 1, err: expect.stringContaining('credentials_unwritable: ') });
  expect((await connections())[0]).toMatchObject({ status: 'cancelled' });
});

test('credentials that others may read are closed to them', async () => {
  await mkdir(dirname(credentials), { recursive: true });
  await writeFile(credentials, JSON.stringify({ current: url, gateways: {} }), { mode: 0o644 });
  expect(await run(['health'])).toMatchObject({ code: 0 });
  expect((await stat(credentials)).mode & 0o777).toBe(0o600);
});

test('a file that holds no credentials is named', async () => {
  await mkdir(dirname(credentials), { recursive: true });
  await writeFile(credentials, '{"current":');
  expect(await run(['me'])).toMatchObject({ code: 1, err: expect.stringContaining('credentials_unreadable: ') });
});

test('a sandbox key is created without a credential', async () => {
  const { code, out } = await run(['keys', 'create', '--label', 'first try', '--json', '--base-url', url]);
  const { secret, key } = JSON.parse(out);
  expect({ code, mode: key.mode }).toEqual({ code: 0, mode: 'sandbox' });
  const env = { SOURCING_BASE_URL: url, SOURCING_KEY: secret };
  expect(await run(['keys', 'revoke', key.id], { env })).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^status +revoked$/m),
  });
});
