import { defineEntity, p } from '@mikro-orm/core';
import { ownedIdentity } from '#db/columns.ts';
import { owned } from '#db/tenancy.ts';
import { RfqInvitation } from '#modules/sourcing/rfqs/rfq.entity.ts';
import { AnswerFileType } from './answer-file.schema.ts';

/** What a supplier uploaded by its link. Its content is stored under its id. Without an answer that names it, it is removed. */
const AnswerFileSchema = defineEntity({
  name: 'AnswerFile',
  ...owned,
  indexes: [
    { properties: ['invitationId', 'createdAt'] },
    {
      name: 'answer_file_unattached',
      expression: 'create index answer_file_unattached on answer_file (created_at) where attached_at is null',
    },
  ],
  properties: {
    ...ownedIdentity,
    name: p.string().length(200),
    mediaType: p.enum(AnswerFileType.options),
    sizeBytes: p.integer(),
    sha256: p.string().length(64),
    /** Null until the content is in the file store. */
    storedAt: p.datetime(3).nullable(),
    /** When an answer named it first. */
    attachedAt: p.datetime(3).nullable(),
    invitationId: () => p.manyToOne(RfqInvitation).mapToPk().joinColumn('invitation_id').index(false),
  },
});
export class AnswerFile extends AnswerFileSchema.class {}
AnswerFileSchema.setClass(AnswerFile);
