import type { Logger } from 'pino';
import type { Embedded } from '#db/embedded/embedded.ts';
import { superviseCluster } from '#db/embedded/embedded-supervisor.ts';
import { toError } from '#kernel/errors.ts';
import { armFailpoint } from '#kernel/failpoint.ts';
import { seedDemo } from '#modules/directory/factories/import/factory-import.service.ts';
import { jobs } from '#modules/jobs.ts';
import { recordJobs } from '#modules/platform/jobs/job-state.job.ts';
import { type Database, openDatabase } from './database.ts';
import { openDemo } from './demo/demo.ts';
import { startJobs } from './lifecycle/jobs.ts';
import { listen, toPortError } from './lifecycle/listen.ts';
import { createOverloadGuard } from './lifecycle/overload-guard.ts';
import { releaseMemory } from './lifecycle/release-memory.ts';
import { shutDown } from './lifecycle/shutdown.ts';
import { openApp } from './open-app.ts';
import type { Config } from './settings/config.ts';
import { isOnThisMachine, resolvePublicUrl, resolveShutdownDelay } from './settings/public-url.ts';
import { buildTables } from './settings/table-build.ts';
import { largeTables } from './settings/tables.ts';
import { startMetricsServer } from './telemetry/metrics-server.ts';
import { startOpenTelemetry } from './telemetry/opentelemetry.ts';

export type Gateway = {
  url: string;
  database: Database;
  stop: () => Promise<void>;
  /** Null where somebody else could call the service, or it has no demo data. */
  openDemo: (() => Promise<string>) | null;
};

/** Requests that waited for the start are answered first. */
const tableDelayMs = 2000;

/** `onLost` is called when the service cannot go on: its embedded cluster is gone, or a table is invalid. */
export async function startGateway(
  config: Config,
  cluster: Embedded | null,
  log: Logger,
  onLost: (message: string) => void,
): Promise<Gateway> {
  armFailpoint(config.CRASH_AT);
  const database = await openDatabase(config, cluster, {
    report: (line) => log.warn(line),
    seed: config.DEMO_DATA === 'on' ? seedDemo : undefined,
  });
  const { app, system, settings, metrics, readBacklog, close, ...service } = await openApp(
    database.serviceUrl,
    config,
    log,
  );

  const { embedded } = database;
  const endSupervision = embedded ? superviseCluster(embedded, log, onLost) : () => {};
  if (config.METRICS === 'on') metrics.watchProcess();
  const endTelemetry = await startOpenTelemetry(config, metrics, readBacklog);
  const guard = createOverloadGuard({ log, onRefusal: metrics.observeRefusal });
  let closeMetrics = async () => {};
  const closeAll = async () => {
    endSupervision();
    guard.close();
    await close();
    await database.stop();
    await closeMetrics();
    await endTelemetry();
  };
  const open = async () => {
    closeMetrics = await startMetricsServer(config, metrics, readBacklog);
    return listen(app, { port: config.PORT, hostname: config.HOST }, { guard });
  };
  const { server, requests, port } = await open().catch(async (error) => {
    await closeAll();
    throw toPortError(error, config);
  });
  settings.publicUrl = resolvePublicUrl({ ...config, PORT: port });

  setTimeout(() => {
    buildTables(largeTables).then(releaseMemory, (error: unknown) => onLost(toError(error).message));
  }, tableDelayMs).unref();
  const runningJobs = startJobs(recordJobs(jobs), system, metrics);
  const running = { server, requests, jobs: runningJobs, ...service, close: closeAll, log };
  const timeouts = { delayMs: resolveShutdownDelay(config) * 1000, graceMs: config.SHUTDOWN_GRACE_SECONDS * 1000 };
  const { publicUrl } = settings;
  const hasDemo = embedded && config.DEMO_DATA === 'on' && isOnThisMachine(config, publicUrl);
  return {
    url: publicUrl,
    database,
    stop: () => shutDown(running, timeouts),
    openDemo: hasDemo ? () => openDemo({ app, system, ownerUrl: database.ownerUrl, publicUrl }) : null,
  };
}
