import { z } from 'zod';

export const TrackingProvider = z.enum(['provider_a', 'provider_b']).meta({ id: 'TrackingProvider' });
export type TrackingProvider = z.output<typeof TrackingProvider>;

export const TrackingCarrier = z.enum([...TrackingProvider.options, 'auto']).meta({ id: 'TrackingCarrier' });

export const TrackingNumber = z
  .string()
  .regex(/^[A-Za-z0-9-]{6,40}$/, 'A tracking number has 6 to 40 letters, digits or hyphens.');

export const Shipment = z.object({ carrier: TrackingCarrier, number: TrackingNumber });
export type Shipment = z.output<typeof Shipment>;

export const TrackingAvailability = z.enum(['live', 'planned', 'unavailable']).meta({ id: 'TrackingAvailability' });

export const TrackingStatus = z
  .enum([
    'pending',
    'info_received',
    'picked_up',
    'in_transit',
    'customs',
    'on_hold',
    'out_for_delivery',
    'ready_for_pickup',
    'delivered',
    'delivery_failed',
    'delivery_delayed',
    'return_to_sender',
    'cancelled',
    'expired',
    'unknown',
  ])
  .meta({ id: 'TrackingStatus' });
