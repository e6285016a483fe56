import { z } from 'zod';

/** Questions of equal effect are asked in this order. */
export const Trait = z.enum([
  ...(['electronics', 'digital', 'radio', 'module_certified', 'bluetooth', 'wifi', 'cellular'] as const),
  ...([
    'internet_connected',
    'battery',
    'lithium_battery',
    'rechargeable_battery',
    'coin_cell',
    'battery_goods',
  ] as const),
  ...(['mains_powered', 'adapter_supplied', 'usb', 'usb_c_category', 'body_worn', 'handheld', 'wearable'] as const),
  ...(['toy', 'age_12_or_under', 'under_three_years', 'child_monitor', 'payment', 'food_contact', 'plastic'] as const),
  ...(['ceramic', 'polyamide_melamine', 'medical_claim', 'laser', 'ism', 'microwave_oven', 'drone', 'alarm'] as const),
  ...(['mobility', 'electric_bicycle', 'beyond_pedal_assist', 'bicycle', 'motor', 'outdoor_noise'] as const),
  ...(['housekeeping', 'light_source', 'energy_regulated', 'energy_labelled', 'eu_ecodesign_listed'] as const),
  ...(['standby_listed', 'ccc_listed', 'psc_specified', 'composite_wood', 'wood', 'painted', 'upholstered'] as const),
  ...(['mattress', 'storage_furniture', 'clothing_storage', 'apparel', 'household_textile', 'sleepwear'] as const),
  ...([
    'fixed_installation',
    'headwear',
    'nursery',
    'rug',
    'hazard_listed',
    'ppe',
    'cpsc_regulated',
    'software',
    'consumer',
    'china_origin',
    'adapter_listed',
    'pack_tested',
  ] as const),
  ...(['cb_report', 'exempt_fcc_15_103'] as const),
]);
export type Trait = z.output<typeof Trait>;

/** What a product is, as far as rules differ. A radio lamp for food is of three classes. */
export const ProductClass = z.enum([
  ...(['av_it', 'radio_devices', 'measuring', 'appliances', 'lamps', 'machinery', 'tools', 'e_mobility'] as const),
  ...(['food_contact_articles', 'furniture', 'textiles', 'toys', 'medical_devices', 'cosmetics_packaging'] as const),
  ...(['batteries', 'other_goods'] as const),
]);
export type ProductClass = z.output<typeof ProductClass>;

/** A property of a product that a rule may depend on. */
export type Fact = Trait | ProductClass;
