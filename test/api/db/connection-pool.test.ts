import { expect, onTestFinished, test } from 'vitest';
import { createConnectionPool } from '#db/pool/connection-pool.ts';
import { createServer } from '#db/servers/server.ts';
import { systemSetting, toTenantSetting } from '#db/tenancy.ts';
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
