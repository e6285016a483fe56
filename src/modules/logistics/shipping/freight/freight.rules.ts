import type { CalculationTrace } from '../estimate/calculation-trace.rules.ts';
import type { Batteries, Carton, ShippingMode } from '../shipping.schema.ts';
import { checkPieces } from './carrier-limits.rules.ts';
import type { CarrierLimit } from './carrier-limits.schema.ts';
import type { Chargeable } from './chargeable-weight.rules.ts';
import { computeDangerousGoods, type DangerousGoods, isCarried } from './dangerous-goods.rules.ts';
import type { SurchargeTable } from './dangerous-goods.schema.ts';
import { findRate, hasRates } from './rate-card.rules.ts';
import type { FreightRegion, RateCard } from './rate-card.schema.ts';

export type Range = { low: number; high: number };

/** Costs are null if the card has no rate for the consignment; `basis` states why. */
export type FreightOption = {
  mode: ShippingMode;
  chargeableWeightKg: number;
  costUsdLow: number | null;
  costUsdHigh: number | null;
  baseCostUsd: Range | null;
  ratePerKgUsd: Range | null;
  fuelSurchargePct: Range | null;
  dangerousGoods: DangerousGoods | null;
  transitDays: Range | null;
  basis: string[];
};

/** One region if known, all if unknown, none beyond the card. */
export type DestinationRegions = { regions: readonly FreightRegion[]; said: string };

export type FreightTables = {
  rateCard: RateCard;
  surcharges: SurchargeTable;
  carrierLimits: readonly CarrierLimit[];
};

export function computeFreightOption(
  { rateCard: card, surcharges, carrierLimits }: FreightTables,
  mode: ShippingMode,
  chargeable: Chargeable,
  destination: DestinationRegions,
  { cartons, batteries }: { cartons?: readonly Carton[] | undefined; batteries: Batteries },
  path: string,
  trace: CalculationTrace,
): FreightOption {
  const { chargeableKg, chargeableCbm, volumetricKg } = chargeable;
  const isSea = mode === 'ocean_lcl';
  const weight = trace.record(
    `${path}.chargeableWeightKg`,
    'chargeable',
    { chargeable: chargeableKg },
    `chargeable.${mode}`,
  );
  const dangerousGoods = computeDangerousGoods(surcharges, batteries, mode, `${path}.dangerousGoods`, trace);
  const option = { mode, chargeableWeightKg: weight, dangerousGoods };
  const createUnpriced = (...basis: string[]): FreightOption => ({
    ...option,
    costUsdLow: null,
    costUsdHigh: null,
    baseCostUsd: null,
    ratePerKgUsd: null,
    fuelSurchargePct: null,
    transitDays: null,
    basis,
  });

  if (!destination.regions.length) return createUnpriced(destination.said);
  const units = isSea ? chargeableCbm : chargeableKg;
  if (volumetricKg === null || units === null)
    return createUnpriced('The cost is unknown because the volume is unknown.');
  if (!isCarried(surcharges, batteries, mode))
    return createUnpriced('Planning rates in this mode do not cover standalone batteries.');
  const unpricedRegions = destination.regions.filter((region) => !hasRates(card, mode, region)).join(', ');
  if (unpricedRegions)
    return createUnpriced(`The rate card has no rate for this mode and region (${unpricedRegions}). Request a quote.`);
  const rates = destination.regions.flatMap((region) => findRate(card, mode, region, units) ?? []);
  if (rates.length < destination.regions.length)
    return createUnpriced(
      `${units} ${isSea ? 'm³' : 'kg'} is above the last weight break of the rate card for this mode. Request a quote.`,
    );
  const pieces = checkPieces(carrierLimits, mode, cartons);
  if (!pieces.isCarried && pieces.said)
    return createUnpriced(`${pieces.said} The rate card has no rate for such pieces in this mode. Request a quote.`);

  const derivations = [...new Set(rates.map(({ derivation }) => derivation))].join('; ');
  const source = `Rate card ${card.rateCardId} as of ${card.asOf}: planning assumption. ${derivations}.`;
  const computeRange = (name: string, ranges: readonly Range[]): Range => {
    const enterSide = (side: 'low' | 'high', formula: string) =>
      trace.record(`${path}.${name}.${side}`, formula, { regions: ranges.map((one) => one[side]) }, source);
    return { low: enterSide('low', 'min(regions)'), high: enterSide('high', 'max(regions)') };
  };
  const base = computeRange(
    'baseCostUsd',
    rates.map(({ baseUsd }) => baseUsd),
  );
  const fuels = rates.flatMap(({ fuelPct }) => fuelPct ?? []);
  const fuel = fuels.length ? computeRange('fuelSurchargePct', fuels) : null;
  const perUnit = computeRange(
    isSea ? 'ratePerCbmUsd' : 'ratePerKgUsd',
    rates.map(({ rateUsd }) => rateUsd),
  );
  const ratePerKgUsd = isSea ? toRatePerKg(perUnit, path, source, trace) : perUnit;
  const transitDays = computeRange(
    'transitDays',
    rates.map(({ transitDays }) => transitDays),
  );
  const enterCost = (side: 'low' | 'high') =>
    trace.record(
      `${path}.costUsd${side === 'low' ? 'Low' : 'High'}`,
      fuel ? 'round((base + chargeable * rate) * (1 + fuel / 100), 2)' : 'round(base + chargeable * rate, 2)',
      { base: base[side], chargeable: units, rate: perUnit[side], ...(fuel && { fuel: fuel[side] }) },
      source,
    );
  const [costUsdLow, costUsdHigh] = [enterCost('low'), enterCost('high')];
  const unit = isSea ? 'm³' : 'kg';
  const minimums = rates.flatMap(({ usualMinimumUsd }) => usualMinimumUsd ?? []);
  const [minimum] = minimums.toSorted((one, other) => one.low - other.low);
  return {
    ...option,
    costUsdLow,
    costUsdHigh,
    baseCostUsd: base,
    ratePerKgUsd,
    fuelSurchargePct: fuel,
    transitDays,
    basis: [
      `Rate card ${card.rateCardId} as of ${card.asOf}: planning assumption, not a carrier's offer. ${derivations}.`,
      destination.said,
      `(${base.low} to ${base.high} USD base + ${units} ${unit} × ${perUnit.low} to ${perUnit.high} USD)${fuel ? ` × (1 + ${fuel.low} to ${fuel.high} % fuel)` : ', fuel included'} = ${costUsdLow} to ${costUsdHigh} USD.`,
      ...(minimum && costUsdLow < minimum.low
        ? [`Small consignments are often billed a minimum of ${minimum.low} to ${minimum.high} USD.`]
        : []),
      ...(pieces.said ? [pieces.said] : []),
      ...(dangerousGoods?.surchargeUsd?.high ? ['The dangerous goods surcharge is not included.'] : []),
    ],
  };
}

/** By sea a chargeable cubic metre is 1,000 chargeable kilograms. */
function toRatePerKg({ low, high }: Range, path: string, source: string, trace: CalculationTrace): Range {
  const enter = (side: 'low' | 'high', rate: number) =>
    trace.record(`${path}.ratePerKgUsd.${side}`, 'rate / 1000', { rate }, source);
  return { low: enter('low', low), high: enter('high', high) };
}
