import type { Job } from '#kernel/context.ts';
import { purgeChanges } from './change.service.ts';

export const changePurge: Job = { name: 'change log purge', everySeconds: 3600, run: purgeChanges };
