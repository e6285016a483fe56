import type { Worker } from '#kernel/context.ts';
import { expireTransfers, removeContents } from './transfer/transfer-recovery.service.ts';

/** No transfer is open for ever, and what came to nothing leaves nothing behind. */
export const engineeringKeeping: Worker = {
  name: 'engineering keeping',
  everySeconds: 60,
  run: async (system) => {
    await expireTransfers(system);
    await removeContents(system);
  },
};
