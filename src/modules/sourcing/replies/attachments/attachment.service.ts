import type { EntityManager } from '@mikro-orm/postgresql';
import type { System } from '#kernel/context.ts';
import { failpoint } from '#kernel/failpoint.ts';
import { sha256 } from '#kernel/hash.ts';
import { newId } from '#kernel/ids.ts';
import type { AttachedFile } from '#modules/sourcing/supplier-links/answers/files/answer-file.schema.ts';
import { MailAttachment } from './attachment.entity.ts';
import type { Attachment } from './attachment.rules.ts';

export type AttachmentStore = Pick<System, 'systemEm' | 'now' | 'files'>;

/** Idempotent, so that a mail that is fetched again after a crash has each attachment once. */
export async function saveAttachments(
  { systemEm, now, files }: AttachmentStore,
  receivedMailId: string,
  attachments: readonly Attachment[],
): Promise<void> {
  if (attachments.length === 0) return;
  const listed = await listAttachments(systemEm(), receivedMailId, attachments, now());
  failpoint('reply:after-attachment-list');
  for (const { number, bytes } of attachments) {
    const row = listed.get(number);
    if (!row || row.storedAt) continue;
    await files.put({ owner: receivedMailId, transferId: row.id, sha256: row.sha256 }, new Uint8Array(bytes));
    failpoint('reply:after-attachment-store');
    await systemEm().nativeUpdate(MailAttachment, { id: row.id }, { storedAt: now() });
  }
}

/** Before they are stored, so that content is found by a removal whatever happens. */
async function listAttachments(
  em: EntityManager,
  receivedMailId: string,
  attachments: readonly Attachment[],
  now: Date,
): Promise<Map<number, MailAttachment>> {
  const rows = attachments.map(({ number, name, mediaType, bytes }) => ({
    ...{ id: newId(), createdAt: now, updatedAt: now, receivedMailId },
    ...{ number, name, mediaType, sizeBytes: bytes.length, sha256: sha256(bytes) },
  }));
  await em.createQueryBuilder(MailAttachment).insert(rows).onConflict(['receivedMailId', 'number']).ignore().execute();
  const listed = await em.find(MailAttachment, { receivedMailId });
  return new Map(listed.map((row) => [row.number, row]));
}

/** Those of each mail, in its order. */
export async function findAttachments(
  em: EntityManager,
  receivedMailIds: readonly string[],
): Promise<Map<string, AttachedFile[]>> {
  const stored = { receivedMailId: [...receivedMailIds], storedAt: { $ne: null } };
  const found = await em.find(MailAttachment, stored, { orderBy: { number: 'asc' } });
  const byMail = Map.groupBy(found, ({ receivedMailId }) => receivedMailId);
  return new Map([...byMail].map(([id, attachments]) => [id, attachments.map(toFile)]));
}

const toFile = ({ id: fileId, name, mediaType, sizeBytes, sha256 }: MailAttachment): AttachedFile => ({
  ...{ fileId, name, mediaType, sizeBytes, sha256 },
});

export async function discardAttachments(em: EntityManager, receivedMailId: string, now: Date): Promise<void> {
  await em.nativeUpdate(MailAttachment, { receivedMailId }, { discardedAt: now });
}
