import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { findCandidates } from '#modules/logistics/tariff-classification/candidate.rules.ts';
import { confidenceFeatures } from '#modules/logistics/tariff-classification/classification-table.schema.ts';
import type { Features } from '#modules/logistics/tariff-classification/scoring/confidence.rules.ts';
import { classifier } from '../../unit/tariff-classification/classifier.ts';

const FittedLine = z.object({
  description: z.string(),
  material: z.string().optional(),
  use: z.string().optional(),
  hts: z.string(),
  kind: z.string(),
  source: z.string(),
});
export type FittedLine = z.output<typeof FittedLine>;

const readLines = (path: string): FittedLine[] =>
  z.array(FittedLine).parse(parse(readFileSync(path, 'utf8'), { columns: true }));

/** Descriptions of lines of the schedule. */
export const readScheduleLines = (): FittedLine[] => readLines(`${import.meta.dirname}/fitted-lines.csv`);
/** Goods of rulings, which are further from the words of the schedule. */
export const readRulings = (): FittedLine[] =>
  ['tariff-rulings.csv', 'tariff-rulings-2.csv', 'tariff-rulings-3.csv'].flatMap((file) =>
    readLines(`test/judged/${file}`),
  );
/** Others, which nothing was fitted to. */
export const readOtherRulings = (): FittedLine[] => readLines('test/judged/tariff-rulings-4.csv');

type Sample = { features: number[]; isRight: boolean };

/** What spoke for each first candidate. */
function collectSamples(lines: readonly FittedLine[]): Sample[] {
  return lines.flatMap(({ description, material, use, hts }) => {
    let seen: Features | undefined;
    const estimate = (features: Features) => {
      seen = features;
      return 0;
    };
    const confidence = { ...classifier.confidence, estimate };
    const query = { description, ...(material && { material }), ...(use && { use }) };
    const [first] = findCandidates({ ...classifier, confidence }, query, 1).candidates;
    if (!first || !seen) return [];
    const features = seen;
    return [{ features: confidenceFeatures.map((name) => features[name]), isRight: first.hts.startsWith(hts) }];
  });
}

const [steps, rate, penalty] = [20_000, 2, 1] as const;

/** Weights of a logistic regression with a penalty of 1 on their squares, but not on the constant's, by gradient ascent. */
export function fitConfidence(lines: readonly FittedLine[]): Record<string, number> {
  const samples = collectSamples(lines);
  const weights = confidenceFeatures.map(() => 0);
  for (let step = 0; step < steps; step++) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : -penalty * weight));
    for (const { features, isRight } of samples) {
      let sum = 0;
      for (const [at, value] of features.entries()) sum += value * (weights[at] ?? 0);
      const miss = (isRight ? 1 : 0) - 1 / (1 + Math.exp(-sum));
      for (const [at, value] of features.entries()) slope[at] = (slope[at] ?? 0) + miss * value;
    }
    for (const [at, value] of slope.entries()) weights[at] = (weights[at] ?? 0) + (rate * value) / samples.length;
  }
  return Object.fromEntries(confidenceFeatures.map((name, at) => [name, Math.round((weights[at] ?? 0) * 100) / 100]));
}

if (import.meta.main) {
  console.info('feature,weight,source,as_of');
  const asOf = new Date().toISOString().slice(0, 7);
  for (const [feature, weight] of Object.entries(fitConfidence([...readScheduleLines(), ...readRulings()])))
    console.info(
      `${feature},${weight},logistic regression over fitted-lines.csv and the first 161 rulings of test/judged,${asOf}`,
    );
}
