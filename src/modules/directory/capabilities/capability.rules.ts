import type { z } from 'zod';
import { type Process, withMaterial } from '#kernel/enums.ts';
import { DomainError } from '#kernel/errors.ts';
import { invalidField } from '#kernel/validation.ts';
import type { Confidence } from '#modules/directory/factories/factory.schema.ts';
import type { Capability } from './capability.entity.ts';
import type { CapabilityContent, CapabilityReview, CapabilityStatus, InterviewFact } from './capability.schema.ts';

export const transitions = {
  submit: { from: ['draft', 'rejected'], to: 'in_review' },
  approve: { from: ['in_review'], to: 'published' },
  reject: { from: ['in_review'], to: 'rejected' },
  request_changes: { from: ['in_review'], to: 'draft' },
  retire: { from: ['published'], to: 'retired' },
} satisfies Record<string, { from: CapabilityStatus[]; to: CapabilityStatus }>;
export type Transition = keyof typeof transitions;

export const createVersionConflict = ({ version, status }: Pick<Capability, 'version' | 'status'>) =>
  new DomainError(
    'capability_version_conflict',
    `This capability has status ${status} in version ${version}. Read it again before you decide.`,
    { currentVersion: version, status },
  );

export function assertReview({ decision, note }: Pick<CapabilityReview, 'decision' | 'note'>): void {
  if (decision === 'approve' || note?.trim()) return;
  throw invalidField('/note', 'A note to the owner is required unless the decision is approve.', { code: 'required' });
}

/** Owners' statements are never `verified`. */
export const deriveConfidence = (facts: readonly InterviewFact[]): z.output<typeof Confidence> =>
  facts.length > 0 && facts.every(({ confirmation }) => confirmation === 'caller_confirmed')
    ? 'reported'
    : 'unverified';

type Edit = Partial<CapabilityContent>;

/** Edits count as confirmed by the caller; null removes a fact. */
export function mergeEditedFacts(facts: readonly InterviewFact[], edit: Edit, reference: string): InterviewFact[] {
  const said = Object.entries(edit).filter(([, value]) => value !== undefined);
  const kept = facts.filter(({ key }) => !said.some(([edited]) => edited === key));
  const source = { kind: 'caller' as const, reference, quote: null };
  const added = said.flatMap(([key, value]): InterviewFact[] =>
    value === null ? [] : [{ key, value, confirmation: 'caller_confirmed', source }],
  );
  return [...kept, ...added];
}

type Known = Omit<CapabilityContent, 'title'> & { facts: readonly InterviewFact[] };

const withTolerances: readonly Process[] = ['injection_molding', 'cnc', 'sheet_metal', 'die_casting'];

export function listOpenQuestions(capability: Known): string[] {
  const { process, minQuantity, leadTimeDays, regions, materials, tolerancesNote, factoryId, factoryName } = capability;
  const questions: [isOpen: boolean, question: string][] = [
    [minQuantity === null, 'What is the minimum quantity? The capability cannot be run while it is unknown.'],
    [leadTimeDays === null, 'What is the lead time, in days?'],
    [regions.length === 0, 'In which cities or provinces is it made?'],
    [materials.length === 0 && withMaterial.includes(process), 'Which materials are supported?'],
    [tolerancesNote === null && withTolerances.includes(process), 'Which tolerances can be held?'],
    [factoryId === null && factoryName === null, 'Which factory makes it?'],
    [factoryId === null && factoryName !== null, 'Which directory record is the named factory?'],
  ];
  const unconfirmed = capability.facts.filter(({ confirmation }) => confirmation === 'unconfirmed');
  return [
    ...questions.filter(([isOpen]) => isOpen).map(([, question]) => question),
    ...unconfirmed.map(({ key }) => `Does the owner confirm ${key}? It was stated but not confirmed.`),
  ];
}
