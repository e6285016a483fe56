import type { Inputs } from '../estimate/formula.rules.ts';
import type { DutyStatus } from '../shipping.schema.ts';
import type { TariffLine } from '../tariff.rules.ts';

/** In percent of the customs value. */
export type Rate = { formula: string; inputs: Inputs };

export type Outcome = {
  status: DutyStatus;
  rate: Rate | null;
  basis: string;
  /** A duty of this layer is certainly paid, even if its rate is unknown. */
  paid?: boolean;
  /** All possible results of a conditional duty, and the question that decides between them. */
  open?: { choices: readonly Choice[]; question: string | null };
};

/** `paid`: a duty of the layer is due, even at a rate of 0. */
export type Choice = { rate: Rate; paid: boolean };

export type Goods = { line: TariffLine; suffix: string | null; asOf: string };

export const startsWithAny = (hts: string, beginnings: readonly string[]): boolean =>
  beginnings.some((one) => hts.startsWith(one));

export const toPercentRate = (ratePct: number): Rate => ({ formula: 'rate', inputs: { rate: ratePct } });
export const toChoice = (ratePct: number): Choice => ({ rate: toPercentRate(ratePct), paid: ratePct > 0 });
const noDuty = toChoice(0);
export const toApplies = (rate: Rate | null, basis: string): Outcome => ({
  status: 'applies',
  rate,
  basis,
  paid: true,
});
export const toConditional = (rate: Rate | null, basis: string): Outcome => ({ status: 'conditional', rate, basis });
export const toOpen = (rate: Rate | null, question: string, basis: string): Outcome => ({
  ...toConditional(rate, basis),
  ...(rate && { open: { choices: [{ rate, paid: true }, noDuty], question } }),
});
export const toUnknown = (basis: string): Outcome => ({ status: 'unknown', rate: null, basis });
export const toNotApplicable = (basis: string): Outcome => ({
  status: 'not_applicable',
  rate: toPercentRate(0),
  basis,
});
export const toExpired = (basis: string): Outcome => ({ status: 'expired', rate: toPercentRate(0), basis });

export function combineOutcomes(outcomes: readonly Outcome[], lines: readonly TariffLine[]): Outcome {
  const [first] = outcomes;
  // Outcomes without a rate are compared by their basis, unless they are unknown.
  const toComparable = ({ status, rate, basis }: Outcome) =>
    JSON.stringify([status, rate ?? (status === 'unknown' ? null : basis)]);
  const paid = outcomes.every((outcome) => outcome.paid);
  if (first && new Set(outcomes.map(toComparable)).size === 1) return { ...first, basis: joinBases(outcomes), paid };
  const named = lines.slice(0, 4).map(({ hts }) => hts);
  const more = lines.length > named.length ? ` and ${lines.length - named.length} more` : '';
  return {
    ...toUnknown(`Differs between the lines of this number: ${named.join(', ')}${more}. Pass eight digits.`),
    paid,
  };
}

function joinBases(outcomes: readonly Outcome[]): string {
  const bases = [...new Set(outcomes.map(({ basis }) => basis.replace(/\.$/, '')))];
  return `${bases.slice(0, 3).join('; or ')}${bases.length > 3 ? '; and others' : ''}.`;
}
