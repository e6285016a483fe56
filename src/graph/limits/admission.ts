import type { Context } from '#kernel/context.ts';
import type { Budget } from './cost-budget.ts';

/** Authenticates the caller, counts the request and charges its cost. Throws 401 and 429. */
export type Admit = (cost: number) => Promise<Budget | null>;

/** Counts a request once, whichever step needs its caller first. */
export class Admission {
  readonly #admit: Admit;
  readonly #ctx: Context;
  #admitted: Promise<Budget | null> | undefined;

  constructor(admit: Admit, ctx: Context) {
    this.#admit = admit;
    this.#ctx = ctx;
  }

  /** Authenticates and counts the request. Returns the caller's budget, null without a credential. */
  enter(): Promise<Budget | null> {
    this.#admitted ??= this.#admit(0);
    return this.#admitted;
  }

  /** Charges cost: in the same round trip if the request is not counted yet, else in another. */
  async charge(cost: number): Promise<Budget | null> {
    if (!this.#admitted) {
      this.#admitted = this.#admit(cost);
      return this.#admitted;
    }
    const before = await this.#admitted;
    return before && cost > 0 ? this.#ctx.auth.charge(before.bucket, cost, before.limit) : before;
  }
}
