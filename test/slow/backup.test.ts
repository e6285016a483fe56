import { existsSync } from 'node:fs';
import { appendFile, chmod, cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, expect, test } from 'vitest';
import { withClient } from '#db/embedded/embedded.ts';
import { ormOptions } from '../../mikro-orm.config.ts';
import { requestFactoryVisit } from '../api/actions/visits.ts';
import { readStream } from '../api/changes/stream.ts';
import { createProjectClient } from '../api/engineering/client.ts';
import { supplierLinks } from '../api/supplier-links/client.ts';
import { copyDatabase, everyRow, quoteRequest, reachable, secretKey, startApp, unlimited } from '../harness.ts';
import { openPrograms, settingsOf } from '../program.ts';

const app = await startApp(unlimited);
const programs = openPrograms(secretKey);
const temporary = await mkdtemp(join(tmpdir(), 'gateway-backup-'));
await chmod(temporary, 0o755);
afterAll(() => rm(temporary, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

const source = { ...settingsOf(app), DATA_DIR: app.home };
const run = async (settings: Record<string, string>, ...args: string[]) => {
  const { code, out, err } = await programs.run(['src/admin.ts', ...args], settings).ended;
  return { code, answer: JSON.parse(out || 'null'), err };
};
const refusal = async (settings: Record<string, string>, ...args: string[]) => {
  const { code, answer } = await run(settings, ...args);
  expect(code).toBe(1);
  return answer.error.message as string;
};
let folders = 0;
const newFolder = () => join(temporary, `backup-${++folders}`);
async function backUp(): Promise<string> {
  const folder = newFolder();
  expect((await run(source, 'backup', folder)).code).toBe(0);
  return folder;
}

/** An empty database in the cluster of the tests, with a folder of its own for files. */
async function emptyDatabase() {
  const { ownerUrl, serviceUrl } = await copyDatabase();
  const name = new URL(ownerUrl).pathname.slice(1);
  await withClient(ownerUrl.replace(`/${name}`, '/postgres'), async (client) => {
    await client.query(`drop database ${name}`);
    await client.query(`create database ${name}`);
  });
  return { ownerUrl, settings: { ...settingsOf({ ownerUrl, serviceUrl }), DATA_DIR: newFolder() } };
}

/** Everything that a restore keeps, without what belongs to a cluster or is derived. */
async function read(ownerUrl: string): Promise<Record<string, string[]>> {
  const orm = await MikroORM.init(ormOptions(ownerUrl));
  const tables = await everyRow(orm.em.fork());
  await orm.close();
  const anew = /^directory\.|service_secret|record_change|applied_sql_file|mikro_orm_migrations|delivery_count/;
  return Object.fromEntries(
    tables.filter(({ table }) => !anew.test(table)).map(({ table, text }) => [table, text.split('\n').toSorted()]),
  );
}

async function approve(by: Awaited<ReturnType<typeof app.live>>) {
  const { deliveries } = await quoteRequest(by, { factoryIds: await app.factories(reachable()) });
  const id: string = deliveries[0].id;
  const { review } = (await by.rest('GET', `/deliveries/${id}/review`)).body;
  await by.rest('POST', `/deliveries/${id}/approve`, { expectedReviewSha256: review.reviewSha256 });
  return id;
}

const me = await app.live();
const accepted = await approve(me);
app.next.push({ kind: 'unknown', outcome: 'timeout' });
const uncertain = await approve(me);
const engineering = await createProjectClient(me, 'Bracket');
const content = 'solid bracket '.repeat(1000);
const stored = await engineering.bring({ 'bracket.step': content });
const quotation = new FormData();
quotation.append('files', new Blob(['%PDF-1.7 quotation']), 'quotation.pdf');
const { token } = await supplierLinks(app).sent(await app.live());
await app.app.request(`/s/${token}/files`, { method: 'POST', body: quotation });
const visit = await requestFactoryVisit(me, (await app.factories(reachable()))[0]!);
const operator = await app.session('operator', await app.organisation('internal'));
const photo = Buffer.from('\x89PNG\r\n\x1a\n....', 'latin1').toString('base64');
await operator.graphql.request('mutation ($input: AddTaskFileInput!) { addTaskFile(input: $input) { task { id } } }', {
  input: { id: visit.id, name: 'press.png', contentBase64: photo },
});
const draft: string = (await quoteRequest(me, { factoryIds: await app.factories(reachable()) })).deliveries[0].id;
const follow = readStream(
  await me.open('subscription ($id: ID!) { deliveryChanged(id: $id) { eventId } }', { id: draft }),
);
const position: string = (await follow.change())['eventId'];
await follow.close();
const session = await app.session('approver', me.organisationId);

test('a backup restored into another database has the same rows and files, and its audit chains are intact', async () => {
  const folder = await backUp();
  const { ownerUrl, settings } = await emptyDatabase();
  const { code, answer } = await run(settings, 'restore', folder, '--resume-sending');
  expect({ code, answer }).toMatchObject({
    code: 0,
    answer: { files: 3, missingFiles: [], held: null, audit: { intact: true, broken: [] } },
  });
  expect(answer.audit.entries).toBeGreaterThan(0);
  expect(await read(ownerUrl)).toEqual(await read(app.ownerUrl));
});

test('on a new cluster the restored service answers as before, holds what may have been sent, and streams changes', async () => {
  const folder = await backUp();
  const data = newFolder();
  const { answer } = await run({ DATA_DIR: data }, 'restore', folder);
  expect(answer.held).toEqual({ deliveries: [uncertain], disclosures: [] });
  const gateway = await programs.start({ DATA_DIR: data, ...unlimited, MAIL_FROM: 'rfq@founder.example' });
  const headers = { authorization: `Bearer ${me.secret}`, 'content-type': 'application/json' };
  const get = async (path: string) => (await fetch(`${gateway.url}/api/v1${path}`, { headers })).json();
  const projects = (await me.rest('GET', '/projects')).body['projects'];
  expect((await get('/projects')).projects).toEqual(projects);
  expect((await get(`/deliveries/${accepted}`)).dispatch.status).toBe('accepted');
  const held = await get(`/deliveries/${uncertain}`);
  expect(held).toMatchObject({ status: 'approved', dispatch: { status: 'uncertain', lastOutcome: 'restored' } });

  const settled = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      query: `mutation { settleDelivery(input: { id: "${uncertain}", outcome: not_sent, evidence: "Not in the list of the provider." }) { delivery { status } } }`,
    }),
  });
  expect(await settled.json()).toMatchObject({ data: { settleDelivery: { delivery: { status: 'not_sent' } } } });

  const [file] = stored['files'];
  const path = `${engineering.at}/packages/${stored['id']}/files/${file.entryId}/content`;
  const downloaded = await fetch(`${gateway.url}/api/v1${path}`, { headers });
  expect(await downloaded.text()).toBe(content);

  // The new cluster counts transactions from the beginning, so positions of the former one would hide every change.
  const subscribe = (after?: string) =>
    fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { ...headers, accept: 'text/event-stream' },
      body: JSON.stringify({
        query:
          'subscription ($id: ID!, $after: String) { deliveryChanged(id: $id, after: $after) { eventId delivery { status } } }',
        variables: { id: draft, after },
      }),
    });
  expect(await (await subscribe(position)).text()).toContain('This eventId does not belong to this subscription');
  const stream = readStream(await subscribe());
  expect((await stream.change())['delivery'].status).toBe('draft');
  await fetch(`${gateway.url}/api/v1/deliveries/${draft}/reject`, { method: 'POST', headers, body: '{}' });
  expect((await stream.change())['delivery'].status).toBe('rejected');
  await stream.close();
  expect((await run({ DATA_DIR: data }, 'audit', 'verify')).answer.intact).toBe(true);
  gateway.child.kill('SIGTERM');
  await gateway.ended;
});

