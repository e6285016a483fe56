import type { Job } from '#kernel/context.ts';
import { failExpiredExports, purgeContents } from './export.service.ts';

export const exportMaintenance: Job = {
  name: 'export maintenance',
  everySeconds: 60,
  run: async (system) => {
    await failExpiredExports(system);
    await purgeContents(system);
  },
};
