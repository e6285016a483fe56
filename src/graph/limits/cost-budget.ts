import type { ExecutionResult } from 'graphql';
import type { Context } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import { computeCost, estimateCost, type PricedField } from './cost.ts';
import { maxCost, queryTooComplex } from './limits.ts';

/** What a credential may still spend, as the gate answers; null for callers without one. */
export type Budget = Awaited<ReturnType<Context['auth']['charge']>>;

/** What an answer says of its cost: `extensions.cost`. What nobody knows is null. */
export type Cost = {
  requested: number | null;
  actual: number;
  limit: number | null;
  remaining: number | null;
  resetSeconds: number | null;
};

/** What one execution may cost, and from where it is paid. */
export class CostBudgetTracker {
  readonly #points: Budget | null;
  readonly #priced: readonly PricedField[] | null;
  readonly #requested: number | null;
  readonly #taken: number;
  #started = false;

  /** `taken` are the points that were asked for. */
  constructor(points: Budget | null, priced: readonly PricedField[] | null, taken = 0) {
    this.#points = points;
    this.#priced = priced;
    this.#requested = priced && estimateCost(priced);
    this.#taken = points?.charged ? taken : 0;
  }

  /** Throws what stands against an execution. */
  start(): void {
    if (this.#requested! > maxCost) throw queryTooComplex('cost', this.#requested!);
    if (this.#points?.charged === false) throw costLimitReached(this.#points, this.#requested!);
    this.#started = true;
  }

  /** The same once more, for the next event of a stream. */
  async chargeNext({ auth }: Context): Promise<CostBudgetTracker> {
    const taken = this.#requested!;
    const points = this.#points && (await auth.charge(this.#points.bucket, taken, this.#points.limit));
    return new CostBudgetTracker(points, this.#priced, taken);
  }

  /**
   * Gives back what the answer did not need. One that tells of failures is paid in full, for the work was done; one that
   * the service itself failed, or that was refused before any work, costs nothing. Null where nothing is known of a cost.
   */
  settle({ data, errors }: ExecutionResult, ctx: Context): Cost | null {
    const requested = this.#requested;
    const points = this.#points;
    if (requested === null && points === null) return null;
    const isNothing = !this.#started || data === undefined || ctx.failed;
    const actual = isNothing ? 0 : data && !errors?.length ? computeCost(this.#priced!, data) : requested!;
    const unused = Math.max(0, this.#taken - actual);
    if (points && unused) ctx.later(() => ctx.auth.refund(points, unused));
    return {
      requested,
      actual,
      limit: points?.limit ?? null,
      remaining: points && points.left + unused,
      resetSeconds: points?.resetSeconds ?? null,
    };
  }
}

const costLimitReached = ({ limit: max, retryAfterSeconds }: Budget, cost: number) =>
  new DomainError('cost_limited', `Too many points: graphql_points_per_minute is ${max}. This costs ${cost}.`, {
    limit: 'graphql_points_per_minute',
    max,
    windowSeconds: 60,
    retryAfterSeconds,
    cost,
  });
