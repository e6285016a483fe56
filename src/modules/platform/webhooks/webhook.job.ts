import type { Job } from '#kernel/context.ts';
import { deliverWebhooks } from './webhook-delivery.service.ts';

export const webhookDelivery: Job = {
  name: 'webhook delivery',
  everySeconds: 1,
  run: (system) => deliverWebhooks(system),
};
