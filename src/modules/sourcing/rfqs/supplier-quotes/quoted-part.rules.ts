import { isSamePrice } from './money.rules.ts';
import type { QuoteLine } from './supplier-quote.schema.ts';

export type Part = { id: string; name: string; quantityPerUnit: number | null };
export type NumberRange = { low: number; high: number };

/** What a quote says of one part of the request at a quantity. What it does not say is null, and named in `unknowns`. */
export type QuotedPart = {
  lineId: string;
  name: string;
  /** Pieces for the quantity that is compared; null where the request does not say how many go into one unit. */
  needed: number | null;
  /** In one unit. */
  perUnit: number | null;
  /** The quantity of the price break that applies. */
  pricedFrom: number | null;
  unitPrice: string | null;
  toolingCost: string | null;
  moq: number | null;
  leadTimeDays: NumberRange | null;
  unknowns: string[];
};

/** Of a request with one part a quantity is of that part, where nothing else is said. */
export function computeQuotedPart(
  part: Part,
  lines: readonly QuoteLine[],
  quantity: number,
  isOnly: boolean,
): QuotedPart {
  const perUnit = part.quantityPerUnit ?? (isOnly ? 1 : null);
  const all = perUnit === null ? null : perUnit * quantity;
  const needed = all !== null && Number.isSafeInteger(all) ? all : null;
  const said = { lineId: part.id, name: part.name, needed, perUnit };
  const mine = lines.filter(({ lineId }) => lineId === part.id).toSorted((a, b) => a.quantity - b.quantity);
  const unsaid =
    needed === null ? ['how many go into one unit is not said, so its price at this quantity is not known'] : [];
  if (!mine.length) {
    const nothing = { pricedFrom: null, unitPrice: null, toolingCost: null, moq: null, leadTimeDays: null };
    return { ...said, ...nothing, unknowns: [...unsaid, 'not quoted'] };
  }
  const applied = needed === null ? undefined : mine.findLast(({ quantity }) => quantity <= needed);
  const moq = findStatedValue(mine, applied, 'moq', (a, b) => a === b);
  const toolingCost = findStatedValue(mine, applied, 'toolingCost', isSamePrice);
  const isBelow = needed !== null && moq !== null && needed < moq;
  const leadTimeDays = applied?.leadTimeDays ?? null;
  return {
    ...said,
    pricedFrom: isBelow ? null : (applied?.quantity ?? null),
    unitPrice: isBelow ? null : (applied?.unitPrice ?? null),
    toolingCost,
    moq,
    leadTimeDays,
    unknowns: [
      ...unsaid,
      ...(needed !== null && !applied ? [`no price for ${needed}: the quote starts at ${mine[0]!.quantity}`] : []),
      ...(isBelow ? [`no price for ${needed}: the minimum order is ${moq}`] : []),
      ...(applied && applied.unitPrice === null ? [`no unit price is stated from ${applied.quantity} on`] : []),
      ...(toolingCost === null ? ['tooling is not stated'] : []),
      ...(moq === null ? ['the minimum order is not stated'] : []),
      ...(leadTimeDays === null ? ['the lead time at this quantity is not stated'] : []),
    ],
  };
}

/** Of what does not depend on the quantity: what the line says that applies, else what all lines that say it agree on. */
function findStatedValue<K extends 'moq' | 'toolingCost'>(
  lines: readonly QuoteLine[],
  applied: QuoteLine | undefined,
  field: K,
  isEqual: (one: NonNullable<QuoteLine[K]>, other: NonNullable<QuoteLine[K]>) => boolean,
): QuoteLine[K] | null {
  const own = applied?.[field] ?? null;
  if (own !== null) return own;
  const [first, ...others] = lines.flatMap((line) => line[field] ?? []) as NonNullable<QuoteLine[K]>[];
  return first !== undefined && others.every((other) => isEqual(first, other)) ? first : null;
}
