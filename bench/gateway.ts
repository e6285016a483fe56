// Before the schema is built, which importing the service does.
import './compute.graph.ts';

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { routes } from '../src/modules/routes.ts';
import { createLog } from '../src/server/log.ts';
import { openApp } from '../src/server/open-app.ts';
import { readConfig } from '../src/server/settings/config.ts';
import { reportTo } from './child.ts';
import { computeRoute } from './compute.graph.ts';
import { dashboard, idOf } from './workloads.ts';

const config = readConfig(process.env);
const [serviceUrl] = config.DATABASE_URL ?? [];
if (!serviceUrl) throw new Error('DATABASE_URL is missing: it is the address of the service.');
const { app } = await openApp(serviceUrl, config, createLog(config.LOG_LEVEL), {
  overrides: { routes: [...routes, computeRoute], persistedOperations: new Map([[idOf(dashboard), dashboard]]) },
});
const server = serve({ fetch: app.fetch, port: config.PORT, hostname: config.HOST });
await once(server, 'listening');
reportTo(`http://${config.HOST}:${(server.address() as AddressInfo).port}`);
