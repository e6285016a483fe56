import type { ExecutionResult } from 'graphql';
import type { Context } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import { type Priced, requestedBy, spentOn } from './cost.ts';
import { mostPoints, tooComplex } from './limits.ts';

/** What a credential may still spend, as the gate answers; null for callers without one. */
export type Points = Awaited<ReturnType<Context['gate']['charge']>>;

/** What an answer says of its cost: `extensions.cost`. What nobody knows is null. */
export type Cost = {
  requested: number | null;
  actual: number;
  limit: number | null;
  remaining: number | null;
  resetSeconds: number | null;
};

/** What one execution may cost, and from where it is paid. */
export class Spending {
  readonly #points: Points | null;
  readonly #priced: readonly Priced[] | null;
  readonly #requested: number | null;
  #executed = false;

  constructor(points: Points | null, priced: readonly Priced[] | null) {
    this.#points = points;
    this.#priced = priced;
    this.#requested = priced && requestedBy(priced);
  }

  /** Throws what stands against an execution. After it the points are spent. */
  start(): void {
    if (this.#requested! > mostPoints) throw tooComplex('cost', this.#requested!);
    if (this.#points?.charged === false) throw costLimited(this.#points, this.#requested!);
    this.#executed = true;
  }

  /** The same once more, for the next event of a stream. */
  async again({ gate }: Context): Promise<Spending> {
    const points = this.#points && (await gate.charge(this.#points.bucket, this.#requested!, this.#points.limit));
    return new Spending(points, this.#priced);
  }

  /**
   * Gives back what the answer did not need. One that tells of failures is paid in full, for the work was done; one that
   * the service itself failed, or that was refused before any work, costs nothing. Null where nothing is known of a cost.
   */
  settle({ data, errors }: ExecutionResult, ctx: Context): Cost | null {
    const requested = this.#requested;
    const points = this.#points;
    if (requested === null && points === null) return null;
    const charged = this.#executed ? (requested ?? 0) : 0;
    const isNothing = data === undefined || ctx.failed;
    const actual = isNothing || !charged ? 0 : data && !errors?.length ? spentOn(this.#priced!, data) : charged;
    const unused = Math.max(0, charged - actual);
    if (points && unused) ctx.later(() => ctx.gate.refund(points, unused));
    return {
      requested,
      actual,
      limit: points?.limit ?? null,
      remaining: points && points.left + unused,
      resetSeconds: points?.resetSeconds ?? null,
    };
  }
}

const costLimited = ({ limit: max, retryAfterSeconds }: Points, cost: number) =>
  new DomainError('cost_limited', `Too many points: graphql_points_per_minute is ${max}. This costs ${cost}.`, {
    limit: 'graphql_points_per_minute',
    max,
    windowSeconds: 60,
    retryAfterSeconds,
    cost,
  });
