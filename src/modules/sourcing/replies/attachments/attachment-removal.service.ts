import type { System } from '#kernel/context.ts';
import { removeStoredFiles } from '#modules/sourcing/engineering/stored-file-removal.service.ts';
import { MailAttachment } from './attachment.entity.ts';

const batchSize = 100;

export async function removeDiscardedAttachments(system: System): Promise<void> {
  const discarded = { discardedAt: { $ne: null } };
  const oldest = { orderBy: { discardedAt: 'asc' }, limit: batchSize } as const;
  const found = await system.systemEm().find(MailAttachment, discarded, oldest);
  await removeStoredFiles(
    system,
    found.map(({ id, receivedMailId: owner, sha256 }) => ({ id, key: { owner, transferId: id, sha256 } })),
    (id) => system.systemEm().nativeDelete(MailAttachment, { id }),
  );
}
