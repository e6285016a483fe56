import type { Job } from '#kernel/context.ts';
import { failOverdue, resumeActions } from './action-recovery.service.ts';

export const actionResuming: Job = { name: 'action resuming', everySeconds: 2, run: resumeActions };

/** A job of its own, because `actionResuming` may wait for the language model. */
export const actionTimeouts: Job = { name: 'action timeouts', everySeconds: 5, run: failOverdue };
