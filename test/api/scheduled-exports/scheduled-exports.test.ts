import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, expect, test } from 'vitest';
import { sha256 } from '#kernel/hash.ts';
import { datasets } from '#modules/datasets.ts';
import { exportChanges } from '#modules/platform/scheduled-exports/scheduled-export.service.ts';
import { createLog } from '#server/log.ts';
import { readConfig } from '#server/settings/config.ts';
import { createExportTarget } from '#server/settings/configured-ports.ts';
import { startApp, unlimited } from '../../harness.ts';
import { startS3 } from '../../stand-ins/s3.ts';
import { publishing } from '../rfqs/published.ts';
import { line, record, wholeQuote } from '../rfqs/quoted.ts';

const folder = join(tmpdir(), `scheduled-exports-${crypto.randomUUID()}`);
afterAll(() => rm(folder, { recursive: true, force: true }));
const app = await startApp({ ...unlimited, EXPORT_TARGET: pathToFileURL(folder).href });
const { published } = publishing(app);
app.clock.now = new Date();
const [mine, theirs] = [await app.live(), await app.live()];
const staff = await app.live({ kind: 'internal', scopes: ['internal:*'] });
const sandbox = await app.sandbox();

type Manifest = {
  changedSince: string | null;
  files: { path: string; dataset: string; rows: number; sha256: string }[];
};
const readJson = async (path: string) => JSON.parse(await readFile(join(folder, path), 'utf8'));
const readManifest = async (): Promise<Manifest> => readJson((await readJson('latest.json')).manifest);
const later = (minutes: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000);
};
const terms = { terms: { quoteBy: '2027-06-30' } };
const run = () => exportChanges(app.system, datasets);

const duckdb = await (await DuckDBInstance.create()).connect();
const query = async (sql: string) => (await duckdb.runAndReadAll(sql)).getRowObjectsJson();
/** The latest state of each record, as a reader sees it. */
const latest = (dataset: string) =>
  `(select * from read_parquet('${folder}/${dataset}/**/*.parquet', hive_partitioning = true, union_by_name = true)
    qualify row_number() over (partition by id order by ${dataset === 'events' ? '"at"' : '"updatedAt"'} desc) = 1)`;

test('the first export has the directory, and of each organisation its events, deliveries and quotes', async () => {
  const { rfq, factoryIds } = await published(mine, terms);
  const lines = [line(rfq.lineIds[0], { note: 'Ask Dear Mei' })];
  await record(staff, wholeQuote(rfq, factoryIds[0]!, { lines, note: 'Dear buyer' }));
  await published(theirs, terms);
  await sandbox.rest('POST', '/projects', { name: 'Lamp' });
  await run();
  const manifest = await readManifest();
  expect(manifest.changedSince).toBeNull();
  for (const { path, sha256: expected } of manifest.files)
    expect(sha256(await readFile(join(folder, path)))).toBe(expected);
  const counted = await query(`select count(*)::int as factories from ${latest('factories')} where not quarantined`);
  expect(counted).toEqual([{ factories: 4 }]);
  const owners = [mine, theirs].map(({ organisationId }) => organisationId).toSorted();
  for (const dataset of ['events', 'deliveries']) {
    const rows = await query(
      `select distinct "organisationId", organisation::text = "organisationId" as same from ${latest(dataset)} order by 1`,
    );
    const found = rows.filter(({ organisationId }) => owners.includes(String(organisationId)));
    expect(found).toEqual(owners.map((organisationId) => ({ organisationId, same: true })));
    expect(rows.map(({ organisationId }) => organisationId)).not.toContain(sandbox.keyId);
  }
  expect(await query(`select "organisationId", currency, version, "factoryId" from ${latest('quotes')}`)).toEqual([
    { organisationId: mine.organisationId, currency: 'USD', version: 1, factoryId: factoryIds[0] },
  ]);
});

test('later exports have what has changed since, and the latest rows are the current state', async () => {
  await run();
  expect((await readManifest()).changedSince).toBeNull();
  later(90);
  const { deliveries } = await published(mine, terms);
  await run();
  const { changedSince, files } = await readManifest();
  expect(changedSince).not.toBeNull();
  expect(files.find(({ dataset }) => dataset === 'factories')?.rows).toBeLessThanOrEqual(2 + 4);
  const [current] = await app
    .asOwner()
    .execute<{ status: string; id: string }[]>(`select id, status from delivery where id = '${deliveries[0]!.id}'`);
  expect(await query(`select id, status from ${latest('deliveries')} where id = '${current?.id}'`)).toEqual([current]);
});

test('no contact, text of a message or secret is exported', async () => {
  for (const { name } of datasets)
    expect(JSON.stringify(await query(`select * from ${latest(name)}`))).not.toMatch(/\S@\S+\.\w|Dear|您好|ssd_/);
  const columns = await query(`describe select * from ${latest('deliveries')}`);
  const names = columns.map(({ column_name }) => column_name);
  for (const hidden of ['bodyEn', 'bodyZh', 'subject', 'to', 'cc', 'owner']) expect(names).not.toContain(hidden);
});

test('a bucket receives the same, of two processes at once only one writes, and a failed export is repeated whole', async () => {
  const credential = { accessKeyId: 'an-id', secretAccessKey: 'do not tell anybody', region: 'eu-north-1' };
  const s3 = await startS3(credential, 'analysts');
  afterAll(s3.close);
  const config = readConfig({ ...s3.settings, S3_BUCKET: 'files', EXPORT_TARGET: 's3://analysts/gateway/copy' });
  const system = { ...app.system, exportTarget: createExportTarget(config), log: createLog('silent') };
  s3.next('ok', 'ok', 'ok', 'down');
  await expect(exportChanges(system, datasets)).rejects.toThrow();
  expect([...s3.objects.keys()]).not.toContain('gateway/copy/latest.json');
  await Promise.all([exportChanges(system, datasets), exportChanges(system, datasets)]);
  const keys = [...s3.objects.keys()];
  expect(keys).toContain('gateway/copy/latest.json');
  expect(keys.filter((key) => key.startsWith('gateway/copy/manifests/'))).toHaveLength(1);
  expect(s3.asked.filter(({ refused }) => refused)).toEqual([]);
});
