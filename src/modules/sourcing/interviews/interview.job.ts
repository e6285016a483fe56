import type { Worker } from '#kernel/context.ts';
import { closeIdle } from './close-idle.service.ts';

export const interviewClosing: Worker = { name: 'interview closing', everySeconds: 3600, run: closeIdle };
