import { allTenants } from '#db/tenancy.ts';
import type { System } from '#kernel/context.ts';
import { EngineeringFile, EngineeringTransfer } from '../engineering.entity.ts';

/** Longer than any upload that was under way when its transfer ended. */
const uploadGraceMs = 10 * 60_000;
const batchSize = 20;

/** Writes down what every reader knew since the moment it happened. */
export async function closeExpiredTransfers({ systemEm, now }: System): Promise<void> {
  const at = now();
  const past = { status: 'open' as const, expiresAt: { $lte: at } };
  await systemEm().nativeUpdate(EngineeringTransfer, past, { status: 'expired', updatedAt: at }, allTenants);
}

/**
 * Removes what failed and expired transfers had received. No package can have it: it lies under a transfer that will never be
 * complete, and only what is complete is built upon. What the store cannot remove now it is asked for again.
 */
export async function removeAbandonedContent({ systemEm, files: store, log, now }: System): Promise<void> {
  const ended = {
    status: { $in: ['failed' as const, 'expired' as const] },
    contentRemovedAt: null,
    updatedAt: { $lte: new Date(now().getTime() - uploadGraceMs) },
  };
  const found = await systemEm().find(EngineeringTransfer, ended, { ...allTenants, limit: batchSize });
  for (const { id, owner, previewId } of found) {
    // All that were listed: bytes may lie there of which a crash left no record.
    const listed = { previewId, status: { $ne: 'rejected' as const } };
    const files = await systemEm().find(EngineeringFile, listed, { ...allTenants, fields: ['sha256'] });
    try {
      await store.remove({ owner, transferId: id }, [...new Set(files.map(({ sha256 }) => sha256))]);
      await systemEm().nativeUpdate(EngineeringTransfer, { id }, { contentRemovedAt: now() }, allTenants);
    } catch (err) {
      log.warn({ err, transfer: id }, 'the content of a transfer could not be removed yet');
    }
  }
}
