import type { Context } from '#kernel/context.ts';
import { newId } from '#kernel/ids.ts';
import { ReceivedMail } from '../reply.entity.ts';

/** The provider has received a mail; a job fetches it. Repeated announcements of a mail change nothing. */
export async function announceReply(ctx: Context, sourceId: string): Promise<void> {
  const now = ctx.now();
  const announced = { id: newId(), source: 'resend', sourceId, status: 'pending', nextAttemptAt: now } as const;
  await ctx
    .systemEm()
    .createQueryBuilder(ReceivedMail)
    .insert({ ...announced, createdAt: now, updatedAt: now })
    .onConflict(['source', 'sourceId'])
    .ignore()
    .execute();
}
