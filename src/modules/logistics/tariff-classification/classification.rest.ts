import type { Route } from '#rest/route.ts';
import { HtsCandidatesInput } from './classification.schema.ts';

export const tariffClassificationRoutes: Route[] = [
  {
    method: 'POST',
    path: '/compliance/hts-candidates',
    summary: 'Lines of the US tariff schedule that may be those of a product, with reasons. Never a ruling.',
    body: HtsCandidatesInput,
    document: `query FindHtsCandidates($input: HtsCandidatesInput!) {
      found: htsCandidates(input: $input) {
        candidates { hts description score why generalRateText generalRatePct source }
        asOf binding draft note
      }
    }`,
    spread: 'found',
  },
];
