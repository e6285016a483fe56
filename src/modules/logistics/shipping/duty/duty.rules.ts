import type { completedLayers, DutyLayer, DutyTables, decidedLayers } from './duty.schema.ts';
import { evaluateExclusions301, evaluateSection301 } from './duty-301.rules.ts';
import { evaluateSection232Metals } from './duty-metals.rules.ts';
import {
  applies,
  begins,
  conditional,
  expired,
  type Goods,
  notApplicable,
  type Outcome,
  percent,
} from './duty-outcome.rules.ts';
import { findLayer, isInForce } from './duty-tables.rules.ts';

/** What a rule says of some goods; null leaves them to what the table of layers says. */
type Rule = (tables: DutyTables, goods: Goods) => Outcome | null;

function general(_: DutyTables, { line: { general } }: Goods): Outcome {
  if (general.pct !== null) return applies(percent(general.pct), `Column 1 general: ${general.text}.`);
  return applies(null, `Column 1 general: "${general.text}". This is no plain percentage, so it is not in any sum.`);
}

const exclusions: Rule = (tables, goods) =>
  evaluateExclusions301(
    goods,
    outcomeOf(tables, 'section_301', goods),
    findLayer(tables, 'section_301_exclusions').validTo,
  );

function forcedLabour(tables: DutyTables, goods: Goods): Outcome | null {
  const { hts } = goods.line;
  const metal = evaluateLayer(tables, 'section_232_metals', goods);
  const timber = evaluateLayer(tables, 'section_232_wood', goods);
  const drone = evaluateLayer(tables, 'section_232_drones', goods);
  if ([metal, timber, drone].some(({ paid }) => paid))
    return notApplicable('A Section 232 duty is paid instead (9903.05.90). Confirm it at the primary source.');
  const { rate } = findLayer(tables, 'forced_labour');
  const toConditional = (why = ''): Outcome =>
    conditional(
      rate === null ? null : percent(rate),
      `9903.05.31: ${rate} %, but nothing if a Section 232 duty is paid (9903.05.90)${why}.`,
    );
  if (begins(hts, tables.lists.likely_vehicles)) return toConditional(', which is likely for vehicles and their parts');
  // Of other lines that may hold vehicle parts, docking stations or listed chips most goods pay no such duty.
  const likely = begins(hts, tables.lists.likely_drone_parts) ? [metal, timber, drone] : [metal, timber];
  return likely.some(({ status }) => status === 'conditional') ? toConditional() : null;
}

const vehicles =
  (what: string): Rule =>
  ({ lists }, { line }) => {
    const isPossible = line.worked ? line.worked.vehiclePart : begins(line.hts, lists.vehicle_chapters);
    return isPossible ? null : notApplicable(`For ${what} and their parts only.`);
  };

const rules: Record<(typeof decidedLayers | typeof completedLayers)[number], Rule> = {
  general,
  section_301: evaluateSection301,
  section_301_exclusions: exclusions,
  section_232_metals: evaluateSection232Metals,
  forced_labour: forcedLabour,
  section_232_autos: vehicles('passenger vehicles'),
  section_232_trucks: vehicles('medium and heavy vehicles'),
};
const ruleOf = (id: string): Rule | undefined =>
  Object.hasOwn(rules, id) ? rules[id as keyof typeof rules] : undefined;

/** Whether what a layer comes to depends on the goods. */
export const dependsOnGoods = ({ layer, goods }: DutyLayer): boolean => goods.length > 0 || ruleOf(layer) !== undefined;

/** What a layer comes to for goods of one line, whatever its days: by the table of goods, else by its rule, else alike for all. */
function outcomeOf(tables: DutyTables, id: string, goods: Goods): Outcome {
  const layer = findLayer(tables, id);
  const row = layer.goods.find(
    (one) => begins(goods.line.hts, one.lines) && fitsSuffix(one.suffixes, goods.suffix) && isInForce(one, goods.asOf),
  );
  if (row) return { ...stated(row, goods.suffix), ...(row.paid && { paid: true }) };
  return ruleOf(id)?.(tables, goods) ?? stated(layer, goods.suffix);
}

function fitsSuffix(suffixes: readonly string[], suffix: string | null): boolean {
  if (!suffixes.length) return true;
  return suffix === null ? suffixes.includes('none') : suffixes.includes(suffix) || suffixes.includes('given');
}

type Stated = Pick<DutyLayer, 'status' | 'rate' | 'basis'>;

/** What a row states. */
function stated({ status, rate, basis }: Stated, suffix: string | null): Outcome {
  if (status === null) throw new Error('A layer that a rule decides states nothing.');
  const said = basis.replaceAll('{suffix}', suffix ?? '');
  if (status === 'applies' || status === 'conditional')
    return (status === 'applies' ? applies : conditional)(rate === null ? null : percent(rate), said);
  return { status, rate: status === 'unknown' ? null : percent(0), basis: said };
}

/** What a layer comes to for goods of one line, from its first day to its last. */
export function evaluateLayer(tables: DutyTables, id: string, goods: Goods): Outcome {
  return dated(findLayer(tables, id), outcomeOf(tables, id, goods), goods.asOf);
}

/** What a layer comes to that is the same for all goods. */
export const evaluateUniform = (layer: DutyLayer, asOf: string): Outcome => dated(layer, stated(layer, null), asOf);

const isTimeless = ({ status }: Outcome) => ['not_applicable', 'expired', 'terminated'].includes(status);
const dated = (layer: DutyLayer, outcome: Outcome, asOf: string): Outcome =>
  isTimeless(outcome) ? outcome : (findExpiry(layer, asOf) ?? outcome);

/** What a layer comes to before its first day and after its last; null between them. */
export function findExpiry({ validFrom, validTo }: DutyLayer, asOf: string): Outcome | null {
  if (validFrom && asOf < validFrom) return notApplicable(`Not before ${validFrom}.`);
  if (validTo && asOf > validTo) return expired(`Ended on ${validTo}.`);
  return null;
}
