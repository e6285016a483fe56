import { Trait } from './trait.schema.ts';
import { traitTexts } from './trait-words.ts';

export type { Trait } from './trait.schema.ts';
export const traitNames = Trait.options;

export const getTraitName = (trait: Trait): string => traitTexts[trait].name;

/**
 * `[a, b]`: a implies b, and not b implies not a; `weak` ones only forward, and they yield to any other finding. Goods
 * with a certified module count as radio goods, because the radio rules of the EU apply to the whole product.
 */
export const implications: readonly [Trait, Trait, 'weak'?][] = [
  ['bluetooth', 'radio'],
  ['wifi', 'radio'],
  ['cellular', 'radio'],
  ['module_certified', 'radio'],
  ['radio', 'electronics'],
  ['mains_powered', 'electronics'],
  ['adapter_supplied', 'electronics'],
  ['usb', 'electronics'],
  ['software', 'electronics'],
  ['alarm', 'electronics'],
  ['drone', 'electronics'],
  ['mobility', 'electronics'],
  ['lithium_battery', 'battery'],
  ['rechargeable_battery', 'battery'],
  ['coin_cell', 'battery'],
  ['coin_cell', 'cpsc_regulated'],
  ['wearable', 'body_worn'],
  ['toy', 'age_12_or_under'],
  ['age_12_or_under', 'consumer'],
  ['adapter_listed', 'adapter_supplied'],
  ['pack_tested', 'lithium_battery'],
  ['child_monitor', 'consumer', 'weak'],
  ['wearable', 'consumer', 'weak'],
  ['usb_c_category', 'electronics', 'weak'],
  ['rechargeable_battery', 'lithium_battery', 'weak'],
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

/** Exemptions and existing test reports are not assumed. */
export const assumed: Partial<Record<Trait, { value: boolean; because: string }>> = {
  china_origin: { value: true, because: 'this service asks factories in China' },
  exempt_fcc_15_103: { value: false, because: 'no exemption was claimed' },
  adapter_listed: { value: false, because: 'no listed adapter was mentioned' },
  pack_tested: { value: false, because: 'no tested pack was mentioned' },
  cb_report: { value: false, because: 'no CB report was mentioned' },
};
