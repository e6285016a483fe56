import { Exact } from '#kernel/decimal.ts';
import { contractAsOf, type DutyTables } from '../duty/duty.schema.ts';
import { startsWithAny } from '../duty/duty-outcome.rules.ts';
import type { DutyRow } from '../duty/duty-stack.rules.ts';
import { listLaterChanges } from '../duty/duty-tables.rules.ts';
import type { Chargeable } from '../freight/chargeable-weight.rules.ts';
import { describeMismatch, type Territory } from '../freight/us-places.ts';
import type { EstimateInput, ShippingMode } from '../shipping.schema.ts';
import { findTariffLines, type Tariff } from '../tariff.rules.ts';

type DisclaimerFacts = {
  input: EstimateInput;
  hts: string | null;
  chargeable: Record<ShippingMode, Chargeable>;
  dutyStack: readonly DutyRow[];
  asOf: string;
  territory: Territory | null;
};

export function renderDisclaimers(
  tariff: Tariff,
  duty: DutyTables,
  { input, hts, chargeable, dutyStack, asOf, territory }: DisclaimerFacts,
): string[] {
  const { cartons, totals, destination, productCategory, batteries } = input;
  const { postcode, state } = destination;
  const contract = asOf === contractAsOf ? ', the date of contract 1.1.3' : '';
  const later = asOf === contractAsOf && !territory ? describeLaterDuty(duty, asOf) : null;
  const notes = [
    territory
      ? `The destination is outside the customs territory of the United States: ${territory.name}.`
      : `Duty is as of ${asOf}${contract}, for goods of China.`,
    'Freight is a planning assumption, not an offer. The estimate is not binding.',
  ];
  if (territory) notes.push('Duties and taxes of the destination are unknown, and so is landed cost.');
  else if (hts === null) notes.push('Without an HTS number, duties that depend on the goods are unknown.');
  else notes.push(...describeLine(tariff, hts));
  if (hts !== null && isOneDutyCertain(duty, hts, dutyStack))
    notes.push(
      'Either the Section 232 metals duty or the forced-labour duty is due; the known rate includes neither, the landed range covers both.',
    );
  if (input.declaredValueUsd == null) notes.push('Without a declared value, duty amounts and landed cost are unknown.');
  if (cartons && totals) {
    const { actualKg, volumeM3 } = chargeable.ocean_lcl;
    if (isDifferent(actualKg, totals.grossWeightKg) || (totals.volumeM3 > 0 && isDifferent(volumeM3, totals.volumeM3)))
      notes.push(
        `The totals (${totals.grossWeightKg} kg, ${totals.volumeM3} m³) differ by more than 5 % from the cartons (${actualKg} kg, ${volumeM3} m³). The cartons are used.`,
      );
  }
  const doubt = postcode && state && describeMismatch(postcode, state);
  if (doubt) notes.push(doubt);
  if (productCategory) notes.push(describeCategory(tariff, productCategory));
  if (batteries !== 'none')
    notes.push('A UN 38.3 test summary is required for every cell and pack. Declare the batteries to the carrier.');
  if (later) notes.push(later);
  return notes;
}

function describeLaterDuty(duty: DutyTables, asOf: string): string | null {
  const days = listLaterChanges(duty, asOf);
  const last = days.pop();
  if (!last) return null;
  const changes = days.length ? `${days.join(', ')} and ${last}` : last;
  return `Figures of later days of entry exist, to ${duty.coverage.validTo}; some layers or fees change on ${changes}. GraphQL answers them: argument asOf of shippingEstimate.`;
}

/** For vehicles a third duty may replace both. */
function isOneDutyCertain({ lists }: DutyTables, hts: string, dutyStack: readonly DutyRow[]): boolean {
  const isOpen = (id: string) => dutyStack.some(({ layer, status }) => layer === id && status === 'conditional');
  return isOpen('section_232_metals') && isOpen('forced_labour') && !startsWithAny(hts, lists.likely_vehicles);
}

function isDifferent(one: number, other: number): boolean {
  const exact = new Exact(one);
  return exact.times(1.05).lessThan(other) || exact.times(0.95).greaterThan(other);
}

function describeLine(tariff: Tariff, hts: string): string[] {
  const { lines } = findTariffLines(tariff, hts);
  const [line] = lines;
  if (!line) return [`${hts} is not in the tariff tables, which cover chapters 28 to 97 (${tariff.source}).`];
  if (lines.length > 1) return [`${hts} covers ${lines.length} lines; values that differ between them are unknown.`];
  const checked = line.worked
    ? 'reviewed individually'
    : 'from the schedule; Section 232 lists of Rev 6 with the known changes of 2026-06-08';
  return [`${line.hts}: ${line.description} (${tariff.source}, ${checked}). Confirm the classification.`];
}

function describeCategory({ categories }: Tariff, asked: string): string {
  const name = asked
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  const lines = categories.get(name);
  if (!lines) return `Unknown productCategory, ignored. Known categories: ${[...categories.keys()].join(', ')}.`;
  const some = lines.slice(0, 5).map(({ hts, worked }) => `${hts} (${worked?.terms[0]})`);
  return `Goods of category ${name} are often classified in one of these lines: ${some.join(', ')}. Pass the correct one as hts.`;
}
