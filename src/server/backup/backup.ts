import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to } from 'pg-copy-streams';
import { withClient } from '#db/embedded/embedded.ts';
import { serviceRole, systemRole } from '#db/servers/roles.ts';
import type { FileStore } from '#ports/file-store/file-store.ts';
import { replacedMigrations } from '../migration/history.ts';
import { ConfigError } from '../settings/config.ts';
import { type BackedUpFile, type BackedUpTable, type Manifest, manifestName, resolveFile } from './manifest.ts';
import { createSeal } from './sealing.ts';

export type BackupSources = { ownerUrl: string; files: FileStore; secretKey: Buffer; release: string; now: () => Date };

/** Derived or of this cluster alone: a restore creates them anew. */
const omitted = [
  'public.mikro_orm_migrations',
  'public.applied_sql_file',
  'public.record_change',
  'public.job_state',
  'auth.write_position',
  'auth.replication_beat',
];
const sealedTables = ['auth.service_secret'];

/** The folder appears only when the backup is complete. */
export async function backUp(target: string, sources: BackupSources): Promise<Manifest> {
  const folder = resolve(target);
  const exists = await access(folder).then(
    () => true,
    () => false,
  );
  if (exists) throw new ConfigError(`${folder} exists. Name a folder that does not exist.`);
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(join(partial, 'tables'), { recursive: true, mode: 0o700 });
  const manifest = await withClient(sources.ownerUrl, (client) => copyAll(client, partial, sources));
  await writeFile(join(partial, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(partial, folder);
  await flushFolder(dirname(folder));
  return manifest;
}

async function copyAll(client: Client, folder: string, sources: BackupSources): Promise<Manifest> {
  const { files: store, release, now } = sources;
  await client.query('begin isolation level repeatable read read only');
  const migrations = await listMigrations(client);
  const { rows: found } = await client.query<Pick<BackedUpTable, 'name' | 'columns'>>(tablesQuery, [omitted]);
  const tables: BackedUpTable[] = [];
  for (const table of found) tables.push(await copyTable(client, folder, table, sources));
  const { rows: stored } = await client.query<BackedUpFile>(filesQuery);
  const { rows: roles } = await client.query<Manifest['roles'][number]>(rolesQuery, [[serviceRole, systemRole]]);
  await client.query('commit');

  const files: BackedUpFile[] = [];
  const missingFiles: BackedUpFile[] = [];
  for (const file of stored) ((await copyFile(store, folder, file)) ? files : missingFiles).push(file);
  const createdAt = now().toISOString();
  return { format: 1, release, createdAt, migrations, roles, tables, files, missingFiles };
}

async function listMigrations(client: Client): Promise<string[]> {
  const { rows } = await client
    .query<{ name: string }>('select name from mikro_orm_migrations order by name')
    .catch((error: Error) => {
      throw new ConfigError(`The database has no tables of this service: ${error.message}.`);
    });
  const names = rows.map(({ name }) => name);
  if (names.some((name) => replacedMigrations.includes(name))) {
    throw new ConfigError(
      'The database is of a release from before the baseline. Start this release once, then back up.',
    );
  }
  return names;
}

/** Partitions are copied with their table. */
const tablesQuery = `
  select n.nspname || '.' || c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where n.nspname in ('public', 'auth', 'audit') and c.relkind in ('r', 'p') and not c.relispartition
    and n.nspname || '.' || c.relname <> all($1)
  group by 1 order by 1`;

const filesQuery = `
  select distinct f.owner, f.content_transfer_id as "transferId", f.sha256
  from engineering_file f join engineering_transfer t on t.id = f.content_transfer_id
  where t.content_removed_at is null and f.uploaded_at is not null
  union all
  select owner, id, sha256 from answer_file where stored_at is not null
  union all
  select owner, id, sha256 from task_file where stored_at is not null and removed_at is null
  union all
  select received_mail_id, id, sha256 from mail_attachment where stored_at is not null
  order by 1, 2, 3`;

const rolesQuery = `
  select r.rolname as name, r.rolcanlogin as "canLogin",
    array(select m.roleid::regrole::text from pg_auth_members m where m.member = r.oid order by 1) as "memberOf"
  from pg_roles r where r.rolname = any($1) order by 1`;

async function copyTable(
  client: Client,
  folder: string,
  { name, columns }: Pick<BackedUpTable, 'name' | 'columns'>,
  { secretKey }: Pick<BackupSources, 'secretKey'>,
): Promise<BackedUpTable> {
  const seal = sealedTables.includes(name) ? createSeal(secretKey) : null;
  const file = `tables/${name}.copy.gz${seal ? '.sealed' : ''}`;
  const hash = createHash('sha256');
  const rows = client.query(to(`copy (select ${columns.join(', ')} from ${name}) to stdout`));
  const written = createWriteStream(join(folder, file), { mode: 0o600, flags: 'wx', flush: true });
  const hashed = new PassThrough().on('data', (chunk: Buffer) => hash.update(chunk));
  await pipeline([rows, createGzip(), ...(seal ? [seal.cipher] : []), hashed, written]);
  const sealed = seal && { iv: seal.iv.toString('base64'), tag: seal.cipher.getAuthTag().toString('base64') };
  return { name, columns, rows: rows.rowCount, file, sha256: hash.digest('hex'), sealed };
}

/** False if the store does not have the file. The store checks the content against its hash. */
async function copyFile(store: FileStore, folder: string, file: BackedUpFile): Promise<boolean> {
  const content = await store.open(file);
  if (!content) return false;
  const path = resolveFile(folder, file);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline(Readable.from(content), createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true }));
  return true;
}

/** A rename is durable only after its folder is synced. Windows cannot open folders. */
async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
