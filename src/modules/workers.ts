import type { Worker } from '#kernel/context.ts';
import { actionResuming, actionTimeouts } from './actions/action.worker.ts';
import { changeForgetting } from './changes/change.worker.ts';
import { dispatching, senderlessApprovals } from './deliveries/dispatch.worker.ts';
import { simulatedEvents } from './deliveries/simulated-event.worker.ts';
import { engineeringKeeping } from './engineering/engineering.worker.ts';
import { exportKeeping } from './exports/export.worker.ts';
import { interviewClosing } from './interviews/interview.worker.ts';
import { forgetting } from './keys/key.worker.ts';
import { disclosureReleasing, rfqClosing } from './rfqs/rfq.worker.ts';

export const workers: Worker[] = [
  dispatching,
  senderlessApprovals,
  simulatedEvents,
  forgetting,
  exportKeeping,
  engineeringKeeping,
  actionResuming,
  actionTimeouts,
  changeForgetting,
  interviewClosing,
  disclosureReleasing,
  rfqClosing,
];
