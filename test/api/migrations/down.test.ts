import { MikroORM } from '@mikro-orm/postgresql';
import { expect, test } from 'vitest';
import { withClient } from '#db/embedded/embedded.ts';
import { migrate } from '#server/migration/migrate.ts';
import { migrationNames, ormOptions } from '../../../mikro-orm.config.ts';
import { dumpSchema } from '../../database-dump.ts';
import { createEmptyDatabase } from './databases.ts';

test('the newest migrations can be taken back and applied again, and keep the audit log', async () => {
  const { ownerUrl } = await createEmptyDatabase();
  await migrate(ownerUrl);
  const query = async (text: string) => (await withClient(ownerUrl, (client) => client.query(text))).rows;
  await query(`insert into audit_entry (id, owner, at, actor, action, resource, resource_id, detail)
    select gen_random_uuid(), gen_random_uuid(), now() + n * interval '60 days', 'x', 'x', 'x', 'x', '{}'
    from generate_series(-2, 2) n`);
  const isPartitioned = () =>
    query(`select relkind = 'p' as "isPartitioned" from pg_class where oid = 'public.audit_entry'::regclass`);
  const before = await withClient(ownerUrl, dumpSchema);

  const orm = await MikroORM.init(ormOptions(ownerUrl));
  const newest = migrationNames().filter((name) => name >= 'Migration20261128130000');
  for (const name of newest.toReversed()) await orm.migrator.down({ migrations: [name] });
  await orm.close();
  expect(await isPartitioned()).toEqual([{ isPartitioned: false }]);
  expect(await query('select count(*)::int as entries from audit_entry')).toEqual([{ entries: 5 }]);

  await migrate(ownerUrl);
  expect(await isPartitioned()).toEqual([{ isPartitioned: true }]);
  expect(await withClient(ownerUrl, dumpSchema)).toBe(before);
  expect(await query('select from audit.verify_chains(null) where broken_at is null')).toHaveLength(5);
});
