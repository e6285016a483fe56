import { defineEntity, p } from '@mikro-orm/core';
import { identity, ownedIdentity } from '#db/columns.ts';
import { owned } from '#db/tenancy.ts';
import { MailMessage } from '#modules/directory/interactions/interaction.entity.ts';
import type { MailRecord } from '#modules/directory/interactions/interaction.schema.ts';
import { Delivery } from '#modules/sourcing/deliveries/delivery.entity.ts';
import { ReceivedMailStatus, ReplyMatch, ReplySource, UnmatchedReason } from './reply.schema.ts';

/** A mail that was received, before it is known whose message it answers. Operator data, so it has no tenant. */
const ReceivedMailSchema = defineEntity({
  name: 'ReceivedMail',
  uniques: [{ properties: ['source', 'sourceId'] }],
  indexes: [
    {
      name: 'received_mail_unmatched',
      expression: `create index received_mail_unmatched on received_mail (created_at, id) where status = 'unmatched'`,
    },
  ],
  properties: {
    ...identity,
    source: p.enum(ReplySource.options),
    /** Id of the mail at the provider. */
    sourceId: p.string().length(200).nullable(),
    status: p.enum(ReceivedMailStatus.options),
    attempts: p.integer().default(0),
    /** Null once the mail was fetched, or no attempt follows. */
    nextAttemptAt: p.datetime(3).nullable().index(),
    /** Hash of the Message-ID, or of the whole mail if it has none. */
    mailSha256: p.string().length(64).nullable().unique(),
    /** Null before it was fetched, and once it is stored as an interaction. */
    mail: p.json<MailRecord>().nullable(),
    isAutomatic: p.boolean().default(false),
    /** Whether the provider reported a DMARC pass for the domain of the sender. */
    isVerified: p.boolean().default(false),
    reason: p.enum(UnmatchedReason.options).nullable(),
    /** The message that reference or thread name, where something else kept the mail from being matched. */
    suggestedDeliveryId: p.uuid().nullable(),
    dismissalReason: p.string().length(400).nullable(),
  },
});
export class ReceivedMail extends ReceivedMailSchema.class {}
ReceivedMailSchema.setClass(ReceivedMail);

/** A received mail that answers a message. Its text is an interaction with the factory. */
const DeliveryReplySchema = defineEntity({
  name: 'DeliveryReply',
  ...owned,
  indexes: [{ properties: ['owner', 'createdAt', 'id'] }, { properties: ['deliveryId', 'createdAt', 'id'] }],
  properties: {
    ...ownedIdentity,
    matchedBy: p.enum(ReplyMatch.options),
    isAutomatic: p.boolean(),
    isVerified: p.boolean(),
    receivedAt: p.datetime(3),
    deliveryId: () => p.manyToOne(Delivery).mapToPk().joinColumn('delivery_id').index(false),
    receivedMailId: () => p.oneToOne(ReceivedMail).mapToPk().joinColumn('received_mail_id'),
    mailId: () => p.manyToOne(MailMessage).mapToPk().joinColumn('mail_id').index(false),
  },
});
export class DeliveryReply extends DeliveryReplySchema.class {}
DeliveryReplySchema.setClass(DeliveryReply);
