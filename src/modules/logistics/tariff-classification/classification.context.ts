import type { Classifier } from './candidate.rules.ts';

declare module '#kernel/context.ts' {
  interface Context {
    tariffClassifier: () => Classifier;
  }
}
