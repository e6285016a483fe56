import { assertAccess } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { invalidField } from '#kernel/validation.ts';
import { isOpen } from '#modules/logistics/shipping/duty/duty-stack.rules.ts';
import { isCovered } from '#modules/logistics/shipping/duty/duty-tables.rules.ts';
import { estimateLandedCost } from '#modules/logistics/shipping/landed-cost/landed-cost.service.ts';
import { estimateShipping } from '#modules/logistics/shipping/shipping.service.ts';
import { readInvitations, readLines, readRfq } from '../../rfq.queries.ts';
import { readQuotes } from '../../supplier-quotes/supplier-quote.queries.ts';
import { describeUncovered, generalDutyNotKnown } from '../landed-cost.rules.ts';
import { type BreakEven, computeBreakEvens } from './break-even.rules.ts';
import { type Draft, draftSuppliers, type Supplier, toCell } from './matrix.rules.ts';
import type { ExchangeRate, MatrixInput, MatrixShipment } from './matrix.schema.ts';
import {
  type MatrixLanded,
  toImportLanded,
  toLandedInput,
  toUnknownLanded,
  toUsEstimate,
  toUsLanded,
  withoutShipment,
} from './matrix-landed.rules.ts';

export type ComparisonMatrix = {
  rfqId: string;
  title: string;
  asOf: string;
  quantities: number[];
  exchangeRates: ExchangeRate[];
  suppliers: Supplier[];
  breakEvens: () => BreakEven[];
};

export async function compareAtQuantities(ctx: Context, { rfqId, ...terms }: MatrixInput): Promise<ComparisonMatrix> {
  const shipment = terms.shipment ?? null;
  if (shipment) assertAccess(ctx.viewer, { scope: 'shipping:read' });
  const today = ctx.now().toISOString().slice(0, 10);
  assertTerms(ctx, terms, today);
  const asOf = terms.asOf ?? today;
  const { quantities, fxRates } = terms;
  const request = await readRfq(ctx, rfqId, ['id', 'title', 'status', 'quoteBy']);
  const [parts, invitations, quotes] = await Promise.all([
    readLines(ctx, rfqId),
    readInvitations(ctx, rfqId),
    readQuotes(ctx, rfqId),
  ]);
  const given = { quantities, fxRates, asOf };
  const drafted = draftSuppliers(request, parts, invitations, quotes, given);
  const suppliers = drafted.map(async ({ drafts, ...supplier }) => ({
    ...supplier,
    cells: await Promise.all(
      drafts.map(async (draft) => toCell(draft, await estimateLanded(ctx, draft, shipment, asOf))),
    ),
  }));
  const compared = drafted.flatMap(({ quote }) => quote ?? []);
  return {
    ...{ rfqId, title: request.title, asOf, quantities, exchangeRates: fxRates },
    suppliers: await Promise.all(suppliers),
    breakEvens: () => computeBreakEvens(compared, parts, given),
  };
}

function assertTerms(ctx: Context, { fxRates, shipment }: Omit<MatrixInput, 'rfqId'>, today: string): void {
  const later = fxRates.findIndex((rate) => rate.asOf > today);
  if (later >= 0) throw invalidField(`/fxRates/${later}/asOf`, 'The day of a rate must not be in the future.');
  const country = shipment?.destination.country ?? 'US';
  const covered = new Set(['US', ...ctx.shipping.imports.taxes.map(({ country }) => country)]);
  if (covered.has(country)) return;
  throw invalidField('/shipment/destination/country', 'The tables do not cover this country.', {
    code: 'invalid_enum',
    allowed: [...covered].toSorted(),
  });
}

/** A factory without a quote has no landed cost, and its cell says so already. */
async function estimateLanded(
  ctx: Context,
  draft: Draft,
  shipment: MatrixShipment | null,
  asOf: string,
): Promise<MatrixLanded> {
  if (!draft.quoted) return { ...withoutShipment, unknowns: [] };
  if (!shipment) return withoutShipment;
  return shipment.destination.country === 'US'
    ? estimateUsLanded(ctx, draft, shipment, asOf)
    : estimateImportLanded(ctx, draft, shipment, asOf);
}

async function estimateUsLanded(
  ctx: Context,
  draft: Draft,
  shipment: MatrixShipment,
  asOf: string,
): Promise<MatrixLanded> {
  const request = toUsEstimate(draft, shipment);
  if ('code' in request) return toUnknownLanded(shipment, request);
  const { duty } = ctx.shipping;
  if (!isCovered(duty, asOf)) return toUnknownLanded(shipment, describeUncovered(duty));
  const estimate = await estimateShipping(ctx, request.input, asOf);
  // Without the general duty, landed cost would be mostly freight.
  const [generalDuty] = estimate.dutyStack;
  if (!generalDuty || isOpen(generalDuty)) return toUnknownLanded(shipment, generalDutyNotKnown);
  return toUsLanded(estimate, request.input.declaredValueUsd ?? 0, { ...request, quantity: draft.quantity, asOf });
}

function estimateImportLanded(ctx: Context, draft: Draft, shipment: MatrixShipment, asOf: string): MatrixLanded {
  const request = toLandedInput(draft, shipment);
  if ('code' in request) return toUnknownLanded(shipment, request);
  const landed = estimateLandedCost(ctx, request.input, asOf);
  return toImportLanded(landed, request.input.goodsValueUsd ?? 0, { ...request, quantity: draft.quantity, asOf });
}
