import type { DutyLayer, DutyList, DutyTables, partialRuleLayers, ruleLayers } from './duty.schema.ts';
import { evaluateExclusions301, evaluateSection301 } from './duty-301.rules.ts';
import { evaluateSection232Metals } from './duty-metals.rules.ts';
import {
  type Goods,
  type Outcome,
  startsWithAny,
  toApplies,
  toChoice,
  toConditional,
  toExpired,
  toNotApplicable,
  toPercentRate,
} from './duty-outcome.rules.ts';
import { findLayer, isInForce } from './duty-tables.rules.ts';

/** Null for the outcome stated in the table of layers. */
type Rule = (tables: DutyTables, goods: Goods) => Outcome | null;

function evaluateGeneral(_: DutyTables, { line: { general } }: Goods): Outcome {
  if (general.pct !== null) return toApplies(toPercentRate(general.pct), `Column 1 general: ${general.text}.`);
  return toApplies(
    null,
    `Column 1 general: "${general.text}". Not a plain percentage, so it is not included in any total.`,
  );
}

const evaluateExclusions: Rule = (tables, goods) =>
  evaluateExclusions301(
    goods,
    evaluateGoods(tables, 'section_301', goods),
    findLayer(tables, 'section_301_exclusions').validTo,
  );

function evaluateForcedLabour(tables: DutyTables, goods: Goods): Outcome | null {
  const { hts } = goods.line;
  const metal = evaluateLayer(tables, 'section_232_metals', goods);
  const timber = evaluateLayer(tables, 'section_232_wood', goods);
  const drone = evaluateLayer(tables, 'section_232_drones', goods);
  if ([metal, timber, drone].some(({ paid }) => paid))
    return toNotApplicable('A Section 232 duty is paid instead (9903.05.90). Confirm it at the primary source.');
  const { rate } = findLayer(tables, 'forced_labour');
  const toOpenOutcome = (why = ''): Outcome => ({
    ...toConditional(
      rate === null ? null : toPercentRate(rate),
      `9903.05.31: ${rate} %, unless a Section 232 duty is paid (9903.05.90)${why}.`,
    ),
    // Which duty is paid instead is the question of its own layer.
    ...(rate !== null && { open: { choices: [toChoice(rate)], question: null } }),
  });
  if (startsWithAny(hts, tables.lists.likely_vehicles))
    return toOpenOutcome(', which is likely for vehicles and their parts');
  // Other lines may contain vehicle parts, docking stations or listed chips, but most of their goods pay no such duty.
  const likely = startsWithAny(hts, tables.lists.likely_drone_parts) ? [metal, timber, drone] : [metal, timber];
  return likely.some(({ status }) => status === 'conditional') ? toOpenOutcome() : null;
}

/** Null, which is the layer's own outcome, on the lines of the lists. */
const createVehicleRule =
  (what: string, listed: readonly DutyList[]): Rule =>
  ({ lists }, { line, suffix }) => {
    const isPossible = listed.some((list) =>
      lists[list].some((one) => line.hts.startsWith(one) || (one.startsWith(line.hts) && isSuffix(one, suffix))),
    );
    return isPossible ? null : toNotApplicable(`Applies to ${what} and their parts only.`);
  };

/** Whether a number of ten digits may have the suffix; without one it may. */
const isSuffix = (hts: string, suffix: string | null): boolean => suffix === null || hts.slice(11) === suffix;

const rules: Record<(typeof ruleLayers | typeof partialRuleLayers)[number], Rule> = {
  general: evaluateGeneral,
  section_301: evaluateSection301,
  section_301_exclusions: evaluateExclusions,
  section_232_metals: evaluateSection232Metals,
  forced_labour: evaluateForcedLabour,
  section_232_autos: createVehicleRule('passenger vehicles', ['automobiles', 'automobile_parts']),
  section_232_trucks: createVehicleRule('medium and heavy vehicles', ['heavy_vehicles', 'heavy_vehicle_parts']),
};
const rulesById = new Map<string, Rule>(Object.entries(rules));

export const dependsOnGoods = ({ layer, goods }: DutyLayer): boolean => goods.length > 0 || rulesById.has(layer);

/** Regardless of the days in force: by the table of goods, then the rule, then the layer. */
function evaluateGoods(tables: DutyTables, id: string, goods: Goods): Outcome {
  const layer = findLayer(tables, id);
  const row = layer.goods.find(
    (one) =>
      startsWithAny(goods.line.hts, one.lines) &&
      matchesSuffix(one.suffixes, goods.suffix) &&
      isInForce(one, goods.asOf),
  );
  if (row) return { ...toStatedOutcome(row, goods.suffix), ...(row.paid && { paid: true }) };
  return rulesById.get(id)?.(tables, goods) ?? toStatedOutcome(layer, goods.suffix);
}

function matchesSuffix(suffixes: readonly string[], suffix: string | null): boolean {
  if (!suffixes.length) return true;
  return suffix === null ? suffixes.includes('none') : suffixes.includes(suffix) || suffixes.includes('given');
}

type Stated = Pick<DutyLayer, 'status' | 'rate' | 'basis'>;

function toStatedOutcome({ status, rate, basis }: Stated, suffix: string | null): Outcome {
  if (status === null) throw new Error('A layer that is decided by a rule has no stated outcome.');
  const said = basis.replaceAll('{suffix}', suffix ?? '');
  if (status === 'applies' || status === 'conditional')
    return (status === 'applies' ? toApplies : toConditional)(rate === null ? null : toPercentRate(rate), said);
  return { status, rate: status === 'unknown' ? null : toPercentRate(0), basis: said };
}

export function evaluateLayer(tables: DutyTables, id: string, goods: Goods): Outcome {
  return applyPeriod(findLayer(tables, id), evaluateGoods(tables, id, goods), goods.asOf);
}

export const evaluateUniform = (layer: DutyLayer, asOf: string): Outcome =>
  applyPeriod(layer, toStatedOutcome(layer, null), asOf);

const isTimeless = ({ status }: Outcome) => ['not_applicable', 'expired', 'terminated'].includes(status);
const applyPeriod = (layer: DutyLayer, outcome: Outcome, asOf: string): Outcome =>
  isTimeless(outcome) ? outcome : (findExpiry(layer, asOf) ?? outcome);

export function findExpiry({ validFrom, validTo }: DutyLayer, asOf: string): Outcome | null {
  if (validFrom && asOf < validFrom) return toNotApplicable(`Not before ${validFrom}.`);
  if (validTo && asOf > validTo) return toExpired(`Ended on ${validTo}.`);
  return null;
}
