import { allTenants } from '#db/tenancy.ts';
import type { System } from '#kernel/context.ts';
import { AnswerFile } from './answer-file.entity.ts';
import { computeRemovalCutoff } from './answer-file.rules.ts';

const batchSize = 100;

/** Content first: after a crash between the two, the next run finds the record. */
export async function removeUnattachedFiles({ systemEm, files, now, log }: System): Promise<void> {
  const due = { attachedAt: null, createdAt: { $lt: computeRemovalCutoff(now()) } };
  const found = await systemEm().find(AnswerFile, due, {
    ...allTenants,
    orderBy: { createdAt: 'asc' },
    limit: batchSize,
  });
  for (const { id, owner, sha256 } of found) {
    try {
      await files.remove({ owner, transferId: id }, [sha256]);
      await systemEm().nativeDelete(AnswerFile, { id, attachedAt: null }, allTenants);
    } catch (err) {
      log.warn({ err, file: id }, 'removal of a file without an answer failed, retrying later');
    }
  }
}
