import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';
import type { ClientConfig, Pool } from 'pg';
import { applicationName } from './src/db/pool/connection-pool.ts';
import { BoundedClient, deadlines } from './src/db/pool/deadline.ts';
import { releaseLeakedConnections } from './src/db/pool/pool-leak-guard.ts';
import { createPoolUsage, limitPool, type PoolWatch } from './src/db/pool/pool-limits.ts';
import { createServer, type DatabaseServer } from './src/db/servers/server.ts';
import { serviceSettings, toStartOptions } from './src/db/servers/service-settings.ts';
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
  at: string | DatabaseServer,
  { as = 'owner', snapshot = false, onSql, poolSize = 10, watch }: Access = {},
) => {
  const server = typeof at === 'string' ? createServer(at) : at;
  return defineConfig({
    clientUrl: server.url(),
    entities,
    extensions: [Migrator],
    // Entities have neither the tables of these schemas nor functions, triggers and policies; see migrations/.
    schemaGenerator: {
      ignoreSchema: ['auth', 'audit', 'directory', 'directory_next', 'partition'],
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
      ...connectionAs(as, server),
      ...(as === 'service' && {
        Client: createClientOf(server),
        onPoolCreated: (pool: Pool) => limitServicePool(pool, watch),
      }),
    },
    pool: { min: 0, max: poolSize },
    colors: false,
    debug: onSql ? ['query'] : false,
    logger: onSql ?? (() => {}),
  });
};

export const connectionAs = (as: 'owner' | 'service', { isPooled } = { isPooled: false }) => ({
  application_name: applicationName,
  ...(as === 'service' && !isPooled && { options: toStartOptions(serviceSettings) }),
});

/** The pool creates its clients itself, each with the address that the server has at that time. */
function createClientOf(server: DatabaseServer) {
  return class extends BoundedClient {
    constructor(config: ClientConfig) {
      super({ ...config, connectionString: server.url() });
      server.watch(this);
    }
  };
}

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
