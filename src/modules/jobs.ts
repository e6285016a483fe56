import type { Job } from '#kernel/context.ts';
import { exportMaintenance } from '#modules/platform/exports/export.job.ts';
import { monthMaking } from '#modules/platform/retention/month.job.ts';
import { createPurging } from '#modules/platform/retention/purge.job.ts';
import { createScheduledExport } from '#modules/platform/scheduled-exports/scheduled-export.job.ts';
import { webhookDelivery } from '#modules/platform/webhooks/webhook.job.ts';
import { actionResuming, actionTimeouts } from '#modules/sourcing/actions/action.job.ts';
import { dispatching, senderlessApprovals } from '#modules/sourcing/deliveries/dispatch/dispatch.job.ts';
import { deliveryCountFolding } from '#modules/sourcing/deliveries/lists/delivery-count.job.ts';
import { simulatedEvents } from '#modules/sourcing/deliveries/provider-events/simulated-event.job.ts';
import { engineeringCleanup } from '#modules/sourcing/engineering/engineering.job.ts';
import { interviewClosing } from '#modules/sourcing/interviews/interview.job.ts';
import {
  notificationCollecting,
  notificationComposing,
  notificationSending,
} from '#modules/sourcing/notifications/notification.job.ts';
import { answeredFactories } from '#modules/sourcing/replies/answered-factories.job.ts';
import { attachmentCleanup } from '#modules/sourcing/replies/attachments/attachment.job.ts';
import { replyFetching } from '#modules/sourcing/replies/intake/reply.job.ts';
import { disclosureReleasing, rfqClosing } from '#modules/sourcing/rfqs/rfq.job.ts';
import { answerFileCleanup } from '#modules/sourcing/supplier-links/answers/files/answer-file.job.ts';
import { taskFileCleanup } from '#modules/sourcing/task-files/task-file.job.ts';
import { datasets } from './datasets.ts';
import { purges } from './purges.ts';

export const jobs: Job[] = [
  dispatching,
  senderlessApprovals,
  simulatedEvents,
  deliveryCountFolding,
  exportMaintenance,
  engineeringCleanup,
  answerFileCleanup,
  taskFileCleanup,
  actionResuming,
  actionTimeouts,
  webhookDelivery,
  interviewClosing,
  disclosureReleasing,
  rfqClosing,
  replyFetching,
  attachmentCleanup,
  answeredFactories,
  notificationCollecting,
  notificationComposing,
  notificationSending,
  monthMaking,
  createPurging(purges),
  createScheduledExport(datasets),
];
