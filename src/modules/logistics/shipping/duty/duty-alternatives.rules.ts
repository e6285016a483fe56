import type { CalculationTrace } from '../estimate/calculation-trace.rules.ts';
import { evaluateFormula } from '../estimate/formula.rules.ts';
import { findTariffLines, type Tariff, type TariffLine } from '../tariff.rules.ts';
import { dependsOnGoods, evaluateLayer, evaluateUniform } from './duty.rules.ts';
import { type AlternativeRow, type DutyLayer, type DutyTables, isFeeLayer } from './duty.schema.ts';
import { type Choice, type Goods, type Rate, startsWithAny, toChoice } from './duty-outcome.rules.ts';
import { type DutyRow, type Entry, percentageFormula } from './duty-stack.rules.ts';
import { isInForce } from './duty-tables.rules.ts';

export type LayerShare = { layer: string; name: string; ratePct: number; amountUsd: number | null };

/** One possible duty of the goods. Without lines, suffixes and `otherSuffixes` it does not depend on the number. */
export type DutyAlternative = {
  /** Lines of eight digits, if a subheading covers several. */
  lines: string[];
  suffixes: string[];
  /** Also for every statistical suffix that no alternative names. */
  otherSuffixes: boolean;
  ratePct: number;
  amountUsd: number | null;
  /** Layers with a duty, in the order of the stack. */
  layers: LayerShare[];
};

/** Alternatives in ascending order of their rates. */
export type DutyAlternatives = { question: string | null; alternatives: DutyAlternative[] };

/** Null if the tables settle nothing beyond the stack. `settled`: layers that every alternative counts. */
export type DutyRange = { shown: DutyAlternatives | null; settled: ReadonlySet<string> };

type Evaluation = { choices: readonly Choice[]; question: string | null };
/** The layers of the goods under one statistical suffix; null where the tables do not state the possible rates. */
type Case = { line: TariffLine; suffix: string | null; isOther: boolean; layers: Map<string, Evaluation | null> };

/** Cases with the same layers. */
type Group = {
  lines: Set<string>;
  suffixes: Set<string>;
  otherSuffixes: boolean;
  ratePct: number;
  layers: { layer: string; rate: Rate }[];
};

const otherSuffix = 'other';

/** Section 232 duties exclude one another, and each takes the place of the forced-labour duty. */
const exclusiveLayers = [
  'section_232_metals',
  'section_232_wood',
  'section_232_drones',
  'section_232_autos',
  'section_232_trucks',
];

export function computeDutyRange(
  tariff: Tariff,
  tables: DutyTables,
  { hts, declaredValueUsd: value, asOf, territory }: Entry,
  rows: readonly DutyRow[],
  knownPct: number,
  trace: CalculationTrace,
): DutyRange {
  const { lines, suffix } = hts === null || territory ? { lines: [], suffix: null } : findTariffLines(tariff, hts);
  const duties = [...tables.layers.values()].filter(({ layer }) => !isFeeLayer(layer));
  const cases = lines.flatMap((line) => listCases(tables, duties, line, suffix, asOf));
  const settled = new Set(
    duties.flatMap(({ layer }) => (cases.length && cases.every(({ layers }) => layers.get(layer)) ? [layer] : [])),
  );
  const counted = duties.filter(({ layer }) => settled.has(layer));
  const groups = groupCombinations(cases, counted, lines.length > 1);
  const [only] = groups;
  if (!only || (groups.length === 1 && only.ratePct === knownPct)) return { shown: null, settled };
  const names = new Map(rows.map(({ layer, name }) => [layer, name]));
  const alternatives = groups.map((group, at): DutyAlternative => {
    const path = `dutyAlternatives.alternatives[${at}]`;
    const layers = group.layers.map(({ layer, rate }, index): LayerShare => {
      const name = names.get(layer) ?? layer;
      const ratePct = trace.record(`${path}.layers[${index}].ratePct`, rate.formula, rate.inputs, name);
      const inputs = { value: value ?? 0, rate: ratePct };
      const amountUsd =
        value === null ? null : trace.record(`${path}.layers[${index}].amountUsd`, percentageFormula, inputs, name);
      return { layer, name, ratePct, amountUsd };
    });
    const rates = layers.map(({ ratePct }) => ratePct);
    const amounts = layers.flatMap(({ amountUsd }) => amountUsd ?? []);
    const source = 'Layers of the alternative.';
    return {
      lines: [...group.lines],
      suffixes: [...group.suffixes].toSorted(),
      otherSuffixes: group.otherSuffixes,
      ratePct: trace.record(`${path}.ratePct`, 'sum(rates)', { rates }, source),
      amountUsd: value === null ? null : trace.record(`${path}.amountUsd`, 'sum(amounts)', { amounts }, source),
      layers,
    };
  });
  return { shown: { question: chooseQuestion(cases, groups, settled), alternatives }, settled };
}

function listCases(
  tables: DutyTables,
  duties: readonly DutyLayer[],
  line: TariffLine,
  given: string | null,
  asOf: string,
): Case[] {
  const named = given === null ? listNamedSuffixes(tables, line.hts) : [];
  const suffixes = named.length ? [...named, otherSuffix] : [given];
  return suffixes.map((suffix) => {
    const goods = { line, suffix, asOf };
    const layers = new Map(duties.map((layer) => [layer.layer, evaluateChoices(tables, layer, goods)]));
    return { line, suffix, isOther: suffix === otherSuffix, layers };
  });
}

