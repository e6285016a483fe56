import { builder } from '#graph/builder.ts';
import { withCost } from '#graph/limits/cost.ts';
import type { DirectoryNotes } from '#modules/directory/factories/factory.schema.ts';
import type { CallNoteRow } from './interaction.queries.ts';
import type { Thread } from './interaction.rules.ts';
import { type InteractionsView, viewInteractions } from './interaction.service.ts';

const MessageRef = builder.objectRef<Thread['messages'][number]>('ThreadMessage').implement({
  fields: (t) => ({
    senderDomain: t.exposeString('senderDomain'),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true }),
    snippet: t.exposeString('snippet', {
      nullable: true,
      description: 'How it begins, without the older mails that it quotes.',
    }),
    body: t.exposeString('body', { nullable: true }),
  }),
});

const ThreadRef = builder.objectRef<Thread>('Thread').implement({
  description: 'Mails with one factory that answer one another or are of one subject.',
  fields: (t) => ({
    subject: t.exposeString('subject', { nullable: true }),
    firstMessageAt: t.expose('firstMessageAt', { type: 'DateTime', nullable: true }),
    lastMessageAt: t.expose('lastMessageAt', { type: 'DateTime', nullable: true }),
    messageCount: t.exposeInt('messageCount'),
    hasReply: t.exposeBoolean('hasReply', { description: 'Somebody of the factory has answered us.' }),
    participants: t.exposeStringList('participants', {
      description: 'The addresses of all who wrote or were written to.',
    }),
    messages: t.expose('messages', { type: [MessageRef], description: 'Oldest first.' }),
  }),
});

const CallNoteRef = builder.objectRef<CallNoteRow>('CallNote').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    createdAtSource: t.expose('createdAtSource', { type: 'DateTime', nullable: true }),
    participants: t.exposeStringList('participants'),
    usable: t.exposeString('usable', { description: 'Whether the note can be relied on, in the words of its source.' }),
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

const InteractionsRef = builder.objectRef<InteractionsView>('FactoryInteractions').implement({
  description:
    'What the operator wrote with a factory and noted of it. Every read is audited, and counts as a read of contacts where there are mails or calls.',
  fields: (t) => ({
    threads: t.expose('threads', { type: [ThreadRef], description: 'The one with the newest mail first.' }),
    callNotes: t.expose('callNotes', { type: [CallNoteRef], description: 'The newest 100, newest first.' }),
    directoryNotes: t.expose('directoryNotes', { type: DirectoryNotesRef }),
    importedThrough: t.expose('importedThrough', {
      type: 'Date',
      nullable: true,
      description: 'The day of the last refresh of the mirror of our mail.',
    }),
    coverageNote: t.exposeString('coverageNote', { description: 'What of it is here, and how it was matched.' }),
  }),
});

builder.queryFields((t) => ({
  factoryInteractions: t.field({
    type: InteractionsRef,
    description:
      'For the house only. By uuid or directory id, also of a record that was merged into another. Costs 100 points with bodies or transcripts.',
    authScopes: { scope: 'internal:*', internal: true },
    extensions: withCost(({ bodies, transcripts }) => (bodies || transcripts ? 100 : null)),
    args: {
      id: t.arg.string({ required: true }),
      bodies: t.arg.boolean({ description: 'Also the texts of the newest 20 mails.' }),
      transcripts: t.arg.boolean({ description: 'Also what was said in the newest 20 calls.' }),
    },
    resolve: (_, { id, bodies, transcripts }, ctx) =>
      viewInteractions(ctx, id, { bodies: bodies ?? false, transcripts: transcripts ?? false }),
  }),
}));
