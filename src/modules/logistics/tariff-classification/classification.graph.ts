import { builder } from '#graph/builder.ts';
import { constant } from '#graph/scalars.ts';
import { zodInput } from '#graph/zod.ts';
import type { HtsCandidate, HtsCandidates } from './candidate.rules.ts';
import { HtsCandidatesInput } from './classification.schema.ts';
import { findHtsCandidates } from './classification.service.ts';

const CandidateRef = builder.objectRef<HtsCandidate>('HtsCandidate').implement({
  fields: (t) => ({
    hts: t.exposeString('hts'),
    description: t.exposeString('description'),
    score: t.exposeFloat('score', {
      description:
        'Confidence from 0.05 to 0.85, measured on judged descriptions: of first candidates from 0.8, about nine in ten are right; from 0.5, two in three; below 0.3, the line is not known. Only a ruling is certain.',
    }),
    why: t.exposeStringList('why'),
    generalRateText: t.exposeString('generalRateText'),
    generalRatePct: t.exposeFloat('generalRatePct', { nullable: true }),
    source: t.exposeString('source'),
  }),
});

const CandidatesRef = builder.objectRef<HtsCandidates>('HtsCandidates').implement({
  description: 'Candidates with reasons. Not a ruling.',
  fields: (t) => ({
    candidates: t.field({ type: [CandidateRef], resolve: ({ candidates }) => candidates }),
    asOf: t.exposeString('asOf'),
    binding: t.field(constant(false)),
    draft: t.field(constant(true)),
    note: t.exposeString('note'),
  }),
});

builder.queryFields((t) => ({
  htsCandidates: t.field({
    authScopes: { scope: 'compliance:read' },
    type: CandidatesRef,
    description: 'Candidate lines of the US tariff schedule for a product.',
    args: { input: t.arg({ type: zodInput('HtsCandidatesInput', HtsCandidatesInput), required: true }) },
    resolve: (_, { input }, ctx) => findHtsCandidates(ctx, input),
  }),
}));
