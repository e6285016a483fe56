import { allTenants } from '#db/tenancy.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { System } from '#kernel/context.ts';
import { Dispatch } from '../delivery.entity.ts';
import { recordProviderEvent } from './provider-event.service.ts';
import { lateMessagePattern, simulateEvents } from './simulated-event.rules.ts';

export async function reportSimulatedEvents(system: System): Promise<void> {
  const undelivered = {
    provider: 'simulator',
    providerMessageId: { $like: lateMessagePattern },
    events: { delivered: null },
  };
  const reporter = { ...system, viewer: null, requestId: null };
  for (const { providerMessageId, acceptedAt } of await system.systemEm().find(Dispatch, undelivered, allTenants)) {
    const mail = {
      providerMessageId: assertDefined(providerMessageId, 'message id'),
      acceptedAt: assertDefined(acceptedAt, 'time of acceptance'),
    };
    for (const event of simulateEvents(mail, system.now())) await recordProviderEvent(reporter, event);
  }
}
