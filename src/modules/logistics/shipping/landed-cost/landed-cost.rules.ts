import { isInForce } from '../duty/duty-tables.rules.ts';
import { CalculationTrace } from '../estimate/calculation-trace.rules.ts';
import { evaluateFormula } from '../estimate/formula.rules.ts';
import { computeChargeableWeight } from '../freight/chargeable-weight.rules.ts';
import { computeFreightOption, type FreightOption, type FreightTables, type Range } from '../freight/freight.rules.ts';
import { toDestinationRegion } from '../freight/rate-card.rules.ts';
import type { ShippingMode } from '../shipping.schema.ts';
import type { FreightShare, ImportArea, ImportTables, ImportTax, LowValueRule } from './import-tables.schema.ts';
import type { LandedCostInput } from './landed-cost.schema.ts';

type LandedCostTables = FreightTables & { imports: ImportTables };

export type LandedCostOfMode = {
  mode: ShippingMode;
  freight: Range | null;
  freightSource: string;
  duty: Range | null;
  importTax: Range | null;
  landed: Range | null;
  /** Why there is no landed cost. */
  reason: string | null;
};

export type LandedCost = {
  country: string;
  name: string;
  asOf: string;
  goodsValueUsd: number | null;
  duty: { ratePct: number | null; source: string; tariff: string; tariffPage: string };
  importTax: ImportTax | null;
  valuation: Pick<ImportArea, 'valuation' | 'valuationPage' | 'checkedAt'>;
  lowValueRules: readonly LowValueRule[];
  byMode: LandedCostOfMode[];
  excludes: string[];
  notes: string[];
};

/** Null for countries that the tables do not cover. */
export function computeLandedCost(tables: LandedCostTables, input: LandedCostInput, asOf: string): LandedCost | null {
  const { taxes, areas, lowValueRules } = tables.imports;
  const periods = taxes.filter(({ country }) => country === input.country);
  const [first] = periods;
  const area = first && areas.get(first.area);
  if (!first || !area) return null;
  const tax = periods.find((period) => isInForce(period, asOf)) ?? null;
  const ratePct = input.duty?.ratePct ?? null;
  const goodsValueUsd = input.goodsValueUsd ?? null;
  return {
    country: first.country,
    name: first.name,
    asOf,
    goodsValueUsd,
    duty: {
      ratePct,
      source: input.duty ? input.duty.source : 'Unknown: no rate was given. Read it in the official tariff.',
      tariff: area.tariff,
      tariffPage: renderTariffPage(area, input.hs ?? null),
    },
    importTax: tax,
    valuation: area,
    lowValueRules: lowValueRules.filter(
      (rule) => rule.area === area.area && (rule.validTo === null || asOf <= rule.validTo),
    ),
    byMode: computeModes(tables, input, area, { ratePct, taxPct: tax?.rate ?? null, value: goodsValueUsd }),
    excludes: [
      ...(ratePct === null ? ['customs duty'] : []),
      ...['trade defence duties unless the given rate includes them', 'excise duty', 'insurance', 'brokerage'],
      ...[
        'last-mile delivery beyond the quoted door',
        ...(input.batteries === 'none' ? [] : ['dangerous goods surcharge']),
      ],
    ],
    notes: [
      'The estimate is not binding. Duty is computed from the rate that you give; the tables have no rates of duty for this destination.',
      area.note,
      ...(tax ? [] : [`The tables have no rate of ${first.tax} for ${asOf}.`]),
    ],
  };
}

/** Tariffs without an address for each subheading are linked as a whole. */
function renderTariffPage({ tariffPage, subheadingPage }: ImportArea, hs: string | null): string {
  const digits = hs?.replace('.', '');
  if (!digits || !subheadingPage) return tariffPage;
  return subheadingPage.replace('{digits}', digits).replace('{heading}', digits.slice(0, 4));
}

type Rates = { ratePct: number | null; taxPct: number | null; value: number | null };

function computeModes(
  tables: LandedCostTables,
  input: LandedCostInput,
  area: ImportArea,
  { ratePct, taxPct, value }: Rates,
): LandedCostOfMode[] {
  const trace = new CalculationTrace();
  const chargeable = computeChargeableWeight(input, trace);
  const region = toDestinationRegion(area.area);
  const destination = { regions: region ? [region] : [], said: `Destination ${area.name}.` };
  return input.modes.map((mode, at): LandedCostOfMode => {
    const option = computeFreightOption(tables, mode, chargeable[mode], destination, input, `options[${at}]`, trace);
    const { freight, freightSource } = chooseFreight(input, option);
    const empty = { mode, freight, freightSource, duty: null, importTax: null, landed: null };
    if (value === null) return { ...empty, reason: 'The value of the goods is unknown.' };
    if (!freight) return { ...empty, reason: `Freight is unknown: ${freightSource}` };
    if (ratePct === null) return { ...empty, reason: 'Customs duty is unknown: give its rate with the source.' };
    const inDuty = selectFreight(freight, area.freightInDuty);
    const duty = computeRange('round((value + freight) * rate / 100, 2)', (side) => ({
      value,
      freight: inDuty[side],
      rate: ratePct,
    }));
    if (taxPct === null) return { ...empty, duty, reason: 'The tax on imports is unknown for this day.' };
    const inTax = selectFreight(freight, area.freightInTax);
    const importTax = computeRange('round((value + duty + freight) * rate / 100, 2)', (side) => ({
      value,
      duty: duty[side],
      freight: inTax[side],
      rate: taxPct,
    }));
    const landed = computeRange('value + freight + duty + tax', (side) => ({
      value,
      freight: freight[side],
      duty: duty[side],
      tax: importTax[side],
    }));
    return { ...empty, duty, importTax, landed, reason: null };
  });
}

function chooseFreight({ freight: quotes }: LandedCostInput, { mode, costUsdLow, costUsdHigh, basis }: FreightOption) {
  const quote = quotes.find((one) => one.mode === mode);
  if (quote) return { freight: { low: quote.lowUsd, high: quote.highUsd }, freightSource: quote.source };
  const freightSource = basis.join(' ');
  if (costUsdLow === null || costUsdHigh === null) return { freight: null, freightSource };
  return { freight: { low: costUsdLow, high: costUsdHigh }, freightSource };
}

/** Rates for freight are from door to door, so the part to the border lies between nothing and all of it. */
function selectFreight({ low, high }: Range, share: FreightShare): Range {
  if (share === 'none') return { low: 0, high: 0 };
  return { low: share === 'all' ? low : 0, high };
}

const computeRange = (formula: string, toInputs: (side: 'low' | 'high') => Record<string, number>): Range => ({
  low: evaluateFormula(formula, toInputs('low')),
  high: evaluateFormula(formula, toInputs('high')),
});
