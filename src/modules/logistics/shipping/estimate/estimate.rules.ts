import { contractAsOf, type DutyTables } from '../duty/duty.schema.ts';
import { computeDutyStack, computeEffectiveRate, type DutyRow, isOpen } from '../duty/duty-stack.rules.ts';
import { type Chargeable, computeChargeableWeight } from '../freight/chargeable-weight.rules.ts';
import type { SurchargeTable } from '../freight/dangerous-goods.schema.ts';
import { resolveDestination } from '../freight/destination-region.rules.ts';
import { computeFreightOption, type FreightOption } from '../freight/freight.rules.ts';
import type { RateCard } from '../freight/rate-card.schema.ts';
import { type EstimateInput, mapModes, type ShippingMode } from '../shipping.schema.ts';
import { normalizeHts, type Tariff } from '../tariff.rules.ts';
import { CalculationTrace, type Figure } from './calculation-trace.rules.ts';
import { renderDisclaimers } from './disclaimers.rules.ts';

export type Estimate = {
  chargeableWeightKg: Record<ShippingMode, number>;
  chargeable: Record<ShippingMode, Chargeable>;
  options: FreightOption[];
  dutyStack: DutyRow[];
  dutyEffectiveRatePct: { known: number; layersCounted: string[]; layersUnknown: string[] };
  landedRange: { lowUsd: number | null; highUsd: number | null; excludes: string[] };
  notes: string[];
};

export type EstimateTables = { tariff: Tariff; rateCard: RateCard; duty: DutyTables; surcharges: SurchargeTable };

export const computeEstimate = (tables: EstimateTables, input: EstimateInput, asOf = contractAsOf): Estimate =>
  traceEstimate(tables, input, asOf, new CalculationTrace());

/** The figures of the same estimate, by the same computation. */
export function explainEstimate(tables: EstimateTables, input: EstimateInput, asOf = contractAsOf): Figure[] {
  const figures: Figure[] = [];
  traceEstimate(tables, input, asOf, new CalculationTrace(figures));
  return figures;
}

function traceEstimate(tables: EstimateTables, input: EstimateInput, asOf: string, trace: CalculationTrace): Estimate {
  const { tariff, rateCard, duty, surcharges } = tables;
  const { modes, batteries, destination } = input;
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
    computeFreightOption({ rateCard, surcharges }, mode, chargeable[mode], place, batteries, `options[${at}]`, trace),
  );
  const dutyStack = computeDutyStack(tariff, duty, { hts, modes, declaredValueUsd, asOf }, trace);
  const dutyEffectiveRatePct = computeEffectiveRate(dutyStack, trace);
  return {
    chargeableWeightKg,
    chargeable,
    options,
    dutyStack,
    dutyEffectiveRatePct,
    landedRange: computeLandedRange(options, dutyStack, declaredValueUsd, trace),
    notes: renderDisclaimers(tariff, duty, { input, hts, chargeable, dutyStack, asOf }),
  };
}

function computeLandedRange(
  options: readonly FreightOption[],
  stack: readonly DutyRow[],
  value: number | null,
  trace: CalculationTrace,
): Estimate['landedRange'] {
  const excludes = [
    ...stack.filter(isOpen).map(({ name }) => name),
    ...(options.some(({ dangerousGoods }) => dangerousGoods) ? ['dangerous goods surcharge'] : []),
    ...['insurance', 'brokerage', 'last-mile delivery beyond the quoted door', 'taxes'],
  ];
  const priced = options.flatMap(({ mode, costUsdLow, costUsdHigh }) =>
    costUsdLow === null || costUsdHigh === null ? [] : [{ mode, Low: costUsdLow, High: costUsdHigh }],
  );
  if (value === null || !priced.length) return { lowUsd: null, highUsd: null, excludes };
  const enterTotal = (side: 'Low' | 'High') => {
    const modes = priced.map(({ mode, [side]: freight }) => {
      const charges = stack.flatMap(({ status, amountUsd, appliesTo }) =>
        status === 'applies' && amountUsd !== null && (appliesTo === 'all' || appliesTo.includes(mode))
          ? [amountUsd]
          : [],
      );
      return trace.record(
        `landed.${mode}.${side.toLowerCase()}Usd`,
        'value + freight + sum(charges)',
        { value, freight, charges },
        'Declared value, freight of the mode, and its known duties and fees.',
      );
    });
    const { path, formula } =
      side === 'Low'
        ? { path: 'landedRange.lowUsd', formula: 'min(modes)' }
        : { path: 'landedRange.highUsd', formula: 'max(modes)' };
    return trace.record(path, formula, { modes }, 'Landed cost by mode.');
  };
  return { lowUsd: enterTotal('Low'), highUsd: enterTotal('High'), excludes };
}
