import { isSamePrice } from './money.rules.ts';
import type { BandRule } from './price-band.schema.ts';
import type { QuoteLine } from './supplier-quote.schema.ts';

export type Part = { id: string; name: string; quantityPerUnit: number | null };
export type NumberRange = { low: number; high: number };

type PartUnknown = {
  code:
    | 'quantity_per_unit_not_stated'
    | 'part_not_quoted'
    | 'below_first_band'
    | 'below_moq'
    | 'unit_price_not_stated'
    | 'tooling_cost_not_stated'
    | 'moq_not_stated'
    | 'lead_time_not_stated';
  message: string;
};

export type QuotedPart = {
  lineId: string;
  name: string;
  /** Pieces required for the compared quantity; null if the request does not state the quantity per unit. */
  needed: number | null;
  perUnit: number | null;
  bandRule: BandRule;
  pricedFrom: number | null;
  /** The last quantity before the next price break. */
  pricedTo: number | null;
  unitPrice: string | null;
  toolingCost: string | null;
  moq: number | null;
  leadTimeDays: NumberRange | null;
  unknowns: PartUnknown[];
};

/** If a request has one part and states no quantity per unit, one unit is one piece. */
export function computeQuotedPart(
  part: Part,
  lines: readonly QuoteLine[],
  quantity: number,
  isOnly: boolean,
): QuotedPart {
  const perUnit = part.quantityPerUnit ?? (isOnly ? 1 : null);
  const all = perUnit === null ? null : perUnit * quantity;
  const needed = all !== null && Number.isSafeInteger(all) ? all : null;
  const common = { lineId: part.id, name: part.name, needed, perUnit };
  const partLines = lines.filter(({ lineId }) => lineId === part.id).toSorted((a, b) => a.quantity - b.quantity);
  const at = needed === null ? -1 : partLines.findLastIndex(({ quantity }) => quantity <= needed);
  const applicableLine = partLines[at];
  const moq = findStatedValue(partLines, applicableLine, 'moq', (a, b) => a === b);
  const bandRule = chooseBandRule(partLines, applicableLine, needed, moq);
  const pricedLine = bandRule === 'within_band' ? applicableLine : undefined;
  const nextLine = pricedLine && partLines[at + 1];
  const quoted = {
    ...common,
    bandRule,
    pricedFrom: pricedLine?.quantity ?? null,
    pricedTo: nextLine ? nextLine.quantity - 1 : null,
    unitPrice: pricedLine?.unitPrice ?? null,
    toolingCost: findStatedValue(partLines, applicableLine, 'toolingCost', isSamePrice),
    moq,
    leadTimeDays: applicableLine?.leadTimeDays ?? null,
  };
  return { ...quoted, unknowns: listUnknowns(quoted, partLines[0], applicableLine) };
}

function chooseBandRule(
  lines: readonly QuoteLine[],
  applicableLine: QuoteLine | undefined,
  needed: number | null,
  moq: number | null,
): BandRule {
  if (!lines.length) return 'not_quoted';
  if (needed === null) return 'pieces_unknown';
  if (moq !== null && needed < moq) return 'below_moq';
  return applicableLine ? 'within_band' : 'below_first_band';
}

function listUnknowns(
  { needed, moq, toolingCost, leadTimeDays }: Omit<QuotedPart, 'unknowns'>,
  lowestLine: QuoteLine | undefined,
  applicableLine: QuoteLine | undefined,
): PartUnknown[] {
  const unknowns: PartUnknown[] = [];
  const add = (code: PartUnknown['code'], message: string) => unknowns.push({ code, message });
  if (needed === null)
    add(
      'quantity_per_unit_not_stated',
      'the quantity per unit is not stated, so its price at this quantity is unknown',
    );
  if (!lowestLine) {
    add('part_not_quoted', 'not quoted');
    return unknowns;
  }
  if (needed !== null && !applicableLine)
    add('below_first_band', `no price for ${needed}: the quote starts at ${lowestLine.quantity}`);
  if (needed !== null && moq !== null && needed < moq)
    add('below_moq', `no price for ${needed}: the minimum order quantity is ${moq}`);
  if (applicableLine?.unitPrice === null)
    add('unit_price_not_stated', `no unit price is stated for ${applicableLine.quantity} and above`);
  if (toolingCost === null) add('tooling_cost_not_stated', 'the tooling cost is not stated');
  if (moq === null) add('moq_not_stated', 'the minimum order quantity is not stated');
  if (leadTimeDays === null) add('lead_time_not_stated', 'the lead time at this quantity is not stated');
  return unknowns;
}

/** For values independent of quantity: that of the applicable line, else the value on which all lines that state one agree. */
function findStatedValue<K extends 'moq' | 'toolingCost'>(
  lines: readonly QuoteLine[],
  applicableLine: QuoteLine | undefined,
  field: K,
  isEqual: (one: NonNullable<QuoteLine[K]>, other: NonNullable<QuoteLine[K]>) => boolean,
): QuoteLine[K] | null {
  const own = applicableLine?.[field] ?? null;
  if (own !== null) return own;
  const [first, ...others] = lines.map((line) => line[field]).filter((value) => value != null);
  return first !== undefined && others.every((other) => isEqual(first, other)) ? first : null;
}
