import type { CalculationTrace } from '../estimate/calculation-trace.rules.ts';
import type { Territory } from '../freight/us-places.ts';
import type { DutyStatus, ShippingMode } from '../shipping.schema.ts';
import { findTariffLines, type Tariff } from '../tariff.rules.ts';
import { dependsOnGoods, evaluateLayer, evaluateUniform, findExpiry } from './duty.rules.ts';
import { type DutyLayer, type DutyTables, isFeeLayer } from './duty.schema.ts';
import {
  combineOutcomes,
  type Outcome,
  toApplies,
  toConditional,
  toNotApplicable,
  toPercentRate,
  toUnknown,
} from './duty-outcome.rules.ts';
import { findFee } from './duty-tables.rules.ts';

/** `hts` is normalized, `asOf` is the day of entry. The origin is China. */
export type Entry = {
  hts: string | null;
  modes: readonly ShippingMode[];
  declaredValueUsd: number | null;
  asOf: string;
  /** A destination outside the customs territory, where none of the layers is due. */
  territory: Territory | null;
};

export type DutyRow = {
  layer: string;
  name: string;
  status: DutyStatus;
  ratePct: number | null;
  amountUsd: number | null;
  appliesTo: 'all' | ShippingMode[];
  basis: string;
  source: string;
  /** First and last day in force; null is open-ended. `checkedAt` is the date of the last check against the source. */
  validFrom: string | null;
  validTo: string | null;
  checkedAt: string;
};

export function computeDutyStack(tariff: Tariff, tables: DutyTables, entry: Entry, trace: CalculationTrace): DutyRow[] {
  const { declaredValueUsd: value, territory } = entry;
  if (territory) return [createTerritoryRow(territory)];
  const ofGoods = createGoodsEvaluator(tariff, tables, entry);
  return [...tables.layers.values()].map((layer, at): DutyRow => {
    const { layer: id, name, source, validFrom, validTo, checkedAt } = layer;
    const path = `dutyStack[${at}]`;
    const fee = evaluateFee(tables, id, entry);
    const { status, rate, basis } = fee?.outcome ?? ofGoods(layer);
    const ratePct = rate && trace.record(`${path}.ratePct`, rate.formula, rate.inputs, basis);
    const appliesTo: DutyRow['appliesTo'] = fee?.appliesTo ?? 'all';
    const row = { layer: id, name, status, ratePct, appliesTo, basis, source, validFrom, validTo, checkedAt };
    const amount = fee?.amount ?? (rate && percentageFormula);
    if (value === null || !amount) return { ...row, amountUsd: null };
    const inputs = { value, ...(ratePct !== null && { rate: ratePct }), ...fee?.inputs };
    return { ...row, amountUsd: trace.record(`${path}.amountUsd`, amount, inputs, `${name}: ${source}`) };
  });
}

const generalNote2CheckedAt = '2026-11-23';

const createTerritoryRow = ({ name, source }: Territory): DutyRow => ({
  layer: 'outside_customs_territory',
  name: `Duties and taxes of ${name}`,
  status: 'unknown',
  ratePct: null,
  amountUsd: null,
  appliesTo: 'all',
  basis: `The customs territory of the United States is the States, the District of Columbia and Puerto Rico (general note 2 of the HTSUS). Duties and fees of the United States do not apply to ${name}; its own are not in the duty tables.`,
  source,
  validFrom: null,
  validTo: null,
  checkedAt: generalNote2CheckedAt,
});

export const percentageFormula = 'round(value * rate / 100, 2)';

