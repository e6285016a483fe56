import type { z } from 'zod';
import { builder, forRest } from '#graph/builder.ts';
import { withCost } from '#graph/limits/cost.ts';
import { createListField } from '#graph/list.ts';
import { createLoadedList, includesText, isInRange } from '#graph/loaded-list.ts';
import { zodInput } from '#graph/zod.ts';
import type { DirectoryNotes } from '#modules/directory/factories/factory.schema.ts';
import type { CallNoteRow } from './interaction.queries.ts';
import { maxShown, type Thread } from './interaction.rules.ts';
import { CallNoteFilter, ThreadFilter } from './interaction.schema.ts';
import { type InteractionsView, viewInteractions } from './interaction.service.ts';

const MessageRef = builder.objectRef<Thread['messages'][number]>('ThreadMessage').implement({
  fields: (t) => ({
    senderDomain: t.exposeString('senderDomain'),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true }),
    snippet: t.exposeString('snippet', {
      nullable: true,
      description: 'The beginning of the text without quoted mails.',
    }),
    body: t.exposeString('body', { nullable: true }),
  }),
});

const ThreadRef = builder.objectRef<Thread>('Thread').implement({
  description: 'Mails with one factory that answer each other or share a subject.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of its oldest mail.' }),
    subject: t.exposeString('subject', { nullable: true }),
    firstMessageAt: t.expose('firstMessageAt', { type: 'DateTime', nullable: true }),
    lastMessageAt: t.expose('lastMessageAt', { type: 'DateTime', nullable: true }),
    messageCount: t.exposeInt('messageCount'),
    hasReply: t.exposeBoolean('hasReply', { description: 'Whether the factory has answered.' }),
    participants: t.exposeStringList('participants', {
      description: 'Addresses of all senders and recipients.',
    }),
    messages: t.expose('messages', { type: [MessageRef], description: 'Oldest first.' }),
  }),
});

const CallNoteRef = builder.objectRef<CallNoteRow>('CallNote').implement({
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the note.' }),
    title: t.exposeString('title'),
    createdAtSource: t.expose('createdAtSource', { type: 'DateTime', nullable: true }),
    participants: t.exposeStringList('participants'),
    usable: t.exposeString('usable', { description: 'Reliability of the note, as stated by its source.' }),
    summaryMarkdown: t.exposeString('summaryMarkdown', { nullable: true }),
    transcriptText: t.exposeString('transcriptText', { nullable: true }),
  }),
});

const DirectoryNotesRef = builder.objectRef<DirectoryNotes>('DirectoryNotes').implement({
  fields: (t) => ({
    sourceNote: t.exposeString('sourceNote', { nullable: true }),
    verificationNote: t.exposeString('verificationNote', { nullable: true }),
    interactionNote: t.exposeString('interactionNote', { nullable: true }),
  }),
});

const listThreads = (threads: readonly Thread[]) =>
  createLoadedList<Thread, 'LAST_MESSAGE_AT', z.output<typeof ThreadFilter>>(
    threads,
    { LAST_MESSAGE_AT: ({ lastMessageAt }) => lastMessageAt ?? '' },
    ({ subject, hasReply, lastMessageAt }, filter) =>
      includesText(subject, filter.q) &&
      (filter.hasReply ?? hasReply) === hasReply &&
      isInRange(lastMessageAt, filter.lastMessageAt),
  );
const ThreadConnection = createListField(ThreadRef, {
  list: listThreads([]),
  columns: [],
  filter: zodInput('ThreadFilter', ThreadFilter),
  order: { field: 'LAST_MESSAGE_AT', direction: 'DESC' },
});

const listCallNotes = (notes: readonly CallNoteRow[]) =>
  createLoadedList<CallNoteRow, 'CREATED_AT_SOURCE', z.output<typeof CallNoteFilter>>(
    notes,
    { CREATED_AT_SOURCE: ({ createdAtSource }) => createdAtSource ?? '' },
    ({ title, createdAtSource }, filter) =>
      includesText(title, filter.q) && isInRange(createdAtSource, filter.createdAtSource),
  );
const CallNoteConnection = createListField(CallNoteRef, {
  list: listCallNotes([]),
  columns: [],
  filter: zodInput('CallNoteFilter', CallNoteFilter),
  order: { field: 'CREATED_AT_SOURCE', direction: 'DESC' },
});

const InteractionsRef = builder.objectRef<InteractionsView>('FactoryInteractions').implement({
  description:
    'Correspondence of the operator with a factory. Every read is audited, and counts as a contact read if there are mails or calls.',
  fields: (t) => ({
    threads: t.field({
      type: ThreadConnection.type,
      description: `Threads of the newest ${maxShown.mails} mails, newest mail first unless ordered otherwise.`,
      args: ThreadConnection.args(t.arg),
      resolve: ({ threads }, args, ctx, info) =>
        ThreadConnection.with({ list: listThreads(threads) }).read(ctx, args, info),
    }),
    allThreads: t.expose('threads', { ...forRest, type: [ThreadRef], description: 'Ordered by newest mail.' }),
    callNotes: t.field({
      type: CallNoteConnection.type,
      description: `The newest ${maxShown.callNotes} call notes, newest first unless ordered otherwise.`,
      args: CallNoteConnection.args(t.arg),
      resolve: ({ callNotes }, args, ctx, info) =>
        CallNoteConnection.with({ list: listCallNotes(callNotes) }).read(ctx, args, info),
    }),
    allCallNotes: t.expose('callNotes', {
      ...forRest,
      type: [CallNoteRef],
      description: `The newest ${maxShown.callNotes} call notes, newest first.`,
    }),
    directoryNotes: t.expose('directoryNotes', { type: DirectoryNotesRef }),
    importedThrough: t.expose('importedThrough', {
      type: 'Date',
      nullable: true,
      description: 'Date of the last mail import.',
    }),
    coverageNote: t.exposeString('coverageNote', {
      description: 'Which mails are included and how they were matched.',
    }),
  }),
});

builder.queryFields((t) => ({
  factoryInteractions: t.field({
    type: InteractionsRef,
    nullable: true,
    description:
      'For operator staff only. Takes a uuid or directory id, including those of merged records. Costs 100 points with bodies or transcripts.',
    authScopes: { scope: 'internal:*', internal: true },
    extensions: withCost(({ bodies, transcripts }) => (bodies || transcripts ? 100 : null)),
    args: {
      id: t.arg.id({ required: true }),
      bodies: t.arg.boolean({ description: 'Includes the bodies of the newest 20 mails.' }),
      transcripts: t.arg.boolean({ description: 'Includes the transcripts of the newest 20 calls.' }),
    },
    resolve: (_, { id, bodies, transcripts }, ctx) =>
      viewInteractions(ctx, id, { bodies: bodies ?? false, transcripts: transcripts ?? false }),
  }),
}));
