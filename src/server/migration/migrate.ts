import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Migration } from '@mikro-orm/migrations';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { ClientBase } from 'pg';
import { withClient } from '#db/embedded/embedded.ts';
import { nameRoles, serviceRole } from '#db/servers/roles.ts';
import { assertDefined } from '#kernel/assert.ts';
import { migrationFolder, migrationNames, ormOptions } from '../../../mikro-orm.config.ts';
import { ConfigError } from '../settings/config.ts';
import { transactWhenFree } from './busy-tables.ts';
import { assertNotNewer, baseline, findCarryOver, replacedMigrations } from './history.ts';
import { type AppliedFile, applySqlFiles, findChanged, readSqlFiles } from './sql-files.ts';

type Applied = { migrations: string[]; files: AppliedFile[] };

const createTarget = () => ({
  migrations: migrationNames(),
  files: readSqlFiles(join(migrationFolder, 'sql')),
  release: String(JSON.parse(readFileSync(join(migrationFolder, '../package.json'), 'utf8')).version),
});
type Target = ReturnType<typeof createTarget>;

export type Report = (line: string) => void;

/**
 * Of two instances that start together, one waits for the other. `report` gets a line while the tables are busy; see
 * `transactWhenFree`.
 */
export async function migrate(ownerUrl: string, report: Report = () => {}): Promise<void> {
  const target = createTarget();
  if (!(await withClient(ownerUrl, (client) => isCurrent(client, target))))
    await withMigrationLock(ownerUrl, (orm, client) => migrateLocked(orm, client, target, report));
  await withClient(ownerUrl, allowServiceRole);
}

/** For AUTO_MIGRATE=off. The service role may read which migrations were applied, and needs no other right. */
export async function assertMigrated(serviceUrl: string): Promise<void> {
  const known = migrationNames();
  const applied = await withClient(serviceUrl, async (client) => {
    await client.query(`begin; set local role ${serviceRole}`);
    return (await client.query<{ name: string }>('select name from mikro_orm_migrations')).rows.map(({ name }) => name);
  }).catch((error: Error) => {
    throw new ConfigError(`The database is not migrated (${error.message}): run admin db migrate first.`);
  });
  findCarryOver(applied, known);
  const missing = known.filter((name) => !applied.includes(name));
  if (missing.length)
    throw new ConfigError(
      `The database lacks ${missing.length} migrations, the first is ${missing[0]}: run admin db migrate first.`,
    );
}

/** Tables as of this migration, without the SQL files: rows can be loaded before there are triggers. */
export const migrateTablesTo = (ownerUrl: string, name: string): Promise<void> =>
  withMigrationLock(ownerUrl, async (orm) => {
    const names = migrationNames();
    await applyMigrations(orm, names.slice(0, names.indexOf(name) + 1), (work) =>
      transactWhenFree(orm.em, work, () => {}),
    );
  });

async function withMigrationLock(
  ownerUrl: string,
  work: (orm: MikroORM, client: ClientBase) => Promise<void>,
): Promise<void> {
  const options = ormOptions(ownerUrl);
  const migrationsList = await Promise.all(
    migrationNames().map(async (name) => ({ name, class: await loadMigration(name) })),
  );
  const orm = await MikroORM.init({
    ...options,
    migrations: { ...options.migrations, migrationsList },
    onQuery: nameRoles,
  });
  try {
    const lock = await orm.em
      .getConnection()
      .getNativeClient()
      .then((pool) => pool.connect());
    try {
      await takeMigrationLock(lock);
      await work(orm, lock);
    } finally {
      lock.release(true);
    }
  } finally {
    await orm.close();
  }
}

const pauseMs = 200;

/** A statement that waited for the lock would hold a snapshot, which `create index concurrently` waits for. */
async function takeMigrationLock(client: ClientBase): Promise<void> {
  const take = `select pg_try_advisory_lock(hashtext('sourcing-gateway migrations')) as taken`;
  while (!(await client.query<{ taken: boolean }>(take)).rows[0]?.taken) await sleep(pauseMs);
}

const applied = `
  select array(select name::text from mikro_orm_migrations) as migrations,
    (select coalesce(json_agg(json_build_object('path', path, 'sha256', sha256, 'release', release)), '[]')
      from applied_sql_file) as files`;

async function isCurrent(client: ClientBase, { migrations, files }: Target): Promise<boolean> {
  const found = await client.query<Applied>(applied).catch((error: { code?: string }) => {
    if (error.code === undefinedTable) return null;
    throw error;
  });
  const [row] = found?.rows ?? [];
  if (!row || row.migrations.toSorted().join() !== migrations.join()) return false;
  return row.files.length === files.length && findChanged(files, row.files).length === 0;
}

