import { setTimeout as sleep } from 'node:timers/promises';
import type { GraphQLSchema } from 'graphql';
import { type Context as Call, Hono } from 'hono';
import { cors } from 'hono/cors';
import { createAnonymousRateLimit } from '#auth/anonymous-rate-limit.ts';
import { type Caller, createAuthenticate, presentsCredential } from '#auth/authenticate.ts';
import { toUnavailableError } from '#db/connection-errors.ts';
import { clearCallerCache } from '#graph/builder.ts';
import type { PersistedOperations } from '#graph/server/request-parsing.ts';
import { createGraphServer } from '#graph/server/server.ts';
import { createStaticText, createTextResponse } from '#http/compression.ts';
import { buildHeaders, computeEtag, findMatchingEtag, jsonHeaders, publicCaching } from '#http/headers.ts';
import { incompleteBody, isClientAbort } from '#http/request-body.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError, endpointNotFound, methodNotAllowed, toErrorBody, toErrorHeaders } from '#kernel/errors.ts';
import { createMcpRoutes } from '#mcp/mcp.ts';
import type { Readiness } from '#modules/platform/health/readiness.service.ts';
import { webhooks } from '#modules/webhooks.ts';
import type { Bundle } from '#pages/dashboard/bundle.ts';
import { wantsPage } from '#pages/explorer.ts';
import { createPages, showGraphqlPage } from '#pages/pages.ts';
import { createSupplierPages } from '#pages/supplier-links/supplier-pages.ts';
import { createUnsubscribePages } from '#pages/unsubscribe/unsubscribe.ts';
import { createRestRoutes, type Served } from '#rest/handler.ts';
import type { Json } from '#rest/response-schema.ts';
import { basePath, type Route } from '#rest/route.ts';
import { parseJsonObject } from '#rest/strict-json.ts';
import { createProbes } from './lifecycle/probes.ts';
import { toLogFields } from './log.ts';
import { type ContextDeps, RequestContext } from './request-context.ts';
import { createMethodLookup } from './served-methods.ts';
import type { Metrics } from './telemetry/metrics.ts';
import { type BacklogReader, createMetricsRoute, type MetricsAccess } from './telemetry/metrics-route.ts';
import { traceRequest } from './telemetry/trace-request.ts';

export type Deps = ContextDeps & {
  schema: GraphQLSchema;
  publishedSchema: GraphQLSchema;
  routes: Route[];
  loadContract: () => Json;
  persistedOperations: PersistedOperations;
  loadDashboard: () => Bundle | null;
  corsOrigins: string[];
  readiness: Pick<Readiness, 'findReasons'>;
  metrics: Metrics;
  readBacklog: BacklogReader;
  /** Null where the main port serves none. */
  metricsAccess: MetricsAccess | null;
};

const slowRequestMs = 1000;
const refundTimeoutMs = 500;
const exposeHeaders = [
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Range',
  'ETag',
  'Export-Rows',
  'Export-Sha256',
  'Idempotency-Replayed',
  'Location',
  'RateLimit-Limit',
  'RateLimit-Policy',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
  'X-Api-Version',
  'X-Request-Id',
];

