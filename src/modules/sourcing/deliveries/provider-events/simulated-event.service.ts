import { allTenants } from '#db/tenancy.ts';
import type { System } from '#kernel/context.ts';
import { Dispatch } from '../delivery.entity.ts';
import { recordProviderEvent } from './provider-event.service.ts';
import { lateMessages, simulatedEvents } from './simulated-event.rules.ts';

/** Reports what simulated mails have met by now, in the place of a provider that would call back. */
export async function reportSimulated(system: System): Promise<void> {
  const under = { provider: 'simulator', providerMessageId: { $like: lateMessages }, events: { delivered: null } };
  const reporter = { ...system, viewer: null, requestId: null };
  for (const { providerMessageId, acceptedAt } of await system.systemEm().find(Dispatch, under, allTenants)) {
    const taken = { providerMessageId: providerMessageId!, acceptedAt: acceptedAt! };
    for (const event of simulatedEvents(taken, system.now())) await recordProviderEvent(reporter, event);
  }
}
