import { allTenants } from '#db/tenancy.ts';
import type { System } from '#kernel/context.ts';
import { Project } from '#modules/sourcing/projects/project.entity.ts';
import { EngineeringFile, EngineeringTransfer } from '../engineering.entity.ts';

/** Longer than any upload still running when its transfer ended. */
const uploadGraceMs = 10 * 60_000;
const batchSize = 20;

/** Persists `expired` for transfers that reads already treat as expired. */
export async function closeExpiredTransfers({ systemEm, now }: System): Promise<void> {
  const at = now();
  const expired = { status: 'open' as const, expiresAt: { $lte: at } };
  await systemEm().nativeUpdate(EngineeringTransfer, expired, { status: 'expired', updatedAt: at }, allTenants);
}

/** No package refers to the content: packages and previews use only complete transfers. The next run retries failures. */
export async function removeAbandonedContent(system: System): Promise<void> {
  const ended = {
    status: { $in: ['failed' as const, 'expired' as const] },
    contentRemovedAt: null,
    updatedAt: { $lte: new Date(system.now().getTime() - uploadGraceMs) },
  };
  const found = await system.systemEm().find(EngineeringTransfer, ended, { ...allTenants, limit: batchSize });
  for (const transfer of found) {
    await removeContent(system, transfer).catch((err) => {
      system.log.warn({ err, transfer: transfer.id }, 'deletion of transfer content failed, retrying later');
    });
  }
}

/** Before the records of these tenants are removed. */
export async function removeContentOfTenants(system: Removal, owners: string[]): Promise<void> {
  const projects = await system.systemEm().find(Project, { owner: owners }, { ...allTenants, fields: ['id'] });
  const stored = { projectId: projects.map(({ id }) => id), contentRemovedAt: null };
  for (const transfer of await system.systemEm().find(EngineeringTransfer, stored, allTenants))
    await removeContent(system, transfer);
}

type Removal = Pick<System, 'systemEm' | 'files' | 'now'>;
async function removeContent({ systemEm, files: store, now }: Removal, transfer: EngineeringTransfer): Promise<void> {
  const { id, owner, previewId } = transfer;
  // All listed files, because a crash may have left stored content without a record.
  const listed = { previewId, status: { $ne: 'rejected' as const } };
  const files = await systemEm().find(EngineeringFile, listed, { ...allTenants, fields: ['sha256'] });
  await store.remove({ owner, transferId: id }, [...new Set(files.map(({ sha256 }) => sha256))]);
  await systemEm().nativeUpdate(EngineeringTransfer, { id }, { contentRemovedAt: now() }, allTenants);
}
