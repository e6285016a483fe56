import { createTenantDataset } from '#modules/platform/scheduled-exports/dataset-page.queries.ts';

/** Without recipients, texts and files. */
export const deliveryDataset = createTenantDataset({
  name: 'deliveries',
  table: 'delivery',
  changedAt: 't.updated_at',
  createdAt: 't.created_at',
  columns: {
    id: ['text', 't.id'],
    projectId: ['text', 't.project_id'],
    actionId: ['text', 't.action_id'],
    factoryId: ['text', 't.factory_id'],
    kind: ['text', 't.kind'],
    channel: ['text', 't.channel'],
    status: ['text', 't.status'],
    dispatchStatus: ['text', 't.dispatch_status'],
    createdAt: ['time', 't.created_at'],
    approvedAt: ['time', 't.approved_at'],
    rejectedAt: ['time', 't.rejected_at'],
    sentAt: ['time', 't.sent_at'],
    settledOutcome: ['text', 't.settled_outcome'],
    updatedAt: ['time', 't.updated_at'],
  },
});
