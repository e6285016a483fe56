import type { Job } from '#kernel/context.ts';
import { sendDue } from './send-due.service.ts';
import { returnSenderlessApprovals } from './senderless-approval.service.ts';

export const dispatching: Job = { name: 'dispatching', everySeconds: 5, run: sendDue };

/** Runs repeatedly, because instances not yet restarted with a sender can still approve without one. */
export const senderlessApprovals: Job = {
  name: 'senderless approvals',
  everySeconds: 600,
  run: returnSenderlessApprovals,
};
