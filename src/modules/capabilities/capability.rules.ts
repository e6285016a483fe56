import type { z } from 'zod';
import type { Confidence } from '#modules/factories/factory.shapes.ts';
import type { InterviewFact } from './capability.shapes.ts';

/** Nobody has verified what an owner says. It is reported once the owner has confirmed every fact of it. */
export const confidenceOf = (facts: readonly InterviewFact[]): z.output<typeof Confidence> =>
  facts.length > 0 && facts.every(({ confirmation }) => confirmation === 'caller_confirmed')
    ? 'reported'
    : 'unverified';
