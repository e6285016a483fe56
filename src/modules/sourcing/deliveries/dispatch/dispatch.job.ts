import type { Job } from '#kernel/context.ts';
import { sendDue } from './send-due.service.ts';
import { returnSenderlessApprovals } from './senderless-approval.service.ts';

/** Hands over what a crash, a busy provider or an unknown outcome has left. */
export const dispatching: Job = { name: 'dispatching', everySeconds: 5, run: sendDue };

/** A sender appears by a restart; instances of before may still approve without one for a while. */
export const senderlessApprovals: Job = {
  name: 'senderless approvals',
  everySeconds: 600,
  run: returnSenderlessApprovals,
};
