import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { openGate } from '#auth/request-gate.ts';
import { type Embedded, startEmbedded, withClient } from '#db/embedded/embedded.ts';
import { superviseCluster } from '#db/embedded/embedded-supervisor.ts';
import { openChanges } from '#db/notifications.ts';
import { splitPool } from '#db/pool/pool-limits.ts';
import { openRows } from '#db/rows.ts';
import { actFor, actForEveryone, assertLockedIn, ownedTables } from '#db/tenancy.ts';
import type { Settings, System } from '#kernel/context.ts';
import { armCrashPoint } from '#kernel/failpoint.ts';
import { cursorsWith } from '#kernel/pagination/page.ts';
import { contract } from '#modules/contract.ts';
import { seedDemo } from '#modules/directory/factories/import/factory-import.service.ts';
import { tokensVersion } from '#modules/directory/factories/search/index-terms.rules.ts';
import { ensureIndex } from '#modules/directory/factories/search/reindex.service.ts';
import type { Tables } from '#modules/entities.ts';
import { exportSources } from '#modules/export-sources.ts';
import { readRequirements } from '#modules/guidance/compliance/compliance.file.ts';
import { keepLibrary } from '#modules/guidance/knowledge/knowledge-save.service.ts';
import { readLibrary } from '#modules/guidance/knowledge/library.file.ts';
import { workers } from '#modules/jobs.ts';
import { readDutyTables } from '#modules/logistics/shipping/duty/duty-tables.file.ts';
import { readSurcharges } from '#modules/logistics/shipping/freight/dangerous-goods.file.ts';
import { readRateCard } from '#modules/logistics/shipping/freight/rate-card.file.ts';
import type { ShippingTables } from '#modules/logistics/shipping/shipping.context.ts';
import { readTariff } from '#modules/logistics/shipping/tariff.file.ts';
import type { Tariff } from '#modules/logistics/shipping/tariff.rules.ts';
import type { Classifier } from '#modules/logistics/tariff-classification/candidate.rules.ts';
import { createClassifier } from '#modules/logistics/tariff-classification/classification.service.ts';
import { readClassificationTables } from '#modules/logistics/tariff-classification/classification-table.file.ts';
import { createReadiness } from '#modules/platform/health/readiness.service.ts';
import { routes } from '#modules/routes.ts';
import { schema } from '#modules/schema.ts';
import { openReceipts } from '#modules/sourcing/deliveries/approval-receipts/approval-receipt.service.ts';
import { readGoodsVocabulary } from '#modules/sourcing/quote-requests/redaction/goods-vocabulary.file.ts';
import type { GoodsVocabulary } from '#modules/sourcing/quote-requests/redaction/goods-vocabulary.rules.ts';
import { mailerFor } from '#ports/mail/simulator.ts';
import { connectionAs, migrate, migrationNames, ormOptions } from '../../mikro-orm.config.ts';
import { createApp, type Deps } from './app.ts';
import { openBackground } from './background.ts';
import { type Config, ConfigError } from './config.ts';
import { filesOf, interviewerOf, mailerOf, marketQuotesOf, trackersOf, writerOf } from './configured-ports.ts';
import { startWorkers } from './jobs.ts';
import { listen } from './listen.ts';
import { shutDown } from './shutdown.ts';

export type Database = {
  serviceUrl: string;
  ownerUrl: string;
  /** The cluster that this project runs itself, if it does. */
  embedded: Embedded | null;
  stop: () => Promise<void>;
};

/** The database of the settings, migrated: the embedded one, or the one that `DATABASE_URL` names. */
export async function openDatabase(config: Config): Promise<Database> {
  if (config.DATABASE_URL) {
    const ownerUrl = config.DATABASE_OWNER_URL ?? config.DATABASE_URL;
    for (const name of ['DATABASE_OWNER_URL', 'DATABASE_URL'] as const) await assertReachable(name, config[name]);
    await migrate(ownerUrl);
    await asOwner(ownerUrl, bringUpToDate);
    return { serviceUrl: config.DATABASE_URL, ownerUrl, embedded: null, stop: async () => {} };
  }
  const embedded = await startEmbedded(config.DATA_DIR).catch((error: Error) => {
    throw new ConfigError(`DATA_DIR ${config.DATA_DIR} is not usable for a database: ${error.message}`);
  });
  await migrate(embedded.ownerUrl);
  await asOwner(embedded.ownerUrl, bringUpToDate);
  const { ownerUrl, stop } = embedded;
  return { serviceUrl: await embedded.serviceUrl(), ownerUrl, embedded, stop };
}

/** What this version makes of data that migrations do not know: the index of the directory, the library. */
async function bringUpToDate(em: EntityManager): Promise<void> {
  await ensureIndex(em);
  await keepLibrary(em, readLibrary());
}

