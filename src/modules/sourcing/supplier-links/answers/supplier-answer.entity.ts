import { defineEntity, p } from '@mikro-orm/core';
import { ownedIdentity } from '#db/columns.ts';
import { owned } from '#db/tenancy.ts';
import type { Approver } from '#modules/identity/approvers/approver.schema.ts';
import { Delivery } from '#modules/sourcing/deliveries/delivery.entity.ts';
import { Rfq, RfqInvitation } from '#modules/sourcing/rfqs/rfq.entity.ts';
import { SupplierQuote } from '#modules/sourcing/rfqs/supplier-quotes/supplier-quote.entity.ts';
import type { AttachedFile } from './files/answer-file.schema.ts';
import { type AnswerEvidence, type AnsweredOffer, AnswerSource, AnswerStatus } from './supplier-answer.schema.ts';

/** What a supplier answered by its link or by mail. Versions are append-only; at most one per invitation is `proposed`. */
const SupplierAnswerSchema = defineEntity({
  name: 'SupplierAnswer',
  ...owned,
  uniques: [{ properties: ['invitationId', 'version'] }, { properties: ['invitationId', 'clientAnswerId'] }],
  indexes: [
    { properties: ['owner', 'createdAt', 'id'] },
    { properties: ['rfqId', 'createdAt', 'id'] },
    {
      name: 'supplier_answer_proposed',
      expression: `create unique index supplier_answer_proposed on supplier_answer (invitation_id) where status = 'proposed'`,
    },
  ],
  properties: {
    ...ownedIdentity,
    version: p.integer(),
    status: p.enum(AnswerStatus.options),
    source: p.enum(AnswerSource.options).default('link'),
    /** Of an answer that was read from a mail. */
    evidence: p.json<AnswerEvidence[]>().default('[]'),
    files: p.json<AttachedFile[]>().default('[]'),
    clientAnswerId: p.string().length(120).nullable(),
    /** Null if the supplier declines. */
    offer: p.json<AnsweredOffer>().nullable(),
    declineReason: p.string().length(400).nullable(),
    contentSha256: p.string().length(64),
    decidedAt: p.datetime(3).nullable(),
    decidedBy: p.json<Approver>().nullable(),
    refusalReason: p.string().length(400).nullable(),
    rfqId: () => p.manyToOne(Rfq).mapToPk().joinColumn('rfq_id').index(false),
    invitationId: () => p.manyToOne(RfqInvitation).mapToPk().joinColumn('invitation_id').index(false),
    deliveryId: () => p.manyToOne(Delivery).mapToPk().joinColumn('delivery_id').index(),
    /** Of an accepted offer. */
    quoteId: () => p.manyToOne(SupplierQuote).mapToPk().nullable().joinColumn('quote_id').index(false),
  },
});
export class SupplierAnswer extends SupplierAnswerSchema.class {}
SupplierAnswerSchema.setClass(SupplierAnswer);
