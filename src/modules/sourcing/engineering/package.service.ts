import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#kernel/context.ts';
import { newId } from '#kernel/ids.ts';
import { writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { lockProject } from '#modules/sourcing/projects/project.service.ts';
import { EngineeringFile, EngineeringPackage, EngineeringPreview, EngineeringTransfer } from './engineering.entity.ts';
import { sumEntries } from './preview.rules.ts';

/** Does nothing while files are missing. The project lock serializes transfers: a later package supersedes an earlier one. */
export async function completeTransfer(ctx: Context, em: EntityManager, transfer: EngineeringTransfer): Promise<void> {
  const { id: transferId, owner, projectId, previewId } = transfer;
  const files = await em.find(EngineeringFile, { previewId, status: { $ne: 'rejected' } }, { refresh: true });
  if (files.some(({ upload }) => upload !== 'received')) return;

  // Lock before updating the transfer: its foreign key takes a shared lock on the project, and two transactions that both
  // hold it would deadlock when upgrading.
  const project = await lockProject(em, projectId);
  const at = ctx.now();
  const done = { status: 'complete', completedAt: at, updatedAt: at } as const;
  if (!(await em.nativeUpdate(EngineeringTransfer, { id: transferId, status: 'open' }, done))) return;
  const { revision, note = null } = await em.findOneOrFail(EngineeringPreview, { id: previewId });
  await em.nativeUpdate(EngineeringPackage, { projectId, status: 'current' }, { status: 'superseded', updatedAt: at });
  const id = newId();
  const title = `${project.name} ${revision}`;
  const times = { createdAt: at, updatedAt: at };
  const { bytes: totalBytes } = sumEntries(files);
  const rest = { revision, title, note, totalBytes, status: 'current' as const, ...times };
  em.create(EngineeringPackage, { id, owner, projectId, transfer, ...rest });
  const detail = { projectId, files: files.length, bytes: totalBytes };
  writeAuditEntry(ctx, em, owner, {
    action: 'engineering.completed',
    resource: 'engineering package',
    resourceId: id,
    detail,
  });
  await em.flush();
}

export type CurrentFile = { fileId: string; name: string; revision: string; sizeBytes: number; sha256: string };

export async function loadCurrentFiles(em: EntityManager, projectId: string): Promise<CurrentFile[]> {
  const current = await em.findOne(EngineeringPackage, { projectId, status: 'current' }, { populate: ['transfer'] });
  if (!current) return [];
  const listed = { previewId: current.transfer.$.previewId, status: { $ne: 'rejected' as const } };
  const files = await em.find(EngineeringFile, listed, { orderBy: { position: 'asc' } });
  const { revision } = current;
  return files.map(({ id, name, sizeBytes, sha256 }) => ({ fileId: id, name, revision, sizeBytes, sha256 }));
}
