import type { Job } from '#kernel/context.ts';
import { closeExpiredTransfers, removeAbandonedContent } from './transfer/transfer-recovery.service.ts';

/** No transfer is open for ever, and what came to nothing leaves nothing behind. */
export const engineeringCleanup: Job = {
  name: 'engineering cleanup',
  everySeconds: 60,
  run: async (system) => {
    await closeExpiredTransfers(system);
    await removeAbandonedContent(system);
  },
};
