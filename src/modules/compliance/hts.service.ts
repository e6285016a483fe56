import type { Context } from '#kernel/context.ts';
import type { HtsCandidatesInput } from './compliance.shapes.ts';
import { findCandidates, type HtsCandidates } from './hts-candidate.rules.ts';

export const findHtsCandidates = ({ shipping }: Context, input: HtsCandidatesInput): HtsCandidates =>
  findCandidates(shipping.tariff(), input, input.limit);
