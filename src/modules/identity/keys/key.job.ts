import type { Job } from '#kernel/context.ts';
import { purgeExpiredKeys } from '#modules/identity/idempotency/idempotent-creation.service.ts';
import { purgeSignIns } from '#modules/identity/members/sign-in.service.ts';
import { purgeConnections } from './device.service.ts';

const dayMs = 24 * 3600_000;

/** API keys remain, because owners see them in their list. */
export const credentialPurge: Job = {
  name: 'credential purge',
  everySeconds: 3600,
  run: async (system) => {
    const before = new Date(system.now().getTime() - dayMs);
    await purgeSignIns(system, before);
    await purgeConnections(system, before);
    await system.auth.purgeWindows();
    await system.auth.purgeContactReads();
    await purgeExpiredKeys(system);
  },
};
