import type { Worker } from '#kernel/context.ts';
import { purgeExpiredKeys } from '#modules/identity/idempotency/idempotent-creation.service.ts';
import { forgetSignIns } from '#modules/identity/members/sign-in.service.ts';
import { forgetConnections } from './device.service.ts';

const dayMs = 24 * 3600_000;

/** What has been of no use for a day. Keys stay: owners see them in their list. */
export const forgetting: Worker = {
  name: 'forgetting',
  everySeconds: 3600,
  run: async (system) => {
    const before = new Date(system.now().getTime() - dayMs);
    await forgetSignIns(system, before);
    await forgetConnections(system, before);
    await system.gate.forgetWindows();
    await system.gate.purgeContactReads();
    await purgeExpiredKeys(system);
  },
};
