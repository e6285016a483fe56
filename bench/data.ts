import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Client } from 'pg';
import { ormOptions } from '../mikro-orm.config.ts';
import { mintSecret } from '../src/auth/key-format.ts';
import { type Embedded, startEmbedded, withClient } from '../src/db/embedded/embedded.ts';
import { hashSecret } from '../src/kernel/hash.ts';
import { listDefaultScopes } from '../src/kernel/scopes.ts';
import { generateFactories } from '../src/modules/directory/factories/demo/factory.demo.ts';
import { importFactories } from '../src/modules/directory/factories/import/factory-import.service.ts';
import { migrate } from '../src/server/migration/migrate.ts';
import { withoutIndexes } from '../test/without-indexes.ts';
import { dataStatements, insertKeys, openWindows, type Size, sampleDeliveries } from './data.sql.ts';

/** So many keys that none comes near its 60 requests a minute, nor are its counts a lock that others wait for. */
const fullSize: Size = { organisations: 50, projects: 5_000, keys: 20_000, factories: 20_000 };
const version = 7;

/** Key `i` belongs to owner `i % owners.length` and may read the deliveries listed there. */
export type Targets = { secrets: string[]; owners: { id: string; deliveries: string[] }[] };
type Filled = Targets & { version: number; size: Size };
export type Data = { embedded: Embedded; targets: Targets };

export const dataOptions = {
  data: { type: 'string', default: process.env['BENCH_DATA'] ?? join(import.meta.dirname, '.data') },
  factories: { type: 'string', default: String(fullSize.factories) },
  projects: { type: 'string', default: String(fullSize.projects) },
} as const;

export const readSize = (options: { factories: string; projects: string }): Size => ({
  ...fullSize,
  factories: Number(options.factories),
  projects: Number(options.projects),
});

/** The database of the benchmark, running: filled now, or before with the same size. */
export async function openData(dir: string, size: Size): Promise<Data> {
  const settings = ['shared_buffers=1GB', 'max_wal_size=8GB', 'checkpoint_timeout=30min', 'work_mem=16MB'];
  const home = resolve(dir);
  const embedded = await startEmbedded(home, settings);
  await migrate(embedded.ownerUrl);
  const file = join(home, 'filled.json');
  const known: Filled | null = await readFile(file, 'utf8').then(JSON.parse, () => null);
  if (known?.version === version && isDeepStrictEqual(known.size, size)) return { embedded, targets: known };

  await rm(file, { force: true });
  console.info(`Filling ${home} …`);
  const startedAt = Date.now();
  const targets = await withClient(embedded.ownerUrl, (client) => fill(client, embedded.ownerUrl, size));
  const filled: Filled = { version, size, ...targets };
  await writeFile(file, JSON.stringify(filled), { mode: 0o600 });
  console.info(`Filled in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
  return { embedded, targets };
}

/** Every key has its whole minute and day before it, and no dead rows lie about. */
export const freshWindows = (ownerUrl: string) =>
  withClient(ownerUrl, async (client) => {
    await client.query(openWindows);
    for (const table of ['auth.rate_window', 'api_key']) await client.query(`vacuum (analyze) ${table}`);
  });

export async function fill(client: Client, ownerUrl: string, size: Size): Promise<Targets> {
  await client.query('set synchronous_commit = off');
  const { beforeFactories, afterFactories } = dataStatements(size);
  for (const sql of beforeFactories) await client.query(sql);
  await saveFactories(ownerUrl, size.factories);
  // All or nothing, because triggers are off and indexes missing in between.
  await client.query('begin');
  await withoutIndexes(client, ['delivery', 'dispatch'], async () => {
    for (const sql of afterFactories) await client.query(sql);
  });
  await client.query('commit');

  const secrets = Array.from({ length: size.keys }, () => mintSecret('live'));
  const inOrderOfHash = secrets.map((secret) => ({ secret, hash: hashSecret(secret) }));
  await client.query(insertKeys(size), [inOrderOfHash.map(({ hash }) => hash), listDefaultScopes('live')]);
  await client.query(openWindows);
  await client.query('vacuum (freeze, analyze)');
  const { rows } = await client.query<{ id: string; ids: string[] }>(sampleDeliveries);
  return { secrets: rotated(secrets), owners: rows.map(({ id, ids }) => ({ id, deliveries: ids })) };
}

/** SQL counts keys from one: the first of them belongs to the second owner. */
const rotated = (secrets: string[]) => [...secrets.slice(-1), ...secrets.slice(0, -1)];

async function saveFactories(ownerUrl: string, count: number): Promise<void> {
  const orm = await MikroORM.init(ormOptions(ownerUrl));
  try {
    const options = { source: 'synthetic.ndjson', today: new Date().toISOString().slice(0, 10) };
    await importFactories(orm.em.fork(), rowsOf(count), options);
  } finally {
    await orm.close();
  }
}

async function* rowsOf(count: number) {
  let line = 0;
  for (const record of generateFactories(count)) yield { line: ++line, record, raw: { ...record } };
}

if (import.meta.main) {
  const { values } = parseArgs({ options: dataOptions });
  const { embedded, targets } = await openData(values.data, readSize(values));
  console.info(`${targets.secrets.length} keys of ${targets.owners.length} organisations in ${values.data}`);
  await embedded.stop();
}
