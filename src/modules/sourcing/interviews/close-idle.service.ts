import { allTenants } from '#db/tenancy.ts';
import type { System } from '#kernel/context.ts';
import { Interview } from './interview.entity.ts';
import { computeIdleThreshold } from './interview.rules.ts';

/** Persists `closed` for interviews that reads already treat as closed. */
export async function closeIdleInterviews({ systemEm, now }: System): Promise<void> {
  const at = now();
  const idle = { status: { $in: ['open', 'ready'] as const }, lastTurnAt: { $lte: computeIdleThreshold(at) } };
  const closed = { status: 'closed' as const, nextQuestion: null, updatedAt: at };
  await systemEm().nativeUpdate(Interview, idle, closed, allTenants);
}
