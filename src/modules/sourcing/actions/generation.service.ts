import type { Context } from '#kernel/context.ts';
import { failpoint } from '#kernel/failpoint.ts';
import type { ProjectContext } from '#modules/sourcing/projects/project.rules.ts';
import { Action } from './action.entity.ts';
import { findKind, type GenerationContext, type GenerationResult } from './action-kind.rules.ts';
import { Task } from './tasks/task.entity.ts';

export type LeasedAction = Pick<Action, 'id' | 'owner' | 'projectId' | 'kind' | 'input'> & {
  project: ProjectContext;
  leaseExpiresAt: Date;
};
type CompletionContext = GenerationContext & Pick<Context, 'em' | 'actionKinds' | 'createDrafts' | 'settings'>;

const modelCallMs = 60_000;

/** The lease covers a full language model call, so that a slow model is not mistaken for a dead process. */
export const computeLease = (now: Date, { writer, settings }: Pick<Context, 'writer' | 'settings'>): Date =>
  new Date(now.getTime() + settings.actionLeaseMs + (writer ? modelCallMs : 0));

export const generationFailed = {
  code: 'action_generation_failed',
  message: 'The drafts could not be generated. Nothing was sent.',
} as const;

/** Returns false if the action failed. */
export async function generate(ctx: CompletionContext, action: LeasedAction): Promise<boolean> {
  const { id, owner, kind, project, input } = action;
  try {
    const generated = await findGenerator(ctx, kind)(ctx, { actionId: id, owner, project, input: input as never });
    failpoint('action:after-generate');
    await complete(ctx, action, generated);
    failpoint('action:after-complete');
    return true;
  } catch (err) {
    ctx.log.error({ err, action: id }, 'action generation failed');
    return !(await fail(ctx, action));
  }
}

function findGenerator({ actionKinds }: Pick<Context, 'actionKinds'>, name: string) {
  const kind = findKind(actionKinds, name);
  if (!kind || kind.availability === 'planned') throw new Error(`no generator for actions of kind ${name}`);
  return kind.generate;
}

async function complete(
  { em, now, createDrafts, settings: { publicUrl } }: CompletionContext,
  action: LeasedAction,
  generated: GenerationResult,
): Promise<void> {
  const { id: actionId, owner, projectId, kind, project } = action;
  const { note, result, deliveries, task } = generated;
  const at = now();
  const projectVersion = project.contextVersion;
  const done = { status: 'completed' as const, output: { draft: true as const, note, result }, projectVersion };
  await em.fork().transactional(async (em) => {
    const ended = { ...done, leaseExpiresAt: null, finishedAt: at, updatedAt: at };
    if (!(await em.nativeUpdate(Action, { id: actionId, status: 'running' }, ended))) return;
    createDrafts(em, deliveries, { owner, actionId, projectId, projectVersion, createdAt: at, publicUrl });
    if (task)
      em.create(Task, { ...task, owner, actionId, kind, status: 'open', steps: [], createdAt: at, updatedAt: at });
    await em.flush();
    failpoint('action:before-complete');
  });
}

/** Does nothing and returns false if another process has acquired the lease. */
async function fail({ em, now }: CompletionContext, { id, leaseExpiresAt }: LeasedAction): Promise<boolean> {
  const at = now();
  const failed = {
    status: 'failed' as const,
    error: generationFailed,
    leaseExpiresAt: null,
    finishedAt: at,
    updatedAt: at,
  };
  return (await em.fork().nativeUpdate(Action, { id, status: 'running', leaseExpiresAt }, failed)) > 0;
}