test('a backup has mode 0600 and holds no secret of the service in clear', async () => {
  const folder = await backUp();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files) expect([file, (await stat(file)).mode & 0o777]).toEqual([file, 0o600]);
  const secrets = await app.asOwner().execute<{ secret: string }[]>('select secret from auth.service_secret');
  for (const file of files) {
    const bytes = await readFile(file);
    const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1');
    for (const secret of [...secrets.map(({ secret }) => secret), me.secret, session.token, secretKey.SECRET_KEY])
      expect(text.includes(secret), file).toBe(false);
  }
});

test('a backup that is killed leaves no folder, and the next one is complete', async () => {
  const folder = newFolder();
  const killed = programs.run(['src/admin.ts', 'backup', folder], source);
  while (!existsSync(join(`${folder}.partial`, 'tables', 'public.api_key.copy.gz'))) await sleep(1);
  killed.child.kill('SIGKILL');
  await killed.ended;
  expect(existsSync(folder)).toBe(false);
  expect(await refusal(source, 'restore', `${folder}.partial`)).toMatch(/not a complete backup/);
  expect((await run(source, 'backup', folder)).code).toBe(0);
});

test('a restore that is killed leaves no rows, and can be repeated', async () => {
  const folder = await backUp();
  const { ownerUrl, settings } = await emptyDatabase();
  const killed = programs.run(['src/admin.ts', 'restore', folder], settings);
  const loads = () =>
    withClient(ownerUrl, async (client) => {
      const { rows } = await client.query(
        `select exists (select from pg_stat_activity where datname = current_database() and query like 'copy public.%') as found`,
      );
      return rows[0].found;
    });
  while (!(await loads())) await sleep(1);
  killed.child.kill('SIGKILL');
  await killed.ended;
  await expect
    .poll(() =>
      withClient(ownerUrl, (client) => client.query('select from public.organisation')).then((r) => r.rowCount),
    )
    .toBe(0);
  const { code, answer } = await run(settings, 'restore', folder, '--resume-sending');
  expect({ code, answer }).toMatchObject({ code: 0, answer: { audit: { intact: true } } });
  expect(await read(ownerUrl)).toEqual(await read(app.ownerUrl));
});

