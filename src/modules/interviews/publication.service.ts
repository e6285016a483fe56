import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import { recordDeed } from '#modules/audit/audit.service.ts';
import { submitCapability } from '#modules/capabilities/capability.service.ts';
import { createProject, editIntake } from '#modules/projects/project.service.ts';
import { Interview } from './interview.entity.ts';
import { assertPublishable, versionConflict } from './interview.rules.ts';
import { capabilityOf, intakeOf, projectNameOf } from './publication.rules.ts';

export type Published = { id: string; capabilityId: string | null; projectId: string | null };

/** Makes of an interview what it was held for, once, in one transaction: a project, a changed one, or a capability in review. */
export function publishInterview(ctx: Context, { id, version }: { id: string; version: number }): Promise<Published> {
  return ctx.em.fork().transactional(async (em) => {
    const interview = await em.findOne(Interview, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!interview) throw notFound('interview');
    const at = ctx.now();
    assertPublishable(interview, version, at);
    const made = interview.family === 'capability' ? submit(em, interview, at) : await keepProject(ctx, em, interview);
    const after = {
      status: 'published' as const,
      version: version + 1,
      nextQuestion: null,
      publishedCapabilityId: made.capabilityId,
      publishedProjectId: made.projectId,
      updatedAt: at,
    };
    const detail = made.projectId ? { projectId: made.projectId } : { capabilityId: made.capabilityId };
    recordDeed(ctx, em, interview.owner, {
      action: 'interview.published',
      resource: 'interview',
      resourceId: id,
      detail,
    });
    await em.flush();
    if (!(await em.nativeUpdate(Interview, { id, version, status: 'ready' }, after))) throw versionConflict(interview);
    return { id, ...made };
  });
}

type Made = Omit<Published, 'id'>;

function submit(em: EntityManager, { id, owner, facts: said }: Interview, at: Date): Made {
  const { content, facts } = capabilityOf(said);
  return { capabilityId: submitCapability(em, { owner, at, content, facts, sourceInterviewId: id }), projectId: null };
}

async function keepProject(
  { viewer, now }: Context,
  em: EntityManager,
  { projectId, facts }: Interview,
): Promise<Made> {
  if (projectId) {
    await editIntake(em, projectId, (intake) => intakeOf(facts, intake));
    return { capabilityId: null, projectId };
  }
  const intake = intakeOf(facts, null);
  return {
    capabilityId: null,
    projectId: await createProject({ viewer, em, now }, { name: projectNameOf(intake), intake }),
  };
}
