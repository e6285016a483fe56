import { parseTable, type TableRow, tableError } from '#tables/csv-table.ts';
import { readDataFile } from '#tables/data-file.ts';
import { mapModes, type ShippingMode } from '../shipping.schema.ts';
import { type BatteryGoods, type Surcharge, SurchargeRow, type SurchargeTable } from './dangerous-goods.schema.ts';

const file = 'dangerous-goods.csv';

export const readSurcharges = (): SurchargeTable =>
  toSurcharges(parseTable(readDataFile(`${import.meta.dirname}/..`, file), SurchargeRow));

type Row = TableRow<ReturnType<typeof SurchargeRow.parse>>;

export function toSurcharges(rows: readonly Row[]): SurchargeTable {
  const toModes = (batteries: BatteryGoods) => mapModes((mode) => findSurcharge(rows, batteries, mode));
  return { contained: toModes('contained'), packed_with: toModes('packed_with'), standalone: toModes('standalone') };
}

function findSurcharge(rows: readonly Row[], batteries: BatteryGoods, mode: ShippingMode): Surcharge {
  const [found, second] = rows.filter(({ row }) => row.batteries === batteries && row.mode === mode);
  if (!found) throw tableError(file, rows.length + 1, 'mode', `There is no row for ${batteries} by ${mode}.`);
  if (second) throw tableError(file, second.line, 'mode', `${batteries} by ${mode} is already in line ${found.line}.`);
  const { lowUsd: low, highUsd: high, packaging, note, source } = found.row;
  if ((low === null) !== (high === null))
    throw tableError(file, found.line, 'highUsd', 'lowUsd and highUsd must both be set or both be empty.');
  if (low !== null && high !== null && low > high)
    throw tableError(file, found.line, 'highUsd', 'highUsd must not be below lowUsd.');
  return { usd: low === null || high === null ? null : { low, high }, note: `${packaging} ${note}`, source };
}
