import { allTenants } from '#db/tenancy.ts';
import type { System } from '#kernel/context.ts';
import { Dispatch } from '../delivery.entity.ts';
import { recordProviderEvent } from './provider-event.service.ts';
import { lateMessagePattern, simulateEvents } from './simulated-event.rules.ts';

/** Reports what simulated mails have met by now, in the place of a provider that would call back. */
export async function reportSimulatedEvents(system: System): Promise<void> {
  const under = {
    provider: 'simulator',
    providerMessageId: { $like: lateMessagePattern },
    events: { delivered: null },
  };
  const reporter = { ...system, viewer: null, requestId: null };
  for (const { providerMessageId, acceptedAt } of await system.systemEm().find(Dispatch, under, allTenants)) {
    const taken = { providerMessageId: providerMessageId!, acceptedAt: acceptedAt! };
    for (const event of simulateEvents(taken, system.now())) await recordProviderEvent(reporter, event);
  }
}
