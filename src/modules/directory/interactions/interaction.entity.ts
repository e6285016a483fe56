import { defineEntity, p } from '@mikro-orm/core';
import { newId } from '#kernel/ids.ts';
import { Factory } from '#modules/directory/factories/factory.entity.ts';

const InteractionImportSchema = defineEntity({
  name: 'InteractionImport',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    source: p.string().length(300),
    importedOn: p.date().index(),
    /** A file without mails does not advance `importedThrough`. */
    mails: p.integer(),
  },
});
export class InteractionImport extends InteractionImportSchema.class {}
InteractionImportSchema.setClass(InteractionImport);

/** Operator data, like all tables here: no owner, and separate from the factory so that no factory read includes it. */
const MailMessageSchema = defineEntity({
  name: 'MailMessage',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** Hash of the Message-ID, or of the whole mail if it has none. */
    sha256: p.string().length(64).unique(),
    importId: () => p.manyToOne(InteractionImport).mapToPk().joinColumn('import_id').index(false),
    importLine: p.integer(),
    messageId: p.text().nullable(),
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

const MailPartySchema = defineEntity({
  name: 'MailParty',
  indexes: [{ properties: ['factoryId'] }],
  properties: {
    mailId: () => p.manyToOne(MailMessage).mapToPk().primary().joinColumn('mail_id').deleteRule('cascade'),
    factoryId: () => p.manyToOne(Factory).mapToPk().primary().joinColumn('factory_id').deleteRule('cascade'),
    /** True if the factory sent the mail, false if it received it. */
    wrote: p.boolean(),
  },
});
export class MailParty extends MailPartySchema.class {}
MailPartySchema.setClass(MailParty);

const CallNoteSchema = defineEntity({
  name: 'CallNote',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    sha256: p.string().length(64).unique(),
    importId: () => p.manyToOne(InteractionImport).mapToPk().joinColumn('import_id').index(false),
    importLine: p.integer(),
    /** A uuid, directory id or alias, as given in the note. */
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
