import type { Context } from '#kernel/context.ts';
import { failpoint } from '#kernel/failpoint.ts';
import type { ProjectContext } from '#modules/sourcing/projects/project.rules.ts';
import { Action, Task } from './action.entity.ts';
import { findKind, type GenerationContext, type GenerationResult } from './action-kind.rules.ts';

/** The action while one process has its lease. */
export type LeasedAction = Pick<Action, 'id' | 'owner' | 'projectId' | 'kind' | 'input'> & {
  project: ProjectContext;
  leaseExpiresAt: Date;
};
type CompletionContext = GenerationContext & Pick<Context, 'em' | 'actionKinds' | 'createDrafts'>;

const modelCallMs = 60_000;

/** A call of the model may take its whole time before anybody thinks that the process has died. */
export const computeLease = (now: Date, { writer, settings }: Pick<Context, 'writer' | 'settings'>): Date =>
  new Date(now.getTime() + settings.actionLeaseMs + (writer ? modelCallMs : 0));

export const generationFailed = {
  code: 'action_generation_failed',
  message: 'The drafts could not be made. Nothing was sent.',
} as const;

/** Makes and saves what the action asks for. Answers false when it has failed. */
export async function generate(place: CompletionContext, turn: LeasedAction): Promise<boolean> {
  const { id, owner, kind, project, input } = turn;
  try {
    const generated = await findGenerator(place, kind)(place, { actionId: id, owner, project, input: input as never });
    failpoint('action:after-generate');
    await complete(place, turn, generated);
    failpoint('action:after-complete');
    return true;
  } catch (err) {
    place.log.error({ err, action: id }, 'action generation failed');
    return !(await fail(place, turn));
  }
}

function findGenerator({ actionKinds }: Pick<Context, 'actionKinds'>, name: string) {
  const kind = findKind(actionKinds, name);
  if (!kind || kind.availability === 'planned') throw new Error(`nothing generates actions of kind ${name}`);
  return kind.generate;
}

/** Output, drafts and task appear together, once: only while the action still runs, whoever has its lease. */
async function complete(
  { em, now, createDrafts }: CompletionContext,
  turn: LeasedAction,
  generated: GenerationResult,
): Promise<void> {
  const { id: actionId, owner, projectId, kind, project } = turn;
  const { note, result, deliveries, task } = generated;
  const at = now();
  const projectVersion = project.contextVersion;
  const done = { status: 'completed' as const, output: { draft: true as const, note, result }, projectVersion };
  await em.fork().transactional(async (em) => {
    const ended = { ...done, leaseExpiresAt: null, finishedAt: at, updatedAt: at };
    if (!(await em.nativeUpdate(Action, { id: actionId, status: 'running' }, ended))) return;
    createDrafts(em, deliveries, { owner, actionId, projectId, projectVersion, createdAt: at });
    if (task) em.create(Task, { ...task, owner, actionId, kind, status: 'open', createdAt: at, updatedAt: at });
    await em.flush();
    failpoint('action:before-complete');
  });
}

/** Not when another process has the lease by now: what it makes counts. */
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
