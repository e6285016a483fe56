import { CapabilityContent, type InterviewFact } from '#modules/directory/capabilities/capability.schema.ts';
import { Intake } from '#modules/sourcing/projects/project.schema.ts';
import type { Fact, FactValue } from './interview.schema.ts';

/** Only what the caller has confirmed is published; the rest stays in the interview. */
const selectConfirmed = <F extends Fact>(facts: readonly F[]): F[] =>
  facts.filter(({ confirmation }) => confirmation === 'caller_confirmed');

/** An intake with what was said in the interview. What is said to be unknown takes the place of what was known. */
export function toIntake(facts: readonly Fact[], before: Intake | null): Intake {
  const said = selectConfirmed(facts).filter(({ source }) => source.kind === 'interview');
  const given = said.filter(
    ({ key, value }) => value !== null || Intake.shape[key as keyof Intake].safeParse(null).success,
  );
  return Intake.parse({ ...before, ...toValues(said.filter((fact) => given.includes(fact))) });
}

export const toProjectName = ({ productName }: Intake): string => productName.slice(0, 120).toWellFormed();

/** What is in doubt is handed in beside the content, so that whoever reviews it can ask. */
export function toCapability(facts: readonly Fact[]): { content: CapabilityContent; facts: InterviewFact[] } {
  const known = facts.flatMap(({ value, ...fact }) => (value === null ? [] : [{ ...fact, value }]));
  const nothing = { factoryId: null, factoryName: null, materials: [], minQuantity: null, maxQuantity: null };
  const unknown = { ...nothing, leadTimeDays: null, regions: [], tolerancesNote: null };
  return { content: CapabilityContent.parse({ ...unknown, ...toValues(selectConfirmed(known)) }), facts: known };
}

const toValues = (facts: readonly Fact[]): Record<string, FactValue> =>
  Object.fromEntries(facts.map(({ key, value }) => [key, value]));
