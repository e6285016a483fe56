import { type RawBuilder, sql } from 'kysely';
import type { AttachedFile } from '#modules/sourcing/supplier-links/answers/files/answer-file.schema.ts';

/** Those of the mail with this id, in its order. */
export const selectAttachments = (receivedMailId: string): RawBuilder<AttachedFile[]> =>
  sql<AttachedFile[]>`coalesce(
    (select jsonb_agg(jsonb_build_object('fileId', a.id, 'name', a.name, 'mediaType', a.media_type,
       'sizeBytes', a.size_bytes, 'sha256', a.sha256) order by a.number)
     from mail_attachment a where a.received_mail_id = ${sql.ref(receivedMailId)} and a.stored_at is not null),
    '[]')`;
