import type { z } from 'zod';
import { parseTable, type TableRow, tableError } from '#tables/csv-table.ts';
import { readDataFile } from '#tables/data-file.ts';
import {
  AlternativeRow,
  CoverageRow,
  type DutyLayer,
  type DutyList,
  type DutyTables,
  dependencyLayers,
  dutyLists,
  Fee,
  FeeRow,
  feeLayers,
  GoodsRow,
  HeadingRow,
  isFeeLayer,
  LayerRow,
  ListRow,
  MetalChangeRow,
  MetalSuffixRow,
  partialRuleLayers,
  ruleLayers,
} from './duty.schema.ts';
import { computeNextDay } from './duty-tables.rules.ts';

const files = {
  layers: 'duty-layers.csv',
  goods: 'duty-goods.csv',
  headings: 'duty-headings.csv',
  metalSuffixes: 'duty-metal-suffixes.csv',
  metalChanges: 'duty-metal-changes.csv',
  alternatives: 'duty-alternatives.csv',
  lists: 'duty-lists.csv',
  fees: 'duty-fees.csv',
  coverage: 'duty-coverage.csv',
};

const dated = [
  'layers',
  'goods',
  'headings',
  'metalSuffixes',
  'metalChanges',
  'alternatives',
  'fees',
  'coverage',
] as const;

const readTable = <Schema extends z.ZodObject>(file: string, schema: Schema) =>
  parseTable(readDataFile(`${import.meta.dirname}/..`, file), schema);

const readDutyRows = () => ({
  layers: readTable(files.layers, LayerRow),
  goods: readTable(files.goods, GoodsRow),
  headings: readTable(files.headings, HeadingRow),
  metalSuffixes: readTable(files.metalSuffixes, MetalSuffixRow),
  metalChanges: readTable(files.metalChanges, MetalChangeRow),
  alternatives: readTable(files.alternatives, AlternativeRow),
  lists: readTable(files.lists, ListRow),
  fees: readTable(files.fees, FeeRow),
  coverage: readTable(files.coverage, CoverageRow),
});
export type DutyRows = ReturnType<typeof readDutyRows>;

/** Throws with file, line and column of an invalid row. */
export const readDutyTables = (): DutyTables => toDutyTables(readDutyRows());

export function toDutyTables(rows: DutyRows): DutyTables {
  const [coverage, second] = rows.coverage;
  if (!coverage || second) throw tableError(files.coverage, 2, 'validFrom', 'Expected exactly one row.');
  for (const table of dated) assertPeriods(rows[table], files[table]);
  assertNoOverlap(rows.goods, files.goods, 'lines', (row) => [row.layer, row.lines, row.suffixes].join());
  assertNoOverlap(rows.headings, files.headings, 'heading', ({ layer, heading }) => `${layer} ${heading}`);
  assertNoOverlap(rows.metalSuffixes, files.metalSuffixes, 'line', ({ line }) => line);
  assertNoOverlap(rows.metalChanges, files.metalChanges, 'lines', (row) => [row.lines, row.list, row.from].join());
  assertNoOverlap(rows.alternatives, files.alternatives, 'lines', (row) => [row.layer, row.lines, row.suffixes].join());
  assertNoOverlap(rows.lists, files.lists, 'list', ({ list }) => list);
  assertNoOverlap(rows.fees, files.fees, 'layer', ({ layer }) => layer);
  assertComplete(rows.layers, files.layers, 'layer', ({ layer }) => layer, [
    ...ruleLayers,
    ...partialRuleLayers,
    ...dependencyLayers,
    ...feeLayers,
  ]);
  assertComplete(rows.lists, files.lists, 'list', ({ list }) => list, dutyLists);
  for (const { line, row } of rows.metalChanges)
    if ((row.change === 'listed') !== (row.to !== ''))
      throw tableError(files.metalChanges, line, 'to', 'Expected a heading if change is listed, otherwise empty.');
  for (const { line, row } of rows.alternatives) {
    if (!rows.layers.some((layer) => layer.row.layer === row.layer) || isFeeLayer(row.layer))
      throw tableError(files.alternatives, line, 'layer', `${row.layer} is not a duty layer in ${files.layers}.`);
    if (row.rates.length > 1 !== (row.question !== ''))
      throw tableError(files.alternatives, line, 'question', 'Expected a question if there are several rates.');
  }
  return {
    coverage: coverage.row,
    layers: toLayers(rows),
    headings: rows.headings.map(({ row }) => row),
    metalSuffixes: rows.metalSuffixes.map(({ row }) => row),
    metalChanges: rows.metalChanges.map(({ line, row }) => ({
      ...row,
      note: fillPlaceholders(row, row.note, 'note', files.metalChanges, line),
    })),
    alternatives: rows.alternatives.map(({ row }) => row),
    lists: toLists(rows.lists),
    fees: toFees(rows.fees, coverage.row),
  };
}

function toLists(rows: DutyRows['lists']): DutyTables['lists'] {
  const listLines = (list: DutyList) => rows.find(({ row }) => row.list === list)?.row.lines ?? [];
  return {
    metal_chapters: listLines('metal_chapters'),
    likely_vehicles: listLines('likely_vehicles'),
    likely_drone_parts: listLines('likely_drone_parts'),
    automobiles: listLines('automobiles'),
    automobile_parts: listLines('automobile_parts'),
    heavy_vehicles: listLines('heavy_vehicles'),
    heavy_vehicle_parts: listLines('heavy_vehicle_parts'),
  };
}

