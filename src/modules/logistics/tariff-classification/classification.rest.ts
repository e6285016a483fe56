import type { Route } from '#rest/route.ts';
import { HtsCandidatesInput } from './classification.schema.ts';

export const tariffClassificationRoutes: Route[] = [
  {
    method: 'POST',
    path: '/compliance/hts-candidates',
    mcp: 'read',
    summary: 'Candidate lines of the US tariff schedule for a product, with reasons. Not a ruling.',
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
