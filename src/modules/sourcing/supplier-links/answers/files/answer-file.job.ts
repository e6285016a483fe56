import type { Job } from '#kernel/context.ts';
import { removeUnattachedFiles } from './file-removal.service.ts';

export const answerFileCleanup: Job = {
  name: 'answer file cleanup',
  everySeconds: 60,
  run: removeUnattachedFiles,
};
