import { z } from 'zod';
import { TimeRange } from '#kernel/pagination/page.ts';
import { EventType } from '#modules/platform/events/event.schema.ts';

export const WebhookId = z.strictObject({ id: z.uuid() });
export const WebhookStatus = z.enum(['enabled', 'disabled']).meta({ id: 'WebhookStatus' });
export const WebhookDeliveryStatus = z.enum(['pending', 'delivered', 'failed']).meta({ id: 'WebhookDeliveryStatus' });
export const WebhookFailure = z
  .enum(['address_refused', 'unresolved', 'timeout', 'connection'])
  .meta({ id: 'WebhookFailure' });

const Endpoint = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .meta({
    description: 'An `https` URL at a public address, without user name, password and fragment.',
  });
const Types = z
  .array(EventType)
  .min(1)
  .max(EventType.options.length)
  .meta({ description: 'The types of events that are sent.' });

export const NewWebhook = z.strictObject({ url: Endpoint, types: Types });
export const WebhookUpdate = z.strictObject({
  id: z.uuid(),
  url: Endpoint.optional(),
  types: Types.optional(),
  status: WebhookStatus.optional().meta({
    description: 'After `enabled`, events are sent from where it was disabled, as far as they are kept.',
  }),
});

export const WebhookFilter = z.strictObject({
  status: z.array(WebhookStatus).max(WebhookStatus.options.length).nullish().meta({ description: 'Any of these.' }),
});

export const WebhookDeliveryFilter = z.strictObject({
  status: z
    .array(WebhookDeliveryStatus)
    .max(WebhookDeliveryStatus.options.length)
    .nullish()
    .meta({ description: 'Any of these.' }),
  createdAt: TimeRange.nullish(),
});
