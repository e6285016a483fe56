import { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { createAuthStore } from '#auth/auth-store.ts';
import { createNotifications } from '#db/notifications.ts';
import { createConnectionPool } from '#db/pool/connection-pool.ts';
import { createPoolUsage, type PoolUsage, splitPool } from '#db/pool/pool-limits.ts';
import { createRowReaders, readerSettings } from '#db/rows.ts';
import { followClock } from '#db/servers/clock.ts';
import { openReplicas, type Replicas } from '#db/servers/replicas.ts';
import type { DatabaseServer } from '#db/servers/server.ts';
import { assertLoginSettings } from '#db/servers/service-settings.ts';
import { afterTenantWrites } from '#db/servers/tenant-writes.ts';
import { assertRowSecurityApplies, listTenantTables } from '#db/tenancy.ts';
import type { Settings } from '#kernel/context.ts';
import type { Tables } from '#modules/entities.ts';
import { ormOptions } from '../../mikro-orm.config.ts';
import { openServers } from './database.ts';
import type { Config } from './settings/config.ts';
import type { Metrics } from './telemetry/metrics.ts';

type Options = {
  settings: Settings;
  metrics: Metrics;
  log: Logger;
  onSql: ((sql: string) => void) | undefined;
};

/** Planning each of these long statements, or starting parallel workers, takes longer than looking up a rare word. */
const searchSettings = { plan_cache_mode: 'force_generic_plan', max_parallel_workers_per_gather: '0' };

/** Every connection of the service, as the role to which row-level security applies; anything else is refused. */
export async function openConnections(serviceUrl: string, config: Config, { settings, metrics, log, onSql }: Options) {
  const sizes = splitPool(config.DATABASE_POOL_SIZE);
  const servers = openServers(serviceUrl, config, log);
  const replicaUrls = config.DATABASE_REPLICA_URLS ?? [];
  const usage = {
    auth: createPoolUsage(),
    reads: createPoolUsage(),
    searches: createPoolUsage(),
    transactions: createPoolUsage(),
    replicas: createPoolUsage(),
  };
  const ofReplicas = { limit: replicaUrls.length * (sizes.rows + sizes.searches), usage: usage.replicas };
  metrics.watchPools({
    auth: { limit: sizes.auth, usage: usage.auth },
    reads: { limit: sizes.rows, usage: usage.reads },
    searches: { limit: sizes.searches, usage: usage.searches },
    transactions: { limit: sizes.entities, usage: usage.transactions },
    ...(replicaUrls.length && { replicas: ofReplicas }),
  });
  const watch = { usage: usage.transactions, onWait: metrics.observeWait };
  const orm = await MikroORM.init(
    ormOptions(servers.primary, { as: 'service', onSql, poolSize: sizes.entities, watch }),
  );
  const openReaders = (server: DatabaseServer, of: { reads: PoolUsage; searches: PoolUsage }) => ({
    rows: createConnectionPool({ server, connections: sizes.rows, usage: of.reads, settings: readerSettings }),
    searches: createConnectionPool({
      server,
      connections: sizes.searches,
      usage: of.searches,
      settings: { ...readerSettings, ...searchSettings },
    }),
  });
  const primary = openReaders(servers.primary, usage);
  const readers = { owned: listTenantTables(orm.em), log: onSql };
  const rows = createRowReaders<Tables>({ ...readers, primary: primary.rows });
  const searches = createRowReaders<Tables>({ ...readers, primary: primary.searches });
  const auth = createAuthStore({
    server: servers.primary,
    connections: sizes.auth,
    usage: usage.auth,
    limits: settings,
    hasReplicas: replicaUrls.length > 0,
  });
  const changes = createNotifications({ server: servers.direct, log });

  async function useReplicas(): Promise<Replicas> {
    const replicas = await openReplicas({
      urls: replicaUrls,
      isPooled: servers.primary.isPooled,
      maxLagSeconds: config.REPLICA_MAX_LAG_SECONDS,
      primary,
      openPools: (server) => openReaders(server, { reads: usage.replicas, searches: usage.replicas }),
      beat: auth.beatReplication,
      log,
    });
    metrics.watchReplicas(replicas.list);
    afterTenantWrites(orm, auth.savePosition, log);
    return replicas;
  }

  let replicas: Replicas | null = null;
  let clock: { close(): void } | null = null;
  const close = async () => {
    clock?.close();
    servers.close();
    await replicas?.close();
    await Promise.all([changes.close(), rows.close(), searches.close(), auth.close(), orm.close()]);
  };
  try {
    if (config.DATABASE_POOLER) await assertLoginSettings(orm.em);
    await assertRowSecurityApplies(orm.em);
    if (replicaUrls.length) replicas = await useReplicas();
    clock = await followClock(primary.rows, log);
    return { orm, rows, searches, auth, changes, replicas, close };
  } catch (error) {
    await close();
    throw error;
  }
}
