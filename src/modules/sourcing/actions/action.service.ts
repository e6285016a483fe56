import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { requireViewer } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import { failpoint } from '#kernel/failpoint.ts';
import { newId } from '#kernel/ids.ts';
import { invalidField, parse } from '#kernel/validation.ts';
import {
  assertKeyGiven,
  describeKeyUse,
  findReplay,
  insertIdempotent,
} from '#modules/identity/idempotency/idempotency.service.ts';
import { consumeAiCall } from '#modules/identity/keys/ai-quota.service.ts';
import type { WatchTarget } from '#modules/platform/changes/change.schema.ts';
import { type After, type Change, watchChanges } from '#modules/platform/changes/change.service.ts';
import { readProject } from '#modules/sourcing/projects/project.queries.ts';
import { assertActive, toProjectContext } from '#modules/sourcing/projects/project.rules.ts';
import { Action } from './action.entity.ts';
import { actionList, readAction } from './action.queries.ts';
import type { ActionListFilter, ActionOutput, NewAction, PreviewedAction } from './action.schema.ts';
import { filterRequestable, findKind, type RequestableKind } from './action-kind.rules.ts';
import { computeLease, generate, generationFailed, type LeasedAction } from './generation.service.ts';

/** `place`: where the caller has written the input, for error messages. `runId`: the run that the action forwards. */
export async function createAction(
  ctx: Context,
  { projectId, idempotencyKey, kind: name, input }: z.output<typeof NewAction>,
  place: string[] = ['input'],
  runId: string | null = null,
): Promise<{ id: string; replayed: boolean }> {
  const kind = findRequestable(ctx, name);
  assertKeyGiven(idempotencyKey);
  const parsed = parse(kind.input, input, 'body', place);
  const project = await readProject(ctx, projectId);
  const use = describeKeyUse('createAction', idempotencyKey, { projectId, kind: name, input });
  const replayedId = await findReplay(ctx, use);
  if (replayedId) return { id: replayedId, replayed: true };
  assertActive(project);
  await kind.assertPossible?.(ctx, parsed as never);

  const usesModel = ctx.writer !== null && kind.costCategory !== 'none';
  const refund = usesModel ? await consumeAiCall(ctx) : null;
  const action: LeasedAction = {
    id: newId(),
    owner: requireViewer(ctx).owner,
    projectId,
    kind: name,
    input: parsed,
    project: toProjectContext(project),
    leaseExpiresAt: computeLease(ctx.now(), ctx),
  };
  const { id } = action;
  failpoint('action:before-begin');
  const concurrentId = await insertIdempotent(ctx, use, id, (em) => insertAction(em, action, runId, ctx.now())).catch(
    async (error) => {
      await refund?.();
      throw error;
    },
  );
  if (concurrentId) {
    await refund?.();
    return { id: concurrentId, replayed: true };
  }
  failpoint('action:after-begin');
  if (!(await generate(ctx, action))) {
    throw new DomainError(generationFailed.code, generationFailed.message, { actionId: id });
  }
  failpoint('action:before-reply');
  return { id, replayed: false };
}

/** What the action would generate without a language model. Saves and sends nothing. */
export async function previewAction(
  ctx: Context,
  { projectId, kind: name, input }: z.output<typeof PreviewedAction>,
  place: string[],
): Promise<ActionOutput> {
  const kind = findRequestable(ctx, name);
  const parsed = parse(kind.input, input, 'body', place);
  const project = await readProject(ctx, projectId);
  assertActive(project);
  await kind.assertPossible?.(ctx, parsed as never);
  const { rows, searches, goods, log } = ctx;
  const { owner } = requireViewer(ctx);
  const { note, result } = await kind.generate(
    { rows, searches, goods, log, now: () => ctx.now(), writer: null },
    { actionId: newId(), owner, project: toProjectContext(project), input: parsed as never },
  );
  return { draft: true, note, result };
}

function findRequestable({ actionKinds }: Pick<Context, 'actionKinds'>, name: string): RequestableKind {
  const kind = findKind(actionKinds, name);
  if (kind && kind.availability !== 'planned') return kind;
  const allowed = filterRequestable(actionKinds).map(({ kind }) => kind);
  throw invalidField('/kind', `Must be one of ${allowed.join(', ')}.`, { code: 'invalid_enum', allowed });
}

function insertAction(em: EntityManager, { project, ...action }: LeasedAction, runId: string | null, now: Date): void {
  const projectVersion = project.contextVersion;
  em.create(Action, { ...action, runId, projectVersion, status: 'running', createdAt: now, startedAt: now });
}

type WatchInput = After & {
  id?: string | null | undefined;
  filter?: z.output<typeof ActionListFilter> | null | undefined;
};

export function watchActions(ctx: Context, { id, filter, after }: WatchInput): Promise<AsyncIterableIterator<Change>> {
  const watched: WatchTarget = id
    ? { kind: 'action', of: 'record', id }
    : { kind: 'action', of: 'owner', id: requireViewer(ctx).owner };
  const find = async () => {
    if (id) await readAction(ctx, id, ['id']);
    if (filter?.projectId) await readProject(ctx, filter.projectId, ['id']);
  };
  return watchChanges(ctx, watched, { after }, find, (id) => actionList.matches(ctx, id, filter));
}