function toLayers({ layers, goods }: DutyRows): Map<string, DutyLayer> {
  const byLayer = new Map<string, DutyLayer & { goods: GoodsRow[] }>();
  for (const { line, row } of layers) {
    if (byLayer.has(row.layer)) throw tableError(files.layers, line, 'layer', `Duplicate layer ${row.layer}.`);
    assertLayerStatement(row, line);
    byLayer.set(row.layer, { ...row, basis: fillPlaceholders(row, row.basis, 'basis', files.layers, line), goods: [] });
  }
  for (const { line, row } of goods) {
    const layer = byLayer.get(row.layer);
    if (!layer || isFeeLayer(row.layer))
      throw tableError(files.goods, line, 'layer', `${row.layer} is not a duty layer in ${files.layers}.`);
    assertRate(row, files.goods, line);
    const days = { validFrom: row.validFrom ?? layer.validFrom, validTo: row.validTo ?? layer.validTo };
    layer.goods.push({ ...row, basis: fillPlaceholders({ ...row, ...days }, row.basis, 'basis', files.goods, line) });
  }
  return byLayer;
}

function assertLayerStatement(row: LayerRow, line: number): void {
  const { layer, status, rate, basis } = row;
  const isOneOf = (layers: readonly string[]) => layers.includes(layer);
  if (isOneOf(ruleLayers) || isFeeLayer(layer)) {
    if (status || rate !== null || basis)
      throw tableError(
        files.layers,
        line,
        'status',
        `${layer} is decided by a rule; status, rate and basis must be empty.`,
      );
    return;
  }
  if (!status)
    throw tableError(files.layers, line, 'status', `${layer} is not decided by a rule; a status is required.`);
  if (!basis) throw tableError(files.layers, line, 'basis', 'Expected a text.');
  if (isOneOf(partialRuleLayers) && rate === null)
    throw tableError(files.layers, line, 'rate', `A rate is required for ${layer}.`);
  assertRate(row, files.layers, line);
}

function assertRate({ status, rate }: Pick<LayerRow, 'status' | 'rate'>, file: string, line: number): void {
  if (rate !== null && status !== 'applies' && status !== 'conditional')
    throw tableError(file, line, 'rate', 'A rate requires the status applies or conditional.');
}

type Filling = { rate?: number | null; validFrom: string | null; validTo: string | null };
function fillPlaceholders(row: Filling, text: string, column: string, file: string, line: number): string {
  return text.replaceAll(/\{(rate|validFrom|validTo)\}/g, (_, name: keyof Filling) => {
    const value = row[name];
    if (value == null) throw tableError(file, line, column, `The text uses {${name}}, but the row has no ${name}.`);
    return String(value);
  });
}

type Period = { source: string; validFrom?: string | null; validTo?: string | null };

function assertPeriods(rows: readonly TableRow<Period>[], file: string): void {
  for (const { line, row } of rows)
    if (row.validFrom && row.validTo && row.validTo < row.validFrom)
      throw tableError(file, line, 'validTo', 'validTo must not be before validFrom.');
}

function assertNoOverlap<T extends Period>(
  rows: readonly TableRow<T>[],
  file: string,
  column: string,
  getKey: (row: T) => string,
): void {
  const seen = new Map<string, TableRow<T>[]>();
  for (const one of rows) {
    const key = getKey(one.row);
    const before = seen.get(key) ?? [];
    const other = before.find(({ row }) => overlaps(row, one.row));
    if (other) throw tableError(file, one.line, column, `Overlaps with line ${other.line}.`);
    seen.set(key, [...before, one]);
  }
}
const overlaps = (one: Period, other: Period): boolean =>
  (one.validFrom ?? '') <= (other.validTo ?? '9999') && (other.validFrom ?? '') <= (one.validTo ?? '9999');

function assertComplete<T>(
  rows: readonly TableRow<T>[],
  file: string,
  column: string,
  keyOf: (row: T) => string,
  required: readonly string[],
): void {
  const missing = required.find((key) => !rows.some(({ row }) => keyOf(row) === key));
  if (missing)
    throw tableError(file, rows.length + 1, column, `There is no row for ${missing}, which is required by a rule.`);
}

function toFees(rows: DutyRows['fees'], coverage: { validFrom: string; validTo: string }): Fee[] {
  for (const fee of feeLayers) {
    for (let day = coverage.validFrom; day <= coverage.validTo; ) {
      const known = rows.find(({ row }) => row.layer === fee && isInPeriod(row, day));
      if (!known)
        throw tableError(
          files.fees,
          rows.length + 1,
          'validFrom',
          `${fee} has no row for ${day}, which is within ${files.coverage}.`,
        );
      if (!known.row.validTo) break;
      day = computeNextDay(known.row.validTo);
    }
  }
  return rows.map(({ line, row }) => {
    const { success, data, error } = Fee.safeParse(row);
    if (success) return data;
    const [issue] = error.issues;
    throw tableError(files.fees, line, issue?.path.join('.') ?? 'layer', issue?.message ?? 'not valid');
  });
}

const isInPeriod = ({ validFrom, validTo }: Period, day: string): boolean =>
  (validFrom ?? '') <= day && day <= (validTo ?? '9999');
