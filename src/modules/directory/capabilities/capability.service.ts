import type { FilterOptions } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import { parse } from '#kernel/validation.ts';
import { writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { Capability, PublishedCapability } from './capability.entity.ts';
import {
  createVersionConflict,
  deriveConfidence,
  mergeEditedFacts,
  type Transition,
  transitions,
} from './capability.rules.ts';
import { CapabilityContent, type CapabilityEdit, type InterviewFact } from './capability.schema.ts';

/** The caller has parsed `content` with `CapabilityContent` and checked that `factoryId` exists. */
export type Submission = {
  owner: string;
  at: Date;
  content: CapabilityContent;
  facts: InterviewFact[];
  sourceInterviewId: string | null;
};

/** Adds version 1 to the unit of work of `em`, whose tenant must be `owner`. The caller flushes. */
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
    confidence: deriveConfidence(facts),
    facts,
    sourceInterviewId,
    submittedAt: at,
    createdAt: at,
    updatedAt: at,
  });
  return id;
}

export async function resubmitCapability(
  ctx: Context,
  { id, expectedVersion, ...edit }: CapabilityEdit,
): Promise<void> {
  const at = ctx.now();
  await ctx.em.fork().transactional(async (em) => {
    await transitionCapability(em, { id, expectedVersion, at }, 'submit', (capability) => {
      const facts = mergeEditedFacts(capability.facts, edit, `version ${expectedVersion + 1}`);
      const content = applyEdit(capability, edit);
      return { ...content, facts, confidence: deriveConfidence(facts), submittedAt: at };
    });
    writeAuditEntry(ctx, em, requireViewer(ctx).owner, {
      action: 'capability.submitted',
      resource: 'capability',
      resourceId: id,
    });
  });
}

export async function retireCapability(
  ctx: Context,
  { id, expectedVersion }: { id: string; expectedVersion: number },
): Promise<void> {
  await ctx.em.fork().transactional(async (em) => {
    await transitionCapability(em, { id, expectedVersion, at: ctx.now() }, 'retire');
    await em.nativeDelete(PublishedCapability, { id });
    writeAuditEntry(ctx, em, requireViewer(ctx).owner, {
      action: 'capability.retired',
      resource: 'capability',
      resourceId: id,
    });
  });
}

type Expected = { id: string; expectedVersion: number; at: Date };

/**
 * Of two decisions on the same version one succeeds, the other gets a version conflict. Returns the record as it was
 * before.
 */
export async function transitionCapability(
  em: EntityManager,
  { id, expectedVersion, at }: Expected,
  move: Transition,
  deriveChange: (capability: Capability) => Partial<Capability> = () => ({}),
  whose: { filters?: FilterOptions } = {},
): Promise<Capability> {
  const read = () => em.findOne(Capability, { id }, { ...whose, refresh: true });
  const capability = await read();
  if (!capability) throw notFound('capability');
  const { from, to } = transitions[move];
  if (capability.version !== expectedVersion) throw createVersionConflict(capability);
  const expected = { id, version: expectedVersion, status: { $in: from } };
  const change = { ...deriveChange(capability), status: to, version: expectedVersion + 1, updatedAt: at };
  if (await em.nativeUpdate(Capability, expected, change, whose)) return capability;
  throw createVersionConflict((await read()) ?? capability);
}

/** A changed factory name clears `factoryId`, which belonged to the previous name. */
function applyEdit(before: Capability, edit: Partial<CapabilityContent>): CapabilityContent {
  const previous = Object.fromEntries(contentFields.map((field) => [field, before[field] ?? null]));
  const factoryId = edit.factoryName === undefined ? previous['factoryId'] : null;
  return parse(CapabilityContent, { ...previous, ...edit, factoryId });
}
const contentFields = CapabilityContent.keyof().options;
