import type { ExecutionResult } from 'graphql';
import { assertDefined } from '#kernel/assert.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import { computeCost, estimateCost, type PricedField } from './cost.ts';
import { maxCost, queryTooComplex } from './limits.ts';

export type Budget = Awaited<ReturnType<Context['auth']['charge']>>;

export type Cost = {
  requested: number | null;
  actual: number;
  limit: number | null;
  remaining: number | null;
  resetSeconds: number | null;
};

export class CostBudgetTracker {
  readonly #budget: Budget | null;
  readonly #priced: readonly PricedField[] | null;
  readonly #requested: number | null;
  readonly #charged: number;
  #started = false;

  constructor(budget: Budget | null, priced: readonly PricedField[] | null, charged = 0) {
    this.#budget = budget;
    this.#priced = priced;
    this.#requested = priced && estimateCost(priced);
    this.#charged = budget?.charged ? charged : 0;
  }

  start(): void {
    const requested = this.#getRequested();
    if (requested > maxCost) throw queryTooComplex('cost', requested);
    if (this.#budget?.charged === false) throw costLimitReached(this.#budget, requested);
    this.#started = true;
  }

  async chargeNext({ auth }: Context): Promise<CostBudgetTracker> {
    const cost = this.#getRequested();
    const budget = this.#budget && (await auth.charge(this.#budget.bucket, cost, this.#budget.limit));
    return new CostBudgetTracker(budget, this.#priced, cost);
  }

  /**
   * A result with errors costs the full amount, because the work was done. A failure on our side, or a refusal before
   * execution, costs nothing.
   */
  settle({ data, errors }: ExecutionResult, ctx: Context): Cost | null {
    const requested = this.#requested;
    const budget = this.#budget;
    if (requested === null && budget === null) return null;
    const isFree = !this.#started || data === undefined || ctx.failed;
    const actual =
      isFree || !this.#priced || requested === null
        ? 0
        : data && !errors?.length
          ? computeCost(this.#priced, data)
          : requested;
    const unused = Math.max(0, this.#charged - actual);
    if (budget && unused) ctx.later(() => ctx.auth.refund(budget, unused));
    return {
      requested,
      actual,
      limit: budget?.limit ?? null,
      remaining: budget && budget.left + unused,
      resetSeconds: budget?.resetSeconds ?? null,
    };
  }

  #getRequested(): number {
    return assertDefined(this.#requested, 'The cost of the operation');
  }
}

const costLimitReached = ({ limit: max, retryAfterSeconds }: Budget, cost: number) =>
  new DomainError(
    'cost_limited',
    `Cost limit exceeded: graphql_points_per_minute is ${max}, and this request costs ${cost}.`,
    {
      limit: 'graphql_points_per_minute',
      max,
      windowSeconds: 60,
      retryAfterSeconds,
      cost,
    },
  );
