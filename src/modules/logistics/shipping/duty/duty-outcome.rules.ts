import type { Inputs } from '../estimate/formula.rules.ts';
import type { DutyStatus } from '../shipping.schema.ts';
import type { TariffLine } from '../tariff.rules.ts';

/** How a rate in percent of the customs value comes about. */
export type Rate = { formula: string; inputs: Inputs };

/** What a layer comes to for some goods. */
export type Outcome = {
  status: DutyStatus;
  rate: Rate | null;
  basis: string;
  /** A duty of this layer is paid in any case, though its rate may be open. */
  paid?: boolean;
};

/** A line with the statistical suffix that the caller gave, if any, and the day of entry, as `2026-09-15`. */
export type Goods = { line: TariffLine; suffix: string | null; asOf: string };

/** Whether a number is of one of some chapters, headings or lines. */
export const begins = (hts: string, beginnings: readonly string[]): boolean =>
  beginnings.some((one) => hts.startsWith(one));

export const percent = (ratePct: number): Rate => ({ formula: 'rate', inputs: { rate: ratePct } });
export const applies = (rate: Rate | null, basis: string): Outcome => ({ status: 'applies', rate, basis, paid: true });
export const conditional = (rate: Rate | null, basis: string): Outcome => ({ status: 'conditional', rate, basis });
export const unknown = (basis: string): Outcome => ({ status: 'unknown', rate: null, basis });
export const notApplicable = (basis: string): Outcome => ({ status: 'not_applicable', rate: percent(0), basis });
export const expired = (basis: string): Outcome => ({ status: 'expired', rate: percent(0), basis });

/** What several lines come to together: the same status and rate, or nothing that can be said. */
export function combineOutcomes(outcomes: readonly Outcome[], lines: readonly TariffLine[]): Outcome {
  const [first] = outcomes;
  // A rate that is none is told by its words, unless there is nothing to tell.
  const alike = ({ status, rate, basis }: Outcome) =>
    JSON.stringify([status, rate ?? (status === 'unknown' ? null : basis)]);
  const paid = outcomes.every((outcome) => outcome.paid);
  if (new Set(outcomes.map(alike)).size === 1) return { ...first!, basis: joined(outcomes), paid };
  const named = lines.slice(0, 4).map(({ hts }) => hts);
  const more = lines.length > named.length ? ` and ${lines.length - named.length} more` : '';
  return {
    ...unknown(`Differs between the lines below this number: ${named.join(', ')}${more}. Give eight digits.`),
    paid,
  };
}

/** At most three bases, none of them twice. */
function joined(outcomes: readonly Outcome[]): string {
  const bases = [...new Set(outcomes.map(({ basis }) => basis.replace(/\.$/, '')))];
  return `${bases.slice(0, 3).join('; or ')}${bases.length > 3 ? '; and others' : ''}.`;
}
