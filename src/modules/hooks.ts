import { deliveryHook } from './deliveries/delivery.hook.ts';

export const hooks = [deliveryHook];
