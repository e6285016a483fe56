import { evaluateFormula, type Inputs } from './formula.rules.ts';

/**
 * A number and how it came about: `formula` gives `value` from `inputs` alone. `path` is where an answer shows it, and
 * `source` says where the inputs come from.
 */
export type Figure = { path: string; value: number; formula: string; inputs: Inputs; source: string };

/** Works numbers out and keeps how: a figure and its explanation cannot differ. */
export class Ledger {
  readonly figures: Figure[] = [];

  enter(path: string, formula: string, inputs: Inputs, source: string): number {
    const value = evaluateFormula(formula, inputs);
    this.figures.push({ path, value, formula, inputs, source });
    return value;
  }
}
