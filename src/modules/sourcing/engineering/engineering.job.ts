import type { Job } from '#kernel/context.ts';
import { closeExpiredTransfers, removeContents } from './transfer/transfer-recovery.service.ts';

/** No transfer is open for ever, and what came to nothing leaves nothing behind. */
export const engineeringKeeping: Job = {
  name: 'engineering keeping',
  everySeconds: 60,
  run: async (system) => {
    await closeExpiredTransfers(system);
    await removeContents(system);
  },
};
