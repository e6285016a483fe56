import type { z } from 'zod';
import { CapabilityContent, type InterviewFact } from '#modules/directory/capabilities/capability.schema.ts';
import { Intake } from '#modules/sourcing/projects/project.schema.ts';
import { shorten } from '#text/prose.ts';
import type { Fact, FactValue } from './interview.schema.ts';

const intakeShapes = new Map<string, z.ZodType>(Object.entries(Intake.shape));

const selectConfirmed = <F extends Fact>(facts: readonly F[]): F[] =>
  facts.filter(({ confirmation }) => confirmation === 'caller_confirmed');

/** A fact said to be unknown overwrites a known one with null. */
export function toIntake(facts: readonly Fact[], before: Intake | null): Intake {
  const stated = selectConfirmed(facts).filter(({ source }) => source.kind === 'interview');
  const valid = stated.filter(({ key, value }) => value !== null || intakeShapes.get(key)?.safeParse(null).success);
  const known = valid.filter(({ key }) => intakeShapes.has(key) && key !== 'notes');
  const notes = joinNotes(before?.notes, stated);
  return Intake.parse({ ...before, ...toValues(known), ...(notes && { notes }) });
}

const maxNotesLength = 4000;

/** The notes of the project, those of the interview, and facts for which a project has no field. */
function joinNotes(before: string | undefined, stated: readonly Fact[]): string | undefined {
  const read = (key: string) => stated.find((fact) => fact.key === key)?.value;
  const [notes, cost] = [read('notes'), read('targetUnitCost')];
  const added = [
    ...(typeof cost === 'string' ? [`Target unit cost: ${cost}`] : []),
    ...(typeof notes === 'string' ? notes.split('\n') : []),
  ];
  const lines = [...(before ? [before] : []), ...added.filter((line) => !before?.includes(line))];
  return added.length ? shorten(lines.join('\n'), maxNotesLength) : undefined;
}

export const toProjectName = ({ productName }: Intake): string => productName.slice(0, 120).toWellFormed();

/**
 * All known facts are submitted beside the confirmed content, so that a reviewer can ask about the unconfirmed ones.
 */
export function toCapability(facts: readonly Fact[]): { content: CapabilityContent; facts: InterviewFact[] } {
  const known = facts.flatMap(({ value, ...fact }) => (value === null ? [] : [{ ...fact, value }]));
  const nothing = { factoryId: null, factoryName: null, materials: [], minQuantity: null, maxQuantity: null };
  const unknown = { ...nothing, leadTimeDays: null, regions: [], tolerancesNote: null };
  const stated = selectConfirmed(known).filter(({ key }) => key in CapabilityContent.shape);
  return { content: CapabilityContent.parse({ ...unknown, ...toValues(stated) }), facts: known };
}

const toValues = (facts: readonly Fact[]): Record<string, FactValue> =>
  Object.fromEntries(facts.map(({ key, value }) => [key, value]));
