import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '#kernel/ids.ts';
import type { Rejection } from '#modules/directory/factories/import/factory-lines.file.ts';
import { CallNote, InteractionImport, MailMessage, MailParty } from './interaction.entity.ts';
import type { InteractionRow } from './interaction.file.ts';
import type { CallNoteRecord, MailRecord } from './interaction.schema.ts';
import { matchInteractions } from './matching.service.ts';
import { extractSnippet } from './quoted-reply-stripper.rules.ts';

export type ImportReport = {
  imported: number;
  unchanged: number;
  /** Mails and notes of all imports whose factory was found by this one. */
  matched: number;
  unmatched: number;
  rejected: Rejection[];
  /** Date of the last import that contained mail. */
  importedThrough: string | null;
};

const batchSize = 100;

export async function importInteractions(
  em: EntityManager,
  rows: AsyncIterable<InteractionRow | Rejection>,
  { source, today }: { source: string; today: string },
): Promise<ImportReport> {
  const importId = newId();
  await em.fork().insert(InteractionImport, { id: importId, source, importedOn: today, mails: 0 });
  const rejected: Rejection[] = [];
  let [imported, added, mails] = [0, 0, 0];
  let batch: InteractionRow[] = [];
  const save = async () => {
    mails += batch.filter(({ record }) => record.type === 'message').length;
    imported += batch.length;
    added += await saveBatch(em.fork(), batch, importId, mails);
    batch = [];
  };
  for await (const row of rows) {
    if (!('record' in row)) rejected.push(row);
    else if (batch.push(row) === batchSize) await save();
  }
  if (batch.length) await save();
  const [mirror] = await em.execute<[{ importedThrough: string | null }]>(
    'select max(imported_on)::text as "importedThrough" from interaction_import where mails > 0',
  );
  return { imported, unchanged: imported - added, ...(await matchInteractions(em.fork())), rejected, ...mirror };
}

const saveBatch = (em: EntityManager, batch: InteractionRow[], importId: string, mails: number): Promise<number> =>
  em.transactional(async (em) => {
    await em.nativeUpdate(InteractionImport, importId, { mails });
    const rows = batch.map(({ line, sha256, record }) => ({
      record,
      origin: { id: newId(), importId, importLine: line, sha256 },
    }));
    const mailRows = rows.flatMap(({ record, origin }) => (record.type === 'message' ? toMailRow(record, origin) : []));
    const noteRows = rows.flatMap(({ record, origin }) =>
      record.type === 'call_note' ? toCallNoteRow(record, origin) : [],
    );
    const addMails = () => em.createQueryBuilder(MailMessage).insert(mailRows).onConflict('sha256').ignore();
    const addNotes = () => em.createQueryBuilder(CallNote).insert(noteRows).onConflict('sha256').ignore();
    const newMails = mailRows.length && (await addMails().execute('run')).affectedRows;
    const newNotes = noteRows.length && (await addNotes().execute('run')).affectedRows;
    return newMails + newNotes;
  });

type Received = { sha256: string; importedOn: string; factoryId: string | null };

/** A mail of this factory that was received by itself. Returns its id; one that is stored already stays as it is. */
export async function saveMail(
  em: EntityManager,
  mail: MailRecord,
  { sha256, importedOn, factoryId }: Received,
): Promise<string> {
  const known = await em.findOne(MailMessage, { sha256 }, { fields: ['id'] });
  const id = known?.id ?? newId();
  if (!known) {
    const importId = newId();
    em.create(InteractionImport, { id: importId, source: 'reply by mail', importedOn, mails: 1 });
    em.create(MailMessage, toMailRow(mail, { id, importId, importLine: 1, sha256 }));
  }
  if (factoryId !== null && !(await em.findOne(MailParty, { mailId: id, factoryId }))) {
    em.create(MailParty, { mailId: id, factoryId, wrote: true });
  }
  return id;
}

type Origin = { id: string; importId: string; importLine: number; sha256: string };

function toMailRow(
  { messageId, inReplyTo, references, from, to, cc, subject, sentAt, body }: MailRecord,
  origin: Origin,
) {
  return {
    ...origin,
    messageId,
    ancestors: [...new Set(inReplyTo ? [...references, inReplyTo] : references)],
    sender: from,
    recipients: [...new Set([...to, ...cc])],
    subject,
    sentAt: sentAt && new Date(sentAt),
    snippet: extractSnippet(body),
    body,
  };
}

function toCallNoteRow({ type: _, createdAtSource, ...note }: CallNoteRecord, origin: Origin) {
  return { ...origin, ...note, createdAtSource: createdAtSource && new Date(createdAtSource) };
}
