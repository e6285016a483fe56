import { once } from 'node:events';
import { appendFile, chmod, cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withClient } from '#db/embedded/embedded.ts';
import { type Json, readJson } from '../json.ts';
import { openPrograms } from '../program.ts';
import { startResend } from '../stand-ins/resend.ts';

const home = await mkdtemp(join(tmpdir(), 'gateway-start-'));
await chmod(home, 0o755);
const { run, admin, ...programs } = openPrograms({ DATA_DIR: home, LOG_LEVEL: 'warn' });
afterAll(async () => {
  const [pid] = (await readFile(join(home, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  if (pid) process.kill(Number(pid), 'SIGINT');
  await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function start(env: Record<string, string> = {}) {
  const program = await programs.start(env);
  const call = async (path: string, init: RequestInit = {}): Promise<Json> =>
    readJson(await fetch(`${program.url}/api/v1${path}`, init));
  return { ...program, call };
}

test('one command starts everything, survives kill -9 and a second start, and the console works beside it', async () => {
  const first = await start();
  expect(first.output.all).toContain(`GraphiQL        ${first.url}/graphql`);
  const [, pasted = '', body = ''] = /-X POST (\S+) .*-d '(.*)'$/m.exec(first.output.all) ?? [];
  const made = await readJson(
    await fetch(pasted, { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
  );
  expect(made).toMatchObject({ secret: expect.stringMatching(/^ssd_sbx_/), requestId: expect.stringMatching(/^req_/) });
  const headers = { authorization: `Bearer ${made.secret}` };
  const { total, factories } = await first.call('/factories', { headers });
  expect(total).toBeGreaterThan(100);
  expect(factories[0].nameEn).toContain('(synthetic)');

  const { answer } = await admin('org', 'create', '--name', 'Acme');
  const { answer: issued } = await admin(
    'key',
    'create',
    '--org',
    answer.organisation.id,
    '--scopes',
    'projects:read,projects:write',
  );
  const live = { authorization: `Bearer ${issued.secret}` };
  expect(await first.call('/me', { headers: live })).toMatchObject({ mode: 'live', organisation: { name: 'Acme' } });

  first.child.kill('SIGKILL');
  await first.ended;
  const second = await start();
  expect(await second.call('/me', { headers: live })).toMatchObject({ organisation: { name: 'Acme' } });
  expect(await second.call('/factories', { headers })).toMatchObject({ total });

  const { answer: database } = await admin('db', 'url');
  const [about] = await withClient(
    database.url,
    async (client) =>
      (
        await client.query(
          `select datctype, current_setting('server_version_num')::int / 10000 as major, current_setting('server_encoding') as encoding from pg_database where datname = 'gateway'`,
        )
      ).rows,
  );
  expect(about).toEqual({ datctype: 'C.UTF-8', major: 18, encoding: 'UTF8' });
  second.child.kill('SIGTERM');
  expect((await second.ended).code).toBe(0);
});

test('SIGTERM completes requests in flight', async () => {
  await using mail = await standIn();
  const app = await start({ MAIL_FROM: 'rfq@founder.example', RESEND_API_KEY: 're_test', RESEND_BASE_URL: mail.url });
  const { answer } = await admin('org', 'create', '--name', 'Flight');
  const { answer: issued } = await admin('key', 'create', '--org', answer.organisation.id);
  const headers = { authorization: `Bearer ${issued.secret}`, 'content-type': 'application/json' };
  const post = (path: string, body: object, more = {}) =>
    app.call(path, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) });
  const { project } = await post('/projects', { name: 'Lamp' });
  const request = {
    kind: 'quote_request',
    input: { scope: 'mechanical_part', parts: [{ name: 'Bracket', process: 'cnc' }], matchLimit: 1 },
  };
  const { deliveries } = await post(`/projects/${project.id}/actions`, request, { 'idempotency-key': 'in-flight-1' });
  const { review } = await app.call(`/deliveries/${deliveries[0].id}/review`, { headers });

  mail.next('slow');
  const approval = post(`/deliveries/${deliveries[0].id}/approve`, { expectedReviewSha256: review.reviewSha256 });
  while (mail.requests === 0) await new Promise((later) => setTimeout(later, 5));
  app.child.kill('SIGTERM');
  expect(await approval).toMatchObject({ status: 'sent', dispatch: { status: 'accepted' } });
  expect((await app.ended).code).toBe(0);
  expect(mail.mails).toHaveLength(1);
});

async function standIn() {
  const mail = await startResend();
  return Object.assign(mail, { [Symbol.asyncDispose]: () => mail.close() });
}

test.each([
  ['PORT', { PORT: 'abc' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgresql://nobody:x@127.0.0.1:1/none' }],
  ['MAIL_FROM', { RESEND_API_KEY: 're_x' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
])('an invalid %s prevents the start with one line that names it', async (name, env) => {
  const { code, all: output } = await run(['src/main.ts'], { PORT: '0', ...env }).ended;
  expect({ code, lines: output.trim().split('\n').length }).toEqual({ code: 1, lines: 1 });
  expect(output).toContain(name);
});

test('an invalid row of a large table ends the service with one line that names file, line and column', async () => {
  const copy = join(home, 'copy');
  const root = join(import.meta.dirname, '../..');
  for (const part of ['src', 'migrations', 'schema', 'package.json', 'mikro-orm.config.ts'])
    await cp(join(root, part), join(copy, part), { recursive: true });
  for (const part of ['node_modules', 'dist']) await symlink(join(root, part), join(copy, part));
  const table = 'src/modules/logistics/tariff-classification/data/terms.csv';
  await appendFile(join(copy, table), '8507.60,Power Bank,a broker,2026-11\n');
  const { ended } = run(['src/main.ts'], { PORT: '0' }, process.execPath, copy);
  const { code, err } = await ended;
  expect({ code, lines: err.trim().split('\n').length }).toEqual({ code: 1, lines: 1 });
  expect(err).toMatch(/terms\.csv, line \d+, column terms: "Power Bank" is not accepted/);
});

test('a port in use prevents the start with one line', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const { code, all: output } = await run(['src/main.ts'], { PORT: String(port) }).ended;
  taken.close();
  expect({ code, output: output.trim() }).toEqual({
    code: 1,
    output: `PORT ${port} is already in use on 127.0.0.1. Set PORT to a free port, or to 0 for any.`,
  });
});

test('the console reports usage errors as one JSON object', async () => {
  expect(await admin('key', 'create', '--org', 'x')).toMatchObject({ code: 2, answer: { error: { code: 'usage' } } });
  const unknown = await admin('key', 'create', '--org', '0190a000-0000-7000-8000-000000000000');
  expect(unknown).toMatchObject({ code: 1, answer: { error: { code: 'not_found' } } });
});
