import type { Job } from '#kernel/context.ts';
import type { Dataset } from './dataset.rules.ts';
import { exportChanges } from './scheduled-export.service.ts';

/** Looks every minute whether an export is due, so that one that failed is repeated soon. */
export const createScheduledExport = (datasets: readonly Dataset[]): Job => ({
  name: 'scheduled export',
  everySeconds: 60,
  run: (system) => exportChanges(system, datasets),
});
