import { builder } from '#graph/builder.ts';
import { withMaxCount } from '#graph/limits/cost.ts';
import { createListField } from '#graph/list.ts';
import { defineNode, NodeRef } from '#graph/node.ts';
import { definePayload } from '#graph/payload.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import { AnswerFileRef } from '#modules/sourcing/supplier-links/answers/files/answer-file.graph.ts';
import { maxMailAttachments } from '#modules/sourcing/supplier-links/answers/files/answer-file.schema.ts';
import {
  findSuggestedMessage,
  type ReceivedMailRow,
  readReceived,
  receivedRecords,
  type SuggestedMessage,
  unmatchedList,
} from './reply.queries.ts';
import { ReplyAssignment, ReplyDismissal, ReplySource, UnmatchedReason, UnmatchedReplyFilter } from './reply.schema.ts';
import { assignReply, dismissReply } from './reply.service.ts';
import { type ReceivedContent, viewContent } from './reply-view.service.ts';

const forOperators = { authScopes: { scope: 'internal:*', internal: true } } as const;

const ContentRef = builder.objectRef<ReceivedContent>('ReceivedMailContent').implement({
  fields: (t) => ({
    from: t.exposeString('from'),
    to: t.exposeStringList('to'),
    subject: t.exposeString('subject', { nullable: true }),
    body: t.exposeString('body', { nullable: true }),
    files: t.expose('files', { type: [AnswerFileRef], extensions: withMaxCount(maxMailAttachments) }),
  }),
});

const SuggestedMessageRef = builder.objectRef<SuggestedMessage>('SuggestedMessage').implement({
  description: 'The message, of any tenant, that a received mail seems to answer.',
  fields: (t) => ({
    subject: t.exposeString('subject', { nullable: true }),
    factoryName: t.exposeString('factoryName', { nullable: true }),
  }),
});

const UnmatchedReplyRef = builder.objectRef<ReceivedMailRow>('UnmatchedReply').implement({
  interfaces: [NodeRef],
  description: 'A received mail that was not matched with a message, so that operator staff decide.',
  fields: (t) => ({
    source: t.expose('source', { type: zodEnum(ReplySource) }),
    reason: t.expose('reason', { type: zodEnum(UnmatchedReason), nullable: true }),
    isAutomatic: t.exposeBoolean('isAutomatic'),
    isVerified: t.exposeBoolean('isVerified'),
    suggestedDeliveryId: t.expose('suggestedDeliveryId', { type: 'ID', nullable: true }),
    suggestedMessage: t.field({
      type: SuggestedMessageRef,
      nullable: true,
      description: 'What staff see of the delivery of `suggestedDeliveryId`.',
      resolve: ({ suggestedDeliveryId: id }, _, ctx) => (id === null ? null : findSuggestedMessage(ctx, id)),
    }),
    dismissalReason: t.exposeString('dismissalReason', { nullable: true }),
    content: t.field({
      type: ContentRef,
      nullable: true,
      description: 'Null if the mail could not be read, or once it was assigned. Every read is audited.',
      resolve: (row, _, ctx) => viewContent(ctx, row),
    }),
    receivedAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});
defineNode(UnmatchedReplyRef, { lookUp: 'unmatchedReplies', columns: [], records: receivedRecords });

const UnmatchedConnection = createListField(UnmatchedReplyRef, {
  list: unmatchedList,
  columns: [],
  filter: zodInput('UnmatchedReplyFilter', UnmatchedReplyFilter),
  order: { field: 'RECEIVED_AT', direction: 'ASC' },
});

builder.queryField('unmatchedReplies', (t) =>
  t.field({
    ...forOperators,
    type: UnmatchedConnection.type,
    description:
      'Extension, for operator staff: received mails that wait for a decision, oldest first unless ordered otherwise.',
    args: UnmatchedConnection.args(t.arg),
    resolve: (_, args, ctx, info) => UnmatchedConnection.read(ctx, args, info),
  }),
);

const AssignPayload = definePayload<{ id: string }>('assignReply', (t) => ({
  reply: t.field({
    type: UnmatchedReplyRef,
    description: 'The assigned reply.',
    resolve: ({ id }, _, ctx) => readReceived(ctx, id),
  }),
}));
const DismissPayload = definePayload<{ id: string }>('dismissReply', (t) => ({
  reply: t.field({
    type: UnmatchedReplyRef,
    description: 'The dismissed reply.',
    resolve: ({ id }, _, ctx) => readReceived(ctx, id),
  }),
}));

builder.mutationFields((t) => ({
  assignReply: t.field({
    ...forOperators,
    type: AssignPayload,
    description:
      'Extension, for operator staff: the mail answers this message. It is stored as an interaction, and what it offers is proposed as an answer. Idempotent.',
    args: { input: t.arg({ type: zodInput('AssignReplyInput', ReplyAssignment), required: true }) },
    resolve: async (_, { input }, ctx) => {
      await assignReply(ctx, ctx.replyReader, input);
      return { id: input.id };
    },
  }),
  dismissReply: t.field({
    ...forOperators,
    type: DismissPayload,
    description: 'Extension, for operator staff: the mail answers no message. Idempotent.',
    args: { input: t.arg({ type: zodInput('DismissReplyInput', ReplyDismissal), required: true }) },
    resolve: async (_, { input }, ctx) => {
      await dismissReply(ctx, input);
      return { id: input.id };
    },
  }),
}));
