import { defineEntity, p } from '@mikro-orm/core';
import { identity } from '#db/columns.ts';
import { ReceivedMail } from '../reply.entity.ts';

/**
 * Of a received mail, before it is known whose message it answers: operator data, so it has no tenant. Its content is
 * stored under the ids of the mail and of the attachment.
 */
const MailAttachmentSchema = defineEntity({
  name: 'MailAttachment',
  uniques: [{ properties: ['receivedMailId', 'number'] }],
  indexes: [
    {
      name: 'mail_attachment_discarded',
      expression:
        'create index mail_attachment_discarded on mail_attachment (discarded_at) where discarded_at is not null',
    },
  ],
  properties: {
    ...identity,
    /** From 1, in the order of the mail. */
    number: p.integer(),
    name: p.string().length(200),
    mediaType: p.string().length(100),
    sizeBytes: p.integer(),
    sha256: p.string().length(64),
    /** Null until the content is in the file store. */
    storedAt: p.datetime(3).nullable(),
    /** When the mail proved to be no reply, or one that was received before. Its content is removed after that. */
    discardedAt: p.datetime(3).nullable(),
    receivedMailId: () => p.manyToOne(ReceivedMail).mapToPk().joinColumn('received_mail_id').index(false),
  },
});
export class MailAttachment extends MailAttachmentSchema.class {}
MailAttachmentSchema.setClass(MailAttachment);
