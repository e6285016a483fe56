import { assertDefined } from '#kernel/assert.ts';
import type { CalculationTrace } from '../estimate/calculation-trace.rules.ts';
import { evaluateFormula, type Inputs } from '../estimate/formula.rules.ts';
import type { Carton, EstimateInput, ShippingMode } from '../shipping.schema.ts';

/** In kilograms and cubic metres; null is unknown. */
export type Chargeable = {
  actualKg: number;
  volumetricKg: number | null;
  chargeableKg: number;
  /** Cubic centimetres per volumetric kilogram. */
  divisor: number | null;
  volumeM3: number;
  chargeableCbm: number | null;
  basis: string;
};

const divisors = { air_express: 5000, air_freight: 6000 } as const;
const statedByCaller = 'Stated by the caller.';
const rules = {
  air_express: 'Express carriers: divisor 5000 per carton, rounded up to 0.5 kg.',
  air_freight: 'IATA: divisor 6000 on the total, minimum 45 kg, rounded up to 1 kg.',
  ocean_lcl: 'Weight or measure: 1 m³ equals 1,000 kg; minimum 1 m³, rounded up to 0.01 m³.',
} as const;

export function computeChargeableWeight(
  { cartons, totals }: Pick<EstimateInput, 'cartons' | 'totals'>,
  trace: CalculationTrace,
): Record<ShippingMode, Chargeable> {
  const goods = cartons
    ? measureCartons(cartons, trace)
    : measureTotals(assertDefined(totals, 'The totals of the consignment'));
  return {
    air_express: computeAir(goods, 'air_express', trace),
    air_freight: computeAir(goods, 'air_freight', trace),
    ocean_lcl: computeSea(goods, trace),
  };
}

type Formula = { formula: string; inputs: Inputs; source: string; value?: number };
type Goods = {
  weight: Formula;
  volume: Formula;
  isVolumeKnown: boolean;
  express: { kg: number[]; volumetric: number[] } | null;
};

function measureCartons(cartons: readonly Carton[], trace: CalculationTrace): Goods {
  const each = cartons.map(({ lengthCm, widthCm, heightCm, weightKg, count }, at) => {
    const enter = (name: string, formula: string, inputs: Inputs, source = statedByCaller) =>
      trace.record(`cartons[${at}].${name}`, formula, inputs, source);
    const size = { length: lengthCm, width: widthCm, height: heightCm };
    const { air_express: divisor } = divisors;
    return {
      weight: enter('grossWeightKg', 'weight * count', { weight: weightKg, count }),
      volume: enter('volumeM3', 'length * width * height * count / 1000000', { ...size, count }),
      volumetric: enter(
        'volumetricKg',
        'length * width * height / divisor * count',
        { ...size, divisor, count },
        rules.air_express,
      ),
      kg: enter(
        'chargeableKg',
        'roundUp(max(weight, length * width * height / divisor), 0.5) * count',
        { weight: weightKg, ...size, divisor, count },
        rules.air_express,
      ),
    };
  });
  const sumCartons = (cartons: number[]): Formula => {
    const sum = { formula: 'sum(cartons)', inputs: { cartons } };
    return { ...sum, source: statedByCaller, value: evaluateFormula(sum.formula, sum.inputs) };
  };
  return {
    weight: sumCartons(each.map(({ weight }) => weight)),
    volume: sumCartons(each.map(({ volume }) => volume)),
    isVolumeKnown: true,
    express: { kg: each.map(({ kg }) => kg), volumetric: each.map(({ volumetric }) => volumetric) },
  };
}

const measureTotals = ({ grossWeightKg, volumeM3 }: NonNullable<EstimateInput['totals']>): Goods => ({
  weight: { formula: 'weight', inputs: { weight: grossWeightKg }, source: statedByCaller },
  volume: { formula: 'volume', inputs: { volume: volumeM3 }, source: statedByCaller },
  isVolumeKnown: volumeM3 > 0,
  express: null,
});

