import { LockMode } from '@mikro-orm/core';
import type { z } from 'zod';
import type { Context } from '#kernel/context.ts';
import { DomainError, notFound } from '#kernel/errors.ts';
import { readOffered } from '#modules/directory/capabilities/capability.queries.ts';
import { writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { createAction } from '#modules/sourcing/actions/action.service.ts';
import { readProject } from '#modules/sourcing/projects/project.queries.ts';
import { toProjectContext } from '#modules/sourcing/projects/project.rules.ts';
import { Run } from './run.entity.ts';
import { readForwardings } from './run.queries.ts';
import { assertForwardable, assertRunnable, buildRequest, formatForwardingKey } from './run.rules.ts';
import type { RunForwarding } from './run.schema.ts';

/**
 * Creates an action with one draft to the factory of the capability. The run is forwarded when that draft has been
 * approved and has left. Repeating it returns the same action, until its draft is rejected or was not sent.
 */
export async function forwardRun(
  ctx: Context,
  { id, projectId }: z.output<typeof RunForwarding>,
): Promise<{ actionId: string; replayed: boolean }> {
  const run = await ctx.em.fork().findOne(Run, { id });
  if (!run) throw notFound('run');
  assertForwardable(run, projectId);
  const forwardings = await readForwardings(ctx, id);
  const current = forwardings.find(({ hasEnded }) => !hasEnded);
  if (current) return { actionId: current.id, replayed: true };

  const project = toProjectContext(await readProject(ctx, projectId));
  const capability = await readOffered(ctx, run.capabilityId);
  if (!capability) throw notFound('capability');
  assertRunnable(capability, run.quantity);
  const { factoryId } = capability;
  if (factoryId === null) {
    throw new DomainError('no_factory_resolved', 'The capability names no factory of the directory.', {
      unresolvedFactoryIds: [],
    });
  }
  const request = { ...buildRequest(capability, run.input, project), factoryIds: [factoryId], matchLimit: 1 };
  const idempotencyKey = formatForwardingKey(id, forwardings.length);
  const made = await createAction(ctx, { projectId, idempotencyKey, kind: 'quote_request', input: request }, [], id);
  return { actionId: made.id, replayed: made.replayed };
}

/** A draft that is still open can be sent afterwards; the run stays closed. */
export const closeRun = (ctx: Context, id: string): Promise<void> =>
  ctx.em.fork().transactional(async (em) => {
    const run = await em.findOne(Run, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!run) throw notFound('run');
    if (run.status === 'closed') return;
    const at = ctx.now();
    const step = { at: at.toISOString(), change: 'closed' as const, by: 'requester' as const };
    Object.assign(run, { status: 'closed', steps: [...run.steps, step], updatedAt: at });
    writeAuditEntry(ctx, em, run.owner, { action: 'run.closed', resource: 'run', resourceId: id });
  });
