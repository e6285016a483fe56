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

test('a prepared statement answers the same rows each time, alone and in company, also after one that failed', async () => {
  const pool = createConnectionPool({ server: createServer(serviceUrl), connections: 1 });
  onTestFinished(pool.close);
  const typed = {
    name: 'typed',
    text: `select n, array[n::text, null] as texts, '2026-11-30 08:00:00.5+00'::timestamptz as at, n::int8 as "bigN",
      jsonb_build_object('n', n) as json, 6 / (3 - n) as part from generate_series(1, $1::int) n`,
  };
  const other = { name: 'other', text: 'select $1::text as "bigN"', values: ['other'] };
  const owner = toTenantSetting('01900000-0000-7000-8000-000000000001');
  const read = (count: number, tenant = owner) => pool.query({ ...typed, values: [count] }, tenant);
  const rows = [1, 2].map((n) => ({
    n,
    texts: [String(n), null],
    at: '2026-11-30T08:00:00.500Z',
    bigN: n,
    json: { n },
    part: 6 / (3 - n),
  }));

  expect(await read(2)).toEqual(rows);
  expect(await read(0)).toEqual([]);
  expect(await read(2)).toEqual(rows);
  const answers = await Promise.allSettled([read(1), pool.query(other), read(3), read(2), pool.query(other, owner)]);
  expect(answers).toEqual([
    { status: 'fulfilled', value: rows.slice(0, 1) },
    { status: 'fulfilled', value: [{ bigN: 'other' }] },
    { status: 'rejected', reason: expect.objectContaining({ code: '22012' }) },
    { status: 'fulfilled', value: rows },
    { status: 'fulfilled', value: [{ bigN: 'other' }] },
  ]);
  await expect(read(2, { ...systemSetting, value: 'no_such_role' })).rejects.toMatchObject({ code: '22023' });
  expect(await read(2)).toEqual(rows);
});
