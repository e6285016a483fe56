import { z } from 'zod';
import { parseTable } from '#tables/csv-table.ts';
import { readDataFile } from '#tables/data-file.ts';
import type { Tariff, TariffLine } from './tariff.rules.ts';

const percent = z.union([z.literal('').transform(() => null), z.coerce.number()]);
const list = z.string().transform((cell) => (cell ? cell.split('|').map((heading) => heading.slice(0, 10)) : []));

const ScheduleRow = z.object({
  hts8: z.string(),
  description: z.string(),
  general_text: z.string(),
  general_pct: percent,
  s301_heading: list,
  s301_rate_pct: z.string(),
  s232_list: z.string(),
  s232_heading: z.string(),
  s232_coverage: z.enum(['', 'whole', 'part']),
  units: z.string(),
});
const WorkedRow = z.object({
  hts8: z.string(),
  category: z.string(),
  founder_terms: z.string().transform((cell) => cell.split(', ')),
  hts_text: z.string(),
  col1_general: z.string(),
  col1_pct: z.string(),
  units: z.string(),
  s301_list: z.string(),
  s301_heading: list,
  s301_rate_pct: z.string(),
  s301fl_status: z.string(),
  s301fl_heading: z.string(),
  s301fl_rate_pct: z.string(),
  s232_program: z.string(),
  s232_status: z.string(),
  s232_heading: z.string(),
  s232_rate_pct: z.string(),
  s232_condition: z.string(),
  s232_auto_parts: z.string(),
  s301_exclusion_headings: z.string(),
  adcvd_flag: z.string(),
  indicative_cn_total_pct: z.string(),
  confidence: z.string(),
  notes: z.string(),
  source: z.string(),
  as_of: z.string(),
});

/**
 * 9,049 lines of chapters 28 to 97 (USITC HTS 2026 Rev 10, Section 232 lists of Rev 6); 185 of them were reviewed
 * individually and checked up to Rev 20. As of September 2026.
 */
export function readTariff(): Tariff {
  const worked = new Map(readRows('hts-worked.csv', WorkedRow).map((row) => [row.hts8, row]));
  const lines = new Map<string, TariffLine>();
  const headings = new Map<string, TariffLine[]>();
  const categories = new Map<string, TariffLine[]>();
  for (const row of readRows('hts-schedule.csv', ScheduleRow)) {
    const known = worked.get(row.hts8);
    const line: TariffLine = {
      hts: row.hts8,
      description: row.description,
      general: { text: row.general_text, pct: row.general_pct },
      section301: known?.s301_heading ?? row.s301_heading,
      metals: known ? toWorkedMetals(known) : toMetals(row),
      worked: known
        ? {
            category: known.category,
            terms: known.founder_terms,
            excluded: known.s301_exclusion_headings !== '',
            adcvd: known.adcvd_flag,
          }
        : null,
    };
    lines.set(line.hts, line);
    appendTo(headings, line.hts.slice(0, 7), line);
    if (line.worked) appendTo(categories, line.worked.category, line);
  }
  return { source: 'USITC HTS 2026 Rev 10 (2026-06-08)', lines, headings, categories };
}

const readRows = <Schema extends z.ZodObject>(file: string, schema: Schema): z.output<Schema>[] =>
  parseTable(readDataFile(import.meta.dirname, file), schema).map(({ row }) => row);

const toMetals = (row: z.output<typeof ScheduleRow>): TariffLine['metals'] =>
  row.s232_heading ? { heading: row.s232_heading, whole: row.s232_coverage === 'whole', list: row.s232_list } : null;

/** The first of two headings has the higher rate. */
function toWorkedMetals({
  s232_program,
  s232_heading,
  s232_condition,
}: z.output<typeof WorkedRow>): TariffLine['metals'] {
  if (!s232_program.startsWith('metals')) return null;
  const [heading = ''] = s232_heading.split('|');
  return { heading, whole: !/suffix|stat /.test(s232_condition) };
}

function appendTo<V>(map: Map<string, V[]>, key: string, value: V): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
