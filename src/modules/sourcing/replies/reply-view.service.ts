import { batch } from '#db/rows.ts';
import { requireViewer } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import type { ReceivedMailRow } from './reply.queries.ts';

export type ReceivedContent = Pick<ReceivedMailRow, 'subject' | 'body' | 'files'> & { from: string; to: string[] };

/** Null if the mail could not be read, or is stored as an interaction. Each read is audited. */
export async function viewContent(ctx: Context, row: ReceivedMailRow): Promise<ReceivedContent | null> {
  const { id, from, to, subject, body, files } = row;
  if (from === null) return null;
  await batch(ctx, 'received mails read', (ids) => recordReads(ctx, ids)).load(id);
  return { from, to: to ?? [], subject, body, files };
}

async function recordReads(ctx: Context, ids: readonly string[]): Promise<null[]> {
  const em = ctx.em.fork();
  for (const id of new Set(ids)) {
    const entry = { action: 'received_mail.read', resource: 'received_mail', resourceId: id };
    writeAuditEntry(ctx, em, requireViewer(ctx).owner, entry);
  }
  await em.flush();
  return ids.map(() => null);
}
