import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import type { TestProject } from 'vitest/node';
import { planShards } from '#admin/database/shard-plan.ts';
import { startEmbedded, withClient } from '#db/embedded/embedded.ts';
import { ensureIndex } from '#modules/directory/factories/search/reindex.service.ts';
import { syncBuiltInGuides } from '#modules/guidance/knowledge/knowledge-save.service.ts';
import { readLibrary } from '#modules/guidance/knowledge/library.file.ts';
import { migrate } from '#server/migration/migrate.ts';
import { ormOptions } from '../mikro-orm.config.ts';
import { startPostgres16 } from './postgres-16.ts';

declare module 'vitest' {
  interface ProvidedContext {
    database: { ownerUrl: string; serviceUrl: string };
  }
}

const endConnections = `select pg_terminate_backend(pid, 10000) from pg_stat_activity
  where application_name = 'sourcing-gateway' and pid <> pg_backend_pid()`;

/** Nothing outlives a run, and hundreds of databases would keep the vacuum workers busy. */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_connections=300',
];

/**
 * One real cluster per test run; every test file copies its migrated database. With `TEST_POSTGRES=16` it is one of the
 * oldest supported version, with `TEST_KEYS=owner` one with the keys of distributed tables.
 */
export default async function setup(project: TestProject) {
  const home = await mkdtemp(join(tmpdir(), 'gateway-test-'));
  await chmod(home, 0o755);
  const start = process.env['TEST_POSTGRES'] === '16' ? startPostgres16 : startEmbedded;
  const embedded = await start(home, settings);
  await migrate(embedded.ownerUrl);
  const orm = await MikroORM.init(ormOptions(embedded.ownerUrl));
  await ensureIndex(orm.em.fork());
  await syncBuiltInGuides(orm.em.fork(), readLibrary());
  if (process.env['TEST_KEYS'] === 'owner')
    for (const statement of (await planShards(orm.em.fork())).keys) await orm.em.execute(statement);
  await orm.close();
  project.provide('database', { ownerUrl: embedded.ownerUrl, serviceUrl: await embedded.createServiceLogin() });

  return async () => {
    // A cluster that another process of ours still uses would not be stopped, and a killed one may seem to for a moment.
    await withClient(embedded.ownerUrl, (client) => client.query(endConnections));
    await embedded.stop();
    await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
}
