import { deliveryWebhook } from '#modules/sourcing/deliveries/provider-events/provider-event.webhook.ts';
import { replyWebhook } from '#modules/sourcing/replies/intake/reply.webhook.ts';

export const webhooks = [deliveryWebhook, replyWebhook];
