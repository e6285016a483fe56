import { z } from 'zod';
import { TimeRange } from '#kernel/pagination/page.ts';
import { flag } from '#kernel/query-params.ts';
import { known, line, note, uniqueList } from '#kernel/text.ts';

export const maxLengths = { body: 200_000, subject: 500, messageId: 500, answered: 200, addresses: 500 };

const time = z.iso.datetime({ offset: true });

const messageId = line(maxLengths.messageId).overwrite((id) => id.replace(/^<|>$/g, ''));
export const Address = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(/^[^\s\p{Cc}<>]+@[^\s\p{Cc}@<>]+$/u, 'Invalid e-mail address.');
const addresses = uniqueList(Address, maxLengths.addresses).default([]);

export const MailRecord = z.strictObject({
  type: z.literal('message'),
  messageId: known(messageId),
  inReplyTo: known(messageId),
  references: uniqueList(messageId, maxLengths.answered).default([]),
  from: Address,
  to: addresses,
  cc: addresses,
  subject: known(line(maxLengths.subject)),
  sentAt: known(time),
  body: known(note(maxLengths.body)),
});
export type MailRecord = z.output<typeof MailRecord>;

export const CallNoteRecord = z.strictObject({
  type: z.literal('call_note'),
  title: line(300),
  createdAtSource: known(time),
  participants: uniqueList(line(300), 100).default([]),
  usable: line(200).default('unknown'),
  summaryMarkdown: known(note(maxLengths.body)),
  transcriptText: known(note(1_000_000)),
  factory: known(line(120)),
});
export type CallNoteRecord = z.output<typeof CallNoteRecord>;

export const InteractionRecord = z.discriminatedUnion('type', [MailRecord, CallNoteRecord]);

export const ThreadFilter = z.strictObject({
  q: line(200).nullish().meta({ description: 'Part of the subject, in any case.' }),
  hasReply: z.boolean().nullish(),
  lastMessageAt: TimeRange.nullish(),
});
export const CallNoteFilter = z.strictObject({
  q: line(200).nullish().meta({ description: 'Part of the title, in any case.' }),
  createdAtSource: TimeRange.nullish(),
});

export const InteractionQuery = z.strictObject({ bodies: flag.optional(), transcripts: flag.optional() });
