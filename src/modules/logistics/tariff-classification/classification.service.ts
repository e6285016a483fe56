import type { Context } from '#kernel/context.ts';
import { findCandidates, type HtsCandidates } from './candidate.rules.ts';
import type { HtsCandidatesInput } from './classification.schema.ts';

export { buildClassifier } from './classifier.rules.ts';

export const findHtsCandidates = ({ tariffClassifier }: Context, input: HtsCandidatesInput): HtsCandidates =>
  findCandidates(tariffClassifier(), input, input.limit);