function listNamedSuffixes(tables: DutyTables, hts: string): string[] {
  const goods = [...tables.layers.values()].flatMap((layer) => layer.goods);
  const rows = [...goods, ...tables.alternatives].filter(({ lines }) => startsWithAny(hts, lines));
  const metals = tables.metalSuffixes.filter(({ line }) => line === hts);
  const named = [
    ...rows.flatMap(({ suffixes }) => suffixes),
    ...metals.flatMap((row) => [...row.listed, ...row.others]),
  ];
  return [...new Set(named.filter((suffix) => /^\d\d$/.test(suffix)))].toSorted();
}

function evaluateChoices(tables: DutyTables, layer: DutyLayer, goods: Goods): Evaluation | null {
  const outcome = dependsOnGoods(layer)
    ? evaluateLayer(tables, layer.layer, goods)
    : evaluateUniform(layer, goods.asOf);
  if (outcome.status !== 'conditional' && outcome.status !== 'unknown')
    return outcome.rate && { choices: [{ rate: outcome.rate, paid: outcome.paid ?? false }], question: null };
  const row = tables.alternatives.find(
    (one) => one.layer === layer.layer && startsWithAny(goods.line.hts, one.lines) && isAbout(one, goods),
  );
  if (row) return { choices: row.rates.map(toChoice), question: row.question || null };
  return outcome.open ?? null;
}

const isAbout = (row: AlternativeRow, { suffix, asOf }: Goods): boolean =>
  isInForce(row, asOf) &&
  (!row.suffixes.length || (suffix !== null && (row.suffixes.includes(suffix) || row.suffixes.includes('given'))));

function groupCombinations(cases: readonly Case[], counted: readonly DutyLayer[], isSubheading: boolean): Group[] {
  const groups = new Map<string, Group>();
  for (const { line, suffix, isOther, layers } of cases) {
    const isBySuffix = isOther || cases.some((one) => one.isOther && one.line === line);
    for (const combination of combineChoices(layers, counted)) {
      const due = combination.flatMap(({ layer, rate }) => (toPercent(rate) > 0 ? [{ layer, rate }] : []));
      const shares = due.map(({ layer, rate }) => [layer, toPercent(rate)]);
      const key = JSON.stringify(isSubheading && isBySuffix ? [line.hts, shares] : [shares]);
      const group = groups.get(key) ?? {
        lines: new Set(),
        suffixes: new Set(),
        otherSuffixes: false,
        ratePct: evaluateFormula('sum(rates)', { rates: due.map(({ rate }) => toPercent(rate)) }),
        layers: due,
      };
      if (isSubheading) group.lines.add(line.hts);
      if (isOther) group.otherSuffixes = true;
      else if (isBySuffix && suffix !== null) group.suffixes.add(suffix);
      groups.set(key, group);
    }
  }
  return [...groups.values()].toSorted((one, other) => one.ratePct - other.ratePct);
}

const toPercent = ({ formula, inputs }: Rate): number => evaluateFormula(formula, inputs);

type Share = { layer: string; rate: Rate; paid: boolean };

/** Every combination of the possible rates that the rules of replacement allow. */
function combineChoices(layers: Case['layers'], counted: readonly DutyLayer[]): Share[][] {
  const choose = ({ layer }: DutyLayer): Share[] =>
    (layers.get(layer)?.choices ?? []).map(({ rate, paid }) => ({ layer, rate, paid }));
  const exclusive = counted.filter(({ layer }) => exclusiveLayers.includes(layer)).map(choose);
  const paid = exclusive.flat().filter((share) => share.paid);
  const isFree = exclusive.every((shares) => shares.some((share) => !share.paid));
  return [...paid, ...(isFree ? [null] : [])].flatMap((replacing) =>
    counted.reduce<Share[][]>(
      (combinations, duty) => {
        if (exclusiveLayers.includes(duty.layer)) {
          const own = replacing?.layer === duty.layer ? [replacing] : [];
          return combinations.map((shares) => [...shares, ...own]);
        }
        if (replacing && duty.layer === 'forced_labour') return combinations;
        return combinations.flatMap((shares) => choose(duty).map((share) => [...shares, share]));
      },
      [[]],
    ),
  );
}

/** The suffix decides first, because it may settle the other questions. */
function chooseQuestion(cases: readonly Case[], groups: readonly Group[], settled: ReadonlySet<string>): string | null {
  if (groups.length < 2) return null;
  const lines = [...new Set(cases.map(({ line }) => line.hts))];
  if (lines.length > 1) return `Which line of eight digits applies: ${lines.join(', ')}?`;
  const named = cases.flatMap(({ suffix, isOther }) => (suffix === null || isOther ? [] : [suffix]));
  const isBySuffix =
    cases.length > 1 && groups.some((group) => group.suffixes.size < named.length || !group.otherSuffixes);
  if (isBySuffix) return `Which statistical suffix of ${lines[0]} applies: ${named.join(', ')} or another?`;
  const asked = cases.flatMap(({ layers }) =>
    [...layers].flatMap(([layer, one]) => (settled.has(layer) && one?.question ? [one.question] : [])),
  );
  return asked[0] ?? null;
}
