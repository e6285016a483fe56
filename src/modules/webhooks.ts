import { deliveryHook } from '#modules/sourcing/deliveries/provider-events/provider-event.webhook.ts';

export const hooks = [deliveryHook];
