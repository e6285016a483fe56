import { deliveryWebhook } from '#modules/sourcing/deliveries/provider-events/provider-event.webhook.ts';

export const webhooks = [deliveryWebhook];
