import type { Job } from '#kernel/context.ts';
import { closeIdleInterviews } from './close-idle.service.ts';

export const interviewClosing: Job = { name: 'interview closing', everySeconds: 3600, run: closeIdleInterviews };
