import type { Ledger } from './figure.rules.ts';
import type { Batteries, ShippingMode } from './shipping.shapes.ts';

export type DangerousGoods = { surchargeUsd: { low: number; high: number } | null; note: string };

/** `packaging` where the instructions of the air, which stand for all modes, do not fit. */
type Rule = { surchargeUsd: [low: number, high: number] | null; note: string; packaging?: string };

const packagings = {
  contained: 'Lithium cells in equipment: UN 3481 (ion) by PI 967, or UN 3091 (metal) by PI 970.',
  packed_with:
    'Lithium cells packed with equipment: UN 3481 (ion) by PI 966, or UN 3091 (metal) by PI 969; above 2.7 Wh at most 30 % charged since 2026-01-01.',
  standalone: 'Lithium cells alone: UN 3480 (ion) by PI 965, or UN 3090 (metal) by PI 968; at most 30 % charged.',
};
const byAir =
  'Only by cargo aircraft, as fully regulated dangerous goods, with the approval of the carrier: no planning rate.';
const source = 'Our planning assumption for lithium batteries, as of 2026-09; carriers differ.';

/** Surcharges of facts as of September 2026; `null` where the mode does not carry the goods without approval. */
const rules: Record<Exclude<Batteries, 'none'>, Record<ShippingMode, Rule>> = {
  contained: {
    air_express: { surchargeUsd: [0, 0], note: 'Small cells in equipment travel without surcharge.' },
    air_freight: { surchargeUsd: [0, 60], note: 'Handling, where the airline asks for it.' },
    ocean_lcl: {
      surchargeUsd: [0, 0],
      note: 'Small cells: special provision 188. Many consolidators ask for approval.',
    },
  },
  packed_with: {
    air_express: { surchargeUsd: [0, 110], note: 'A surcharge where the cells are above the small limits.' },
    air_freight: { surchargeUsd: [0, 110], note: 'A surcharge where the cells are above the small limits.' },
    ocean_lcl: { surchargeUsd: [0, 110], note: 'Many consolidators ask for approval.' },
  },
  standalone: {
    air_express: { surchargeUsd: null, note: byAir },
    air_freight: { surchargeUsd: null, note: byAir },
    ocean_lcl: {
      surchargeUsd: [100, 300],
      packaging: 'Lithium cells alone: UN 3480 (ion) or UN 3090 (metal), class 9 by the IMDG Code.',
      note: 'The consolidator must accept them first.',
    },
  },
};

/** Whether a mode carries such goods at planning rates. */
export const isCarried = (batteries: Batteries, mode: ShippingMode): boolean =>
  batteries === 'none' || rules[batteries][mode].surchargeUsd !== null;

/** The surcharge that comes on top of a cost. Enters its numbers at `<path>.surchargeUsd`. */
export function dangerousGoodsOf(
  batteries: Batteries,
  mode: ShippingMode,
  path: string,
  ledger: Ledger,
): DangerousGoods | null {
  if (batteries === 'none') return null;
  const { surchargeUsd, note, packaging = packagings[batteries] } = rules[batteries][mode];
  const said = `${packaging} ${note}`;
  if (!surchargeUsd) return { surchargeUsd: null, note: said };
  const [low, high] = surchargeUsd.map((surcharge, at) =>
    ledger.enter(`${path}.surchargeUsd.${at ? 'high' : 'low'}`, 'surcharge', { surcharge }, source),
  );
  return { surchargeUsd: { low: low!, high: high! }, note: said };
}
