import type { Context } from '#kernel/context.ts';
import type { Tariff } from '#modules/shipping/tariff.rules.ts';
import type { HtsCandidatesInput } from './compliance.shapes.ts';
import { findCandidates, type HtsCandidates } from './hts-candidate.rules.ts';
import { indexOf } from './hts-index.rules.ts';

export const findHtsCandidates = ({ shipping }: Context, input: HtsCandidatesInput): HtsCandidates =>
  findCandidates(shipping.tariff(), input, input.limit);

/** Makes the index of a schedule before somebody asks for it. */
export function prepareHtsCandidates(tariff: Tariff): void {
  indexOf(tariff);
}
