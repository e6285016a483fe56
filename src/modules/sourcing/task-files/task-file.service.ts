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
    await backOffice.tenantEm(owner).nativeUpdate(TaskFile, { id: file.id }, { storedAt: backOffice.now() });
  }
  return { id: file.id, taskId };
}

async function findTask(backOffice: BackOffice, id: string): Promise<Pick<Task, 'owner'>> {
  const task = await backOffice.systemEm().findOne(Task, { id }, { ...allTenants, fields: ['owner'] });
  if (!task) throw notFound('task');
  return task;
}

type Listed = Pick<TaskFile, 'name' | 'mediaType' | 'sizeBytes' | 'sha256' | 'owner' | 'taskId'>;

async function listFile(backOffice: BackOffice, em: EntityManager, listed: Listed): Promise<TaskFile> {
  const { taskId, owner, name, sha256 } = listed;
  const task = await em.findOneOrFail(Task, { id: taskId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  assertRunning(task.status);
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
    const task = await em.findOneOrFail(Task, { id: taskId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    assertRunning(task.status);
    const file = await em.findOneOrFail(TaskFile, { id });
    if (file.removedAt) return;
    file.removedAt = backOffice.now();
    const detail = { sha256: file.sha256 };
    const entry = { action: 'task.file_removed', resource: 'task', resourceId: taskId, detail };
    writeAuditEntry(backOffice, em, owner, entry);
  });
  return { taskId };
}

const batchSize = 100;

/** Content of removed files, and of those of cancelled tasks, which nobody reads. */
export async function cleanTaskFiles({ systemEm, files, log }: System): Promise<void> {
  const found = await systemEm().transactional((em) =>
    em.execute<Pick<TaskFile, 'id' | 'owner' | 'sha256'>[]>(
      `select f.id, f.owner, f.sha256 from task_file f join task t on t.id = f.task_id
       where f.removed_at is not null or t.status = 'cancelled' order by f.id limit ${batchSize}`,
    ),
  );
  // Content first: after a crash between the two, the next run finds the record.
  for (const { id, owner, sha256 } of found) {
    try {
      await files.remove({ owner, transferId: id }, [sha256]);
      await systemEm().nativeDelete(TaskFile, { id }, allTenants);
    } catch (err) {
      log.warn({ err, file: id }, 'removal of a file of a task failed, retrying later');
    }
  }
}

/** Before the records of these tenants are removed. */
export async function removeTaskFilesOfTenants(
  { systemEm, files }: Pick<System, 'systemEm' | 'files'>,
  owners: string[],
): Promise<void> {
  for (const { id, owner, sha256 } of await systemEm().find(TaskFile, { owner: owners }, allTenants))
    await files.remove({ owner, transferId: id }, [sha256]);
}
