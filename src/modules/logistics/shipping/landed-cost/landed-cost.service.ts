import type { Context } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import { invalidField } from '#kernel/validation.ts';
import { computeLandedCost, type LandedCost } from './landed-cost.rules.ts';
import type { LandedCostInput } from './landed-cost.schema.ts';

export function estimateLandedCost(ctx: Context, input: LandedCostInput, asOf?: string): LandedCost {
  if (!input.cartons && !input.totals)
    throw new DomainError('missing_facts', 'Either cartons or totals is required.', { missing: ['cartons', 'totals'] });
  const { shipping } = ctx;
  const landed = computeLandedCost(shipping, input, asOf ?? ctx.now().toISOString().slice(0, 10));
  if (landed) return landed;
  const covered = [...new Set(shipping.imports.taxes.map(({ country }) => country))].toSorted();
  throw invalidField('/country', 'The tables do not cover this country; shippingEstimate is for the United States.', {
    code: 'invalid_enum',
    allowed: covered,
  });
}
