import type { DutyLayer, DutyTables, Fee, FeeLayer, HeadingRow } from './duty.schema.ts';

type Period = { validFrom: string | null; validTo: string | null };

export const isInForce = ({ validFrom, validTo }: Period, asOf: string): boolean =>
  (validFrom === null || validFrom <= asOf) && (validTo === null || asOf <= validTo);

/** Whether the tables are complete for this day. */
export const isCovered = ({ coverage }: DutyTables, asOf: string): boolean => isInForce(coverage, asOf);
export const describeCoverage = ({ coverage }: DutyTables): string => `${coverage.validFrom} to ${coverage.validTo}`;

export function findLayer({ layers }: DutyTables, id: string): DutyLayer {
  const layer = layers.get(id);
  if (!layer) throw new Error(`Unknown duty layer ${id}.`);
  return layer;
}

export const findHeading = (
  { headings }: DutyTables,
  layer: HeadingRow['layer'],
  heading: string,
  asOf: string,
): HeadingRow | undefined =>
  headings.find((row) => row.layer === layer && row.heading === heading && isInForce(row, asOf));

export const findFee = ({ fees }: DutyTables, layer: FeeLayer, asOf: string): Fee | undefined =>
  fees.find((row) => row.layer === layer && isInForce(row, asOf));

/** Days after `asOf`, within the coverage, on which a period of the tables begins or has ended. */
export function listLaterChanges({ coverage, layers, headings, fees }: DutyTables, asOf: string): string[] {
  const goods = [...layers.values()].flatMap((layer) => [layer, ...layer.goods]);
  const periods: readonly Period[] = [...goods, ...headings, ...fees];
  const days = periods.flatMap(({ validFrom, validTo }) => [validFrom, validTo && computeNextDay(validTo)]);
  const later = days.filter((day): day is string => day !== null && asOf < day && day <= coverage.validTo);
  return [...new Set(later)].toSorted();
}

export const computeNextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
