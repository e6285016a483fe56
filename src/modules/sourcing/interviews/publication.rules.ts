import type { z } from 'zod';
import { CapabilityContent, type InterviewFact } from '#modules/directory/capabilities/capability.schema.ts';
import { Intake } from '#modules/sourcing/projects/project.schema.ts';
import type { Fact, FactValue } from './interview.schema.ts';

const intakeShapes = new Map<string, z.ZodType>(Object.entries(Intake.shape));

const selectConfirmed = <F extends Fact>(facts: readonly F[]): F[] =>
  facts.filter(({ confirmation }) => confirmation === 'caller_confirmed');

/** A fact said to be unknown overwrites a known one with null. */
export function toIntake(facts: readonly Fact[], before: Intake | null): Intake {
  const stated = selectConfirmed(facts).filter(({ source }) => source.kind === 'interview');
  const valid = stated.filter(({ key, value }) => value !== null || intakeShapes.get(key)?.safeParse(null).success);
  return Intake.parse({ ...before, ...toValues(stated.filter((fact) => valid.includes(fact))) });
}

export const toProjectName = ({ productName }: Intake): string => productName.slice(0, 120).toWellFormed();

/**
 * All known facts are submitted beside the confirmed content, so that a reviewer can ask about the unconfirmed ones.
 */
export function toCapability(facts: readonly Fact[]): { content: CapabilityContent; facts: InterviewFact[] } {
  const known = facts.flatMap(({ value, ...fact }) => (value === null ? [] : [{ ...fact, value }]));
  const nothing = { factoryId: null, factoryName: null, materials: [], minQuantity: null, maxQuantity: null };
  const unknown = { ...nothing, leadTimeDays: null, regions: [], tolerancesNote: null };
  return { content: CapabilityContent.parse({ ...unknown, ...toValues(selectConfirmed(known)) }), facts: known };
}

const toValues = (facts: readonly Fact[]): Record<string, FactValue> =>
  Object.fromEntries(facts.map(({ key, value }) => [key, value]));
