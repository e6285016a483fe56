import { ConfigError, readConfig } from './config.ts';
import { createLog } from './log.ts';
import { startGateway } from './start.ts';

try {
  const config = readConfig(process.env);
  const { url, stop } = await startGateway(config, createLog(config.LOG_LEVEL));
  console.info(`
The sourcing gateway is ready.
  GraphiQL        ${url}/graphql
  API reference   ${url}/reference
  OpenAPI 3.1     ${url}/api/v1/openapi.json

A first request, for a sandbox key:
  curl -s -X POST ${url}/api/v1/keys -H 'Content-Type: application/json' -d '{"label":"first try"}'
`);
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop().then(() => process.exit(0));
    });
  }
} catch (error) {
  if (error instanceof ConfigError) console.error(error.message);
  else console.error('The gateway could not start.', error);
  process.exitCode = 1;
}
