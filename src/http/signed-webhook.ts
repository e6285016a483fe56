import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Context } from '#kernel/context.ts';
import { DomainError, endpointNotFound, payloadTooLarge } from '#kernel/errors.ts';
import { assertNotEncoded, buildHeaders } from './headers.ts';
import { isAuthentic } from './webhook-signature.ts';

type Served = { Variables: { ctx: Context; operation: string | null } };
type Receive = (ctx: Context, callback: { id: string; body: Uint8Array }) => Promise<void>;

const maxBytes = 262_144;
const limitBody = bodyLimit({
  maxSize: maxBytes,
  onError: () => {
    throw payloadTooLarge(maxBytes);
  },
});

/** A callback of the mail provider. The signature over the raw bytes is verified before the body is parsed. */
export function createSignedWebhook(path: string, operation: string, receive: Receive): Hono<Served> {
  const webhook = new Hono<Served>();
  webhook.all(path, async (c, next) => {
    if (!c.var.ctx.settings.webhookSecrets.length) throw endpointNotFound();
    await next();
  });
  webhook.post(
    path,
    async (c, next) => {
      assertNotEncoded(c.req.header('content-encoding'));
      await next();
    },
    limitBody,
    async (c) => {
      const { ctx } = c.var;
      c.set('operation', operation);
      const readHeader = (name: string) => c.req.header(`svix-${name}`) ?? c.req.header(`webhook-${name}`) ?? '';
      const id = readHeader('id');
      const body = new Uint8Array(await c.req.arrayBuffer());
      const callback = { id, timestamp: readHeader('timestamp'), signatures: readHeader('signature'), body };
      if (!isAuthentic(callback, ctx.settings.webhookSecrets, ctx.now())) {
        throw new DomainError('unauthenticated', 'Invalid or expired webhook signature.');
      }
      await receive(ctx, { id, body });
      return new Response(null, { status: 204, headers: buildHeaders(ctx) });
    },
  );
  return webhook;
}