export function createApp(deps: Deps): Hono<Served> {
  const { schema, publishedSchema, routes, loadContract, log } = deps;
  const authenticate = createAuthenticate(deps);
  const anonymousRequests = createAnonymousRateLimit(deps.settings.anonymousRequestsPerMinute);
  const graph = createGraphServer({
    schema: publishedSchema,
    persisted: deps.persistedOperations,
    parseJson: parseJsonObject,
    explain: explainError,
  });

  async function authenticateCaller(c: Call<Served>, points?: number): Promise<Caller> {
    const { ctx } = c.var;
    const caller = await authenticate(c, () => ctx.client, points);
    ctx.viewer = caller.viewer;
    ctx.position = caller.position;
    c.set('counted', caller.counted);
    if (caller.refusal) throw caller.refusal;
    return caller;
  }
  async function authenticatePage(c: Call<Served>): Promise<Context> {
    await authenticateCaller(c);
    return c.var.ctx;
  }

  /**
   * Requests without a valid credential are limited by client address; without any credential, before the body is read.
   */
  async function authenticateApiCaller(c: Call<Served>, points?: number): Promise<Caller> {
    if (!presentsCredential(c, deps.settings.publicUrl)) assertAllowed(c);
    try {
      const caller = await authenticateCaller(c, points);
      if (!caller.viewer) assertAllowed(c);
      return caller;
    } catch (error) {
      const isUnknown = !c.var.ctx.viewer && error instanceof DomainError && [401, 429].includes(error.status);
      if (isUnknown) assertAllowed(c);
      throw error;
    }
  }
  async function authenticateApi(c: Call<Served>): Promise<Context> {
    await authenticateApiCaller(c);
    return c.var.ctx;
  }
  /** By its key alone: cookies are ignored. */
  async function authenticateAgent(c: Call<Served>): Promise<Context> {
    if (c.req.header('authorization') !== undefined) return authenticateApi(c);
    assertAllowed(c);
    return c.var.ctx;
  }
  function assertAllowed(c: Call<Served>): void {
    const refusal = anonymousRequests.check(c.var.ctx);
    if (refusal) throw refusal;
  }

  const app = new Hono<Served>();
  app.route('/', createProbes(deps.readiness));
  if (deps.metricsAccess) app.route('/', createMetricsRoute(deps.metrics, deps.readBacklog, deps.metricsAccess));
  app.use(async (c, next) => {
    const startedAt = performance.now();
    const ctx = new RequestContext(deps, c);
    c.set('ctx', ctx);
    const traceId = await traceRequest(c, deps, next);
    clearCallerCache(ctx);
    await ctx.savePosition();
    const { counted, operation } = c.var;
    const { status } = c.res;
    if (counted && ctx.failed) {
      const refunded = deps.auth.refundRequest(counted.bucket, counted.atMs).catch(() => {});
      // The response does not wait for an unresponsive database.
      await Promise.race([refunded, sleep(refundTimeoutMs, null, { ref: false })]);
    }
    const ms = performance.now() - startedAt;
    const { failed, cost } = ctx;
    deps.metrics.observeRequest({ operation: operation ?? 'other', status, seconds: ms / 1000, failed, cost });
    const level = status >= 500 ? 'error' : ms >= slowRequestMs ? 'warn' : 'info';
    if (log.isLevelEnabled(level)) {
      const clientRequestId = c.req.header('x-request-id')?.slice(0, 80);
      const { method } = c.req;
      const request = { method, operation, status, ms: Math.round(ms), clientRequestId, traceId };
      log[level]({ ...toLogFields(ctx), ...request }, 'request');
    }
  });
  if (deps.corsOrigins.length) {
    app.use(cors({ origin: deps.corsOrigins, exposeHeaders }));
  }
  app.get(`${basePath}/openapi.json`, servePublicFile(loadContract));
  app.get(
    '/.well-known/receipt-keys.json',
    servePublicFile(() => deps.receipts.published),
  );
  app.route(basePath, createRestRoutes(routes, schema, authenticateApi));
  app.route(
    '/',
    createMcpRoutes({ routes, schema, loadContract, authenticate: authenticateAgent, explain: explainError }),
  );
  app.on(['GET', 'POST'], '/graphql', (c) => {
    c.set('operation', 'graphql');
    if (wantsPage(c)) return showGraphqlPage(c, authenticatePage);
    const isRefused = !presentsCredential(c, deps.settings.publicUrl) && anonymousRequests.check(c.var.ctx) !== null;
    const request = isRefused || c.req.method === 'HEAD' ? stripBody(c.req.raw) : c.req.raw;
    return graph(request, c.var.ctx, async (points) => (await authenticateApiCaller(c, points)).budget);
  });
  const byLink = { perMinute: deps.settings.linkRequestsPerMinute, explain: explainError };
  app.route('/', createSupplierPages(byLink));
  app.route('/', createUnsubscribePages(byLink));
  app.route(
    '/',
    createPages({ schema, authenticate: authenticatePage, explain: explainError, loadDashboard: deps.loadDashboard }),
  );
  for (const webhook of webhooks) app.route('/', webhook);
  const servedAt = createMethodLookup(app.routes);
  app.notFound((c) => {
    const allowed = servedAt(c.req.path);
    if (allowed.length === 0) return refuse(endpointNotFound(), c);
    if (c.req.method !== 'OPTIONS') return refuse(methodNotAllowed(allowed), c);
    return new Response(null, { status: 204, headers: { ...buildHeaders(c.var.ctx), Allow: allowed.join(', ') } });
  });
  app.onError(refuse);
  return app;
}

function refuse(error: unknown, c: Call<Served>): Response | Promise<Response> {
  const { ctx } = c.var;
  const explained = explainError(error, ctx);
  const { status, body } = toErrorBody(explained, ctx.requestId);
  const headers = { ...buildHeaders(ctx), ...jsonHeaders, ...toErrorHeaders(explained) };
  const accepted = c.req.header('accept-encoding');
  return createTextResponse(JSON.stringify(body), { status, headers }, { accepted, holdsSecret: false });
}

function explainError(error: unknown, ctx: Context): unknown {
  const known = isClientAbort(error) ? incompleteBody() : toUnavailableError(error);
  if (!(known instanceof DomainError)) ctx.log.error({ err: error }, 'unhandled error');
  if (!(known instanceof DomainError) || known.status >= 500) ctx.failed = true;
  return known;
}

/** Removes the body: for HEAD, which is served like GET, and for callers that are refused in any case. */
const stripBody = ({ url, method, headers }: Request) =>
  new Request(url, { method: method === 'HEAD' ? 'GET' : method, headers });

function writePublicFile(document: object) {
  const text = JSON.stringify(document);
  return { etag: computeEtag(text), respond: createStaticText(text) };
}

function servePublicFile(load: () => object) {
  let written: { etag: string; respond: ReturnType<typeof createStaticText> } | undefined;
  return (c: Call<Served>) => {
    written ??= writePublicFile(load());
    const { etag, respond } = written;
    const known = findMatchingEtag(etag, c.req.header('if-none-match'));
    const cached = { 'Cache-Control': publicCaching, ETag: known ?? etag };
    const headers = { ...buildHeaders(c.var.ctx), ...jsonHeaders, ...cached };
    return known ? new Response(null, { status: 304, headers }) : respond(headers, c.req.header('accept-encoding'));
  };
}
