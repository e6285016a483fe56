import { isSamePrice } from './money.rules.ts';
import type { QuoteLine } from './supplier-quote.schema.ts';

export type Part = { id: string; name: string; quantityPerUnit: number | null };
export type NumberRange = { low: number; high: number };

export type QuotedPart = {
  lineId: string;
  name: string;
  /** Pieces required for the compared quantity; null if the request does not state the quantity per unit. */
  needed: number | null;
  perUnit: number | null;
  pricedFrom: number | null;
  unitPrice: string | null;
  toolingCost: string | null;
  moq: number | null;
  leadTimeDays: NumberRange | null;
  unknowns: string[];
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
  const missingPerUnit =
    needed === null ? ['the quantity per unit is not stated, so its price at this quantity is unknown'] : [];
  const [lowestLine] = partLines;
  if (!lowestLine) {
    const notQuoted = { pricedFrom: null, unitPrice: null, toolingCost: null, moq: null, leadTimeDays: null };
    return { ...common, ...notQuoted, unknowns: [...missingPerUnit, 'not quoted'] };
  }
  const applicableLine = needed === null ? undefined : partLines.findLast(({ quantity }) => quantity <= needed);
  const moq = findStatedValue(partLines, applicableLine, 'moq', (a, b) => a === b);
  const toolingCost = findStatedValue(partLines, applicableLine, 'toolingCost', isSamePrice);
  const isBelow = needed !== null && moq !== null && needed < moq;
  const leadTimeDays = applicableLine?.leadTimeDays ?? null;
  return {
    ...common,
    pricedFrom: isBelow ? null : (applicableLine?.quantity ?? null),
    unitPrice: isBelow ? null : (applicableLine?.unitPrice ?? null),
    toolingCost,
    moq,
    leadTimeDays,
    unknowns: [
      ...missingPerUnit,
      ...(needed !== null && !applicableLine
        ? [`no price for ${needed}: the quote starts at ${lowestLine.quantity}`]
        : []),
      ...(isBelow ? [`no price for ${needed}: the minimum order quantity is ${moq}`] : []),
      ...(applicableLine && applicableLine.unitPrice === null
        ? [`no unit price is stated for ${applicableLine.quantity} and above`]
        : []),
      ...(toolingCost === null ? ['the tooling cost is not stated'] : []),
      ...(moq === null ? ['the minimum order quantity is not stated'] : []),
      ...(leadTimeDays === null ? ['the lead time at this quantity is not stated'] : []),
    ],
  };
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
