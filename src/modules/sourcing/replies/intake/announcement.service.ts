import type { System } from '#kernel/context.ts';
import { newId } from '#kernel/ids.ts';
import { ReceivedMail } from '../reply.entity.ts';

type Announced = Pick<ReceivedMail, 'source'> & { sourceId: string; nextAttemptAt: Date | null };

/** A mail is there to be stored. Repeated announcements of a mail change nothing. */
export async function announceReply(system: Pick<System, 'systemEm' | 'now'>, announced: Announced): Promise<void> {
  const at = system.now();
  await system
    .systemEm()
    .createQueryBuilder(ReceivedMail)
    .insert({ id: newId(), ...announced, status: 'pending', createdAt: at, updatedAt: at })
    .onConflict(['source', 'sourceId'])
    .ignore()
    .execute();
}
