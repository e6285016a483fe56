import type { z } from 'zod';
import { DomainError } from '#kernel/errors.ts';
import { canonicalizeJson } from '#kernel/hash.ts';
import type { Project } from './project.entity.ts';
import { type Intake, Intent, type IntentEdit, type ProjectChanges, type QuantitySource } from './project.schema.ts';

export type CurrentQuantity = { quantity: number | null; source: z.output<typeof QuantitySource> };

/** The confirmed quantity of the intent, else that of the intake. Unconfirmed and planned quantities never count. */
export function resolveCurrentQuantity(project: { intake: Intake | null; intent: Intent | null }): CurrentQuantity {
  const stated = project.intent?.current;
  if (stated?.confirmation === 'caller_confirmed' && stated.quantity !== null)
    return { quantity: stated.quantity, source: 'manufacturing_intent' };
  const quantity = project.intake?.currentQuantity ?? null;
  return { quantity, source: quantity === null ? 'unknown' : 'project' };
}

export const projectArchived = () =>
  new DomainError('project_archived', 'This project is archived. Set its status to active to continue.');

export function assertActive({ status }: Pick<Project, 'status'>): void {
  if (status === 'archived') throw projectArchived();
}

export const formatContextVersion = ({ contextNumber }: { contextNumber: number }): string => `v${contextNumber}`;

export type ProjectContext = { name: string; contextVersion: string; intake: Intake | null; intent: Intent | null };

export const toProjectContext = ({
  name,
  intake,
  intent,
  contextNumber,
}: Omit<ProjectContext, 'contextVersion'> & { contextNumber: number }): ProjectContext => ({
  name,
  intake,
  intent,
  contextVersion: formatContextVersion({ contextNumber }),
});

const unknownIntent: Intent = Intent.parse({
  schemaVersion: 1,
  current: {},
  plannedPilot: null,
  forecast: null,
  requirements: [],
  priorities: [],
  prioritySource: null,
});

export const createIntent = (given: IntentEdit): Intent => mergeIntent(unknownIntent, given);

type Editable = Pick<Project, 'name' | 'status' | 'contextNumber'> & {
  intake?: Intake | null;
  intent?: Intent | null;
};

export function applyEdit(
  project: Editable,
  { name, status, intake, intent }: z.output<typeof ProjectChanges>,
): Editable {
  const before = { name: project.name, intake: project.intake ?? null, intent: project.intent ?? null };
  const after = {
    name: name ?? before.name,
    intake: intake ?? before.intake,
    intent: intent && Object.keys(intent).length ? mergeIntent(before.intent ?? unknownIntent, intent) : before.intent,
  };
  const changed = canonicalizeJson(before) !== canonicalizeJson(after);
  return { ...after, status: status ?? project.status, contextNumber: project.contextNumber + (changed ? 1 : 0) };
}

const mergeIntent = (intent: Intent, given: IntentEdit): Intent => ({
  ...intent,
  ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
});
