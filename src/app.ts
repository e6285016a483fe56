import type { GraphQLSchema } from 'graphql';
import { type Context as Call, Hono } from 'hono';
import { cors } from 'hono/cors';
import { translateOutage } from '#db/outage.ts';
import { forgetCaller } from '#graph/builder.ts';
import { graphServer } from '#graph/server.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError, errorBody, headersOf } from '#kernel/errors.ts';
import { etagOf, headersFor, isKnown, json } from '#kernel/headers.ts';
import { hooks } from '#modules/hooks.ts';
import { restRoutes, type Served } from '#rest/handler.ts';
import type { Json } from '#rest/response-shape.ts';
import type { Route } from '#rest/route.ts';
import { parseJsonObject } from '#rest/strict-json.ts';
import { type Caller, identifyWith } from './identify.ts';
import { pages } from './pages/pages.ts';
import { type ContextDeps, RequestContext } from './request-context.ts';

export type Deps = ContextDeps & {
  schema: GraphQLSchema;
  routes: Route[];
  contract: Json;
  corsOrigins: string[];
};

const slowMs = 1000;
const exposeHeaders = [
  'Content-Disposition',
  'ETag',
  'Export-Rows',
  'Export-Sha256',
  'Idempotency-Replayed',
  'RateLimit-Limit',
  'RateLimit-Policy',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
  'X-Api-Version',
  'X-Request-Id',
];

/** The whole service: the graph serves /graphql, the rows serve /api/v1. Opens no port, so tests call `app.request`. */
export function createApp(deps: Deps): Hono<Served> {
  const { schema, routes, contract, log } = deps;
  const identify = identifyWith(deps);
  const graph = graphServer({ schema, parseJson: parseJsonObject, explain: reported });

  async function callerOf(c: Call<Served>, points?: number): Promise<Caller> {
    const { ctx } = c.var;
    const caller = await identify(c, () => ctx.client, points);
    ctx.viewer = caller.viewer;
    c.set('counted', caller.counted);
    if (caller.refusal) throw caller.refusal;
    return caller;
  }
  async function enter(c: Call<Served>): Promise<Context> {
    await callerOf(c);
    return c.var.ctx;
  }

  const app = new Hono<Served>();
  app.use(async (c, next) => {
    const startedAt = performance.now();
    const ctx = new RequestContext(deps, c);
    c.set('ctx', ctx);
    await next();
    forgetCaller(ctx);
    const { counted, operation } = c.var;
    const { status } = c.res;
    if (counted && ctx.failed) await deps.gate.giveBack(counted.bucket, counted.atMs).catch(() => {});
    const ms = performance.now() - startedAt;
    const level = status >= 500 ? 'error' : ms >= slowMs ? 'warn' : 'debug';
    if (log.isLevelEnabled(level)) {
      const clientRequestId = c.req.header('x-request-id')?.slice(0, 80);
      ctx.log[level]({ operation, status, ms: Math.round(ms), clientRequestId }, 'request');
    }
  });
  if (deps.corsOrigins.length) {
    app.use(cors({ origin: deps.corsOrigins, exposeHeaders }));
  }
  app.get('/api/v1/openapi.json', publicFile(contract));
  app.get('/.well-known/receipt-keys.json', publicFile(deps.receipts.published));
  app.route('/api/v1', restRoutes(routes, schema, enter));
  app.all('/graphql', (c) => {
    c.set('operation', 'graphql');
    return graph(c.req.raw, c.var.ctx, async (points) => (await callerOf(c, points)).points);
  });
  app.route('/', pages({ schema, identify: enter, explain: reported }));
  for (const hook of hooks) app.route('/', hook);
  app.notFound((c) => refuse(new DomainError('endpoint_not_found', 'There is no such endpoint.'), c));
  app.onError(refuse);
  return app;
}

function refuse(error: unknown, c: Call<Served>): Response {
  const { ctx } = c.var;
  const said = reported(error, ctx);
  const { status, body } = errorBody(said, ctx.requestId);
  return new Response(JSON.stringify(body), { status, headers: { ...headersFor(ctx), ...json, ...headersOf(said) } });
}

/** A bug is logged with its cause before it becomes an `internal_error`. */
function reported(error: unknown, ctx: Context): unknown {
  const known = translateOutage(error);
  if (!(known instanceof DomainError)) ctx.log.error({ err: error }, 'bug');
  if (!(known instanceof DomainError) || known.status >= 500) ctx.failed = true;
  return known;
}

/** A document for everybody that stays the same while the service runs. */
function publicFile(document: object) {
  const text = JSON.stringify(document);
  const cached = { ...json, 'Cache-Control': 'public, max-age=300', ETag: etagOf(text) };
  return (c: Call<Served>) => {
    const headers = { ...headersFor(c.var.ctx), ...cached };
    const known = isKnown(headers.ETag, c.req.header('if-none-match'));
    return known ? new Response(null, { status: 304, headers }) : new Response(text, { headers });
  };
}
