import type { GraphQLSchema } from 'graphql';
import { type Context as Call, Hono } from 'hono';
import pLimit from 'p-limit';
import { toProgram } from '#graph/operations/document.ts';
import type { ByteRange } from '#http/byte-range.ts';
import { createTextResponse } from '#http/compression.ts';
import { createFileResponse, toStream } from '#http/file-response.ts';
import { buildHeaders, computeEtag, findMatchingEtag, jsonHeaders } from '#http/headers.ts';
import { assertAccess } from '#kernel/access.ts';
import { assertDefined, isRecord } from '#kernel/assert.ts';
import type { Context } from '#kernel/context.ts';
import { readVariables } from './input.ts';
import { followPath, prepareOperation } from './operation.ts';
import { basePath, buildDeprecationHeaders, isDetail, type Route } from './route.ts';

export type Served = {
  Variables: {
    ctx: Context & { viewer: Context['viewer'] };
    operation: string;
    counted: { bucket: string; atMs: number } | null;
  };
};

export type Authenticate = (c: Call<Served>) => Promise<Context>;

type Limit = <T>(work: () => Promise<T>) => Promise<T>;
const unlimited: Limit = (work) => work();
/** A large body takes about five times its size in memory, so at most six are processed at once and the others not yet read. */
const maxLargeBodies = 6;

export function createRestRoutes(routes: Route[], schema: GraphQLSchema, identify: Authenticate): Hono<Served> {
  const app = new Hono<Served>();
  // Hono matches in order of registration, so /actions/kinds must precede /actions/{id}.
  for (const route of routes.toSorted((a, b) => countParams(a) - countParams(b))) {
    let program: ReturnType<typeof prepareProgram> | undefined;
    const limit: Limit = route.maxBodyBytes ? pLimit(maxLargeBodies) : unlimited;
    const detail = isDetail(route);
    const deprecation = route.deprecated && buildDeprecationHeaders(route.deprecated);
    app.on(route.method, route.path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
      program ??= prepareProgram(route, schema);
      const { operation, run } = program;
      c.set('operation', operation.name);
      const ctx = route.anonymous ? c.var.ctx : await identify(c);
      assertAccess(ctx.viewer, operation.requirement);
      const data = await limit(async () => run(await readVariables(operation, c, ctx), ctx));
      const path = followPath(data, route.spread);
      const body: Record<string, unknown> = { ...path.at(-1), ...route.constants };
      const replayed = path.some((object) => object['replayed'] === true) && route.replayStatus;
      const content = detail ? JSON.stringify(body) : null;
      const headers = Object.assign(buildHeaders(ctx), deprecation);
      const { file } = route;
      if (file && 'open' in file) {
        const sent = {
          bytes: Number(body['bytes']),
          sha256: String(body['sha256']),
          headers: toFileHeaders(file, body),
        };
        const open = (range: ByteRange | null) => file.open(ctx, body as never, range);
        return createFileResponse((name) => c.req.header(name), sent, headers, open);
      }
      if (replayed) headers['Idempotency-Replayed'] = 'true';
      if (content !== null) {
        const etag = computeEtag(content);
        const known = findMatchingEtag(etag, c.req.header('if-none-match'));
        headers['ETag'] = known ?? etag;
        if (known) return new Response(null, { status: 304, headers });
      }
      if (file) {
        const all = { ...headers, ...toFileHeaders(file, body) };
        return new Response(toStream(file.read(ctx, body as never)), { headers: all });
      }
      const text =
        content === null ? JSON.stringify({ ...body, requestId: ctx.requestId }) : appendRequestId(content, ctx);
      const status = replayed || route.status || 200;
      if (status === 201 && route.location) headers['Location'] = basePath + fillPath(route.location, body);
      // Avoids c.body(): plain headers go to the socket without another copy.
      return createTextResponse(
        text,
        { status, headers: Object.assign(headers, jsonHeaders) },
        { accepted: c.req.header('accept-encoding'), holdsSecret: ctx.holdsSecret },
      );
    });
  }
  return app;
}

/** The ETag is that of the content alone. */
const appendRequestId = (content: string, { requestId }: Context): string =>
  `${content.slice(0, -1)}${content === '{}' ? '' : ','}"requestId":"${requestId}"}`;

/** On the first request of the row: to validate the documents of all rows would be a tenth of the start. */
function prepareProgram(route: Route, schema: GraphQLSchema) {
  const operation = prepareOperation(route, schema);
  return { operation, run: toProgram(operation.document, schema) };
}

const toFileHeaders = ({ headers }: NonNullable<Route['file']>, body: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).map(([header, field]) => [header, String(body[field])]));

/** Values of the body in place of `{project.id}`. */
const fillPath = (template: string, body: Record<string, unknown>): string =>
  template.replace(/\{([\w.]+)\}/g, (_, path: string) => {
    const value = path.split('.').reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), body);
    return encodeURIComponent(String(assertDefined(value, `${path} of the created record`)));
  });

const countParams = ({ path }: Route) => path.split('{').length;
