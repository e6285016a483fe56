import { once } from 'node:events';
import { listen } from '../lifecycle/listen.ts';
import { type Config, ConfigError } from '../settings/config.ts';
import type { Metrics } from './metrics.ts';
import { type BacklogReader, createMetricsRoute } from './metrics-route.ts';

/** Serves until the returned function is called, so that a stopping instance can still be watched. */
export async function startMetricsServer(
  { METRICS, METRICS_PORT: port, METRICS_TOKEN, HOST: hostname }: Config,
  metrics: Metrics,
  read: BacklogReader,
): Promise<() => Promise<void>> {
  if (METRICS === 'off' || port === undefined) return async () => {};
  const app = createMetricsRoute(metrics, read, { token: METRICS_TOKEN ?? null });
  const { server } = await listen(app, { port, hostname }).catch((error: Error) => {
    throw new ConfigError(`Cannot listen on METRICS_PORT ${port} of ${hostname}: ${error.message}.`);
  });
  return async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
}
