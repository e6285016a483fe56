import { defineEntity, p } from '@mikro-orm/core';
import { newId } from '#kernel/ids.ts';
import { Factory } from '#modules/directory/factories/factory.entity.ts';

/** A file of mails or call notes that was taken in. */
const InteractionImportSchema = defineEntity({
  name: 'InteractionImport',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** The name of the file, without its folder. */
    source: p.string().length(300),
    importedOn: p.date().index(),
    /** How many mails it held, new or not: a file without any does not refresh the mirror of our mail. */
    mails: p.integer(),
  },
});
export class InteractionImport extends InteractionImportSchema.class {}
InteractionImportSchema.setClass(InteractionImport);

/** House data like all of these tables: no owner, no customer, and nothing that a read of a factory brings along. */
const MailMessageSchema = defineEntity({
  name: 'MailMessage',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** Of the Message-ID, or of the whole mail where it has none. */
    sha256: p.string().length(64).unique(),
    importId: () => p.manyToOne(InteractionImport).mapToPk().joinColumn('import_id').index(false),
    importLine: p.integer(),
    messageId: p.text().nullable(),
    /** The Message-IDs that it answers, directly or not. */
    ancestors: p.array(),
    sender: p.string().length(254),
    recipients: p.array(),
    subject: p.text().nullable(),
    sentAt: p.datetime(3).nullable(),
    snippet: p.text().nullable(),
    body: p.text().nullable(),
  },
});
export class MailMessage extends MailMessageSchema.class {}
MailMessageSchema.setClass(MailMessage);

/** A factory that takes part in a mail. */
const MailPartySchema = defineEntity({
  name: 'MailParty',
  indexes: [{ properties: ['factoryId'] }],
  properties: {
    mailId: () => p.manyToOne(MailMessage).mapToPk().primary().joinColumn('mail_id').deleteRule('cascade'),
    factoryId: () => p.manyToOne(Factory).mapToPk().primary().joinColumn('factory_id').deleteRule('cascade'),
    /** The factory wrote it; otherwise it was written to the factory. */
    wrote: p.boolean(),
  },
});
export class MailParty extends MailPartySchema.class {}
MailPartySchema.setClass(MailParty);

const CallNoteSchema = defineEntity({
  name: 'CallNote',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** Of the note as it was written. */
    sha256: p.string().length(64).unique(),
    importId: () => p.manyToOne(InteractionImport).mapToPk().joinColumn('import_id').index(false),
    importLine: p.integer(),
    /** A uuid, a directory id or an alias, as the note names its factory. */
    factory: p.string().length(120).nullable(),
    title: p.string().length(300),
    createdAtSource: p.datetime(3).nullable(),
    participants: p.array(),
    usable: p.string().length(200),
    summaryMarkdown: p.text().nullable(),
    transcriptText: p.text().nullable(),
  },
});
export class CallNote extends CallNoteSchema.class {}
CallNoteSchema.setClass(CallNote);

/** A factory that takes part in a call. */
const CallPartySchema = defineEntity({
  name: 'CallParty',
  indexes: [{ properties: ['factoryId'] }],
  properties: {
    callId: () => p.manyToOne(CallNote).mapToPk().primary().joinColumn('call_id').deleteRule('cascade'),
    factoryId: () => p.manyToOne(Factory).mapToPk().primary().joinColumn('factory_id').deleteRule('cascade'),
  },
});
export class CallParty extends CallPartySchema.class {}
CallPartySchema.setClass(CallParty);
