import type { Job } from '#kernel/context.ts';
import { purgeEvents } from './event.service.ts';

export const eventPurge: Job = { name: 'event purge', everySeconds: 3600, run: purgeEvents };
