import type { System } from '#kernel/context.ts';
import { MailAttachment } from './attachment.entity.ts';

const batchSize = 100;

/** Content first: after a crash between the two, the next run finds the record. */
export async function removeDiscardedAttachments({ systemEm, files, log }: System): Promise<void> {
  const discarded = { discardedAt: { $ne: null } };
  const found = await systemEm().find(MailAttachment, discarded, {
    orderBy: { discardedAt: 'asc' },
    limit: batchSize,
  });
  for (const { id, receivedMailId, sha256 } of found) {
    try {
      await files.remove({ owner: receivedMailId, transferId: id }, [sha256]);
      await systemEm().nativeDelete(MailAttachment, { id });
    } catch (err) {
      log.warn({ err, attachment: id }, 'removal of an attachment failed, retrying later');
    }
  }
}
