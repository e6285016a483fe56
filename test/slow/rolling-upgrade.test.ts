import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { findFreePort, withClient } from '#db/embedded/embedded.ts';
import { fillDeliveries } from '../api/deliveries/lists/many.ts';
import { quoteRequest, reachable, startApp, unlimited } from '../harness.ts';
import { openPrograms, settingsOf } from '../program.ts';
import { startProxy } from '../stand-ins/proxy.ts';
import { startTraffic } from './traffic.ts';

const app = await startApp(unlimited);
const programs = openPrograms({ ...settingsOf(app), ...unlimited, DATA_DIR: app.home, SHUTDOWN_DELAY_SECONDS: '3' });
const deliveries = 200_000;

/** This release with columns in tables that every request uses, an index, and a policy that is made anew. */
async function makeNextRelease(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'gateway-next-'));
  afterAll(() => rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  for (const part of ['package.json', 'mikro-orm.config.ts', 'src', 'schema', 'migrations', 'dist'])
    await cp(part, join(home, part), { recursive: true });
  await symlink(resolve('node_modules'), join(home, 'node_modules'));
  const manifest = JSON.parse(await readFile('package.json', 'utf8'));
  await writeFile(join(home, 'package.json'), JSON.stringify({ ...manifest, version: '999.0.0' }));
  const tables = ['delivery', 'project', 'action', 'api_key', 'auth.rate_window'];
  await writeFile(
    join(home, 'migrations/Migration29990101000000.ts'),
    `import { Migration } from '@mikro-orm/migrations';
     export class Migration29990101000000 extends Migration {
       override async up(): Promise<void> {
         for (const table of ${JSON.stringify(tables)}) this.addSql(\`alter table \${table} add next_release text null\`);
       }
     }`,
  );
  await writeFile(
    join(home, 'migrations/Migration29990101000001.ts'),
    `import { Migration } from '@mikro-orm/migrations';
     export class Migration29990101000001 extends Migration {
       override isTransactional(): boolean { return false; }
       override async up(): Promise<void> {
         this.addSql('create index concurrently delivery_next_release on delivery (next_release, created_at)');
       }
     }`,
  );
  const policies = join(home, 'migrations/sql/public/delivery.policies.sql');
  await writeFile(policies, `${await readFile(policies, 'utf8')}\n-- Of the next release.\n`);
  return home;
}

/** As an export does, for as long as it reads. */
async function holdDeliveries(ms: number): Promise<void> {
  const client = new Client({ connectionString: app.ownerUrl });
  await client.connect();
  await client.query('begin; select from delivery limit 1');
  await sleep(ms);
  await client.end();
}

test('a release with a migration takes over from two instances without a failed request, while somebody reads for long', async () => {
  const me = await app.live();
  const factoryIds = await app.factories(reachable());
  const { projectId } = await quoteRequest(me, { factoryIds });
  await withClient(app.ownerUrl, (client) => fillDeliveries(client, me.organisationId, deliveries));
  const next = await makeNextRelease();

  const ports = [await findFreePort(), await findFreePort()];
  const running = [];
  for (const port of ports) running.push(await programs.start({ PORT: String(port), AUTO_MIGRATE: 'off' }));
  const proxy = await startProxy(ports);
  afterAll(proxy.close);

  const asks = [
    () => ({ path: '/projects' }),
    () => ({ path: `/deliveries?projectId=${projectId}` }),
    () => ({ method: 'POST', path: '/projects', body: { name: 'Lamp' } }),
    () => ({
      method: 'POST',
      path: `/projects/${projectId}/actions`,
      headers: { 'idempotency-key': randomUUID() },
      body: { kind: 'quote_request', input: { scope: 'mechanical_part', parts: [{ name: 'Lid' }], factoryIds } },
    }),
  ];
  const traffic = startTraffic(proxy.url, me.secret, 50, (n) => asks[n % asks.length]!());
  await sleep(2000);

  const reading = holdDeliveries(8000);
  const migration = programs.run(['src/admin.ts', 'db', 'migrate'], {}, process.execPath, next);
  const migrated = await migration.ended;
  await reading;
  expect(migrated.code, migrated.all).toBe(0);
  expect(migrated.err).toContain('Other transactions hold tables that the migration changes.');
  await sleep(2000);

  for (const [i, port] of ports.entries()) {
    running[i]!.child.kill('SIGTERM');
    expect(await running[i]!.ended).toMatchObject({ code: 0 });
    const { url, output } = await programs.serve({ PORT: String(port), AUTO_MIGRATE: 'off' }, { cwd: next });
    expect(url, output.all).not.toBeNull();
    await sleep(3000);
  }
  const { sent, lost, slowestMs } = await traffic.stop();
  console.info(`${sent} requests, ${lost.length} failed, the slowest took ${Math.round(slowestMs)} ms`);
  expect(lost).toEqual([]);
  const { rows } = await withClient(app.ownerUrl, (client) =>
    client.query(`select i.indisvalid as "isValid",
        (select count(*)::int from information_schema.columns where column_name = 'next_release') as columns
      from pg_index i where i.indexrelid = 'delivery_next_release'::regclass`),
  );
  expect(rows).toEqual([{ isValid: true, columns: 5 }]);
}, 400_000);
