import type { Classifier } from './candidate.rules.ts';

declare module '#kernel/context.ts' {
  interface Context {
    /** Made from the schedule and its tables when it is first needed. */
    tariffClassifier: () => Classifier;
  }
}
