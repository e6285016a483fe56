import { builder } from '#graph/builder.ts';
import { addEdge } from '#graph/edge.ts';
import { withMaxCount } from '#graph/limits/cost.ts';
import { createListField } from '#graph/list.ts';
import { defineNode, NodeRef } from '#graph/node.ts';
import { dependsOn } from '#graph/operations/projection.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import { FactoryNode } from '#modules/directory/factories/factory.graph.ts';
import { DeliveryNode, DeliveryRef } from '#modules/sourcing/deliveries/delivery.graph.ts';
import type { DeliveryRow } from '#modules/sourcing/deliveries/delivery.queries.ts';
import { AnswerFileRef } from '#modules/sourcing/supplier-links/answers/files/answer-file.graph.ts';
import { maxMailAttachments } from '#modules/sourcing/supplier-links/answers/files/answer-file.schema.ts';
import { AnswerNode } from '#modules/sourcing/supplier-links/answers/supplier-answer.graph.ts';
import { type DeliveryReplyRow, deliveryReplyList, deliveryReplyRecords } from './delivery-reply.queries.ts';
import { DeliveryReplyFilter, ReplyMatch } from './reply.schema.ts';

const DeliveryReplyRef = builder.objectRef<DeliveryReplyRow>('DeliveryReply').implement({
  interfaces: [NodeRef],
  description:
    'A mail that answers a message: that it arrived, what was attached and what was read from it. Its text is an interaction with the factory.',
  fields: (t) => ({
    deliveryId: t.expose('deliveryId', { type: 'ID' }),
    factoryId: t.expose('factoryId', { type: 'ID', nullable: true }),
    factoryName: t.exposeString('factoryName', { nullable: true }),
    matchedBy: t.expose('matchedBy', { type: zodEnum(ReplyMatch) }),
    isAutomatic: t.exposeBoolean('isAutomatic'),
    isVerified: t.exposeBoolean('isVerified'),
    answerId: t.expose('answerId', { type: 'ID', nullable: true }),
    files: t.expose('files', { type: [AnswerFileRef], extensions: withMaxCount(maxMailAttachments) }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const ReplyConnection = createListField(DeliveryReplyRef, {
  list: deliveryReplyList,
  columns: [],
  filter: zodInput('DeliveryReplyFilter', DeliveryReplyFilter),
  order: { field: 'CREATED_AT', direction: 'DESC' },
});
const reading = { authScopes: { scope: 'rfqs:read', rights: ['READ'] } } as const;

builder.queryField('deliveryReplies', (t) =>
  t.field({
    ...reading,
    type: ReplyConnection.type,
    description:
      'Extension: mails that answer messages, with or without an answer that could be read from them, newest first unless ordered otherwise.',
    args: ReplyConnection.args(t.arg),
    resolve: (_, args, ctx, info) => ReplyConnection.read(ctx, args, info),
  }),
);

builder.objectField(DeliveryRef, 'replies', (t) =>
  t.field({
    ...reading,
    type: ReplyConnection.type,
    description: 'Extension: mails that answer the message, newest first unless ordered otherwise.',
    extensions: dependsOn<DeliveryRow>('id'),
    args: ReplyConnection.args(t.arg),
    resolve: ({ id }, args, ctx, info) => ReplyConnection.read(ctx, args, info, { of: 'delivery', id }),
  }),
);

defineNode(DeliveryReplyRef, { lookUp: 'deliveryReplies', columns: [], records: deliveryReplyRecords });

addEdge(DeliveryReplyRef, 'delivery', 'deliveryId', DeliveryNode);
addEdge(DeliveryReplyRef, 'factory', 'factoryId', FactoryNode);
addEdge(DeliveryReplyRef, 'answer', 'answerId', AnswerNode);
