import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { assertNotEncoded, buildHeaders } from '#http/headers.ts';
import { DomainError, endpointNotFound, payloadTooLarge } from '#kernel/errors.ts';
import type { Served } from '#rest/handler.ts';
import { parseProviderEvent } from './provider-event.rules.ts';
import { recordProviderEvent } from './provider-event.service.ts';
import { isAuthentic } from './webhook-signature.rules.ts';

const maxBytes = 262_144;
const limitBody = bodyLimit({
  maxSize: maxBytes,
  onError: () => {
    throw payloadTooLarge(maxBytes);
  },
});

/** The signature over the raw bytes is verified before the body is parsed. */
export const deliveryWebhook = new Hono<Served>();

deliveryWebhook.all('/webhooks/resend', async (c, next) => {
  if (!c.var.ctx.settings.webhookSecrets.length) throw endpointNotFound();
  await next();
});
deliveryWebhook.post(
  '/webhooks/resend',
  async (c, next) => {
    assertNotEncoded(c.req.header('content-encoding'));
    await next();
  },
  limitBody,
  async (c) => {
    const { ctx } = c.var;
    c.set('operation', 'RecordProviderEvent');
    const readHeader = (name: string) => c.req.header(`svix-${name}`) ?? c.req.header(`webhook-${name}`) ?? '';
    const id = readHeader('id');
    const body = new Uint8Array(await c.req.arrayBuffer());
    const callback = { id, timestamp: readHeader('timestamp'), signatures: readHeader('signature'), body };
    if (!isAuthentic(callback, ctx.settings.webhookSecrets, ctx.now())) {
      throw new DomainError('unauthenticated', 'Invalid or expired webhook signature.');
    }
    await recordProviderEvent(ctx, { id, provider: 'resend', ...parseProviderEvent(body, ctx.now()) });
    return new Response(null, { status: 204, headers: buildHeaders(ctx) });
  },
);
