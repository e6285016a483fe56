import { createSignedWebhook } from '#http/signed-webhook.ts';
import { parseProviderEvent } from './provider-event.rules.ts';
import { recordProviderEvent } from './provider-event.service.ts';

export const deliveryWebhook = createSignedWebhook('/webhooks/resend', 'RecordProviderEvent', (ctx, { id, body }) =>
  recordProviderEvent(ctx, { id, provider: 'resend', ...parseProviderEvent(body, ctx.now()) }),
);
