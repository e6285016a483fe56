import type { Classifier } from './candidate.rules.ts';

declare module '#kernel/context.ts' {
  interface Context {
    /** Built on first use. */
    tariffClassifier: () => Classifier;
  }
}
