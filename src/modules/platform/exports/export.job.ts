import type { Worker } from '#kernel/context.ts';
import { failAbandoned, forgetContents } from './export.service.ts';

/** No export runs for ever, and no content stays. The records do. */
export const exportKeeping: Worker = {
  name: 'export keeping',
  everySeconds: 60,
  run: async (system) => {
    await failAbandoned(system);
    await forgetContents(system);
  },
};
