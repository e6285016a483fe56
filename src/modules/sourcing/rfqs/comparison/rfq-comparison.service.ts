import { assertAccess } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { isOpen } from '#modules/logistics/shipping/duty/duty-stack.rules.ts';
import { isCovered } from '#modules/logistics/shipping/duty/duty-tables.rules.ts';
import { estimateShipping } from '#modules/logistics/shipping/shipping.service.ts';
import { readInvitations, readLines, readRfq } from '../rfq.queries.ts';
import { divideByQuantity } from '../supplier-quotes/money.rules.ts';
import { readQuotes } from '../supplier-quotes/supplier-quote.queries.ts';
import {
  describeExclusions,
  describeUncovered,
  generalDutyNotKnown,
  resolveDutyDate,
  toEstimateInput,
  toLandedUnknown,
} from './landed-cost.rules.ts';
import {
  type ComparisonColumn,
  computeComparisonColumn,
  filterLiveQuotes,
  listWithoutQuote,
  type WithoutQuote,
} from './rfq-comparison.rules.ts';
import type { Comparison } from './rfq-comparison.schema.ts';
import type { Unknown } from './unknown.rules.ts';

export type RfqComparison = {
  rfqId: string;
  quantity: number;
  asOf: string;
  columns: ComparisonColumn[];
  withoutQuote: WithoutQuote[];
};

export async function compareQuotes(ctx: Context, { rfqId, quantity, ...options }: Comparison): Promise<RfqComparison> {
  const shipment = options.shipment ?? null;
  if (shipment) assertAccess(ctx.viewer, { scope: 'shipping:read' });
  await readRfq(ctx, rfqId, ['id']);
  const [parts, invitations, quotes] = await Promise.all([
    readLines(ctx, rfqId),
    readInvitations(ctx, rfqId),
    readQuotes(ctx, rfqId),
  ]);
  const asOf = options.asOf ?? ctx.now().toISOString().slice(0, 10);
  const live = filterLiveQuotes(quotes, asOf);
  const columns = live.map((quote) => computeComparisonColumn(quote, parts, quantity));
  return {
    rfqId,
    quantity,
    asOf,
    columns: await Promise.all(
      columns.map(async (column) => ({
        ...column,
        ...(await estimateLandedCost(ctx, column, quantity, shipment, options.asOf)),
      })),
    ),
    withoutQuote: listWithoutQuote(invitations, quotes, live),
  };
}

type Landed = Pick<ComparisonColumn, 'landedUnitUsd' | 'landedBasis' | 'unknowns'>;

async function estimateLandedCost(
  ctx: Context,
  column: ComparisonColumn,
  quantity: number,
  shipment: Comparison['shipment'],
  day: Comparison['asOf'],
): Promise<Landed> {
  const toUnknown = (reason: Unknown): Landed => ({
    landedUnitUsd: null,
    landedBasis: null,
    unknowns: [...column.unknowns, reason],
  });
  const estimate = toEstimateInput(column, quantity, shipment ?? null);
  if ('code' in estimate) return toUnknown(estimate);
  const dutyDay = resolveDutyDate(day);
  const { duty } = ctx.shipping;
  if (!isCovered(duty, dutyDay)) return toUnknown(describeUncovered(duty));
  const { landedRange, dutyStack } = await estimateShipping(ctx, estimate.input, dutyDay);
  // Without the general duty, landed cost would be mostly freight.
  const [generalDuty] = dutyStack;
  if (!generalDuty || isOpen(generalDuty)) return toUnknown(generalDutyNotKnown);
  const { lowUsd, highUsd, excludes } = landedRange;
  if (lowUsd === null || highUsd === null)
    return toUnknown(toLandedUnknown('freight_not_known', 'no transport mode has a price for this shipment'));
  return {
    landedUnitUsd: { low: divideByQuantity(lowUsd, quantity), high: divideByQuantity(highUsd, quantity) },
    landedBasis: `Price ${estimate.incoterm}, freight and duty of ${estimate.packing}, duty as of ${dutyDay}, divided by ${quantity}.`,
    unknowns: [...column.unknowns, describeExclusions(estimate.incoterm, excludes)],
  };
}
