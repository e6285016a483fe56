import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { BoundedClient, deadlines } from './src/db/pool/deadline.ts';
import { releaseLeakedConnections } from './src/db/pool/pool-leak-guard.ts';
import { createPoolUsage, limitPool, type PoolWatch } from './src/db/pool/pool-limits.ts';
import { serviceRole } from './src/db/tenancy.ts';
import { entities } from './src/modules/entities.ts';

export const migrationFolder = join(import.meta.dirname, 'migrations');

/** Names of the migrations of this version, as recorded when applied. */
export const migrationNames = (): string[] =>
  readdirSync(migrationFolder)
    .filter((file) => /^Migration\d+\.ts$/.test(file))
    .map((file) => basename(file, '.ts'))
    .toSorted();

type Access = {
  as?: 'owner' | 'service';
  snapshot?: boolean;
  onSql?: ((sql: string) => void) | undefined;
  poolSize?: number;
  watch?: PoolWatch;
};

/**
 * `as: 'service'` sets the role to which row-level security applies, whatever the login role. `snapshot` is for
 * creating migrations only: applying them would rewrite the committed snapshot.
 */
export const ormOptions = (
  clientUrl: string,
  { as = 'owner', snapshot = false, onSql, poolSize = 10, watch }: Access = {},
) =>
  defineConfig({
    clientUrl,
    entities,
    extensions: [Migrator],
    // Entities have neither the tables of these schemas nor functions, triggers and policies; see migrations/.
    schemaGenerator: {
      ignoreSchema: ['auth', 'audit', 'directory', 'directory_next'],
      ignoreTriggers: true,
      ignoreRoutines: true,
      ignorePolicies: true,
      skipTables: ['applied_sql_file'],
    },
    migrations: {
      path: migrationFolder,
      snapshotName: 'schema',
      snapshot,
      dropTables: false,
    },
    driverOptions: {
      ...connectionAs(as),
      ...(as === 'service' && { Client: BoundedClient, onPoolCreated: (pool: Pool) => limitServicePool(pool, watch) }),
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
function limitServicePool(pool: Pool, watch: PoolWatch = { usage: createPoolUsage() }): void {
  releaseLeakedConnections(pool);
  limitPool(pool, deadlines.writeMs, watch);
}

export default ormOptions(
  process.env['DATABASE_OWNER_URL'] ?? process.env['DATABASE_URL'] ?? 'postgresql://127.0.0.1/gateway',
  {
    snapshot: true,
  },
);
