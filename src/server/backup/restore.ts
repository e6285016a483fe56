import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';
import { withClient } from '#db/embedded/embedded.ts';
import type { FileStore } from '#ports/file-store/file-store.ts';
import { migrate, migrateTablesTo } from '../migration/migrate.ts';
import { ConfigError } from '../settings/config.ts';
import { type Held, holdUnsettled } from './hold-unsettled.ts';
import { type BackedUpTable, type Manifest, readManifest, resolveFile } from './manifest.ts';
import { breakSeal } from './sealing.ts';

export type RestoreTarget = { ownerUrl: string; files: FileStore; secretKey: Buffer; migrations: readonly string[] };
/** `resumeSending`: nothing was sent or published since the backup was made. */
type Options = { resumeSending: boolean };

/** Loads all rows in one transaction, so an interrupted restore leaves empty tables and can be repeated. */
export async function restore(folder: string, target: RestoreTarget, { resumeSending }: Options) {
  const manifest = await readManifest(folder);
  assertKnown(manifest, target.migrations);
  await assertWhole(folder, manifest);
  await withClient(target.ownerUrl, (client) => assertEmpty(client, manifest));
  for (const file of manifest.files)
    await target.files.put(file, new Uint8Array(await readFile(resolveFile(folder, file))));
  await migrateTablesTo(target.ownerUrl, manifest.migrations.at(-1) ?? '');
  const held = await withClient(target.ownerUrl, (client) =>
    loadAll(client, folder, manifest, target.secretKey, resumeSending),
  );
  await migrate(target.ownerUrl);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const { release, createdAt, missingFiles } = manifest;
  return { release, createdAt, tables: manifest.tables.length, rows, files: manifest.files.length, missingFiles, held };
}

function assertKnown({ migrations, release }: Manifest, known: readonly string[]): void {
  const unknown = migrations.find((name) => !known.includes(name));
  if (unknown)
    throw new ConfigError(`The backup is of a newer release (${release}, ${unknown}): restore it with that release.`);
}

async function assertWhole(folder: string, { tables }: Manifest): Promise<void> {
  for (const { file, sha256 } of tables) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(folder, file)), hash).catch(() => {
      throw new ConfigError(`The backup is damaged: ${file} cannot be read.`);
    });
    if (hash.digest('hex') !== sha256) throw new ConfigError(`The backup is damaged: ${file} has another SHA-256.`);
  }
}

const seeded = ['auth.service_secret'];

/** Empty, or left by an interrupted restore: tables without rows. */
async function assertEmpty(client: Client, { tables }: Manifest): Promise<void> {
  const refuse = (reason: string) =>
    new ConfigError(`The database is not empty (${reason}). Restore into a new database. Nothing was changed.`);
  const { rows: started } = await client.query(`select to_regclass('public.applied_sql_file') is not null as found`);
  if (started[0]?.found) throw refuse('it was migrated');
  for (const { name } of tables) {
    if (seeded.includes(name)) continue;
    const { rows } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [name]);
    if (!rows[0]?.exists) continue;
    const { rowCount } = await client.query(`select from ${name} limit 1`);
    if (rowCount) throw refuse(`${name} has rows`);
  }
}

async function loadAll(
  client: Client,
  folder: string,
  { tables }: Manifest,
  secretKey: Buffer,
  resumeSending: boolean,
): Promise<Held | null> {
  await client.query('begin');
  await client.query(`select pg_advisory_xact_lock(hashtext('sourcing-gateway migrations'))`);
  const { rows: keys } = await client.query<{ drop: string; add: string }>(foreignKeysQuery);
  for (const { drop } of keys) await client.query(drop);
  for (const table of tables) await loadTable(client, folder, table, secretKey);
  for (const { add } of keys) await client.query(add);
  await client.query(newCluster);
  const held = resumeSending ? null : await holdUnsettled(client);
  await client.query('commit');
  return held;
}

/** Tables reference each other in no particular order. Adding the constraints checks all rows. */
const foreignKeysQuery = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
  from pg_constraint where contype = 'f' and conparentid = 0 order by conrelid, conname`;

/**
 * Positions of event streams name transactions of the former cluster, and cursors could be mistaken for those of this
 * one: with a new secret both are refused, and callers start again from the current state. Counts by transaction are
 * folded for the same reason.
 */
const newCluster = `
  update auth.service_secret set secret = encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex')
    where name = 'cursor';
  create temporary table counted on commit drop as
    select scope_id, status, channel, owner, sum(count) as count from public.delivery_count group by 1, 2, 3, 4;
  delete from public.delivery_count;
  insert into public.delivery_count (scope_id, status, channel, transaction_id, owner, count)
    select scope_id, status, channel, '0'::xid8, owner, count from counted where count <> 0`;

async function loadTable(client: Client, folder: string, table: BackedUpTable, secretKey: Buffer): Promise<void> {
  const { name, columns, file, rows, sealed } = table;
  if (seeded.includes(name)) await client.query(`delete from ${name}`);
  const loaded = client.query(from(`copy ${name} (${columns.join(', ')}) from stdin`));
  const unsealing = sealed ? [breakSeal(secretKey, sealed)] : [];
  await pipeline([createReadStream(join(folder, file)), ...unsealing, createGunzip(), loaded]).catch((error: Error) => {
    const reason = sealed ? 'SECRET_KEY is not that of the backup' : error.message;
    throw new ConfigError(`${name} cannot be restored: ${reason}. Nothing was restored.`);
  });
  if (loaded.rowCount !== rows)
    throw new ConfigError(`${name} has ${loaded.rowCount} rows instead of ${rows}. Nothing was restored.`);
}
