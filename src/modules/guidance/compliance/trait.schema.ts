import { z } from 'zod';

/** In the order of the questions for unknown ones. */
export const Trait = z.enum([
  ...(['electronics', 'radio', 'module_certified', 'bluetooth', 'wifi', 'cellular', 'internet_connected'] as const),
  ...([
    'battery',
    'lithium_battery',
    'rechargeable_battery',
    'coin_cell',
    'mains_powered',
    'adapter_supplied',
  ] as const),
  ...(['usb', 'usb_c_category', 'body_worn', 'handheld', 'wearable', 'toy', 'age_12_or_under'] as const),
  ...(['child_monitor', 'payment', 'food_contact', 'medical_claim', 'laser', 'drone', 'alarm', 'mobility'] as const),
  ...(['composite_wood', 'cpsc_regulated', 'software', 'consumer', 'china_origin', 'adapter_listed'] as const),
  ...(['pack_tested', 'cb_report', 'exempt_fcc_15_103'] as const),
]);
export type Trait = z.output<typeof Trait>;
