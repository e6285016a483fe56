import type { Worker } from '#kernel/context.ts';
import { actionResuming, actionTimeouts } from './actions/action.worker.ts';
import { changeForgetting } from './changes/change.worker.ts';
import { dispatching } from './deliveries/dispatch.worker.ts';
import { simulatedEvents } from './deliveries/simulated-event.worker.ts';
import { exportKeeping } from './exports/export.worker.ts';
import { forgetting } from './keys/key.worker.ts';
import { disclosureReleasing, rfqClosing } from './rfqs/rfq.worker.ts';

export const workers: Worker[] = [
  dispatching,
  simulatedEvents,
  forgetting,
  exportKeeping,
  actionResuming,
  actionTimeouts,
  changeForgetting,
  disclosureReleasing,
  rfqClosing,
];
