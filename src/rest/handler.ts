import type { GraphQLSchema } from 'graphql';
import { type Context as Call, Hono } from 'hono';
import { compile } from '#graph/operations/document.ts';
import { buildHeaders, computeEtag, jsonHeaders, matchesEtag } from '#http/headers.ts';
import { assertAccess } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { createSemaphore, type Semaphore } from '#kernel/semaphore.ts';
import { readVariables } from './input.ts';
import { prepareOperation } from './operation.ts';
import { isDetail, type Route } from './route.ts';

export type Served = {
  Variables: {
    /** `viewer` is filled in when the caller is known. */
    ctx: Context & { viewer: Context['viewer'] };
    operation: string;
    /** Where this request was counted, so that a failure of ours can be given back. */
    counted: { bucket: string; atMs: number } | null;
  };
};

/** Makes the context of a call: who asks, and whether its limits let it through. Throws 401 and 429. */
export type Authenticate = (c: Call<Served>) => Promise<Context>;

const unlimited: Semaphore = (work) => work();
/** A large body takes some five times its size until it is dealt with; until its turn it is not read. */
const maxLargeBodies = 6;

/** Serves rows on the schema in this process: read the input, run the compiled document, shape the answer. */
export function createRestRoutes(routes: Route[], schema: GraphQLSchema, identify: Authenticate): Hono<Served> {
  const app = new Hono<Served>();
  // Hono answers with what was added first, so /actions/kinds comes before /actions/{id}.
  for (const route of routes.toSorted((a, b) => countParams(a) - countParams(b))) {
    const operation = prepareOperation(route, schema);
    const run = compile(operation.document, schema);
    const semaphore = route.maxBodyBytes ? createSemaphore(maxLargeBodies) : unlimited;
    const detail = isDetail(route);
    app.on(route.method, route.path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
      c.set('operation', operation.name);
      const ctx = route.anonymous ? c.var.ctx : await identify(c);
      assertAccess(ctx.viewer, operation.requirement);
      const data = await semaphore(async () => run(await readVariables(operation, c, ctx), ctx));
      const way = followPath(data, route.spread);
      const body: Record<string, unknown> = { ...way.at(-1), ...route.constants };
      const replayed = way.some((object) => object['replayed'] === true) && route.replayStatus;
      const content = JSON.stringify(body);
      const headers = buildHeaders(ctx);
      if (replayed) headers['Idempotency-Replayed'] = 'true';
      if (detail) {
        headers['ETag'] = computeEtag(content);
        if (matchesEtag(headers['ETag'], c.req.header('if-none-match')))
          return new Response(null, { status: 304, headers });
      }
      if (route.file) {
        for (const [header, field] of Object.entries(route.file.headers)) headers[header] = String(body[field]);
        return new Response(toStream(route.file.read(ctx, body as never)), { headers });
      }
      const text = `${content.slice(0, -1)}${content === '{}' ? '' : ','}"requestId":"${ctx.requestId}"}`;
      // Not by way of c.body(): plain headers that nobody touches again go straight to the socket.
      return new Response(text, {
        status: replayed || route.status || 200,
        headers: Object.assign(headers, jsonHeaders),
      });
    });
  }
  return app;
}

/** Asks for the next piece when the last one is gone; what is thrown on the way breaks the answer off. */
function toStream(pieces: AsyncGenerator<Uint8Array>): ReadableStream {
  return new ReadableStream(
    {
      pull: async (answer) => {
        const { done, value } = await pieces.next();
        if (done) answer.close();
        else answer.enqueue(value);
      },
      cancel: async () => void (await pieces.return(undefined)),
    },
    { highWaterMark: 0 },
  );
}

/** The objects that lead to what becomes the body, and that last. */
function followPath(data: Record<string, unknown>, spread: string | undefined): Record<string, unknown>[] {
  const way = [data];
  for (const key of spread?.split('.') ?? []) way.push(way.at(-1)![key] as Record<string, unknown>);
  return way;
}

const countParams = ({ path }: Route) => path.split('{').length;
