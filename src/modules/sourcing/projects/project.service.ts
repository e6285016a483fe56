import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { requireViewer } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError, notFound } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import { type Created, createOnce } from '#modules/identity/idempotency/idempotent-creation.service.ts';
import { Project } from './project.entity.ts';
import { applyEdit, createIntent, formatContextVersion } from './project.rules.ts';
import type { CreateProject, Intake, NewProject, UpdateProject } from './project.schema.ts';

export const createProject = (ctx: Context, input: z.output<typeof CreateProject>): Promise<Created> =>
  createOnce(ctx, 'createProject', input, async (project, saveKey) => {
    const em = ctx.em.fork();
    const id = addProject(ctx, em, project);
    saveKey(em, id);
    await em.flush();
    return id;
  });

export function addProject(
  ctx: Pick<Context, 'viewer' | 'now'>,
  em: EntityManager,
  input: z.output<typeof NewProject>,
): string {
  const viewer = requireViewer(ctx);
  const id = newId();
  em.create(Project, {
    id,
    owner: viewer.owner,
    mode: viewer.mode,
    name: input.name,
    status: 'active',
    intake: input.intake ?? null,
    intent: input.intent ? createIntent(input.intent) : null,
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
  });
  return id;
}

export async function updateProject(
  ctx: Context,
  { id, expectedVersion, ...changes }: z.output<typeof UpdateProject>,
): Promise<void> {
  await ctx.em.fork().transactional(async (em) => {
    const project = await lockProject(em, id);
    const current = formatContextVersion(project);
    if (expectedVersion !== undefined && expectedVersion !== current) {
      const details = { currentContextVersion: current };
      throw new DomainError('context_version_conflict', 'The project has changed since it was read.', details);
    }
    Object.assign(project, applyEdit(project, changes));
  });
}

export async function editIntake(
  em: EntityManager,
  id: string,
  change: (intake: Intake | null) => Intake,
): Promise<void> {
  const project = await lockProject(em, id);
  Object.assign(project, applyEdit(project, { intake: change(project.intake ?? null) }));
}

export async function lockProject(em: EntityManager, id: string): Promise<Project> {
  const project = await em.findOne(Project, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!project) throw notFound('project');
  return project;
}
