import { allTenants } from '#db/tenancy.ts';
import type { System } from '#kernel/context.ts';
import { Dispatch } from '../delivery.entity.ts';
import { attempt, leaseDueDispatch } from './dispatch.service.ts';

const maxDispatches = 20;

/** Safe on several instances at once: each dispatch is leased by one. */
export async function sendDue(system: System): Promise<void> {
  const due = await system
    .systemEm()
    .find(
      Dispatch,
      { nextAttemptAt: { $lte: system.now() } },
      { ...allTenants, fields: ['id', 'owner'], orderBy: { nextAttemptAt: 'asc' }, limit: maxDispatches },
    );
  const results = await Promise.allSettled(
    due.map(async ({ id, owner }) => {
      const sender = { ...system, em: system.tenantEm(owner) };
      const lease = await leaseDueDispatch(sender, id);
      if (lease) await attempt(sender, lease);
    }),
  );
  for (const result of results)
    if (result.status === 'rejected') system.log.error({ err: result.reason }, 'dispatch attempt failed');
}
