import type { Context } from '#kernel/context.ts';
import type { Budget } from './cost-budget.ts';

export type Admit = (cost: number) => Promise<Budget | null>;

export class Admission {
  readonly #admit: Admit;
  readonly #ctx: Context;
  #admitted: Promise<Budget | null> | undefined;

  constructor(admit: Admit, ctx: Context) {
    this.#admit = admit;
    this.#ctx = ctx;
  }

  enter(): Promise<Budget | null> {
    this.#admitted ??= this.#admit(0);
    return this.#admitted;
  }

  async charge(cost: number): Promise<Budget | null> {
    if (!this.#admitted) {
      this.#admitted = this.#admit(cost);
      return this.#admitted;
    }
    const before = await this.#admitted;
    return before && cost > 0 ? this.#ctx.auth.charge(before.bucket, cost, before.limit) : before;
  }
}
