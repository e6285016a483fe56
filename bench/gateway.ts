// Before the schema is built, which importing the service does.
import './compute.graph.ts';

import { routes } from '../src/modules/routes.ts';
import { listen } from '../src/server/lifecycle/listen.ts';
import { createOverloadGuard } from '../src/server/lifecycle/overload-guard.ts';
import { createLog } from '../src/server/log.ts';
import { openApp } from '../src/server/open-app.ts';
import { readConfig } from '../src/server/settings/config.ts';
import { reportTo } from './child.ts';
import { computeRoute } from './compute.graph.ts';
import { dashboard, idOf } from './workloads.ts';

const config = readConfig(process.env);
const [serviceUrl] = config.DATABASE_URL ?? [];
if (!serviceUrl) throw new Error('DATABASE_URL is missing: it is the address of the service.');
const log = createLog(config.LOG_LEVEL);
const { app, metrics } = await openApp(serviceUrl, config, log, {
  overrides: { routes: [...routes, computeRoute], persistedOperations: new Map([[idOf(dashboard), dashboard]]) },
});
const guard = createOverloadGuard({ log, onRefusal: metrics.observeRefusal });
const { port } = await listen(app, { port: config.PORT, hostname: config.HOST }, { guard });
reportTo(`http://${config.HOST}:${port}`);