/** Work on tables that the service itself may only read. */
async function asOwner(ownerUrl: string, work: (em: EntityManager) => Promise<void>): Promise<void> {
  const orm = await MikroORM.init(ormOptions(ownerUrl));
  try {
    await work(orm.em.fork());
  } finally {
    await orm.close();
  }
}

type Watch = {
  /** Takes the place of what the settings say, for tests and benchmarks. */
  overrides?: Partial<Deps>;
  onSql?: (sql: string) => void;
};

/** The service on an open database, listening nowhere yet. */
export async function openApp(serviceUrl: string, config: Config, log: Logger, { overrides, onSql }: Watch = {}) {
  const sizes = splitPool(config.DATABASE_POOL_SIZE);
  const orm = await MikroORM.init(ormOptions(serviceUrl, { as: 'service', onSql, poolSize: sizes.entities }));
  const settings = settingsOf(config);
  const now = () => new Date();
  const connection = { connectionString: serviceUrl, ...connectionAs('service') };
  const reading = { ...connection, owned: ownedTables(orm.em), log: onSql };
  const rows = openRows<Tables>({ ...reading, lanes: sizes.rows });
  // Statements that search are long and alike whatever is searched for: to plan each anew, or to start helpers for one, takes
  // longer than to look for a rare word.
  const searches = openRows<Tables>({
    ...reading,
    lanes: sizes.searches,
    options: `${reading.options ?? ''} -c plan_cache_mode=force_generic_plan -c max_parallel_workers_per_gather=0`,
  });
  const gate = openGate({ ...connection, lanes: sizes.gate, limits: settings });
  const changes = openChanges({ connectionString: serviceUrl, ...connectionAs('service'), log });
  const background = overrides?.background ?? openBackground();
  const readiness = createReadiness(
    { gate, rows: rows.of(null), log },
    { migrations: migrationNames(), indexVersion: tokensVersion },
  );
  const close = async () => {
    changes.end();
    await background.idle();
    await Promise.all([changes.close(), rows.close(), searches.close(), gate.close(), orm.close()]);
  };
  try {
    await assertLockedIn(orm.em);
    const deps: Deps = {
      schema,
      routes,
      contract,
      orm,
      rows,
      searches,
      gate,
      changes,
      cursors: cursorsWith(await gate.secret('cursor')),
      receipts: await openReceipts(gate),
      pepper: config.IP_PEPPER ?? (await gate.secret('pepper')),
      trustProxy: config.TRUST_PROXY,
      regionHeader: config.REGION_HEADER ?? null,
      background,
      readiness,
      corsOrigins: config.CORS_ORIGINS ?? [],
      log,
      mailer: mailerOf(config),
      writer: writerOf(config, log),
      interviewer: interviewerOf(config, log),
      trackers: trackersOf(config),
      marketQuotes: marketQuotesOf(config, now),
      files: filesOf(config, log),
      exportSources,
      shipping: shippingTables(config),
      compliance: { requirements: readRequirements() },
      tariffClassifier,
      goods: goodsVocabulary(),
      now,
      settings,
      ...overrides,
    };
    const system: System = {
      gate,
      mailerFor: (address) => mailerFor(deps.mailer, address, deps.settings.mailFrom),
      log,
      now: deps.now,
      writer: deps.writer,
      files: deps.files,
      goods: deps.goods,
      settings: deps.settings,
      emOfEveryone: () => actForEveryone(orm.em.fork()),
      emFor: (owner) => actFor(orm.em.fork(), owner),
      rowsFor: (owner) => ({ rows: deps.rows.of(owner), searches: deps.searches.of(owner) }),
    };
    return {
      app: createApp(deps),
      orm,
      rows,
      system,
      settings,
      readiness,
      background,
      endStreams: changes.end,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

export type Gateway = { url: string; database: Database; stop: () => Promise<void> };

/**
 * Starts everything and answers when the port listens. `stop` finishes what is in flight. `onLost` is told when the database
 * of its own has died for good.
 */
export async function startGateway(config: Config, log: Logger, onLost: (message: string) => void): Promise<Gateway> {
  armCrashPoint(config.CRASH_AT);
  const database = await openDatabase(config);
  if (database.embedded && config.DEMO_DATA === 'on') await asOwner(database.ownerUrl, seedDemo);
  // It keeps the process busy for a second, so it is done before anybody can call.
  tariffClassifier();
  const { app, system, settings, close, ...service } = await openApp(database.serviceUrl, config, log);

  const { embedded } = database;
  const endSupervision = embedded ? superviseCluster(embedded, log, onLost) : () => {};
  const closeAll = async () => {
    endSupervision();
    await close();
    await database.stop();
  };
  const { server, requests, port } = await listen(app, { port: config.PORT, hostname: config.HOST }).catch(
    async (error) => {
      await closeAll();
      throw portProblem(error, config);
    },
  );
  settings.publicUrl = publicUrlOf({ ...config, PORT: port });

  const jobs = startWorkers(workers, system);
  const running = { server, requests, jobs, ...service, close: closeAll, log };
  const waits = { delayMs: shutdownDelayOf(config) * 1000, graceMs: config.SHUTDOWN_GRACE_SECONDS * 1000 };
  return { url: settings.publicUrl, database, stop: () => shutDown(running, waits) };
}

/** Where callers find the service; with PORT 0 only the one that listens knows. */
export const publicUrlOf = ({ PUBLIC_URL, HOST, PORT }: Config): string =>
  PUBLIC_URL ?? `http://${reachableHost(HOST)}:${PORT}`;

/** No proxy asks whether a service is ready that only this machine can reach. */
const shutdownDelayOf = ({ SHUTDOWN_DELAY_SECONDS, HOST }: Config): number =>
  SHUTDOWN_DELAY_SECONDS ?? (loopback.test(HOST) ? 0 : 5);
const loopback = /^(localhost|127(\.\d+){3}|::1)$/;

/** Loopback and wildcard addresses become `localhost`, which browsers treat as a secure context; IPv6 stands in brackets. */
function reachableHost(host: string): string {
  if (/^(localhost|127(\.\d+){3}|0\.0\.0\.0|::1?)$/.test(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Read once for the process, however many services are opened in it. */
let schedule: Tariff | undefined;
function tariff(): Tariff {
  schedule ??= readTariff();
  return schedule;
}

let classifier: Classifier | undefined;
function tariffClassifier(): Classifier {
  classifier ??= createClassifier(tariff(), readClassificationTables());
  return classifier;
}

let vocabulary: GoodsVocabulary | undefined;
function goodsVocabulary(): GoodsVocabulary {
  vocabulary ??= readGoodsVocabulary();
  return vocabulary;
}

let dutyFacts: Pick<ShippingTables, 'duty' | 'surcharges'> | undefined;
function dutyAndSurcharges(): Pick<ShippingTables, 'duty' | 'surcharges'> {
  dutyFacts ??= { duty: readDutyTables(), surcharges: readSurcharges() };
  return dutyFacts;
}

function shippingTables({ RATE_CARD_FILE: file }: Config): ShippingTables {
  const facts = { tariff, ...dutyAndSurcharges() };
  try {
    return { ...facts, rateCard: readRateCard(file) };
  } catch (error) {
    throw new ConfigError(`RATE_CARD_FILE ${file} is not usable: ${(error as Error).message}`);
  }
}

const settingsOf = (config: Config): Settings => ({
  publicUrl: config.PUBLIC_URL ?? '',
  requestsPerMinute: config.LIMIT_REQUESTS_PER_MINUTE,
  requestsPerDay: { sandbox: config.LIMIT_REQUESTS_PER_DAY_SANDBOX, live: config.LIMIT_REQUESTS_PER_DAY_LIVE },
  anonymousRequestsPerMinute: config.LIMIT_ANONYMOUS_REQUESTS_PER_MINUTE,
  pointsPerMinute: { sandbox: config.LIMIT_POINTS_PER_MINUTE_SANDBOX, live: config.LIMIT_POINTS_PER_MINUTE_LIVE },
  sandboxKeysPerDay: config.LIMIT_SANDBOX_KEYS_PER_DAY,
  leaseMs: config.DISPATCH_LEASE_SECONDS * 1000,
  actionLeaseMs: config.ACTION_LEASE_SECONDS * 1000,
  mailFrom: config.MAIL_FROM ?? null,
  webhookSecrets: config.RESEND_WEBHOOK_SECRET ?? [],
});

async function assertReachable(name: string, url: string | undefined): Promise<void> {
  if (!url) return;
  await withClient(url, (client) => client.query('select 1')).catch((error: Error) => {
    const { host } = new URL(url);
    throw new ConfigError(
      `${name} leads nowhere: ${host} answered: ${error.message || (error as { code?: string }).code}.`,
    );
  });
}

function portProblem(error: unknown, { HOST, PORT }: Config): unknown {
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE')
    return new ConfigError(`PORT ${PORT} is taken on ${HOST}. Set PORT to a free one, or 0 for any.`);
  if (code === 'EACCES') return new ConfigError(`PORT ${PORT} needs rights that this user has not.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new ConfigError(`HOST ${HOST} is no address of this machine.`);
  return error;
}
