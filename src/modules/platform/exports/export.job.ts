import type { Job } from '#kernel/context.ts';
import { failExpiredExports, purgeContents } from './export.service.ts';

/** No export runs for ever, and no content stays. The records do. */
export const exportMaintenance: Job = {
  name: 'export keeping',
  everySeconds: 60,
  run: async (system) => {
    await failExpiredExports(system);
    await purgeContents(system);
  },
};
