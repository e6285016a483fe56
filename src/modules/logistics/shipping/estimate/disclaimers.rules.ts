import { Exact } from '#kernel/decimal.ts';
import { contractAsOf, type DutyTables } from '../duty/duty.schema.ts';
import { startsWithAny } from '../duty/duty-outcome.rules.ts';
import type { DutyRow } from '../duty/duty-stack.rules.ts';
import type { Chargeable } from '../freight/chargeable-weight.rules.ts';
import { describeMismatch } from '../freight/us-places.ts';
import type { EstimateInput, ShippingMode } from '../shipping.schema.ts';
import { findTariffLines, type Tariff } from '../tariff.rules.ts';

type DisclaimerFacts = {
  input: EstimateInput;
  hts: string | null;
  chargeable: Record<ShippingMode, Chargeable>;
  dutyStack: readonly DutyRow[];
  asOf: string;
};

/** What a reader of an estimate must know beside its numbers. */
export function renderDisclaimers(
  tariff: Tariff,
  duty: DutyTables,
  { input, hts, chargeable, dutyStack, asOf }: DisclaimerFacts,
): string[] {
  const { cartons, totals, destination, productCategory, batteries } = input;
  const { postcode, state } = destination;
  const contract = asOf === contractAsOf ? ', the day that contract 1.1.3 states it for' : '';
  const notes = [
    `Duty is stated as of ${asOf}${contract}, for goods of China.`,
    'Freight is our own planning assumption, no offer; nothing here is binding.',
  ];
  if (hts === null) notes.push('Without an HTS number no duty that depends on the goods is known.');
  else notes.push(...describeLine(tariff, hts));
  if (hts !== null && isOneDutyCertain(duty, hts, dutyStack))
    notes.push(
      'Either the Section 232 metals duty or the forced-labour duty is due in any case; neither is in the sums.',
    );
  if (input.declaredValueUsd == null)
    notes.push('Without a declared value no amount of duty and no landed cost is known.');
  if (cartons && totals) {
    const { actualKg, volumeM3 } = chargeable.ocean_lcl;
    if (isDifferent(actualKg, totals.grossWeightKg) || (totals.volumeM3 > 0 && isDifferent(volumeM3, totals.volumeM3)))
      notes.push(
        `The totals (${totals.grossWeightKg} kg, ${totals.volumeM3} m³) differ by more than 5 % from the cartons (${actualKg} kg, ${volumeM3} m³); the cartons count.`,
      );
  }
  const doubt = postcode && state && describeMismatch(postcode, state);
  if (doubt) notes.push(doubt);
  if (productCategory) notes.push(describeCategory(tariff, productCategory));
  if (batteries !== 'none')
    notes.push('Every cell and pack needs its UN 38.3 test summary. The carrier must be told of the batteries.');
  return notes;
}

/** Whether the forced-labour duty hangs on the metals duty alone. Of vehicles a third duty may take the place of both. */
function isOneDutyCertain({ lists }: DutyTables, hts: string, dutyStack: readonly DutyRow[]): boolean {
  const isOpen = (id: string) => dutyStack.some(({ layer, status }) => layer === id && status === 'conditional');
  return isOpen('section_232_metals') && isOpen('forced_labour') && !startsWithAny(hts, lists.likely_vehicles);
}

/** By more than 5 %. */
function isDifferent(one: number, other: number): boolean {
  const exact = new Exact(one);
  return exact.times(1.05).lessThan(other) || exact.times(0.95).greaterThan(other);
}

function describeLine(tariff: Tariff, hts: string): string[] {
  const { lines } = findTariffLines(tariff, hts);
  const [line] = lines;
  if (!line) return [`${hts} is not in our tables, which hold the lines of chapters 28 to 97 (${tariff.source}).`];
  if (lines.length > 1) return [`${hts} stands for ${lines.length} lines; what differs between them is unknown.`];
  const checked = line.worked
    ? 'worked through one by one'
    : 'from the schedule; its Section 232 lists are those of Rev 6 and what is known of their changes of 2026-06-08';
  return [`${line.hts}: ${line.description} (${tariff.source}, ${checked}). Have the classification confirmed.`];
}

function describeCategory({ categories }: Tariff, asked: string): string {
  const name = asked
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  const lines = categories.get(name);
  if (!lines) return `productCategory is none of ours, so it says nothing: ${[...categories.keys()].join(', ')}.`;
  const some = lines.slice(0, 5).map(({ hts, worked }) => `${hts} (${worked!.terms[0]})`);
  return `Goods of the category ${name} often have one of these lines: ${some.join(', ')}. Give the right one as hts.`;
}
