import type { MikroORM } from '@mikro-orm/postgresql';
import type { GraphQLSchema } from 'graphql';
import { type Context as Call, Hono } from 'hono';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import type { Gate } from '#db/gate.ts';
import { translateOutage } from '#db/outage.ts';
import { actFor } from '#db/ownership.ts';
import type { openRows } from '#db/rows.ts';
import { graphServer, refusal } from '#graph/server.ts';
import type { Context, Settings, Viewer } from '#kernel/context.ts';
import { DomainError, errorBody, headersOf } from '#kernel/errors.ts';
import { newRequestId } from '#kernel/ids.ts';
import type { Cursors } from '#kernel/page.ts';
import type { Tables } from '#modules/entities.ts';
import type { Mailer } from '#ports/mailer.ts';
import type { Writer } from '#ports/writer.ts';
import { restRoutes, type Served } from '#rest/handler.ts';
import type { Json } from '#rest/response-shape.ts';
import type { Route } from '#rest/route.ts';
import { parseJsonObject } from '#rest/strict-json.ts';
import { clientOf, identifyWith, isLocal } from './identify.ts';
import { pages } from './pages/pages.ts';

export type Deps = {
  schema: GraphQLSchema;
  routes: Route[];
  contract: Json;
  orm: MikroORM;
  rows: ReturnType<typeof openRows<Tables>>;
  gate: Gate;
  cursors: Cursors;
  pepper: string;
  trustProxy: boolean;
  corsOrigins: string[];
  log: Logger;
  mailer: Mailer | null;
  writer: Writer | null;
  now: () => Date;
  settings: Settings;
};

const slowMs = 1000;
const apiVersion = '1.1.3';

/** The whole service: the graph serves /graphql, the rows serve /api/v1. Opens no port, so tests call `app.request`. */
export function createApp(deps: Deps): Hono<Served> {
  const { schema, routes, contract, settings, log } = deps;
  const identify = identifyWith(deps);
  const graph = graphServer({
    schema,
    parseJson: parseJsonObject,
    explain: (error, ctx) => reported(error, ctx),
  });

  /** Finds the caller; a context without one exists first, so that a refusal has a request id too. */
  async function enter(c: Call<Served>): Promise<Context> {
    const { viewer, counted } = await identify(c, c.var.ctx.client);
    const ctx = contextOf(deps, c, viewer);
    c.set('ctx', ctx);
    c.set('counted', counted);
    return ctx;
  }

  const app = new Hono<Served>();
  app.use(async (c, next) => {
    const startedAt = performance.now();
    c.set('ctx', contextOf(deps, c, null));
    await next();
    setHeaders(c, settings);
    const { counted, ctx } = c.var;
    if (counted && c.res.status >= 500) {
      await deps.gate.giveBack(counted.bucket, counted.atMs).catch(() => {});
    }
    const ms = Math.round(performance.now() - startedAt);
    const level = c.res.status >= 500 ? 'error' : ms >= slowMs ? 'warn' : 'debug';
    ctx.log[level]({ operation: c.var.operation, status: c.res.status, ms, clientRequestId: ownId(c) }, 'request');
  });
  app.use(secureHeaders());
  if (deps.corsOrigins.length)
    app.use(cors({ origin: deps.corsOrigins, exposeHeaders: ['X-Request-Id', 'Retry-After'] }));
  app.get('/api/v1/openapi.json', openapiFile(contract));
  app.route('/api/v1', restRoutes(routes, schema, enter));
  app.all('/graphql', async (c) => {
    c.set('operation', 'graphql');
    const ctx = await enter(c).catch((error: unknown) => refusal(reported(error, c.var.ctx), c.var.ctx));
    if (ctx instanceof Response) return ctx;
    const response = await graph.fetch(c.req.raw, { ctx });
    return new Response(response.body, response);
  });
  app.route('/', pages());
  app.notFound((c) => refuse(new DomainError('endpoint_not_found', 'There is no such endpoint.'), c));
  app.onError(refuse);
  log.debug({ operations: routes.length }, 'operations compiled');
  return app;
}

function refuse(error: unknown, c: Call<Served>): Response {
  const { ctx } = c.var;
  const said = reported(error, ctx);
  const { status, body } = errorBody(said, ctx.requestId);
  return c.json(body, status as ContentfulStatusCode, headersOf(said));
}

/** A bug is logged with its cause before it becomes an `internal_error`. */
function reported(error: unknown, ctx: Context): unknown {
  const known = translateOutage(error);
  if (!(known instanceof DomainError)) ctx.log.error({ err: error }, 'bug');
  return known;
}

function setHeaders(c: Call<Served>, { requestsPerMinute, requestsPerDay }: Settings): void {
  const { requestId, viewer } = c.var.ctx;
  const { headers } = c.res;
  headers.set('X-Request-Id', requestId);
  headers.set('X-Api-Version', apiVersion);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  if (viewer?.kind !== 'key') return;
  headers.set('RateLimit-Limit', String(viewer.quota.limit));
  headers.set('RateLimit-Remaining', String(viewer.quota.remaining));
  headers.set('RateLimit-Reset', String(viewer.quota.resetSeconds));
  headers.set('RateLimit-Policy', `${requestsPerMinute};w=60, ${requestsPerDay[viewer.mode]};w=86400`);
}

function contextOf(deps: Deps, c: Call<Served>, viewer: Viewer | null): Context {
  const { orm, rows, gate, cursors, mailer, writer, now, settings } = deps;
  const before = c.var.ctx as Context | undefined;
  const requestId = before?.requestId ?? newRequestId();
  const emFor = (owner: string) => actFor(orm.em.fork(), owner);
  let em: Context['em'] | undefined;
  let reads: Context['rows'] | undefined;
  return {
    requestId,
    viewer,
    local: before?.local ?? isLocal(c),
    client: before?.client ?? clientOf(c, deps.trustProxy, deps.pepper),
    get em() {
      em ??= viewer ? emFor(viewer.owner) : orm.em.fork();
      return em;
    },
    emFor,
    get rows() {
      reads ??= rows.of(viewer?.owner ?? null);
      return reads;
    },
    gate,
    cursors,
    log: deps.log.child({ requestId, ...(viewer?.kind === 'key' && { key: viewer.keyId }) }),
    now,
    mailer,
    writer,
    settings,
  };
}

const ownId = (c: Call) => c.req.header('x-request-id')?.slice(0, 80);

function openapiFile(contract: Json) {
  const text = JSON.stringify(contract);
  return (c: Call) => {
    c.header('Content-Type', 'application/json; charset=utf-8');
    c.header('Cache-Control', 'public, max-age=300');
    return c.body(text);
  };
}
