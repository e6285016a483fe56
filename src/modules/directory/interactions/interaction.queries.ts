import { sql } from 'kysely';
import { columns, type Row } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import type { CallNote, MailMessage } from './interaction.entity.ts';

const mailColumns = ['id', 'messageId', 'ancestors', 'sender', 'recipients', 'subject', 'sentAt', 'snippet'] as const;
export type MailRow = Row<MailMessage, (typeof mailColumns)[number]> & { wrote: boolean };

/** Newest first, undated last. */
export const readMails = ({ rows }: Context, factoryId: string): Promise<MailRow[]> =>
  rows
    .selectFrom('mail_party as p')
    .innerJoin('mail_message as m', 'm.id', 'p.mail_id')
    .where('p.factory_id', '=', factoryId)
    .select(columns('m', mailColumns))
    .select('p.wrote')
    .orderBy(sql`m.sent_at desc nulls last`)
    .orderBy('m.id', 'desc')
    .execute();

export async function readBodies({ rows }: Context, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await rows
    .selectFrom('mail_message')
    .select(['id', 'body'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('body', 'is not', null)
    .$narrowType<{ body: string }>()
    .execute();
  return new Map(found.map(({ id, body }) => [id, body]));
}

const noteColumns = ['id', 'title', 'createdAtSource', 'participants', 'usable', 'summaryMarkdown'] as const;
export type CallNoteRow = Row<CallNote, (typeof noteColumns)[number] | 'transcriptText'>;

export const readCallNotes = (
  { rows }: Context,
  factoryId: string,
  max: number,
  transcripts: number,
): Promise<CallNoteRow[]> =>
  rows
    .selectFrom((from) =>
      from
        .selectFrom('call_party as p')
        .innerJoin('call_note as n', 'n.id', 'p.call_id')
        .where('p.factory_id', '=', factoryId)
        .selectAll('n')
        .select(sql<number>`row_number() over (order by n.created_at_source desc nulls last, n.id desc)`.as('place'))
        .as('n'),
    )
    .where('n.place', '<=', max)
    .select(columns('n', noteColumns))
    .select(sql<string | null>`case when n.place <= ${transcripts} then n.transcript_text end`.as('transcriptText'))
    .orderBy('n.place')
    .execute();

export const readInteractionContext = ({ rows }: Context, factoryId: string) =>
  rows
    .selectFrom('factory as f')
    .where('f.id', '=', factoryId)
    .select('f.notes')
    .select((from) =>
      from
        .selectFrom('interaction_import as i')
        .where('i.mails', '>', 0)
        .select(sql<string | null>`max(i.imported_on)`.as('on'))
        .as('importedThrough'),
    )
    .executeTakeFirstOrThrow();
