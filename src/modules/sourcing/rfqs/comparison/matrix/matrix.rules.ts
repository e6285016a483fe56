import type { InvitationRow, RfqRow } from '../../rfq.queries.ts';
import type { Part, QuotedPart } from '../../supplier-quotes/quoted-part.rules.ts';
import type { QuoteRow } from '../../supplier-quotes/supplier-quote.queries.ts';
import {
  type ComparisonColumn,
  compareFactoryNames,
  computeComparisonColumn,
  filterCurrentQuotes,
  isExpired,
} from '../rfq-comparison.rules.ts';
import { describeUnknown, type Unknown, type UnknownRecord } from '../unknown.rules.ts';
import { type Amounts, convertAmounts, describeMissingRate, findRate, toAmounts } from './amounts.rules.ts';
import type { AnswerState, ExchangeRate, QuoteValidity } from './matrix.schema.ts';
import type { MatrixLanded } from './matrix-landed.rules.ts';

export type Cell = Pick<ComparisonColumn, 'moq' | 'leadTimeDays' | 'parts'> & {
  quantity: number;
  /** In the currency of the quote; null without a quote. */
  quoted: Amounts | null;
  usd: Amounts | null;
  landed: MatrixLanded;
  unknowns: UnknownRecord[];
};

export type Supplier = Pick<InvitationRow, 'factoryId' | 'factoryName' | 'respondedAt'> & {
  answerState: AnswerState;
  quote: QuoteRow | null;
  validity: QuoteValidity | null;
  cells: Cell[];
};

/** A supplier at a quantity, before landed cost. */
export type Draft = Omit<Cell, 'landed' | 'unknowns'> & {
  incoterm: ComparisonColumn['incoterm'];
  unknowns: Unknown[];
};

type SupplierDraft = Omit<Supplier, 'cells'> & { drafts: Draft[] };

type Request = Pick<RfqRow, 'status' | 'quoteBy'>;
type Given = { quantities: readonly number[]; fxRates: readonly ExchangeRate[]; asOf: string };

/** One for each invited factory, ordered by name, so that the order implies no ranking. */
export function draftSuppliers(
  request: Request,
  parts: readonly Part[],
  invitations: readonly InvitationRow[],
  quotes: readonly QuoteRow[],
  given: Given,
): SupplierDraft[] {
  const current = filterCurrentQuotes(quotes, given.asOf);
  return invitations
    .map((invitation): SupplierDraft => {
      const { factoryId, factoryName, respondedAt } = invitation;
      const quote = current.find(({ invitationId }) => invitationId === invitation.id) ?? null;
      const answerState = toAnswerState(invitation, quote, request, given.asOf);
      return {
        ...{ factoryId, factoryName, respondedAt, answerState, quote },
        validity: quote && toValidity(quote, given.asOf),
        drafts: given.quantities.map((quantity) =>
          quote ? draftCell(quote, parts, quantity, given) : draftEmptyCell(quantity, invitation, answerState),
        ),
      };
    })
    .toSorted(compareFactoryNames);
}

function draftCell(quote: QuoteRow, request: readonly Part[], quantity: number, { fxRates, asOf }: Given): Draft {
  const column = computeComparisonColumn(quote, request, quantity);
  const { currency, incoterm, moq, leadTimeDays, parts, unknowns } = column;
  const rate = findRate(fxRates, currency);
  return {
    ...{ quantity, incoterm, moq, leadTimeDays, parts },
    quoted: toAmounts(column, quantity),
    usd: rate && convertAmounts(column, quantity, rate),
    unknowns: [
      ...(isExpired(quote, asOf) ? [describeExpiry(quote)] : []),
      ...unknowns,
      ...(rate ? [] : [describeMissingRate(currency)]),
    ],
  };
}

const draftEmptyCell = (quantity: number, { status }: Pick<InvitationRow, 'status'>, state: AnswerState): Draft => ({
  ...{ quantity, incoterm: null, moq: null, leadTimeDays: null, parts: [], quoted: null, usd: null },
  unknowns: [
    {
      code: 'no_quote',
      subject: null,
      message: `No quote is recorded: ${status === 'quoted' ? withdrawnText : answerStateTexts[state]}.`,
    },
  ],
});

export const describeExpiry = ({ factoryName, validUntil }: Pick<QuoteRow, 'factoryName' | 'validUntil'>): Unknown => ({
  code: 'quote_expired',
  subject: factoryName,
  message: `The quote of ${factoryName} was valid until ${validUntil}.`,
});

export const toCell = ({ incoterm: _, unknowns, ...draft }: Draft, landed: MatrixLanded): Cell => ({
  ...draft,
  landed,
  unknowns: [...unknowns, ...landed.unknowns].map(describeUnknown),
});

const toValidity = (quote: QuoteRow, asOf: string): QuoteValidity => {
  if (quote.validUntil === null) return 'not_stated';
  return isExpired(quote, asOf) ? 'expired' : 'valid';
};

function toAnswerState(
  { status }: Pick<InvitationRow, 'status'>,
  quote: QuoteRow | null,
  request: Request,
  asOf: string,
): AnswerState {
  if (quote) return 'quoted';
  switch (status) {
    case 'pending':
    case 'queued':
      return 'invited';
    case 'sent':
      return isOver(request, asOf) ? 'no_answer' : 'sent';
    case 'quoted':
      return 'answered';
    default:
      return status;
  }
}

const isOver = ({ status, quoteBy }: Request, asOf: string): boolean =>
  status === 'closed' || (quoteBy !== null && quoteBy < asOf);

const withdrawnText = 'what the factory had quoted was withdrawn';
const answerStateTexts: Record<AnswerState, string> = {
  invited: 'the message has not left yet',
  sent: 'the message was handed over, and the time for an answer is not over',
  failed: 'no message was sent',
  revoked: 'the disclosure to the factory was revoked',
  expired: 'the request was closed before its message left',
  no_answer: 'the time for an answer is over',
  answered: 'the factory answered, and none of its answers has been accepted',
  declined: 'the factory declined',
  quoted: 'the factory quoted',
};

/** Which price break applies to the pieces, in words. */
export function describeBand({ bandRule, needed, moq, pricedFrom, pricedTo, unitPrice }: QuotedPart): string {
  switch (bandRule) {
    case 'within_band': {
      const band =
        pricedTo === null ? `at or above the last price break, ${pricedFrom}` : `${pricedFrom} to ${pricedTo}`;
      const priced = unitPrice === null ? 'that break states no unit price' : 'its price applies';
      return pricedTo === null
        ? `${needed} pieces are ${band}: ${priced}.`
        : `${needed} pieces are within the band ${band}, whose break is the highest not above them: ${priced}.`;
    }
    case 'below_moq':
      return `No price applies: ${needed} pieces are below the minimum order quantity, ${moq}.`;
    case 'below_first_band':
      return `No price applies: ${needed} pieces are below the first price break.`;
    case 'not_quoted':
      return 'No price applies: the part is not quoted.';
    case 'pieces_unknown':
      return 'No price applies: the request does not state how many pieces one unit needs.';
  }
}

export const matrixNote =
  'Ordered by name, not ranked. Amounts are converted only by the given rates. Null means unknown; `unknowns` says what is missing and how to settle it. Nothing here is binding.';