function computeAir(
  { weight, volume, isVolumeKnown, express }: Goods,
  mode: keyof typeof divisors,
  trace: CalculationTrace,
): Chargeable {
  const source = rules[mode];
  const enter = createEntry(trace, mode);
  const actualKg = enter('actualKg', weight);
  const volumeM3 = enter('volumeM3', volume);
  const divisor = enter('divisor', { formula: 'divisor', inputs: { divisor: divisors[mode] }, source });
  const isExpress = mode === 'air_express';
  const cartons = isExpress ? express : null;
  const volumetricKg = !isVolumeKnown
    ? null
    : enter('volumetricKg', {
        ...(cartons
          ? { formula: 'round(sum(cartons), 4)', inputs: { cartons: cartons.volumetric } }
          : { formula: 'round(volume * 1000000 / divisor, 4)', inputs: { volume: volumeM3, divisor } }),
        source,
      });
  const [step, minimum, unit] = isExpress ? [0.5, 0, '0.5 kg'] : [1, 45, '1 kg'];
  const larger = isVolumeKnown ? 'max(actual, volume * 1000000 / divisor, minimum)' : 'max(actual, minimum)';
  const inputs = { actual: actualKg, minimum, step, ...(isVolumeKnown && { volume: volumeM3, divisor }) };
  const chargeableKg = enter('chargeableKg', {
    ...(cartons
      ? { formula: 'sum(cartons)', inputs: { cartons: cartons.kg } }
      : { formula: `roundUp(${larger}, step)`, inputs }),
    source,
  });
  const least = minimum ? `, minimum ${minimum} kg` : '';
  const basis = !isVolumeKnown
    ? `The volume is unknown, so only the actual weight is charged: ${actualKg} kg${least}, rounded up to ${unit} = ${chargeableKg} kg.`
    : cartons
      ? `Per carton the larger of weight and L × W × H / ${divisor} cm³, rounded up to ${unit}, times count: ${actualKg} kg actual, ${volumetricKg} kg volumetric = ${chargeableKg} kg.`
      : `The larger of ${actualKg} kg and ${volumeM3} m³ × 1,000,000 / ${divisor} = ${volumetricKg} kg${least}, rounded up to ${unit} = ${chargeableKg} kg.`;
  return { actualKg, volumetricKg, chargeableKg, divisor, volumeM3, chargeableCbm: null, basis };
}

function computeSea({ weight, volume, isVolumeKnown }: Goods, trace: CalculationTrace): Chargeable {
  const source = rules.ocean_lcl;
  const enter = createEntry(trace, 'ocean_lcl');
  const actualKg = enter('actualKg', weight);
  const volumeM3 = enter('volumeM3', volume);
  if (!isVolumeKnown) {
    const chargeableKg = enter('chargeableKg', { formula: 'actual', inputs: { actual: actualKg }, source });
    const basis = `The volume is unknown, so the chargeable volume is too: ${actualKg} kg actual.`;
    return { actualKg, volumetricKg: null, chargeableKg, divisor: null, volumeM3, chargeableCbm: null, basis };
  }
  const volumetricKg = enter('volumetricKg', { formula: 'volume * 1000', inputs: { volume: volumeM3 }, source });
  const chargeableCbm = enter('chargeableCbm', {
    formula: 'roundUp(max(volume, actual / 1000, minimum), 0.01)',
    inputs: { volume: volumeM3, actual: actualKg, minimum: 1 },
    source,
  });
  const chargeableKg = enter('chargeableKg', { formula: 'cbm * 1000', inputs: { cbm: chargeableCbm }, source });
  const basis = `The larger of ${volumeM3} m³ and ${actualKg} kg / 1000, minimum 1 m³, rounded up to 0.01 = ${chargeableCbm} m³, × 1000 = ${chargeableKg} kg.`;
  return { actualKg, volumetricKg, chargeableKg, divisor: null, volumeM3, chargeableCbm, basis };
}

const createEntry =
  (trace: CalculationTrace, mode: ShippingMode) =>
  (name: string, { formula, inputs, source, value }: Formula): number =>
    trace.record(`chargeable.${mode}.${name}`, formula, inputs, source, value);
