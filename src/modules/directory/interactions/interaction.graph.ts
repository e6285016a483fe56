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
      description: 'The beginning of the text without quoted mails.',
    }),
    body: t.exposeString('body', { nullable: true }),
  }),
});

const ThreadRef = builder.objectRef<Thread>('Thread').implement({
  description: 'Mails with one factory that answer each other or share a subject.',
  fields: (t) => ({
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

const InteractionsRef = builder.objectRef<InteractionsView>('FactoryInteractions').implement({
  description:
    'Correspondence of the operator with a factory. Every read is audited, and counts as a contact read if there are mails or calls.',
  fields: (t) => ({
    threads: t.expose('threads', { type: [ThreadRef], description: 'Ordered by newest mail.' }),
    callNotes: t.expose('callNotes', { type: [CallNoteRef], description: 'The newest 100 call notes, newest first.' }),
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
