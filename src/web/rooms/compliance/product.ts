import type { SearchState } from '../../app/search-state.ts';
import type { ComplianceInput } from './compliance.operations.ts';

export const markets = ['US', 'EU', 'UK', 'CA', 'AU', 'JP', 'CN'] as const;
export const traits = ['wireless', 'mains', 'childrens', 'foodContact', 'medical', 'laser'] as const;
export const answers = ['unknown', 'yes', 'no'] as const;
export const batteryKinds = ['unknown', 'none', 'contained', 'packed_with', 'standalone'] as const;

/** What is to be sold, and where, as the form has it. What nobody stated is unknown, not no. */
export type Product = {
  description: string;
  markets: (typeof markets)[number][];
  traits: Record<(typeof traits)[number], (typeof answers)[number]>;
  batteries: (typeof batteryKinds)[number];
};

/** The address holds the product, so that a plan can be shared and opened again. */
export const readProduct = (search: SearchState): Product => ({
  description: search.text('product'),
  markets: search.listOf('market', markets),
  traits: {
    wireless: search.oneOf('wireless', answers),
    mains: search.oneOf('mains', answers),
    childrens: search.oneOf('childrens', answers),
    foodContact: search.oneOf('foodContact', answers),
    medical: search.oneOf('medical', answers),
    laser: search.oneOf('laser', answers),
  },
  batteries: search.oneOf('batteries', batteryKinds),
});

export function writeProduct({ description, markets, traits, batteries }: Product) {
  const stated = Object.entries({ ...traits, batteries }).map(([name, value]): [string, string | null] => [
    name,
    value === 'unknown' ? null : value,
  ]);
  return { ...Object.fromEntries(stated), product: description.trim(), market: markets };
}

/** Null until there is a product and a market. */
export function toInput(product: Product, projectId: string): ComplianceInput | null {
  const { description, markets, traits, batteries } = product;
  if (!description.trim() || markets.length === 0) return null;
  const stated = Object.entries(traits).flatMap(([name, value]) =>
    value === 'unknown' ? [] : [[name, value === 'yes']],
  );
  return {
    ...{ description: description.trim(), markets },
    features: { ...Object.fromEntries(stated), ...(batteries !== 'unknown' && { batteries }) },
    ...(projectId && { projectId }),
  };
}
