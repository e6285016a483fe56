import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { BoundedClient } from '#db/pool/deadline.ts';
import { transactWhenFree } from '#server/migration/busy-tables.ts';
import { migrate } from '#server/migration/migrate.ts';
import { ormOptions } from '../../../mikro-orm.config.ts';
import { copyDatabase } from '../../harness.ts';

const { ownerUrl } = await copyDatabase();
const orm = await MikroORM.init(ormOptions(ownerUrl));
afterAll(() => orm.close());

async function connect(): Promise<BoundedClient> {
  const client = new BoundedClient({ connectionString: ownerUrl });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** As if the next release had another version of this file. */
const asNextRelease = `delete from applied_sql_file where path = 'public/delivery.policies.sql'`;

test('a migration of a table that somebody reads starts again until the reader has ended, and says whom it waits for', async () => {
  const [reader, other] = [await connect(), await connect()];
  await other.query(asNextRelease);
  await reader.query(`set application_name = 'a long export'; begin; select from delivery`);
  await reader.query('select pg_sleep(1)');
  const lines: string[] = [];
  const migrated = migrate(ownerUrl, (line) => void lines.push(line));
  await expect.poll(() => lines).toHaveLength(1);
  await other.query('select from delivery');
  await reader.query('commit');
  await migrated;
  expect(lines[0]).toMatch(/hold tables that the migration changes\. .* are \d+ \(a long export, \d+ s\)/);
  const { rows } = await other.query(`select 1 from applied_sql_file where path = 'public/delivery.policies.sql'`);
  expect(rows).toHaveLength(1);
});

test('a migration gives up on a table that stays in use, and has changed nothing', async () => {
  const reader = await connect();
  await reader.query('begin; select from delivery');
  const change = async (em: EntityManager) => {
    await em.execute('create table half_done (id int)');
    await em.execute('alter table delivery add half_done int');
  };
  await expect(transactWhenFree(orm.em, change, () => {}, 2000)).rejects.toThrow(
    /^Other transactions hold tables .* It was rolled back: end them, or try again later\.$/,
  );
  expect((await reader.query(`select to_regclass('half_done') as made`)).rows).toEqual([{ made: null }]);
});

test('what is no matter of locks is not tried again', async () => {
  let attempts = 0;
  const wrong = async (em: EntityManager) => {
    attempts++;
    await em.execute('alter table nowhere add half_done int');
  };
  await expect(transactWhenFree(orm.em, wrong, () => {})).rejects.toThrow('relation "nowhere" does not exist');
  expect(attempts).toBe(1);
});
