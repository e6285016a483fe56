import { builder } from '#graph/builder.ts';
import { addEdge } from '#graph/edge.ts';
import { withMaxCount } from '#graph/limits/cost.ts';
import { createListField } from '#graph/list.ts';
import { defineNode, NodeRef } from '#graph/node.ts';
import { definePayload } from '#graph/payload.ts';
import { recordId } from '#graph/record-id.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import { Incoterm } from '#kernel/enums.ts';
import { FactoryNode } from '#modules/directory/factories/factory.graph.ts';
import { ApproverRef } from '#modules/identity/approvers/approver.graph.ts';
import { DeliveryNode } from '#modules/sourcing/deliveries/delivery.graph.ts';
import { RfqLineNode, RfqNode, RfqRef, SupplierQuoteNode } from '#modules/sourcing/rfqs/rfq.graph.ts';
import { RfqInvitationNode } from '#modules/sourcing/rfqs/rfq-invitation.graph.ts';
import { QuoteLineRef } from '#modules/sourcing/rfqs/supplier-quotes/supplier-quote.graph.ts';
import { quoteRecords } from '#modules/sourcing/rfqs/supplier-quotes/supplier-quote.queries.ts';
import { acceptAnswer, refuseAnswer } from './answer-decision.service.ts';
import { AnswerFileRef } from './files/answer-file.graph.ts';
import { maxMailAttachments } from './files/answer-file.schema.ts';
import { type AnswerRow, answerList, answerRecords, readAnswer } from './supplier-answer.queries.ts';
import {
  AnswerFilter,
  AnswerId,
  AnswerRefusal,
  AnswerSource,
  AnswerStatus,
  EvidenceField,
  EvidenceLanguage,
  EvidenceReader,
} from './supplier-answer.schema.ts';

const maxEvidence = 200;

const EvidenceRef = builder.objectRef<AnswerRow['evidence'][number]>('AnswerEvidence').implement({
  description: 'Where the mail of a supplier states a value of an answer that was read from it.',
  fields: (t) => ({
    field: t.expose('field', { type: zodEnum(EvidenceField) }),
    lineId: t.expose('lineId', { type: 'ID', nullable: true }),
    quantity: t.exposeInt('quantity', { nullable: true }),
    text: t.exposeString('text'),
    language: t.expose('language', { type: zodEnum(EvidenceLanguage) }),
    start: t.exposeInt('start'),
    end: t.exposeInt('end'),
    readBy: t.field({ type: zodEnum(EvidenceReader), resolve: ({ readBy }) => readBy ?? 'rules' }),
  }),
});

