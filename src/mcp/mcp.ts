import { type Context as Call, Hono } from 'hono';
import { buildHeaders } from '#http/headers.ts';
import { DomainError, maxBodyBytes } from '#kernel/errors.ts';
import type { Authenticate, Served } from '#rest/handler.ts';
import { readJsonObject } from '#rest/input.ts';
import { requireAgent } from './agent-access.ts';
import type { Offer, OfferOptions } from './mcp-server.ts';

type Options = OfferOptions & { authenticate: Authenticate };

/** Model Context Protocol over Streamable HTTP, stateless. A request counts as one of REST. */
export function createMcpRoutes({ routes, schema, loadContract, authenticate, explain }: Options): Hono<Served> {
  const app = new Hono<Served>();
  let offer: Offer | undefined;

  app.post('/mcp', async (c) => {
    c.set('operation', 'mcp');
    assertOrigin(c);
    const ctx = await authenticate(c);
    requireAgent(ctx);
    const message = await readJsonObject(c, maxBodyBytes);
    // Loaded when an agent first calls: most services never see one.
    const { answerMcp, createOffer } = await import('./mcp-server.ts');
    offer ??= createOffer({ routes, schema, loadContract, explain });
    const response = await answerMcp(toBodyless(c.req.raw), message, ctx, offer);
    for (const [name, value] of Object.entries(buildHeaders(ctx))) response.headers.set(name, value);
    return response;
  });
  return app;
}

/** A page of another site must not reach a gateway on the visitor's machine. */
function assertOrigin(c: Call<Served>): void {
  const origin = c.req.header('origin');
  if (origin === undefined || origin === new URL(c.var.ctx.settings.publicUrl).origin) return;
  throw new DomainError('origin_not_allowed', 'Pages of other sites may not call this endpoint.');
}

/** The body is read already. */
const toBodyless = ({ url, method, headers }: Request) => new Request(url, { method, headers });
