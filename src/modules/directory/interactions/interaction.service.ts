import { requireViewer } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { requireContactRead } from '#modules/directory/factories/contacts/contact-read.service.ts';
import type { DirectoryNotes } from '#modules/directory/factories/factory.schema.ts';
import { viewFactory } from '#modules/directory/factories/factory.service.ts';
import { writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import {
  type CallNoteRow,
  readBodies,
  readCallNotes,
  readInteractionContext,
  readMails,
} from './interaction.queries.ts';
import { groupThreads, maxShown, renderCoverageNote, renderThread, type Thread } from './interaction.rules.ts';

export type InteractionsView = {
  threads: Thread[];
  callNotes: CallNoteRow[];
  directoryNotes: DirectoryNotes;
  importedThrough: string | null;
  coverageNote: string;
};
type TextSelection = { bodies: boolean; transcripts: boolean };

/**
 * Each read is audited with the parts shown. Mails and calls contain addresses, so they also count as a contact read.
 */
export async function viewInteractions(ctx: Context, id: string, selected: TextSelection): Promise<InteractionsView> {
  const { id: factoryId } = await viewFactory(ctx, id, ['id']);
  const [mails, callNotes, { notes, importedThrough }] = await Promise.all([
    readMails(ctx, factoryId),
    readCallNotes(ctx, factoryId, maxShown.callNotes, selected.transcripts ? maxShown.transcripts : 0),
    readInteractionContext(ctx, factoryId),
  ]);
  const newest = mails.slice(0, selected.bodies ? maxShown.bodies : 0);
  const bodies = await readBodies(
    ctx,
    newest.map(({ id }) => id),
  );
  const fields = [...(mails.length ? ['threads'] : []), ...(callNotes.length ? ['callNotes'] : [])];
  if (fields.length) await requireContactRead(ctx, { where: 'Query.factoryInteractions', factoryId, fields });
  await recordRead(ctx, factoryId, {
    threads: mails.length > 0,
    bodies: bodies.size > 0,
    callNotes: callNotes.length > 0,
    transcripts: callNotes.some(({ transcriptText }) => transcriptText !== null),
    directoryNotes: Object.values(notes).some((note) => note !== null),
  });
  const shown = new Set(mails.slice(0, maxShown.mails));
  return {
    threads: groupThreads(mails)
      .filter((mails) => mails.some((mail) => shown.has(mail)))
      .map((mails) => renderThread(mails, shown, bodies)),
    callNotes,
    directoryNotes: notes,
    importedThrough,
    coverageNote: renderCoverageNote({ importedThrough, mails: mails.length, ...selected }),
  };
}

async function recordRead(ctx: Context, factoryId: string, parts: Record<string, boolean>): Promise<void> {
  const fields = Object.keys(parts).filter((part) => parts[part]);
  const em = ctx.em.fork();
  writeAuditEntry(ctx, em, requireViewer(ctx).owner, {
    action: 'interactions.read',
    resource: 'factory',
    resourceId: factoryId,
    detail: { fields },
  });
  await em.flush();
}
