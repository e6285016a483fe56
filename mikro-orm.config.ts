import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { BoundedClient, deadlines } from './src/db/pool/deadline.ts';
import { releaseLeakedConnections } from './src/db/pool/pool-leak-guard.ts';
import { limitPool } from './src/db/pool/pool-limits.ts';
import { serviceRole } from './src/db/tenancy.ts';
import { entities } from './src/modules/entities.ts';

const folder = join(import.meta.dirname, 'migrations');

/** Names of the migrations of this version, as recorded when applied. */
export const migrationNames = (): string[] =>
  readdirSync(folder)
    .filter((file) => /^Migration\d+\.ts$/.test(file))
    .map((file) => basename(file, '.ts'));

type Access = {
  as?: 'owner' | 'service';
  snapshot?: boolean;
  onSql?: ((sql: string) => void) | undefined;
  poolSize?: number;
};

/**
 * `as: 'service'` sets the role to which row-level security applies, whatever the login role. `snapshot` is for
 * creating migrations only: applying them would rewrite the committed snapshot.
 */
export const ormOptions = (clientUrl: string, { as = 'owner', snapshot = false, onSql, poolSize = 10 }: Access = {}) =>
  defineConfig({
    clientUrl,
    entities,
    extensions: [Migrator],
    // The schemas for authentication and for the search index are plain SQL in migrations.
    schemaGenerator: { ignoreSchema: ['gate', 'directory', 'directory_next'], ignoreTriggers: true },
    migrations: {
      path: folder,
      snapshotName: 'schema',
      snapshot,
      dropTables: false,
    },
    driverOptions: {
      ...connectionAs(as),
      ...(as === 'service' && { Client: BoundedClient, onPoolCreated: limitServicePool }),
    },
    pool: { min: 0, max: poolSize },
    colors: false,
    debug: onSql ? ['query'] : false,
    logger: onSql ?? (() => {}),
  });

/**
 * Statements beyond their timeout fail with 503. JIT is off, because compiling takes longer than running these
 * statements.
 */
const serviceSettings =
  '-c jit=off -c work_mem=32MB -c idle_in_transaction_session_timeout=10s ' +
  `-c statement_timeout=${deadlines.writeMs} -c lock_timeout=${deadlines.lockMs}`;

export const connectionAs = (as: 'owner' | 'service') => ({
  application_name: 'sourcing-gateway',
  ...(as === 'service' && { options: `-c role=${serviceRole} ${serviceSettings}` }),
});

/** Called before the pool opens its first connection. */
function limitServicePool(pool: Pool): void {
  releaseLeakedConnections(pool);
  limitPool(pool, deadlines.writeMs);
}

/** Applies pending migrations as the table owner. An advisory lock serialises instances that start together. */
export async function migrate(ownerUrl: string): Promise<void> {
  const orm = await MikroORM.init(ormOptions(ownerUrl));
  try {
    const lock = await orm.em
      .getConnection()
      .getNativeClient()
      .then((pool) => pool.connect());
    try {
      await lock.query(`select pg_advisory_lock(hashtext('sourcing-gateway migrations'))`);
      await orm.migrator.up();
    } finally {
      lock.release(true);
    }
  } finally {
    await orm.close();
  }
}

export default ormOptions(
  process.env['DATABASE_OWNER_URL'] ?? process.env['DATABASE_URL'] ?? 'postgresql://127.0.0.1/gateway',
  {
    snapshot: true,
  },
);
