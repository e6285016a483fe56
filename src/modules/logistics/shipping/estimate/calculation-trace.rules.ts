import { evaluateFormula, type Inputs } from './formula.rules.ts';

/**
 * `formula` yields `value` from `inputs` alone. `path` is its place in the response, `source` the origin of the inputs.
 */
export type Figure = { path: string; value: number; formula: string; inputs: Inputs; source: string };

/** Computes each figure and keeps its formula, so that a figure and its explanation cannot differ. */
export class CalculationTrace {
  readonly #figures: Figure[] | null;

  /** Without `figures` it only computes: an estimate of 50 cartons has 300 of them, and few callers ask for them. */
  constructor(figures: Figure[] | null = null) {
    this.#figures = figures;
  }

  /** `value` is that of a formula which was evaluated before. */
  record(
    path: string,
    formula: string,
    inputs: Inputs,
    source: string,
    value = evaluateFormula(formula, inputs),
  ): number {
    this.#figures?.push({ path, value, formula, inputs, source });
    return value;
  }
}