test('a restore is refused with one line, and changes nothing', async () => {
  const folder = await backUp();
  const before = await read(app.ownerUrl);
  expect(await refusal(source, 'restore', folder)).toMatch(/^The database is not empty/);
  expect(await read(app.ownerUrl)).toEqual(before);

  const { ownerUrl, settings } = await emptyDatabase();
  const damaged = newFolder();
  await cp(folder, damaged, { recursive: true });
  await appendFile(join(damaged, 'tables', 'public.delivery.copy.gz'), 'x');
  expect(await refusal(settings, 'restore', damaged)).toMatch(
    /damaged: tables\/public\.delivery\.copy\.gz has another SHA-256/,
  );

  const newer = newFolder();
  await cp(folder, newer, { recursive: true });
  const manifest = JSON.parse(await readFile(join(newer, 'manifest.json'), 'utf8'));
  manifest.migrations.push('Migration29990101000000');
  await writeFile(join(newer, 'manifest.json'), JSON.stringify(manifest));
  expect(await refusal(settings, 'restore', newer)).toMatch(/newer release/);

  const other = { ...settings, SECRET_KEY: Buffer.alloc(32, 'other').toString('base64') };
  expect(await refusal(other, 'restore', folder)).toMatch(/SECRET_KEY is not that of the backup/);
  const { rowCount } = await withClient(ownerUrl, (client) => client.query('select from public.organisation'));
  expect(rowCount).toBe(0);
  expect(await refusal(source, 'backup', folder)).toMatch(/exists/);
});