/** The creator of a role may grant it, but cannot take it without a grant. Superusers and members already can. */
const allowServiceRole = async (client: ClientBase) => {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [serviceRole]);
  if (!rowCount)
    throw new ConfigError(
      `The role ${serviceRole} does not exist: DATABASE_ROLE_PREFIX must be the one with which the database was migrated.`,
    );
  await client.query(`do $$ begin
    if not pg_has_role('${serviceRole}', 'SET') then
      grant ${serviceRole} to current_user with inherit false, set true;
    end if;
  exception when insufficient_privilege then null;
  end $$`);
};

const undefinedTable = '42P01';

async function migrateLocked(orm: MikroORM, client: ClientBase, target: Target, report: Report): Promise<void> {
  const exists = async (table: string) =>
    (await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [table])).rows[0]?.exists;
  const names = (await exists('mikro_orm_migrations'))
    ? (await client.query<{ name: string }>('select name from mikro_orm_migrations')).rows.map(({ name }) => name)
    : [];
  const carryOver = findCarryOver(names, target.migrations);
  const appliedFiles = (await exists('applied_sql_file'))
    ? (await client.query<AppliedFile>(appliedFilesQuery)).rows
    : [];
  assertNotNewer(
    findChanged(target.files, appliedFiles).map(({ path }) => path),
    appliedFiles,
    target.release,
  );

  const inTransaction: Transact = (work) => transactWhenFree(orm.em, work, report);
  if (carryOver.length) await inTransaction((em) => enterBaseline(em, carryOver));
  const missing = target.migrations.filter((name) => !names.includes(name));
  await applyMigrations(orm, missing, inTransaction, (em) => applyFiles(em, target));
}

type Work = (em: EntityManager) => Promise<void>;
type Transact = (work: Work) => Promise<void>;

/** All in one transaction, which `finish` ends, but those that run outside of one and those before these. */
async function applyMigrations(
  orm: MikroORM,
  missing: readonly string[],
  inTransaction: Transact,
  finish: Work = async () => {},
): Promise<void> {
  const apply = async (em: EntityManager, migrations: readonly string[]) => {
    if (migrations.length)
      await orm.migrator.up({ transaction: em.getTransactionContext(), migrations: [...migrations] });
  };
  let rest = missing;
  for (const name of await listOnline(orm, missing)) {
    const before = rest.slice(0, rest.indexOf(name));
    await inTransaction((em) => apply(em, before));
    await orm.migrator.up({ migrations: [name] });
    rest = rest.slice(before.length + 1);
  }
  await inTransaction(async (em) => {
    await apply(em, rest);
    await finish(em);
  });
}

/** Those that run outside of a transaction, such as `create index concurrently`. */
async function listOnline(orm: MikroORM, names: readonly string[]): Promise<string[]> {
  const online: string[] = [];
  for (const name of names) {
    const Class = await loadMigration(name);
    if (!new Class(orm.em.getDriver(), orm.config).isTransactional()) online.push(name);
  }
  return online;
}

type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration;

async function loadMigration(name: string): Promise<MigrationClass> {
  const exports: Record<string, MigrationClass> = await import(`../../../migrations/${name}.ts`);
  return assertDefined(exports[name], `Migration ${name}`);
}

async function enterBaseline(em: EntityManager, files: readonly string[]): Promise<void> {
  for (const file of files) await em.execute(readFileSync(join(migrationFolder, file), 'utf8'));
  await em.execute('delete from mikro_orm_migrations where name = any(array[?]::text[])', [replacedMigrations]);
  await em.execute('insert into mikro_orm_migrations (name) values (?)', [baseline]);
}

const appliedFilesQuery = 'select path, sha256, release from applied_sql_file';

/** A migration that makes a table anew removes the rows of its files, so that they are applied again. */
async function applyFiles(em: EntityManager, { files, release }: Target): Promise<void> {
  await em.execute(`create table if not exists applied_sql_file (
    path text primary key, sha256 text not null, release text not null, applied_at timestamptz(3) not null default now()
  )`);
  await em.execute('revoke all on applied_sql_file from gateway_app, gateway_system');
  const applied = await em.execute<AppliedFile[]>(appliedFilesQuery);
  await applySqlFiles(em, findChanged(files, applied), release);
  await em.execute('delete from applied_sql_file where path <> all(array[?]::text[])', [files.map(({ path }) => path)]);
  await em.execute("select partition.make_months(now() + interval '2 months')");
}
