import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Migration } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { migrateTablesTo } from '#server/migration/migrate.ts';
import { migrationFolder, migrationNames, ormOptions } from '../../../mikro-orm.config.ts';
import { createEmptyDatabase } from './databases.ts';

/** No service was in use when it landed, so it and those before it were free to hold up requests. */
const lastFree = 'Migration20261128042000';

const { ownerUrl } = await createEmptyDatabase();
await migrateTablesTo(ownerUrl, lastFree);
const orm = await MikroORM.init(ormOptions(ownerUrl));
const client = new Client({ connectionString: ownerUrl });
await client.connect();
afterAll(async () => {
  await client.end();
  await orm.close();
});

/** Whether a lock stops writes, the file, and how often the whole was read. */
const tables = `
  select c.oid::regclass::text as name, pg_relation_filenode(c.oid) as file, coalesce(s.seq_scan, 0)::int as scans,
    exists (
      select from pg_locks l where l.pid = pg_backend_pid() and l.granted and l.relation = c.oid
        and l.mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
    ) as locked
  from pg_class c left join pg_stat_xact_all_tables s on s.relid = c.oid
  where c.relkind = 'r' and c.relnamespace <> all(array['pg_catalog', 'information_schema', 'pg_toast']::regnamespace[])`;
type Table = { name: string; file: number; scans: number; locked: boolean };
const readTables = async () => (await client.query<Table>(tables)).rows;

/**
 * Tables that these statements lock in one transaction, and read or write as a whole: the more rows there are, the longer
 * requests wait. That PostgreSQL does so shows on an empty table too.
 */
async function findHeldUp(statements: string[], end: 'commit' | 'rollback'): Promise<string[]> {
  await client.query('begin');
  // PostgreSQL may still count the scans of former transactions.
  const former = new Map((await readTables()).map((table) => [table.name, table]));
  for (const statement of statements) await client.query(statement);
  const after = await readTables();
  await client.query(end);
  const isHeldUp = ({ name, locked, file, scans }: Table) => {
    const before = former.get(name);
    return locked && before !== undefined && (scans > before.scans || file !== before.file);
  };
  return after.filter(isHeldUp).map(({ name }) => name);
}

describe('a migration that holds up the requests on a large table is found:', () => {
  test.each([
    ['create index on delivery (approved_at, id)', ['delivery']],
    ['alter table delivery add constraint named check (channel is not null)', ['delivery']],
    ['alter table delivery add drawn float default random()', ['delivery']],
    ['alter table delivery alter column project_version type int using 1', ['delivery']],
    ['alter table delivery add next uuid references project (id); update delivery set next = project_id', ['delivery']],
    ['alter table delivery add next int', []],
    [`alter table delivery add next text not null default 'none'`, []],
    ['alter table delivery add constraint named check (channel is not null) not valid', []],
    ['create table next (id uuid primary key references delivery (id)); create index on next (id)', []],
  ])('%s', async (statement, tables) => {
    expect(await findHeldUp([statement], 'rollback')).toEqual(tables);
  });
});

test('no migration holds a lock on a table while it reads or writes the whole of it', async () => {
  const held: Record<string, string[]> = {};
  for (const name of migrationNames().filter((name) => name > lastFree)) {
    const [Class]: (new (...args: ConstructorParameters<typeof Migration>) => Migration)[] = Object.values(
      await import(pathToFileURL(join(migrationFolder, `${name}.ts`)).href),
    );
    const migration = new Class!(orm.em.getDriver(), orm.config);
    await migration.up();
    const statements = migration.getQueries().map(String);
    if (migration.isTransactional()) held[name] = await findHeldUp(statements, 'commit');
    else for (const statement of statements) await client.query(statement);
  }
  expect(Object.entries(held).filter(([, tables]) => tables.length)).toEqual([]);
});
