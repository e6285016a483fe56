import type { Job } from '#kernel/context.ts';
import { closeIdle } from './close-idle.service.ts';

export const interviewClosing: Job = { name: 'interview closing', everySeconds: 3600, run: closeIdle };
