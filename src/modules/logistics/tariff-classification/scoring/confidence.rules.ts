import { type ClassificationTables, confidenceFeatures } from '../classification-table.schema.ts';

export type Features = Record<(typeof confidenceFeatures)[number], number>;

export type Confidence = { estimate: (features: Features) => number; toScore: (estimate: number) => number };

/** A logistic regression over judged descriptions, and the scale from its estimates to scores. */
export function createConfidence({ confidence, scores }: ClassificationTables): Confidence {
  const estimate = (features: Features): number => {
    let sum = 0;
    for (const name of confidenceFeatures) sum += confidence[name] * features[name];
    return 1 / (1 + Math.exp(-sum));
  };
  /** Linear between the rows of the scale. */
  const toScore = (estimated: number): number => {
    const high = scores.findIndex((row) => row.estimate >= estimated);
    const [from, to] = [scores[high - 1], scores[high]];
    if (!from || !to) return (to ?? scores.at(-1))?.score ?? 0;
    return from.score + ((estimated - from.estimate) / (to.estimate - from.estimate)) * (to.score - from.score);
  };
  return { estimate, toScore };
}