export const AnswerRef = builder.objectRef<AnswerRow>('SupplierAnswer').implement({
  interfaces: [NodeRef],
  description:
    'One version of what a supplier answered by the link in its message or by mail. It counts in no comparison before it is accepted.',
  fields: (t) => ({
    rfqId: t.expose('rfqId', { type: 'ID' }),
    invitationId: t.expose('invitationId', { type: 'ID' }),
    factoryId: t.expose('factoryId', { type: 'ID' }),
    factoryName: t.exposeString('factoryName'),
    deliveryId: t.expose('deliveryId', { type: 'ID' }),
    version: t.exposeInt('version'),
    status: t.expose('status', { type: zodEnum(AnswerStatus) }),
    source: t.expose('source', { type: zodEnum(AnswerSource) }),
    evidence: t.field({
      type: [EvidenceRef],
      extensions: withMaxCount(maxEvidence),
      resolve: ({ evidence }) => evidence.slice(0, maxEvidence),
    }),
    isDecline: t.boolean({ resolve: ({ offer }) => offer === null }),
    declineReason: t.exposeString('declineReason', { nullable: true }),
    currency: t.field({ type: 'CurrencyCode', nullable: true, resolve: ({ offer }) => offer?.currency ?? null }),
    incoterm: t.field({ type: zodEnum(Incoterm), nullable: true, resolve: ({ offer }) => offer?.incoterm ?? null }),
    namedPlace: t.string({ nullable: true, resolve: ({ offer }) => offer?.namedPlace ?? null }),
    validUntil: t.field({ type: 'Date', nullable: true, resolve: ({ offer }) => offer?.validUntil ?? null }),
    paymentTerms: t.string({ nullable: true, resolve: ({ offer }) => offer?.paymentTerms ?? null }),
    sampleLeadTimeDays: t.int({ nullable: true, resolve: ({ offer }) => offer?.sampleLeadTimeDays ?? null }),
    lines: t.field({
      type: [QuoteLineRef],
      resolve: ({ offer }) => (offer ? offer.lines.map((line) => ({ ...line, currency: offer.currency })) : []),
    }),
    note: t.string({ nullable: true, resolve: ({ offer }) => offer?.note ?? null }),
    files: t.expose('files', { type: [AnswerFileRef], extensions: withMaxCount(maxMailAttachments) }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
    decidedBy: t.expose('decidedBy', { type: ApproverRef, nullable: true }),
    refusalReason: t.exposeString('refusalReason', { nullable: true }),
    quoteId: t.expose('quoteId', { type: 'ID', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

export const AnswerFilterInput = zodInput('SupplierAnswerFilter', AnswerFilter);
const AnswerConnection = createListField(AnswerRef, {
  list: answerList,
  columns: [],
  filter: AnswerFilterInput,
  order: { field: 'CREATED_AT', direction: 'DESC' },
});

const reading = { authScopes: { scope: 'rfqs:read', rights: ['READ'] } } as const;

builder.queryFields((t) => ({
  answer: t.field({
    ...reading,
    type: AnswerRef,
    nullable: true,
    description: 'Extension: an answer of a supplier.',
    args: { id: t.arg(recordId) },
    resolve: (_, { id }, ctx) => readAnswer(ctx, id),
  }),
  answers: t.field({
    ...reading,
    type: AnswerConnection.type,
    description: 'Extension: what suppliers answered by their links or by mail, newest first unless ordered otherwise.',
    args: AnswerConnection.args(t.arg),
    resolve: (_, args, ctx, info) => AnswerConnection.read(ctx, args, info),
  }),
}));

builder.objectField(RfqRef, 'answers', (t) =>
  t.field({
    type: AnswerConnection.type,
    description: 'What suppliers answered to the request, newest first unless ordered otherwise.',
    ...reading,
    args: AnswerConnection.args(t.arg),
    resolve: ({ id }, args, ctx, info) => AnswerConnection.read(ctx, args, info, { of: 'rfq', id }),
  }),
);

export const AnswerNode = defineNode(AnswerRef, { lookUp: 'answers', columns: [], records: answerRecords });

const AcceptPayload = definePayload<AnswerRow>('acceptAnswer', (t) => ({
  answer: t.field({ type: AnswerRef, description: 'The accepted answer.', resolve: (answer) => answer }),
  quote: t.field({
    type: SupplierQuoteNode.ref,
    nullable: true,
    description: 'The quote that the answer became; null if the supplier declined.',
    // Not by its node, which asks for `rfqs:read`: who accepts reads what the acceptance made.
    resolve: ({ quoteId }, _, ctx) => (quoteId ? quoteRecords.load(ctx, quoteId, []) : null),
  }),
}));

const RefusePayload = definePayload<AnswerRow>('refuseAnswer', (t) => ({
  answer: t.field({ type: AnswerRef, description: 'The refused answer.', resolve: (answer) => answer }),
}));

const deciding = { authScopes: { scope: 'answers:write', live: 'live_key_required' } } as const;

builder.mutationFields((t) => ({
  acceptAnswer: t.field({
    ...deciding,
    type: AcceptPayload,
    description:
      'Extension: an offer becomes the current quote of the supplier, a decline withdraws it. Never an order. Idempotent.',
    args: { input: t.arg({ type: zodInput('AcceptAnswerInput', AnswerId), required: true }) },
    resolve: async (_, { input }, ctx) => {
      await acceptAnswer(ctx, input);
      return readAnswer(ctx, input.id);
    },
  }),
  refuseAnswer: t.field({
    ...deciding,
    type: RefusePayload,
    description:
      'Extension: the answer does not become a quote. The supplier may answer again while the request is open. Idempotent.',
    args: { input: t.arg({ type: zodInput('RefuseAnswerInput', AnswerRefusal), required: true }) },
    resolve: async (_, { input }, ctx) => {
      await refuseAnswer(ctx, input);
      return readAnswer(ctx, input.id);
    },
  }),
}));

addEdge(EvidenceRef, 'line', 'lineId', RfqLineNode);
addEdge(AnswerRef, 'rfq', 'rfqId', RfqNode);
addEdge(AnswerRef, 'invitation', 'invitationId', RfqInvitationNode);
addEdge(AnswerRef, 'factory', 'factoryId', FactoryNode);
addEdge(AnswerRef, 'delivery', 'deliveryId', DeliveryNode);
addEdge(AnswerRef, 'quote', 'quoteId', SupplierQuoteNode);
