import type { Job } from '#kernel/context.ts';
import { cleanTaskFiles } from './task-file.service.ts';

export const taskFileCleanup: Job = { name: 'task file cleanup', everySeconds: 60, run: cleanTaskFiles };
