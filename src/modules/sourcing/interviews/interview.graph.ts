import { z } from 'zod';
import { builder, forRest } from '#graph/builder.ts';
import { addEdge } from '#graph/edge.ts';
import { createListField } from '#graph/list.ts';
import { defineNode, NodeRef } from '#graph/node.ts';
import { dependsOn, selectedColumns } from '#graph/operations/projection.ts';
import { definePayload } from '#graph/payload.ts';
import { recordId } from '#graph/record-id.ts';
import { withJsonSchema } from '#graph/scalars.ts';
import { zodEnum, zodInput, zodObject } from '#graph/zod.ts';
import { InterviewFamily } from '#kernel/enums.ts';
import { CapabilityNode, CapabilityRef } from '#modules/directory/capabilities/capability.graph.ts';
import { capabilityColumns, readCapability } from '#modules/directory/capabilities/capability.queries.ts';
import { replayedDescription } from '#modules/identity/idempotency/idempotent-creation.service.ts';
import { ProjectNode, ProjectRef } from '#modules/sourcing/projects/project.graph.ts';
import { projectColumns, readProject } from '#modules/sourcing/projects/project.queries.ts';
import { listMissingFacts } from './dialogue/replies.rules.ts';
import {
  type InterviewRow,
  interviewColumns,
  interviewList,
  interviewRecords,
  readInterview,
} from './interview.queries.ts';
import { resolveStatus } from './interview.rules.ts';
import {
  AnswerInterview,
  Fact,
  InterviewFilter,
  InterviewLocale,
  InterviewStatus,
  PublishInterview,
  StartInterview,
  turnLimit,
  Utterance,
} from './interview.schema.ts';
import { type Answered, answerInterview, type Reply, startInterview } from './interview.service.ts';
import { type Published, publishInterview } from './publication.service.ts';

const FactRef = zodObject('InterviewFact', Fact, {
  description: 'A fact that the participant has stated. The value is null if they do not know it.',
});
const UtteranceRef = zodObject('Utterance', Utterance, { description: 'One message of an interview.' });

