import type { Context } from '#kernel/context.ts';
import type { Budget } from './cost-budget.ts';

/** Finds the caller, counts the request and charges points, all at once. Throws 401 and 429. */
export type Admit = (points: number) => Promise<Budget | null>;

/** A request is counted once, whoever needs to know its caller first. */
export class Admission {
  readonly #admit: Admit;
  readonly #ctx: Context;
  #admitted: Promise<Budget | null> | undefined;

  constructor(admit: Admit, ctx: Context) {
    this.#admit = admit;
    this.#ctx = ctx;
  }

  /** Finds the caller and counts the request. Answers the caller's points, null without a credential. */
  enter(): Promise<Budget | null> {
    this.#admitted ??= this.#admit(0);
    return this.#admitted;
  }

  /** Charges points: in the same round trip where the request is not counted yet, else in one of their own. */
  async charge(points: number): Promise<Budget | null> {
    if (!this.#admitted) {
      this.#admitted = this.#admit(points);
      return this.#admitted;
    }
    const before = await this.#admitted;
    return before && points > 0 ? this.#ctx.auth.charge(before.bucket, points, before.limit) : before;
  }
}
