import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { allTenants } from '#db/tenancy.ts';
import type { System } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import { sha256 as hashOf } from '#kernel/hash.ts';
import { newId } from '#kernel/ids.ts';
import { writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import type { BackOffice } from '#modules/identity/audit/back-office.service.ts';
import { Task } from '#modules/sourcing/actions/tasks/task.entity.ts';
import { removeStoredFiles } from '#modules/sourcing/engineering/stored-file-removal.service.ts';
import type { FileStore } from '#ports/file-store/file-store.ts';
import { TaskFile } from './task-file.entity.ts';
import { assertBelowLimit, assertRunning, readMediaType } from './task-file.rules.ts';

export type GivenTaskFile = { taskId: string; name: string; bytes: Buffer<ArrayBuffer> };

/** By operator staff, to a task of any tenant that has not ended. Idempotent: the same file has the same id. */
export async function addTaskFile(
  backOffice: BackOffice,
  files: FileStore,
  { taskId, name, bytes }: GivenTaskFile,
): Promise<{ id: string; taskId: string }> {
  const { owner } = await findTask(backOffice, taskId);
  const facts = { name, mediaType: readMediaType(name, bytes), sizeBytes: bytes.length, sha256: hashOf(bytes) };
  // Listed before it is stored, so that a process that ends in between leaves a record of it.
  const file = await backOffice
    .tenantEm(owner)
    .transactional((em) => listFile(backOffice, em, { taskId, owner, ...facts }));
  if (!file.storedAt) {
    await files.put({ owner, transferId: file.id, sha256: file.sha256 }, bytes);
    await backOffice.tenantEm(owner).transactional(async (em) => {
      await lockRunningTask(em, taskId);
      await em.nativeUpdate(TaskFile, { id: file.id }, { storedAt: backOffice.now() });
    });
  }
  return { id: file.id, taskId };
}

async function findTask(backOffice: BackOffice, id: string): Promise<Pick<Task, 'owner'>> {
  const task = await backOffice.systemEm().findOne(Task, { id }, { ...allTenants, fields: ['owner'] });
  if (!task) throw notFound('task');
  return task;
}

/** Waits for who changes it. Throws `task_ended`. */
async function lockRunningTask(em: EntityManager, id: string): Promise<void> {
  const { status } = await em.findOneOrFail(Task, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  assertRunning(status);
}

type Listed = Pick<TaskFile, 'name' | 'mediaType' | 'sizeBytes' | 'sha256' | 'owner' | 'taskId'>;

async function listFile(backOffice: BackOffice, em: EntityManager, listed: Listed): Promise<TaskFile> {
  const { taskId, owner, name, sha256 } = listed;
  await lockRunningTask(em, taskId);
  const kept = await em.find(TaskFile, { taskId, removedAt: null });
  const known = kept.find((file) => file.name === name && file.sha256 === sha256);
  if (known) return known;
  assertBelowLimit(kept.length);
  const now = backOffice.now();
  const file = em.create(TaskFile, { ...listed, id: newId(), createdAt: now, updatedAt: now });
  const detail = { sha256, sizeBytes: listed.sizeBytes };
  writeAuditEntry(backOffice, em, owner, { action: 'task.file_added', resource: 'task', resourceId: taskId, detail });
  return file;
}

/** By operator staff, from a task that has not ended. Returns the task. */
export async function removeTaskFile(backOffice: BackOffice, id: string): Promise<{ taskId: string }> {
  const found = await backOffice.systemEm().findOne(TaskFile, { id }, { ...allTenants, fields: ['owner', 'taskId'] });
  if (!found) throw notFound('file');
  const { owner, taskId } = found;
  await backOffice.tenantEm(owner).transactional(async (em) => {
    await lockRunningTask(em, taskId);
    const file = await em.findOne(TaskFile, { id });
    if (!file || file.removedAt) return;
    file.removedAt = backOffice.now();
    const detail = { sha256: file.sha256 };
    const entry = { action: 'task.file_removed', resource: 'task', resourceId: taskId, detail };
    writeAuditEntry(backOffice, em, owner, entry);
  });
  return { taskId };
}

const batchSize = 100;

/** Removed files, those of cancelled tasks, and those that were not stored before their task was done: nobody reads them. */
export async function cleanTaskFiles(system: System): Promise<void> {
  const found = await system.systemEm().transactional((em) =>
    em.execute<Pick<TaskFile, 'id' | 'owner' | 'sha256'>[]>(
      `select f.id, f.owner, f.sha256 from task_file f join task t on t.id = f.task_id
       where f.removed_at is not null or t.status = 'cancelled' or t.status = 'done' and f.stored_at is null
       order by f.id limit ${batchSize}`,
    ),
  );
  await removeStoredFiles(
    system,
    found.map(({ id, owner, sha256 }) => ({ id, key: { owner, transferId: id, sha256 } })),
    (id) => system.systemEm().nativeDelete(TaskFile, { id }, allTenants),
  );
}

/** Before the records of these tenants are removed. */
export async function removeTaskFilesOfTenants(
  { systemEm, files }: Pick<System, 'systemEm' | 'files'>,
  owners: string[],
): Promise<void> {
  for (const { id, owner, sha256 } of await systemEm().find(TaskFile, { owner: owners }, allTenants))
    await files.remove({ owner, transferId: id }, [sha256]);
}
