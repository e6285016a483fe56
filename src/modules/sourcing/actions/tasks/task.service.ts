import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { allTenants } from '#db/tenancy.ts';
import { requireViewer } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import { writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import type { BackOffice } from '#modules/identity/audit/back-office.service.ts';
import type { WatchTarget } from '#modules/platform/changes/change.schema.ts';
import { type After, type Change, watchChanges } from '#modules/platform/changes/change.service.ts';
import { Task } from './task.entity.ts';
import { assertOwnTask, taskList } from './task.queries.ts';
import { decideChange, type TaskVerb } from './task.rules.ts';
import type { TaskFilter, TaskStatus } from './task.schema.ts';

/** For any tenant. Does nothing if the task is already as the verb would leave it. */
export async function changeTask(backOffice: BackOffice, id: string, given: TaskVerb): Promise<void> {
  const found = await backOffice.systemEm().findOne(Task, { id }, { ...allTenants, fields: ['owner'] });
  if (!found) throw notFound('task');
  await backOffice.tenantEm(found.owner).transactional((em) => changeLocked(backOffice, em, id, given));
}

async function changeLocked(backOffice: BackOffice, em: EntityManager, id: string, given: TaskVerb): Promise<void> {
  const task = await em.findOneOrFail(Task, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const decided = decideChange(task, given);
  if (!decided) return;
  const { change, ...values } = decided;
  const at = backOffice.now();
  const step = { at: at.toISOString(), change, by: 'operator' as const };
  Object.assign(task, { ...values, steps: [...task.steps, step], updatedAt: at });
  const detail = { status: task.status };
  writeAuditEntry(backOffice, em, task.owner, { action: `task.${change}`, resource: 'task', resourceId: id, detail });
}

const maxListed = 100;

/** For the operator console: the oldest tasks of all tenants. */
export async function listTasks(backOffice: BackOffice, status: readonly TaskStatus[]) {
  const found = await backOffice
    .systemEm()
    .find(
      Task,
      { status: { $in: [...status] } },
      { ...allTenants, orderBy: { createdAt: 'asc', id: 'asc' }, limit: maxListed },
    );
  return found.map(toRecord);
}

export async function showTask(backOffice: BackOffice, id: string) {
  return toRecord(await backOffice.systemEm().findOneOrFail(Task, { id }, allTenants));
}

const toRecord = ({
  id,
  kind,
  title,
  note,
  status,
  assignee,
  report,
  cancellationReason,
  createdAt,
  updatedAt,
}: Task) => ({
  ...{ id, kind, title, note, status, assignee, report, cancellationReason, createdAt, updatedAt },
});

type WatchInput = After & {
  id?: string | null | undefined;
  filter?: z.output<typeof TaskFilter> | null | undefined;
};

export function watchTasks(ctx: Context, { id, filter, after }: WatchInput): Promise<AsyncIterableIterator<Change>> {
  const watched: WatchTarget = id
    ? { kind: 'task', of: 'record', id }
    : { kind: 'task', of: 'owner', id: requireViewer(ctx).owner };
  const find = async () => {
    if (id) await assertOwnTask(ctx, id);
  };
  return watchChanges(ctx, watched, { after }, find, (id) => taskList.matches(ctx, id, filter));
}
