import type { InterviewFamily } from '#kernel/enums.ts';
import { capabilityFacts } from './capability-facts.rules.ts';
import type { FactRule } from './fact.rules.ts';
import { projectFacts } from './project-facts.rules.ts';

const rules: Record<InterviewFamily, readonly FactRule[]> = {
  capability: capabilityFacts,
  project_intake: projectFacts,
};

export const getFactRules = (family: InterviewFamily): readonly FactRule[] => rules[family];
