import type { InvitationRow } from '../rfq.queries.ts';
import { addPrices, multiplyPrice } from '../supplier-quotes/money.rules.ts';
import {
  computeQuotedPart,
  type NumberRange,
  type Part,
  type QuotedPart,
} from '../supplier-quotes/quoted-part.rules.ts';
import type { QuoteRow } from '../supplier-quotes/supplier-quote.queries.ts';
import type { Unknown } from './unknown.rules.ts';

/** Null means unknown; `unknowns` lists the reasons. */
export type ComparisonColumn = {
  quoteId: string;
  factoryId: string;
  factoryName: string;
  version: number;
  receivedAt: string;
  validUntil: string | null;
  currency: string;
  incoterm: QuoteRow['offer']['incoterm'];
  namedPlace: string | null;
  unitPrice: string | null;
  goodsTotal: string | null;
  toolingCost: string | null;
  total: string | null;
  /** In units. */
  moq: number | null;
  leadTimeDays: NumberRange | null;
  landedUnitUsd: NumberRange | null;
  landedBasis: string | null;
  parts: QuotedPart[];
  unknowns: Unknown[];
};

export type WithoutQuote = Pick<InvitationRow, 'factoryId' | 'factoryName' | 'status'> & { note: string };

const dayMs = 24 * 3600_000;

/** Ordered by supplier name, so that the order implies no ranking. */
export const filterLiveQuotes = (quotes: readonly QuoteRow[], asOf: string): QuoteRow[] =>
  filterCurrentQuotes(quotes, asOf).filter((quote) => !isExpired(quote, asOf));

/** The version of each supplier that was not superseded or withdrawn at the end of the day, expired or not. */
export function filterCurrentQuotes(quotes: readonly QuoteRow[], asOf: string): QuoteRow[] {
  const end = new Date(Date.parse(asOf) + dayMs).toISOString();
  const isCurrent = ({ createdAt, supersededAt, withdrawnAt }: QuoteRow) =>
    createdAt < end && (supersededAt === null || supersededAt >= end) && (withdrawnAt === null || withdrawnAt >= end);
  return quotes.filter(isCurrent).toSorted(compareFactoryNames);
}

export const isExpired = ({ validUntil }: Pick<QuoteRow, 'validUntil'>, asOf: string): boolean =>
  validUntil !== null && validUntil < asOf;

export const compareFactoryNames = (
  a: { factoryName: string; factoryId: string },
  b: { factoryName: string; factoryId: string },
) => a.factoryName.localeCompare(b.factoryName, 'en') || (a.factoryId < b.factoryId ? -1 : 1);

export function computeComparisonColumn(quote: QuoteRow, request: readonly Part[], quantity: number): ComparisonColumn {
  const { offer, validUntil } = quote;
  const { currency, incoterm, namedPlace, lines } = offer;
  const parts = request.map((part) => computeQuotedPart(part, lines, quantity, request.length === 1));
  const unlinked = lines.filter(({ lineId }) => lineId === null);
  const unitPrice = combineKnown(
    parts.map(({ unitPrice, perUnit }) =>
      unitPrice === null || perUnit === null ? null : multiplyPrice(unitPrice, perUnit),
    ),
    addPrices,
  );
  const toolingCost = combineKnown(
    parts.map(({ toolingCost }) => toolingCost),
    addPrices,
  );
  const goodsTotal = unitPrice === null || unlinked.length ? null : multiplyPrice(unitPrice, quantity);
  const unknowns: Unknown[] = parts.flatMap(({ name, unknowns }) =>
    unknowns.map(({ code, message }) => ({ code, subject: name, message: `${name}: ${message}.` })),
  );
  for (const { description } of unlinked)
    unknowns.push({
      code: 'line_not_linked',
      subject: description,
      message: `Not included, because it is not linked to a part: ${description}.`,
    });
  if (incoterm === null)
    unknowns.push({
      code: 'incoterm_not_stated',
      subject: null,
      message: 'The delivery term is not stated, so it is unknown what the price includes.',
    });
  if (validUntil === null)
    unknowns.push({ code: 'validity_not_stated', subject: null, message: 'The validity date is not stated.' });
  return {
    quoteId: quote.id,
    factoryId: quote.factoryId,
    factoryName: quote.factoryName,
    version: quote.version,
    receivedAt: quote.receivedAt,
    validUntil,
    currency,
    incoterm,
    namedPlace,
    unitPrice,
    goodsTotal,
    toolingCost,
    total: goodsTotal === null || toolingCost === null ? null : addPrices([goodsTotal, toolingCost]),
    moq: combineKnown(
      parts.map(({ moq, perUnit }) => (moq === null || perUnit === null ? null : Math.ceil(moq / perUnit))),
      (all) => Math.max(...all),
    ),
    leadTimeDays: combineKnown(
      parts.map(({ leadTimeDays }) => leadTimeDays),
      findSlowest,
    ),
    landedUnitUsd: null,
    landedBasis: null,
    parts,
    unknowns,
  };
}

const combineKnown = <V>(values: readonly (V | null)[], of: (all: V[]) => V): V | null => {
  const known = values.filter((value) => value !== null);
  return known.length === values.length ? of(known) : null;
};

const findSlowest = (all: NumberRange[]): NumberRange => ({
  low: Math.max(...all.map(({ low }) => low)),
  high: Math.max(...all.map(({ high }) => high)),
});

export const listWithoutQuote = (
  invitations: readonly InvitationRow[],
  quotes: readonly QuoteRow[],
  live: readonly QuoteRow[],
): WithoutQuote[] =>
  invitations
    .filter(({ id }) => !live.some(({ invitationId }) => invitationId === id))
    .map(({ id, factoryId, factoryName, status }) => ({
      factoryId,
      factoryName,
      status,
      note: quotes.some(({ invitationId }) => invitationId === id)
        ? 'No quote is valid on this day.'
        : 'No quote is recorded.',
    }))
    .toSorted(compareFactoryNames);

export const comparisonNote =
  'Ordered by name, not ranked. Prices are in the currency of each quote and are not converted. Null means unknown; `unknowns` lists what is missing. Nothing here is binding.';