const InterviewRef = builder.objectRef<InterviewRow>('Interview').implement({
  interfaces: [NodeRef],
  description: 'A dialogue that collects missing facts of a project or a capability until it can be published.',
  fields: (t) => ({
    family: t.expose('family', { type: zodEnum(InterviewFamily) }),
    status: t.field({
      type: zodEnum(InterviewStatus),
      description: '`ready` when no fact is missing; `closed` after 30 days without a turn.',
      extensions: dependsOn<InterviewRow>('status', 'lastTurnAt'),
      resolve: (interview, _, { now }) => resolveStatus(interview, now()),
    }),
    version: t.exposeInt('version', { description: 'Incremented by each saved turn and by publication.' }),
    locale: t.expose('locale', { type: zodEnum(InterviewLocale) }),
    turnCount: t.exposeInt('turnCount', { description: 'Saved turns of the participant, including the opening.' }),
    turnLimit: t.int({ extensions: dependsOn<InterviewRow>('id'), resolve: () => turnLimit }),
    projectId: t.expose('projectId', { type: 'ID', nullable: true }),
    transcript: t.expose('transcript', { type: [UtteranceRef], description: 'Oldest first.' }),
    transcriptJson: t.field({
      ...forRest,
      type: 'JSON',
      extensions: { ...withJsonSchema(z.array(Utterance)), ...dependsOn<InterviewRow>('transcript') },
      resolve: ({ transcript }) => transcript,
    }),
    facts: t.expose('facts', { type: [FactRef], description: 'Extracted facts with quotes.' }),
    factsJson: t.field({
      ...forRest,
      type: 'JSON',
      description: 'Extracted facts with quotes. The value is null if the caller does not know it.',
      extensions: { ...withJsonSchema(z.array(Fact)), ...dependsOn<InterviewRow>('facts') },
      resolve: ({ facts }) => facts,
    }),
    missingFacts: t.stringList({
      description: 'Keys of the facts that must be known and confirmed before publication.',
      extensions: dependsOn<InterviewRow>('family', 'facts'),
      resolve: ({ family, facts }) => listMissingFacts(family, facts),
    }),
    nextQuestion: t.string({
      nullable: true,
      extensions: dependsOn<InterviewRow>('nextQuestion', 'status', 'lastTurnAt'),
      resolve: ({ nextQuestion, ...interview }, _, { now }) =>
        resolveStatus(interview, now()) === 'closed' ? null : nextQuestion,
    }),
    publishedCapabilityId: t.expose('publishedCapabilityId', { type: 'ID', nullable: true }),
    publishedProjectId: t.expose('publishedProjectId', { type: 'ID', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});
const InterviewNode = defineNode(InterviewRef, {
  lookUp: 'interview',
  columns: interviewColumns,
  records: interviewRecords,
});

const ReplyRef = builder.objectRef<Reply>('InterviewReply').implement({
  description: 'The reply of the interviewer to a turn.',
  fields: (t) => ({
    text: t.exposeString('text'),
    nextQuestion: t.exposeString('nextQuestion', {
      nullable: true,
      description: 'The question in `text`, if any.',
    }),
  }),
});

const AnswerPayload = definePayload<Answered>('answerInterview', (t) => ({
  interview: t.field({
    type: InterviewRef,
    description: 'The interview after this turn.',
    resolve: ({ id }, _, ctx, info) => readInterview(ctx, id, selectedColumns(info, 'Interview', interviewColumns)),
  }),
  reply: t.expose('reply', { type: ReplyRef, description: 'The reply to this turn.' }),
}));

const StartPayload = definePayload<Awaited<ReturnType<typeof startInterview>>>('startInterview', (t) => ({
  interview: t.field({
    type: InterviewRef,
    description: 'The started interview.',
    resolve: ({ id }, _, ctx, info) => readInterview(ctx, id, selectedColumns(info, 'Interview', interviewColumns)),
  }),
  reply: t.expose('reply', { type: ReplyRef, description: 'The reply to the opening.' }),
  replayed: t.exposeBoolean('replayed', { description: replayedDescription }),
}));

const PublishPayload = definePayload<Published>('publishInterview', (t) => ({
  interview: t.field({
    type: InterviewRef,
    description: 'The published interview.',
    resolve: ({ id }, _, ctx, info) => readInterview(ctx, id, selectedColumns(info, 'Interview', interviewColumns)),
  }),
  capability: t.field({
    type: CapabilityRef,
    nullable: true,
    description:
      'The submitted capability, regardless of the other scopes of the key. In review by operator staff until it is visible to others.',
    resolve: ({ capabilityId }, _, ctx, info) =>
      capabilityId ? readCapability(ctx, capabilityId, selectedColumns(info, 'Capability', capabilityColumns)) : null,
  }),
  project: t.field({
    type: ProjectRef,
    nullable: true,
    description: 'The created or updated project, regardless of the other scopes of the key.',
    resolve: ({ projectId }, _, ctx, info) =>
      projectId ? readProject(ctx, projectId, selectedColumns(info, 'Project', projectColumns)) : null,
  }),
  replayed: t.exposeBoolean('replayed', { description: replayedDescription }),
}));

const readAccess = { authScopes: { scope: 'interviews:write' } } as const;
const writeAccess = { authScopes: { scope: 'interviews:write', rights: ['WRITE'] } } as const;

builder.queryFields((t) => ({
  interview: t.field({
    ...readAccess,
    type: InterviewRef,
    nullable: true,
    args: { id: t.arg(recordId) },
    resolve: (_, { id }, ctx, info) => readInterview(ctx, id, selectedColumns(info, 'Interview', interviewColumns)),
  }),
}));

builder.mutationFields((t) => ({
  startInterview: t.field({
    ...writeAccess,
    type: StartPayload,
    description: 'Starts an interview.',
    args: { input: t.arg({ type: zodInput('StartInterviewInput', StartInterview), required: true }) },
    resolve: (_, { input }, ctx) => startInterview(ctx, input),
  }),
  answerInterview: t.field({
    ...writeAccess,
    type: AnswerPayload,
    description: 'Adds a turn to the expected version. Of concurrent turns on the same version, one is saved.',
    args: { input: t.arg({ type: zodInput('AnswerInterviewInput', AnswerInterview), required: true }) },
    resolve: (_, { input }, ctx) => answerInterview(ctx, input),
  }),
  publishInterview: t.field({
    ...writeAccess,
    type: PublishPayload,
    description: 'Creates or updates a project, or submits a capability for review. Possible once.',
    args: { input: t.arg({ type: zodInput('PublishInterviewInput', PublishInterview), required: true }) },
    resolve: (_, { input }, ctx) => publishInterview(ctx, input),
  }),
}));

addEdge(InterviewRef, 'project', 'projectId', ProjectNode);
addEdge(InterviewRef, 'publishedProject', 'publishedProjectId', ProjectNode);
addEdge(InterviewRef, 'publishedCapability', 'publishedCapabilityId', CapabilityNode);
addEdge(CapabilityRef, 'sourceInterview', 'sourceInterviewId', InterviewNode);

const InterviewConnection = createListField(InterviewRef, {
  list: interviewList,
  columns: interviewColumns,
  filter: zodInput('InterviewFilter', InterviewFilter),
  order: { field: 'CREATED_AT', direction: 'DESC' },
});

builder.objectField(ProjectRef, 'interviews', (t) =>
  t.field({
    ...readAccess,
    type: InterviewConnection.type,
    description: 'Interviews about the project, newest first unless ordered otherwise.',
    args: InterviewConnection.args(t.arg),
    resolve: ({ id }, args, ctx, info) => InterviewConnection.read(ctx, args, info, { of: 'project', id }),
  }),
);

builder.queryField('interviews', (t) =>
  t.field({
    ...readAccess,
    type: InterviewConnection.type,
    description: 'Extension: interviews of the caller, newest first unless ordered otherwise.',
    args: InterviewConnection.args(t.arg),
    resolve: (_, args, ctx, info) => InterviewConnection.read(ctx, args, info),
  }),
);
