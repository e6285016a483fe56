import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createConnectionPool } from '#db/pool/connection-pool.ts';
import { createRowReaders } from '#db/rows.ts';
import { createServer } from '#db/servers/server.ts';
import { systemSetting, toTenantSetting } from '#db/tenancy.ts';
import type { Tables } from '#modules/entities.ts';
import { copyDatabase } from '../../harness.ts';

const { serviceUrl } = await copyDatabase();

test('a statement whose preparation failed with another one is answered', async () => {
  const pool = createConnectionPool({ server: createServer(serviceUrl), connections: 1 });
  onTestFinished(pool.close);
  const statement = { name: 'tenant', text: `select current_setting('app.owner') as owner`, values: [] };
  const owner = '01900000-0000-7000-8000-000000000001';
  const [failed, answered] = await Promise.allSettled([
    pool.query(statement, { ...systemSetting, value: 'no_such_role' }),
    pool.query(statement, toTenantSetting(owner)),
  ]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22023' } });
  expect(answered).toEqual({ status: 'fulfilled', value: [{ owner }] });
});

test('a look-up of some ids is planned once, and not for each number of ids', async () => {
  const rows = createRowReaders<Tables>({
    primary: createConnectionPool({ server: createServer(serviceUrl), connections: 1 }),
    owned: new Set(['project']),
  });
  onTestFinished(rows.close);
  const read = rows.prepareFor('01900000-0000-7000-8000-000000000001');
  const ids = Array.from({ length: 12 }, () => randomUUID());
  for (const [i] of ids.entries())
    await read('projects', { ids: ids.slice(i) }, (db, { ids }) =>
      db.selectFrom('project').select('name').where(sql<boolean>`id = any(${ids}::uuid[])`),
    );
  const plans = await read('plans', {}, (db) =>
    db
      .selectFrom(
        sql<{ generic: string; custom: string }>`(
          select generic_plans::text as generic, custom_plans::text as custom
          from pg_prepared_statements where statement like 'select "name"%')`.as('plans'),
      )
      .selectAll(),
  );
  expect(plans).toEqual([{ generic: '12', custom: '0' }]);
});
