import type { Logger } from 'pino';
import { readClock } from '#db/servers/clock.ts';
import { asSystem, asTenant } from '#db/tenancy.ts';
import type { System } from '#kernel/context.ts';
import { createCursors } from '#kernel/pagination/page.ts';
import { actionKinds } from '#modules/action-kinds.ts';
import { loadContract } from '#modules/contract.ts';
import { indexTermsVersion } from '#modules/directory/factories/search/index-terms.rules.ts';
import { exportSources } from '#modules/export-sources.ts';
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
import { migrationNames } from '../../mikro-orm.config.ts';
import { createApp, type Deps } from './app.ts';
import { openConnections } from './connections.ts';
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
  goodsVocabulary,
  lexicon,
  loadScreening,
  loadShippingTables,
  requirements,
  tariffClassifier,
} from './settings/tables.ts';
import { measurePorts } from './telemetry/measured-ports.ts';
import { createMetrics } from './telemetry/metrics.ts';
import { resolveMainPortMetrics } from './telemetry/metrics-route.ts';

type OpenOptions = {
  overrides?: Partial<Deps>;
  onSql?: (sql: string) => void;
};

export async function openApp(serviceUrl: string, config: Config, log: Logger, { overrides, onSql }: OpenOptions = {}) {
  const metrics = createMetrics();
  const settings = toSettings(config);
  const connections = await openConnections(serviceUrl, config, { settings, metrics, log, onSql });
  const { orm, rows, searches, auth, changes, replicas } = connections;
  const background = overrides?.background ?? createBackground();
  const readiness = createReadiness(
    { auth, rows: rows.forTenant(null), log },
    { migrations: migrationNames(), indexVersion: indexTermsVersion },
  );
  const close = async () => {
    changes.end();
    await background.idle();
    await connections.close();
  };
  try {
    const secretKey = await loadSecretKey(config);
    const given: Deps = {
      schema,
      publishedSchema,
      routes,
      loadContract,
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
      marketQuotes: createMarketQuotes(config, readClock),
      files: createFileStore(config, log),
      actionKinds,
      createDrafts,
      exportSources,
      shipping: loadShippingTables(config),
      screening: loadScreening(config),
      compliance: { requirements: requirements.get },
      tariffClassifier: tariffClassifier.get,
      lexicon: lexicon.get(),
      goods: goodsVocabulary.get,
      now: readClock,
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
