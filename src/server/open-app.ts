import { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { createAuthStore } from '#auth/auth-store.ts';
import { createNotifications } from '#db/notifications.ts';
import { createConnectionPool } from '#db/pool/connection-pool.ts';
import { createPoolUsage, type PoolUsage, splitPool } from '#db/pool/pool-limits.ts';
import { createRowReaders, readerSettings } from '#db/rows.ts';
import { openReplicas, type Replicas } from '#db/servers/replicas.ts';
import type { DatabaseServer } from '#db/servers/server.ts';
import { assertLoginSettings } from '#db/servers/service-settings.ts';
import { afterTenantWrites } from '#db/servers/tenant-writes.ts';
import { asSystem, assertRowSecurityApplies, asTenant, listTenantTables } from '#db/tenancy.ts';
import type { System } from '#kernel/context.ts';
import { createCursors } from '#kernel/pagination/page.ts';
import { actionKinds } from '#modules/action-kinds.ts';
import { contract } from '#modules/contract.ts';
import { indexTermsVersion } from '#modules/directory/factories/search/index-terms.rules.ts';
import type { Tables } from '#modules/entities.ts';
import { exportSources } from '#modules/export-sources.ts';
import { readRequirements } from '#modules/guidance/compliance/requirement.file.ts';
import { readBacklog } from '#modules/platform/health/backlog.queries.ts';
import { createReadiness } from '#modules/platform/health/readiness.service.ts';
import { createSecretSeal } from '#modules/platform/webhooks/secret-seal.rules.ts';
import { routes } from '#modules/routes.ts';
import { publishedSchema, schema } from '#modules/schema.ts';
import { createReceiptSigner } from '#modules/sourcing/deliveries/approval-receipts/approval-receipt.service.ts';
import { createDrafts } from '#modules/sourcing/deliveries/draft.service.ts';
import { createLinkSigner } from '#modules/sourcing/deliveries/links/link-token.rules.ts';
import { createUnsubscribeSigner } from '#modules/sourcing/notifications/unsubscribe-token.rules.ts';
import { loadBundle } from '#pages/dashboard/bundle.ts';
import { selectMailer } from '#ports/mail/simulator.ts';
import { createWebhookSender } from '#ports/webhooks/webhook-sender.ts';
import { migrationNames, ormOptions } from '../../mikro-orm.config.ts';
import { createApp, type Deps } from './app.ts';
import { openServers } from './database.ts';
import { createBackground } from './lifecycle/background.ts';
import type { Config } from './settings/config.ts';
import {
  createExportTarget,
  createFileStore,
  createInbox,
  createInterviewer,
  createMailer,
  createMarketQuotes,
  createReplyReader,
  createTrackers,
  createWriter,
} from './settings/configured-ports.ts';
import { loadPersistedOperations } from './settings/persisted-operations.ts';
import { isOnThisMachine } from './settings/public-url.ts';
import { loadSecretKey } from './settings/secret-key.ts';
import { toSettings } from './settings/settings.ts';
import {
  loadGoodsVocabulary,
  loadLexicon,
  loadScreening,
  loadShippingTables,
  tariffClassifier,
} from './settings/tables.ts';
import { measurePorts } from './telemetry/measured-ports.ts';
import { createMetrics } from './telemetry/metrics.ts';
import { resolveMainPortMetrics } from './telemetry/metrics-route.ts';

type OpenOptions = {
  overrides?: Partial<Deps>;
  onSql?: (sql: string) => void;
};

/** Planning each of these long statements, or starting parallel workers, takes longer than looking up a rare word. */
const searchSettings = { plan_cache_mode: 'force_generic_plan', max_parallel_workers_per_gather: '0' };

export async function openApp(serviceUrl: string, config: Config, log: Logger, { overrides, onSql }: OpenOptions = {}) {
  const sizes = splitPool(config.DATABASE_POOL_SIZE);
  const servers = openServers(serviceUrl, config, log);
  const metrics = createMetrics();
  const usage = {
    auth: createPoolUsage(),
    reads: createPoolUsage(),
    searches: createPoolUsage(),
    transactions: createPoolUsage(),
    replicas: createPoolUsage(),
  };
  const replicaCount = config.DATABASE_REPLICA_URLS?.length ?? 0;
  metrics.watchPools({
    auth: { limit: sizes.auth, usage: usage.auth },
    reads: { limit: sizes.rows, usage: usage.reads },
    searches: { limit: sizes.searches, usage: usage.searches },
    transactions: { limit: sizes.entities, usage: usage.transactions },
    ...(replicaCount && { replicas: { limit: replicaCount * (sizes.rows + sizes.searches), usage: usage.replicas } }),
  });
  const watch = { usage: usage.transactions, onWait: metrics.observeWait };
  const orm = await MikroORM.init(
    ormOptions(servers.primary, { as: 'service', onSql, poolSize: sizes.entities, watch }),
  );
  const settings = toSettings(config);
  const now = () => new Date();
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
  const hasReplicas = replicaCount > 0;
  const atPrimary = { server: servers.primary, connections: sizes.auth, usage: usage.auth };
  const auth = createAuthStore({ ...atPrimary, limits: settings, hasReplicas });
  const changes = createNotifications({ server: servers.direct, log });
  const background = overrides?.background ?? createBackground();
  const readiness = createReadiness(
    { auth, rows: rows.forTenant(null), log },
    { migrations: migrationNames(), indexVersion: indexTermsVersion },
  );
  const close = async () => {
    changes.end();
    await background.idle();
    servers.close();
    await replicas?.close();
    await Promise.all([changes.close(), rows.close(), searches.close(), auth.close(), orm.close()]);
  };
  let replicas: Replicas | null = null;
  try {
    if (config.DATABASE_POOLER) await assertLoginSettings(orm.em);
    await assertRowSecurityApplies(orm.em);
    if (config.DATABASE_REPLICA_URLS) {
      const ofReplicas = { reads: usage.replicas, searches: usage.replicas };
      replicas = await openReplicas({
        urls: config.DATABASE_REPLICA_URLS,
        isPooled: servers.primary.isPooled,
        maxLagSeconds: config.REPLICA_MAX_LAG_SECONDS,
        primary,
        openPools: (server) => openReaders(server, ofReplicas),
        beat: auth.beatReplication,
        log,
      });
      metrics.watchReplicas(replicas.list);
      afterTenantWrites(orm, auth.savePosition, log);
    }
    const secretKey = await loadSecretKey(config);
    const given: Deps = {
      schema,
      publishedSchema,
      routes,
      contract,
      persistedOperations: loadPersistedOperations(),
      loadDashboard: loadBundle,
      orm,
      rows,
      searches,
      replicas,
      auth,
      changes,
      cursors: createCursors(await auth.secret('cursor')),
      receipts: await createReceiptSigner(auth),
      supplierLinks: createLinkSigner(secretKey),
      unsubscribeLinks: createUnsubscribeSigner(secretKey),
      secretSeal: createSecretSeal(secretKey),
      webhookSender: createWebhookSender({ allowsLoopback: () => isOnThisMachine(config, settings.publicUrl) }),
      hmacSecret: config.IP_PEPPER ?? (await auth.secret('pepper')),
      trustProxy: config.TRUST_PROXY,
      regionHeader: config.REGION_HEADER ?? null,
      background,
      readiness,
      corsOrigins: config.CORS_ORIGINS ?? [],
      log,
      mailer: createMailer(config),
      writer: createWriter(config, log),
      interviewer: createInterviewer(config, log),
      replyReader: createReplyReader(config, log),
      trackers: createTrackers(config),
      marketQuotes: createMarketQuotes(config, now),
      files: createFileStore(config, log),
      actionKinds,
      createDrafts,
      exportSources,
      shipping: loadShippingTables(config),
      screening: loadScreening(config),
      compliance: { requirements: readRequirements() },
      tariffClassifier,
      lexicon: loadLexicon(),
      goods: loadGoodsVocabulary(),
      now,
      settings,
      metrics,
      metricsAccess: resolveMainPortMetrics(config),
      readBacklog: () => readBacklog({ systemRows: rows.forAllTenants }),
      ...overrides,
    };
    const deps: Deps = { ...given, ...measurePorts(given, metrics) };
    const { supplierLinks, unsubscribeLinks, secretSeal, webhookSender } = deps;
    const system: System = {
      auth,
      ...{ supplierLinks, unsubscribeLinks, secretSeal, webhookSender },
      mailerFor: (address, owner) => selectMailer(deps.mailer, { address, owner }, deps.settings.mailFrom),
      log,
      now: deps.now,
      writer: deps.writer,
      replyReader: deps.replyReader,
      inbox: createInbox(config),
      exportTarget: createExportTarget(config),
      systemRows: () => deps.rows.forAllTenants(replicas?.choose(null)?.rows),
      files: deps.files,
      goods: deps.goods,
      actionKinds: deps.actionKinds,
      createDrafts: deps.createDrafts,
      settings: deps.settings,
      observePurge: metrics.observePurge,
      systemEm: () => asSystem(orm.em.fork()),
      tenantEm: (owner) => asTenant(orm.em.fork(), owner),
      tenantRows: (owner) => ({ rows: deps.rows.forTenant(owner), searches: deps.searches.forTenant(owner) }),
    };
    return {
      app: createApp(deps),
      orm,
      rows,
      system,
      settings,
      readiness,
      metrics,
      readBacklog: deps.readBacklog,
      background,
      endStreams: changes.end,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
