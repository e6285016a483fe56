import { z } from 'zod';
import { Process } from '#kernel/enums.ts';
import { trades as glossary } from '#modules/directory/glossary/trades.ts';
import { listCell, parseTable, Text } from '#tables/csv-table.ts';
import { type DataFile, readDataFile } from '#tables/data-file.ts';
import { cities } from '../factory-places.ts';

const list = listCell('|').pipe(z.array(Text).min(1, 'at least one item, separated by |'));
const number = z
  .string()
  .regex(/^[1-9]\d*$/, 'positive integers, separated by |')
  .transform(Number);
const days = listCell('|').pipe(z.tuple([number, number], 'two numbers of days, separated by |'));

const Row = z.object({
  kind: z.enum(['manufacturer', 'integrator', 'engineering']),
  trade: z.string().refine((trade) => glossary.has(trade), 'must be a trade of the glossary'),
  processes: listCell('|').pipe(z.array(Process).min(1)),
  also: listCell('|').pipe(z.array(Process)),
  names_en: list,
  names_zh: list,
  cities: list,
  specialty: Text,
  capabilities: list,
  equipment: list,
  certifications: list,
  minimum: listCell('|').pipe(z.array(number).min(1, 'positive integers, separated by |')),
  unit: Text,
  sample_days: days,
  production_days: days,
});

export const readDemoTrades = () => parseDemoTrades(readDataFile(`${import.meta.dirname}/..`, 'demo-trades.csv'));

export type DemoTrade = {
  /** Of the glossary: what the texts of the row say. */
  trade: string;
  /** All factories of the trade have these, and some of `also`. */
  processes: Process[];
  also: Process[];
  names: { en: string; zh: string }[];
  cities: string[];
  specialty: string;
  capabilities: string[];
  equipment: string[];
  certifications: string[];
  minimum: number[];
  unit: string;
  sampleDays: [number, number];
  productionDays: [number, number];
};

/** The order of the rows of a kind determines which demo factory gets which template. */
export function parseDemoTrades(data: DataFile) {
  const kinds: Record<z.output<typeof Row.shape.kind>, DemoTrade[]> = {
    manufacturer: [],
    integrator: [],
    engineering: [],
  };
  for (const { row, problem } of parseTable(data, Row)) {
    const { kind, names_en, names_zh, sample_days: sampleDays, production_days: productionDays, ...rest } = row;
    if (names_en.length !== names_zh.length) throw problem('names_zh', 'must have as many names as names_en');
    const [unknown] = rest.cities.filter((name) => !cities.some(({ en }) => en === name));
    if (unknown) throw problem('cities', `"${unknown}" is not in places.csv`);
    for (const [column, [low, high]] of Object.entries({ sample_days: sampleDays, production_days: productionDays }))
      if (low > high) throw problem(column, 'the lower number must come first');
    const names = names_en.map((en, at) => ({ en, zh: names_zh[at] ?? en }));
    kinds[kind].push({ ...rest, names, sampleDays, productionDays });
  }
  const { manufacturer, integrator, engineering } = kinds;
  if (manufacturer.length % 13 === 0) throw new Error(`${data.file}: manufacturer: a multiple of 13 rows`);
  return {
    trades: assertNotEmpty(data, 'manufacturer', manufacturer),
    integrators: assertNotEmpty(data, 'integrator', integrator),
    offices: assertNotEmpty(data, 'engineering', engineering),
  };
}

function assertNotEmpty<Item>({ file }: DataFile, kind: string, [first, ...others]: Item[]): [Item, ...Item[]] {
  if (first === undefined) throw new Error(`${file}: kind: no row for "${kind}"`);
  return [first, ...others];
}
