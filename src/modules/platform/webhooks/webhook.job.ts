import type { Job } from '#kernel/context.ts';
import { deliverWebhooks, purgeWebhookDeliveries } from './webhook-delivery.service.ts';

export const webhookDelivery: Job = {
  name: 'webhook delivery',
  everySeconds: 1,
  run: (system) => deliverWebhooks(system),
};
export const webhookPurge: Job = { name: 'webhook delivery purge', everySeconds: 3600, run: purgeWebhookDeliveries };