function createGoodsEvaluator(tariff: Tariff, tables: DutyTables, { hts, asOf }: Entry): (layer: DutyLayer) => Outcome {
  const { lines, suffix } = hts === null ? { lines: [], suffix: null } : findTariffLines(tariff, hts);
  const [onlyLine] = lines.length === 1 ? lines : [];
  return (layer) => {
    if (dependsOnGoods(layer)) {
      if (!lines.length) return findExpiry(layer, asOf) ?? createMissingLineOutcome(hts);
      return combineOutcomes(
        lines.map((line) => evaluateLayer(tables, layer.layer, { line, suffix, asOf })),
        lines,
      );
    }
    const outcome = evaluateUniform(layer, asOf);
    const seen = layer.layer === 'adcvd' ? onlyLine?.worked?.adcvd : undefined;
    return seen ? { ...outcome, basis: `${outcome.basis} Of this line: ${seen}.` } : outcome;
  };
}

const createMissingLineOutcome = (hts: string | null) =>
  toUnknown(
    hts === null ? 'No HTS number was given.' : `${hts} is not in the tariff tables, which cover chapters 28 to 97.`,
  );

type Fee = { outcome: Outcome; appliesTo?: ShippingMode[]; amount?: string; inputs?: Record<string, number> };

function evaluateFee(tables: DutyTables, id: string, { modes, declaredValueUsd: value, asOf }: Entry): Fee | null {
  if (!isFeeLayer(id)) return null;
  const fee = findFee(tables, id, asOf);
  if (!fee) throw new Error(`No ${id} fee for ${asOf}.`);
  const since = `${fee.validFrom} to ${fee.validTo}, ${fee.source}`;
  switch (fee.layer) {
    case 'mpf': {
      const { rate, minimum, maximum } = fee;
      const basis = `${rate} % of the value, minimum ${minimum} and maximum ${maximum} USD per entry (${since}).`;
      return {
        outcome: toApplies(toPercentRate(rate), basis),
        amount: 'round(min(maximum, max(minimum, value * rate / 100)), 2)',
        inputs: { minimum, maximum },
      };
    }
    case 'mpf_informal': {
      const { amount, upToValue } = fee;
      if (value !== null && value > upToValue)
        return { outcome: toNotApplicable(`Informal entry is limited to ${upToValue} USD.`) };
      const basis = `${amount} USD instead of the formal fee for informal entries (${since}).`;
      return { outcome: toConditional(null, basis), amount: 'fee', inputs: { fee: amount } };
    }
    case 'express_fee': {
      const { amount } = fee;
      const appliesTo: ShippingMode[] = ['air_express'];
      if (!modes.includes('air_express'))
        return { outcome: toNotApplicable('Applies to express shipments only.'), appliesTo };
      if (amount === null) return { outcome: toUnknown(`The fee of ${since} is not in the duty tables.`), appliesTo };
      const basis = `${amount} USD per waybill, paid by the express operator (${since}).`;
      return { outcome: toConditional(null, basis), appliesTo, amount: 'fee', inputs: { fee: amount } };
    }
    case 'hmf': {
      const appliesTo: ShippingMode[] = ['ocean_lcl'];
      if (!modes.includes('ocean_lcl'))
        return { outcome: toNotApplicable('Applies to ocean shipments only.'), appliesTo };
      return { outcome: toApplies(toPercentRate(fee.rate), `${fee.rate} % of the value, ocean only.`), appliesTo };
    }
  }
}

export function computeEffectiveRate(rows: readonly DutyRow[], trace: CalculationTrace) {
  const duties = rows.filter(({ layer }) => !isFeeLayer(layer));
  const counted = duties.filter(({ status, ratePct }) => status === 'applies' && ratePct !== null);
  const rates = counted.flatMap(({ ratePct }) => ratePct ?? []);
  return {
    known: trace.record('dutyEffectiveRatePct.known', 'sum(rates)', { rates }, 'Rates of the counted layers.'),
    layersCounted: counted.map(({ name }) => name),
    layersUnknown: rows.filter(isOpen).map(({ name }) => name),
  };
}

/** Whether the layer may add an amount that no total includes. */
export const isOpen = ({ status, ratePct }: DutyRow): boolean =>
  status === 'unknown' || status === 'conditional' || (status === 'applies' && ratePct === null);
