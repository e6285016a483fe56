import { contractAsOf, type DutyTables, isFeeLayer } from '../duty/duty.schema.ts';
import { computeDutyRange, type DutyAlternatives, type DutyRange } from '../duty/duty-alternatives.rules.ts';
import { computeDutyStack, computeEffectiveRate, type DutyRow, isOpen } from '../duty/duty-stack.rules.ts';
import { type Chargeable, computeChargeableWeight } from '../freight/chargeable-weight.rules.ts';
import { resolveDestination } from '../freight/destination-region.rules.ts';
import { computeFreightOption, type FreightOption, type FreightTables } from '../freight/freight.rules.ts';
import { findTerritory } from '../freight/us-places.ts';
import { type EstimateInput, mapModes, type ShippingMode, shippingModes } from '../shipping.schema.ts';
import { normalizeHts, type Tariff } from '../tariff.rules.ts';
import { CalculationTrace, type Figure } from './calculation-trace.rules.ts';
import { renderDisclaimers } from './disclaimers.rules.ts';

/** `reason` states why there is no range. */
export type LandedByMode = {
  mode: ShippingMode;
  lowUsd: number | null;
  highUsd: number | null;
  reason: string | null;
};

export type Estimate = {
  chargeableWeightKg: Record<ShippingMode, number>;
  chargeable: Record<ShippingMode, Chargeable>;
  options: FreightOption[];
  dutyStack: DutyRow[];
  dutyEffectiveRatePct: { known: number; layersCounted: string[]; layersUnknown: string[] };
  /** Null if the stack settles all that the tables state. */
  dutyAlternatives: DutyAlternatives | null;
  /** `modes`: the modes that the range spans. */
  landedRange: { lowUsd: number | null; highUsd: number | null; excludes: string[]; modes: ShippingMode[] };
  landedByMode: LandedByMode[];
  notes: string[];
};

export type EstimateTables = FreightTables & { tariff: Tariff; duty: DutyTables };

export const computeEstimate = (tables: EstimateTables, input: EstimateInput, asOf = contractAsOf): Estimate =>
  traceEstimate(tables, input, asOf, new CalculationTrace());

/** The figures of the same estimate, by the same computation. */
export function explainEstimate(tables: EstimateTables, input: EstimateInput, asOf = contractAsOf): Figure[] {
  const figures: Figure[] = [];
  traceEstimate(tables, input, asOf, new CalculationTrace(figures));
  return figures;
}

function traceEstimate(tables: EstimateTables, input: EstimateInput, asOf: string, trace: CalculationTrace): Estimate {
  const { tariff, duty } = tables;
  const { modes, cartons, batteries, destination } = input;
  const declaredValueUsd = input.declaredValueUsd ?? null;
  const hts = input.hts ? normalizeHts(input.hts) : null;
  const place = resolveDestination(destination);

  const chargeable = computeChargeableWeight(input, trace);
  const enterWeight = (mode: ShippingMode) =>
    trace.record(
      `chargeableWeightKg.${mode}`,
      'chargeable',
      { chargeable: chargeable[mode].chargeableKg },
      `chargeable.${mode}`,
    );
  const chargeableWeightKg = mapModes(enterWeight);
  const options = modes.map((mode, at) =>
    computeFreightOption(tables, mode, chargeable[mode], place, { cartons, batteries }, `options[${at}]`, trace),
  );
  const entry = { hts, modes, declaredValueUsd, asOf, territory: findTerritory(destination) };
  const dutyStack = computeDutyStack(tariff, duty, entry, trace);
  const dutyEffectiveRatePct = computeEffectiveRate(dutyStack, trace);
  const dutyRange = computeDutyRange(tariff, duty, entry, dutyStack, dutyEffectiveRatePct.known, trace);
  return {
    chargeableWeightKg,
    chargeable,
    options,
    dutyStack,
    dutyEffectiveRatePct,
    dutyAlternatives: dutyRange.shown,
    ...computeLanded(options, dutyStack, dutyRange, declaredValueUsd, trace),
    notes: renderDisclaimers(tariff, duty, { input, hts, chargeable, dutyStack, asOf, territory: entry.territory }),
  };
}

function computeLanded(
  options: readonly FreightOption[],
  stack: readonly DutyRow[],
  { shown, settled }: DutyRange,
  value: number | null,
  trace: CalculationTrace,
): Pick<Estimate, 'landedRange' | 'landedByMode'> {
  const excludes = [
    ...stack.filter((row) => isOpen(row) && !settled.has(row.layer)).map(({ name }) => name),
    ...(options.some(({ dangerousGoods }) => dangerousGoods) ? ['dangerous goods surcharge'] : []),
    ...['insurance', 'brokerage', 'last-mile delivery beyond the quoted door', 'taxes'],
  ];
  const fees = stack.filter(({ layer }) => isFeeLayer(layer));
  const listDuties = (side: 'low' | 'high') => {
    const alternative = shown?.alternatives.at(side === 'low' ? 0 : -1);
    if (alternative) return alternative.layers.flatMap(({ amountUsd }) => amountUsd ?? []);
    return listCharges(stack.filter(({ layer }) => !isFeeLayer(layer)));
  };
  const enterMode = (mode: ShippingMode, side: 'low' | 'high', freight: number, declared: number) =>
    trace.record(
      `landed.${mode}.${side}Usd`,
      'value + freight + sum(charges)',
      { value: declared, freight, charges: [...listDuties(side), ...listCharges(fees, mode)] },
      `Declared value, freight of the mode, the ${side === 'low' ? 'lowest' : 'highest'} possible duty, and the fees of the mode.`,
    );
  const landedByMode = options.map(({ mode, costUsdLow, costUsdHigh, basis }, at): LandedByMode => {
    const empty = { mode, lowUsd: null, highUsd: null };
    if (value === null) return { ...empty, reason: 'The declared value is unknown.' };
    if (costUsdLow === null || costUsdHigh === null) return { ...empty, reason: basis.join(' ') };
    const copy = (side: 'low' | 'high', landed: number) =>
      trace.record(`landedByMode[${at}].${side}Usd`, 'landed', { landed }, `landed.${mode}`);
    const low = enterMode(mode, 'low', costUsdLow, value);
    const high = enterMode(mode, 'high', costUsdHigh, value);
    return { mode, lowUsd: copy('low', low), highUsd: copy('high', high), reason: null };
  });
  const modes = shippingModes.filter((mode) => landedByMode.some((one) => one.mode === mode && one.lowUsd !== null));
  const enterRange = (side: 'low' | 'high', formula: string) => {
    const landed = landedByMode.flatMap(({ lowUsd, highUsd }) => (side === 'low' ? lowUsd : highUsd) ?? []);
    return landed.length
      ? trace.record(`landedRange.${side}Usd`, formula, { modes: landed }, 'Landed cost by mode.')
      : null;
  };
  const landedRange = {
    lowUsd: enterRange('low', 'min(modes)'),
    highUsd: enterRange('high', 'max(modes)'),
    excludes,
    modes,
  };
  return { landedRange, landedByMode };
}

/** Amounts that are certain, of all modes or of one. */
const listCharges = (rows: readonly DutyRow[], mode?: ShippingMode): number[] =>
  rows.flatMap(({ status, amountUsd, appliesTo }) =>
    status === 'applies' && amountUsd !== null && (appliesTo === 'all' || (mode && appliesTo.includes(mode)))
      ? [amountUsd]
      : [],
  );
