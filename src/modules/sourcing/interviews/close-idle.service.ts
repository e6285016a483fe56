import { allTenants } from '#db/tenancy.ts';
import type { System } from '#kernel/context.ts';
import { Interview } from './interview.entity.ts';
import { idleSince } from './interview.rules.ts';

/** Writes down what readers are told on the day itself. */
export async function closeIdle({ systemEm, now }: System): Promise<void> {
  const at = now();
  const idle = { status: { $in: ['open', 'ready'] as const }, lastTurnAt: { $lte: idleSince(at) } };
  const closed = { status: 'closed' as const, nextQuestion: null, updatedAt: at };
  await systemEm().nativeUpdate(Interview, idle, closed, allTenants);
}
