import { assertAccess } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { isOpen } from '#modules/logistics/shipping/duty/duty-stack.rules.ts';
import { describeCoverage, isCovered } from '#modules/logistics/shipping/duty/duty-tables.rules.ts';
import { estimateShipping } from '#modules/logistics/shipping/shipping.service.ts';
import { readInvitations, readLines, readRfq } from '../rfq.queries.ts';
import { divideByQuantity } from '../supplier-quotes/money.rules.ts';
import { readQuotes } from '../supplier-quotes/supplier-quote.queries.ts';
import { describeExclusions, resolveDutyDate, toEstimateInput } from './landed-cost.rules.ts';
import {
  type ComparisonColumn,
  computeComparisonColumn,
  filterLiveQuotes,
  listWithoutQuote,
  type WithoutQuote,
} from './rfq-comparison.rules.ts';
import type { Comparison } from './rfq-comparison.schema.ts';

export type RfqComparison = {
  rfqId: string;
  quantity: number;
  asOf: string;
  columns: ComparisonColumn[];
  withoutQuote: WithoutQuote[];
};

/** What each supplier's quote says at a quantity, side by side. */
export async function compareQuotes(ctx: Context, { rfqId, quantity, ...given }: Comparison): Promise<RfqComparison> {
  const shipment = given.shipment ?? null;
  if (shipment) assertAccess(ctx.viewer, { scope: 'shipping:read' });
  await readRfq(ctx, rfqId, ['id']);
  const [parts, invitations, quotes] = await Promise.all([
    readLines(ctx, rfqId),
    readInvitations(ctx, rfqId),
    readQuotes(ctx, rfqId),
  ]);
  const asOf = given.asOf ?? ctx.now().toISOString().slice(0, 10);
  const live = filterLiveQuotes(quotes, asOf);
  const columns = live.map((quote) => computeComparisonColumn(quote, parts, quantity));
  return {
    rfqId,
    quantity,
    asOf,
    columns: await Promise.all(
      columns.map(async (column) => ({
        ...column,
        ...(await estimateLandedCost(ctx, column, quantity, shipment, given.asOf)),
      })),
    ),
    withoutQuote: listWithoutQuote(invitations, quotes, live),
  };
}

type Landed = Pick<ComparisonColumn, 'landedUnitUsd' | 'landedBasis' | 'unknowns'>;

/** Freight and duty of an estimate on the price of the quote. The day of a quote is that of the duty, where it was named. */
async function estimateLandedCost(
  ctx: Context,
  column: ComparisonColumn,
  quantity: number,
  shipment: Comparison['shipment'],
  day: Comparison['asOf'],
): Promise<Landed> {
  const unknown = (why: string): Landed => ({
    landedUnitUsd: null,
    landedBasis: null,
    unknowns: [...column.unknowns, why],
  });
  const question = toEstimateInput(column, quantity, shipment ?? null);
  if (typeof question === 'string') return unknown(question);
  const dutyDay = resolveDutyDate(day);
  const { duty } = ctx.shipping;
  if (!isCovered(duty, dutyDay))
    return unknown(`Landed cost is not known: our tables of duty are for ${describeCoverage(duty)}.`);
  const { landedRange, dutyStack } = await estimateShipping(ctx, question.input, dutyDay);
  // Its first layer is the general duty: without that, what would be shown is mostly freight.
  if (isOpen(dutyStack[0]!))
    return unknown('Landed cost is not known: the general duty is not. It needs the tariff number (hts) of the goods.');
  const { lowUsd, highUsd, excludes } = landedRange;
  if (lowUsd === null || highUsd === null)
    return unknown('Landed cost is not known: no mode has a price for this shipment.');
  return {
    landedUnitUsd: { low: divideByQuantity(lowUsd, quantity), high: divideByQuantity(highUsd, quantity) },
    landedBasis: `Price ${column.incoterm}, freight and duty of ${question.packing}, duty as of ${dutyDay}, divided by ${quantity}.`,
    unknowns: [...column.unknowns, describeExclusions(column.incoterm!, excludes)],
  };
}
