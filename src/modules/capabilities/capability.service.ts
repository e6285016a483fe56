import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '#kernel/ids.ts';
import { Capability } from './capability.entity.ts';
import { confidenceOf } from './capability.rules.ts';
import type { CapabilityContent, InterviewFact } from './capability.shapes.ts';

/** What is handed in for review. `content` is parsed by `CapabilityContent`; its `factoryId` is of a factory there is. */
export type Submission = {
  owner: string;
  at: Date;
  content: CapabilityContent;
  facts: InterviewFact[];
  sourceInterviewId: string | null;
};

/**
 * Adds a capability in review, as its version 1, to the unit of work of `em`, which is bound to `owner`: it is saved
 * when `em` is flushed or its transaction commits. Answers its id. Whoever submits checks before that all is there.
 */
export function submitCapability(
  em: EntityManager,
  { owner, at, content, facts, sourceInterviewId }: Submission,
): string {
  const id = newId();
  em.create(Capability, {
    ...content,
    id,
    owner,
    status: 'in_review',
    version: 1,
    confidence: confidenceOf(facts),
    facts,
    sourceInterviewId,
    submittedAt: at,
    createdAt: at,
    updatedAt: at,
  });
  return id;
}
