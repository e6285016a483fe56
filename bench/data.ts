import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Client } from 'pg';
import { migrate } from '../mikro-orm.config.ts';
import { type Embedded, startEmbedded, withClient } from '../src/db/embedded.ts';
import { hashOf } from '../src/kernel/digest.ts';
import { newId } from '../src/kernel/ids.ts';
import { defaultScopes } from '../src/kernel/scopes.ts';
import { syntheticFactories } from '../src/modules/factories/factory.demo.ts';
import { searchTextOf } from '../src/modules/factories/factory.search.rules.ts';
import type { FactoryRecord } from '../src/modules/factories/factory.shapes.ts';
import { mintSecret } from '../src/modules/keys/key.rules.ts';
import {
  afterFactories,
  beforeFactories,
  insertKeys,
  openWindows,
  organisations,
  sampleDeliveries,
} from './data.sql.ts';

/** So many that none comes near its 60 requests a minute, nor are its counts a lock that others wait for. */
const keyCount = 20_000;
const version = 1;

/** Key `i` belongs to owner `i % owners.length` and may read the deliveries listed there. */
export type Targets = { secrets: string[]; owners: { deliveries: string[] }[] };
type Filled = Targets & { version: number; factories: number };
export type Data = { embedded: Embedded; targets: Targets };

export const dataOptions = {
  data: { type: 'string', default: process.env['BENCH_DATA'] ?? join(import.meta.dirname, '.data') },
  factories: { type: 'string', default: '20000' },
} as const;

/** The database of the benchmark, running: filled now, or before with as many factories. */
export async function openData(dir: string, factories: number): Promise<Data> {
  const settings = ['shared_buffers=1GB', 'max_wal_size=8GB', 'checkpoint_timeout=30min', 'work_mem=16MB'];
  const home = resolve(dir);
  const embedded = await startEmbedded(home, settings);
  await migrate(embedded.ownerUrl);
  const file = join(home, 'filled.json');
  const known: Filled | null = await readFile(file, 'utf8').then(JSON.parse, () => null);
  if (known?.version === version && known.factories === factories) return { embedded, targets: known };

  await rm(file, { force: true });
  console.info(`Filling ${home} …`);
  const startedAt = Date.now();
  const targets = await withClient(embedded.ownerUrl, (client) => fill(client, factories));
  const filled: Filled = { version, factories, ...targets };
  await writeFile(file, JSON.stringify(filled), { mode: 0o600 });
  console.info(`Filled in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
  return { embedded, targets };
}

/** Every key has its whole minute and day before it, and no dead rows lie about. */
export const freshWindows = (ownerUrl: string) =>
  withClient(ownerUrl, async (client) => {
    await client.query(openWindows);
    for (const table of ['gate.rate_window', 'api_key']) await client.query(`vacuum (analyze) ${table}`);
  });

async function fill(client: Client, factories: number): Promise<Targets> {
  await client.query('set synchronous_commit = off');
  for (const sql of beforeFactories) await client.query(sql);
  await saveFactories(client, factories);
  for (const sql of afterFactories) await client.query(sql);

  const secrets = Array.from({ length: keyCount }, () => mintSecret('live'));
  const inOrderOfHash = secrets.map((secret) => ({ secret, hash: hashOf(secret) }));
  await client.query(insertKeys, [inOrderOfHash.map(({ hash }) => hash), defaultScopes('live')]);
  await client.query(openWindows);
  await client.query('vacuum (freeze, analyze)');
  const { rows } = await client.query<{ ids: string[] }>(sampleDeliveries);
  return { secrets: rotated(secrets), owners: rows.map(({ ids }) => ({ deliveries: ids })) };
}

/** SQL counts keys from one: the first of them belongs to the second owner. */
const rotated = (secrets: string[]) => [...secrets.slice(-1), ...secrets.slice(0, -1)];

async function saveFactories(client: Client, count: number): Promise<void> {
  let batch: FactoryRecord[] = [];
  const save = async () => {
    const factories = batch.map(factoryOf);
    const contacts = batch.flatMap(({ contacts }, i) => {
      if (!contacts) return [];
      const { directoryFields, ...named } = contacts;
      return [{ factoryId: factories[i]!.id, ...named, ...directoryFields }];
    });
    await insert(client, 'factory', factories);
    await insert(client, 'factory_contact', contacts);
    batch = [];
  };
  for (const record of syntheticFactories(count)) if (batch.push(record) === 1000) await save();
  if (batch.length) await save();
}

const today = new Date().toISOString();
function factoryOf(record: FactoryRecord) {
  const { contacts: _, ...fields } = record;
  const rowSha256 = createHash('sha256').update(JSON.stringify(record)).digest('hex');
  const dates = { createdAt: today, updatedAt: today, importedOn: today.slice(0, 10) };
  return { ...fields, ...dates, id: newId(), searchText: searchTextOf(record), rowSha256, raw: record };
}

async function insert(client: Client, table: string, rows: object[]): Promise<void> {
  if (!rows[0]) return;
  const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const columns = Object.keys(rows[0]).map(columnOf).join();
  const json = rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [columnOf(key), value])));
  const sql = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`;
  await client.query(sql, [JSON.stringify(json)]);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: dataOptions });
  const { embedded, targets } = await openData(values.data, Number(values.factories));
  console.info(`${targets.secrets.length} keys of ${organisations} organisations in ${values.data}`);
  await embedded.stop();
}
