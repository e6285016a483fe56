import type { Job } from '#kernel/context.ts';
import { closeExpiredTransfers, removeAbandonedContent } from './transfer/transfer-recovery.service.ts';

export const engineeringCleanup: Job = {
  name: 'engineering cleanup',
  everySeconds: 60,
  run: async (system) => {
    await closeExpiredTransfers(system);
    await removeAbandonedContent(system);
  },
};
