import { LockMode } from '@mikro-orm/core';
import { allTenants } from '#db/tenancy.ts';
import type { System } from '#kernel/context.ts';
import { readProject } from '#modules/sourcing/projects/project.queries.ts';
import { toProjectContext } from '#modules/sourcing/projects/project.rules.ts';
import { Action } from './action.entity.ts';
import { computeLease, generate, type LeasedAction } from './generation.service.ts';

const timeoutMs = 5 * 60_000;
const maxActions = 20;

/** Makes again, from the saved input, what processes have left that died. The turn of a model was taken before. */
export async function resumeActions(system: System): Promise<void> {
  const turns = await leaseAbandoned(system);
  const resumed = turns.map((turn) =>
    resume(system, turn).catch((err: unknown) => system.log.error({ err, action: turn.id }, 'action not resumed')),
  );
  await Promise.all(resumed);
}

type AbandonedAction = Omit<LeasedAction, 'project'>;

/** Other instances look at the same time: each takes what the others have not. */
function leaseAbandoned(system: System): Promise<AbandonedAction[]> {
  const now = system.now();
  const leaseExpiresAt = computeLease(now, system);
  const left = {
    status: 'running' as const,
    leaseExpiresAt: { $lte: now },
    startedAt: { $gt: computeStartCutoff(now) },
  };
  return system.systemEm().transactional(async (em) => {
    const options = { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, orderBy: { leaseExpiresAt: 'asc' } } as const;
    const found = await em.find(Action, left, { ...allTenants, ...options, limit: maxActions });
    await em.nativeUpdate(Action, { id: found.map(({ id }) => id) }, { leaseExpiresAt }, allTenants);
    return found.map(({ id, owner, projectId, kind, input }) => ({
      id,
      owner,
      projectId,
      kind,
      input,
      leaseExpiresAt,
    }));
  });
}

/** As its owner, of whose records nothing else is seen, from the project as it is now. */
async function resume(system: System, turn: AbandonedAction): Promise<void> {
  const { owner, projectId } = turn;
  const reads = system.tenantRows(owner);
  const project = await readProject(reads, projectId);
  await generate({ ...system, ...reads, em: system.tenantEm(owner) }, { ...turn, project: toProjectContext(project) });
}

/** No action runs for ever: what is not complete in time has failed, and what is made of it later is not saved. */
export async function failOverdue({ systemEm, now }: System): Promise<void> {
  const at = now();
  // Whatever runs has a lease, and leases are few and indexed.
  const overdue = {
    status: 'running' as const,
    leaseExpiresAt: { $ne: null },
    startedAt: { $lte: computeStartCutoff(at) },
  };
  const error = { code: 'action_timeout', message: 'The drafts were not made in time. Nothing was sent.' };
  const failed = { status: 'failed' as const, error, leaseExpiresAt: null, finishedAt: at, updatedAt: at };
  await systemEm().nativeUpdate(Action, overdue, failed, allTenants);
}

const computeStartCutoff = (now: Date) => new Date(now.getTime() - timeoutMs);
