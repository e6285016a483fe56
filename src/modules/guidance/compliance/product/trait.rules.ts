import type { Fact, Trait } from './trait.schema.ts';

/**
 * `[a, b]`: a implies b, and not b implies not a; `weak` ones only forward, as a probability, and they yield to any
 * other finding. Goods with a certified module count as radio goods, because the radio rules of the EU apply to the
 * whole product.
 */
export const implications: readonly [Trait, Trait, 'weak'?][] = [
  ['bluetooth', 'radio'],
  ['wifi', 'radio'],
  ['cellular', 'radio'],
  ['module_certified', 'radio'],
  ['radio', 'digital'],
  ['usb', 'digital'],
  ['software', 'digital'],
  ['digital', 'electronics'],
  ['mains_powered', 'electronics'],
  ['adapter_supplied', 'electronics'],
  ['motor', 'electronics'],
  ['ism', 'electronics'],
  ['alarm', 'electronics'],
  ['drone', 'electronics'],
  ['mobility', 'electronics'],
  ['electric_bicycle', 'mobility'],
  ['electric_bicycle', 'bicycle'],
  ['beyond_pedal_assist', 'mobility'],
  ['microwave_oven', 'ism'],
  ['lithium_battery', 'battery'],
  ['rechargeable_battery', 'battery'],
  ['coin_cell', 'battery'],
  ['coin_cell', 'cpsc_regulated'],
  ['wearable', 'body_worn'],
  ['toy', 'age_12_or_under'],
  ['under_three_years', 'age_12_or_under'],
  ['age_12_or_under', 'consumer'],
  ['adapter_listed', 'adapter_supplied'],
  ['pack_tested', 'lithium_battery'],
  ['polyamide_melamine', 'plastic'],
  ['composite_wood', 'wood'],
  ['clothing_storage', 'storage_furniture'],
  ['sleepwear', 'apparel'],
  ['child_monitor', 'consumer', 'weak'],
  ['wearable', 'consumer', 'weak'],
  ['usb_c_category', 'electronics', 'weak'],
  ['rechargeable_battery', 'lithium_battery', 'weak'],
  ['rechargeable_battery', 'digital', 'weak'],
  ['coin_cell', 'lithium_battery', 'weak'],
  ['wifi', 'internet_connected', 'weak'],
  ['cellular', 'internet_connected', 'weak'],
  ['internet_connected', 'software', 'weak'],
  ['bluetooth', 'software', 'weak'],
  ['wifi', 'software', 'weak'],
  ['cellular', 'software', 'weak'],
  ['drone', 'radio', 'weak'],
  ['drone', 'rechargeable_battery', 'weak'],
  ['mobility', 'rechargeable_battery', 'weak'],
];

/** Classes that a trait makes a product one of, beside what it is by name. */
export const classesByTrait: readonly [Trait, Fact][] = [
  ['radio', 'radio_devices'],
  ['battery', 'batteries'],
  ['food_contact', 'food_contact_articles'],
  ['toy', 'toys'],
  ['medical_claim', 'medical_devices'],
  ['mobility', 'e_mobility'],
];

/** What a product is rather than what it has: words for it count only where the product is named. */
export const namingTraits: ReadonlySet<Trait> = new Set(['usb_c_category', 'toy', 'mattress']);
/** Words for them decide only where no kind was found; "helmet for e-bikes" is no vehicle. */
export const kindTraits: ReadonlySet<Trait> = new Set(['mobility', 'drone', 'alarm', 'cpsc_regulated']);
