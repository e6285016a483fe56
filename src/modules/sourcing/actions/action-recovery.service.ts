import { LockMode } from '@mikro-orm/core';
import { allTenants } from '#db/tenancy.ts';
import type { System } from '#kernel/context.ts';
import { readProject } from '#modules/sourcing/projects/project.queries.ts';
import { toProjectContext } from '#modules/sourcing/projects/project.rules.ts';
import { Action } from './action.entity.ts';
import { computeLease, generate, type LeasedAction } from './generation.service.ts';

const timeoutMs = 5 * 60_000;
const maxActions = 20;

/** Restarts abandoned actions (expired lease) from their saved input. Does not consume AI quota again. */
export async function resumeActions(system: System): Promise<void> {
  const actions = await leaseAbandoned(system);
  const resumed = actions.map((action) =>
    resume(system, action).catch((err: unknown) =>
      system.log.error({ err, action: action.id }, 'action could not be resumed'),
    ),
  );
  await Promise.all(resumed);
}

type AbandonedAction = Omit<LeasedAction, 'project'>;

function leaseAbandoned(system: System): Promise<AbandonedAction[]> {
  const now = system.now();
  const leaseExpiresAt = computeLease(now, system);
  const abandoned = {
    status: 'running' as const,
    leaseExpiresAt: { $lte: now },
    startedAt: { $gt: computeStartCutoff(now) },
  };
  return system.systemEm().transactional(async (em) => {
    const options = { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, orderBy: { leaseExpiresAt: 'asc' } } as const;
    const found = await em.find(Action, abandoned, { ...allTenants, ...options, limit: maxActions });
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

async function resume(system: System, action: AbandonedAction): Promise<void> {
  const { owner, projectId } = action;
  const reads = system.tenantRows(owner);
  const project = await readProject(reads, projectId);
  await generate(
    { ...system, ...reads, em: system.tenantEm(owner) },
    { ...action, project: toProjectContext(project) },
  );
}

/** Marks actions as failed that have run for more than five minutes. A result that arrives later is discarded. */
export async function failOverdue({ systemEm, now }: System): Promise<void> {
  const at = now();
  // Every running action has a lease; the condition lets PostgreSQL use the index on leases, which is small.
  const overdue = {
    status: 'running' as const,
    leaseExpiresAt: { $ne: null },
    startedAt: { $lte: computeStartCutoff(at) },
  };
  const error = { code: 'action_timeout', message: 'Generating the drafts timed out. Nothing was sent.' };
  const failed = { status: 'failed' as const, error, leaseExpiresAt: null, finishedAt: at, updatedAt: at };
  await systemEm().nativeUpdate(Action, overdue, failed, allTenants);
}

const computeStartCutoff = (now: Date) => new Date(now.getTime() - timeoutMs);
