import { requireViewer } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import { readOffered } from '#modules/directory/capabilities/capability.queries.ts';
import {
  assertKeyGiven,
  describeKeyUse,
  findReplay,
  insertIdempotent,
} from '#modules/identity/idempotency/idempotency.service.ts';
import { readProject } from '#modules/sourcing/projects/project.queries.ts';
import { assertActive, formatContextVersion } from '#modules/sourcing/projects/project.rules.ts';
import { readBuyer } from '#modules/sourcing/quote-requests/buyer.queries.ts';
import { Run } from './run.entity.ts';
import { assertRunnable, renderRunNote, toQuoteRequest } from './run.rules.ts';
import type { NewRun } from './run.schema.ts';

export async function runCapability(
  ctx: Context,
  { idempotencyKey, ...input }: NewRun,
): Promise<{ id: string; replayed: boolean }> {
  assertKeyGiven(idempotencyKey);
  const use = describeKeyUse('runCapability', idempotencyKey, input);
  const replayedId = await findReplay(ctx, use);
  if (replayedId) return { id: replayedId, replayed: true };

  const { capabilityId, projectId = null, quantity } = input;
  const capability = await readOffered(ctx, capabilityId);
  if (!capability) throw notFound('capability');
  const found = projectId === null ? null : await readProject(ctx, projectId);
  if (found) assertActive(found);
  const project = found && { ...found, contextVersion: formatContextVersion(found) };
  assertRunnable(capability, quantity);

  const id = newId();
  const at = ctx.now();
  const { owner } = requireViewer(ctx);
  const buyer = await readBuyer(ctx, owner);
  const concurrentId = await insertIdempotent(ctx, use, id, (em) => {
    em.create(Run, {
      ...toQuoteRequest({ id, capability, input, project, buyer, goods: ctx.goods() }),
      ...{ id, owner, capabilityId, projectId, quantity, input },
      capabilityVersion: capability.version,
      status: 'saved',
      steps: [],
      note: renderRunNote(capability, quantity),
      createdAt: at,
      updatedAt: at,
    });
  });
  return concurrentId === null ? { id, replayed: false } : { id: concurrentId, replayed: true };
}
