import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import { submitCapability } from '#modules/directory/capabilities/capability.service.ts';
import { writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { createOnce, type SaveKey } from '#modules/identity/idempotency/idempotent-creation.service.ts';
import { addProject, editIntake } from '#modules/sourcing/projects/project.service.ts';
import { Interview } from './interview.entity.ts';
import { assertPublishable, createVersionConflict } from './interview.rules.ts';
import type { PublishInterview } from './interview.schema.ts';
import { toCapability, toIntake, toProjectName } from './publication.rules.ts';

export type Published = { id: string; capabilityId: string | null; projectId: string | null; replayed: boolean };

export async function publishInterview(ctx: Context, input: z.output<typeof PublishInterview>): Promise<Published> {
  const { id, replayed } = await createOnce(ctx, 'publishInterview', input, (publication, saveKey) =>
    publish(ctx, publication, saveKey),
  );
  const { publishedCapabilityId, publishedProjectId } = await ctx.em.fork().findOneOrFail(Interview, { id });
  return { id, capabilityId: publishedCapabilityId ?? null, projectId: publishedProjectId ?? null, replayed };
}

function publish(
  ctx: Context,
  { id, expectedVersion }: { id: string; expectedVersion: number },
  saveKey: SaveKey,
): Promise<string> {
  return ctx.em.fork().transactional(async (em) => {
    const interview = await em.findOne(Interview, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!interview) throw notFound('interview');
    // A concurrent request with the same key, after waiting for the lock, must replay the result rather than fail.
    saveKey(em, id);
    await em.flush();
    const at = ctx.now();
    assertPublishable(interview, expectedVersion, at);
    const outcome =
      interview.family === 'capability' ? submitContent(em, interview, at) : await saveProject(ctx, em, interview);
    const after = {
      status: 'published' as const,
      version: expectedVersion + 1,
      nextQuestion: null,
      publishedCapabilityId: outcome.capabilityId,
      publishedProjectId: outcome.projectId,
      updatedAt: at,
    };
    const detail = outcome.projectId ? { projectId: outcome.projectId } : { capabilityId: outcome.capabilityId };
    writeAuditEntry(ctx, em, interview.owner, {
      action: 'interview.published',
      resource: 'interview',
      resourceId: id,
      detail,
    });
    await em.flush();
    if (!(await em.nativeUpdate(Interview, { id, version: expectedVersion, status: 'ready' }, after)))
      throw createVersionConflict(interview);
    return id;
  });
}

type Outcome = Pick<Published, 'capabilityId' | 'projectId'>;

function submitContent(em: EntityManager, { id, owner, facts: all }: Interview, at: Date): Outcome {
  const { content, facts } = toCapability(all);
  return { capabilityId: submitCapability(em, { owner, at, content, facts, sourceInterviewId: id }), projectId: null };
}

async function saveProject(
  { viewer, now }: Context,
  em: EntityManager,
  { projectId, facts }: Interview,
): Promise<Outcome> {
  if (projectId) {
    await editIntake(em, projectId, (intake) => toIntake(facts, intake));
    return { capabilityId: null, projectId };
  }
  const intake = toIntake(facts, null);
  return {
    capabilityId: null,
    projectId: addProject({ viewer, now }, em, { name: toProjectName(intake), intake }),
  };
}
