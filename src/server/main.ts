import { constants } from 'node:os';
import { startCluster } from '#server/data-dir.ts';
import { createLog } from '#server/log.ts';
import { ConfigError, readConfig } from '#server/settings/config.ts';

/** Undefined until the gateway has started; signals then exit at once. */
let stop: (() => Promise<void>) | undefined;
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (!stop || isStopping) process.exit(128 + constants.signals[signal]);
    isStopping = true;
    void stop().then(
      () => process.exit(0),
      (error) => {
        console.error('The gateway could not shut down cleanly.', error);
        process.exit(1);
      },
    );
  });
}

try {
  const config = readConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  // PostgreSQL starts while the service is loaded, which blocks this process: not before a program of PostgreSQL runs.
  const programStarts = Promise.withResolvers<void>();
  const starting = startCluster(config, programStarts.resolve);
  await Promise.race([programStarts.promise, starting]);
  const [cluster, { startGateway }] = await Promise.all([starting, import('#server/gateway.ts')]);
  const gateway = await startGateway(config, cluster, log, (message) => {
    console.error(message);
    process.exit(1);
  });
  const { url } = gateway;
  console.info(`
The sourcing gateway is ready.
  GraphiQL        ${url}/graphql
  API reference   ${url}/docs/api/
  OpenAPI 3.1     ${url}/api/v1/openapi.json

Create a sandbox key:
  curl -s -X POST ${url}/api/v1/keys -H 'Content-Type: application/json' -d '{"label":"first try"}'
`);
  stop = gateway.stop;
  const demo = await gateway.openDemo?.().catch((err: unknown) => log.warn({ err }, 'the demo could not be prepared'));
  if (demo) console.info(`Look around in the demo organisation. The link opens once, within 15 minutes:\n  ${demo}\n`);
} catch (error) {
  if (error instanceof ConfigError) console.error(error.message);
  else console.error('The gateway could not start.', error);
  process.exitCode = 1;
}
