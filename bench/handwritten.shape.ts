import type { Estimate } from '../src/modules/logistics/shipping/estimate/estimate.rules.ts';
import type { Caller } from './handwritten.auth.ts';
import type { DashboardRow, DeliveryDetail, DeliveryRecord } from './handwritten.sql.ts';

export const recordOf = (row: DeliveryRecord, internal: boolean) => ({
  id: row.id,
  actionId: row.action_id,
  projectId: row.project_id,
  factoryId: row.factory_id,
  factoryName: row.factory_name,
  channel: row.channel,
  status: row.status,
  transport: transportOf(row),
  subject: row.subject,
  projectVersion: row.project_version,
  dispatchStatus: row.dispatch_status,
  approvedAt: row.approved_at,
  rejectedAt: row.rejected_at,
  rejectReason: row.reject_reason,
  sentAt: row.sent_at,
  sentBy: internal ? row.sent_by : null,
  sentReference: row.sent_reference,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

export const transportOf = ({
  dispatch_status,
  channel,
  status,
}: Pick<DeliveryRecord, 'dispatch_status' | 'channel' | 'status'>) => {
  if (dispatch_status) return 'email_provider';
  return channel === 'wechat' && (status === 'queued' || status === 'sent') ? 'manual_outbox' : null;
};

export function detailOf(row: DeliveryDetail, caller: Caller) {
  const delivery = recordOf(row, caller.internal);
  return {
    delivery,
    to: recipientOf(row, caller),
    cc: row.cc,
    subject: row.subject,
    bodyEn: row.body_en,
    bodyZh: row.body_zh,
    status: row.status,
    transport: delivery.transport,
    dispatch: row.dispatch_status === null ? null : dispatchOf(row),
    draft: true,
  };
}

function recipientOf(row: DeliveryDetail, { seesRecipients }: Caller) {
  const { factory_id: factoryId, frozen_to: address, frozen_name: name } = row;
  if (!seesRecipients) return { name: null, address: null, addressNote: withheld, factoryId };
  return { name, address, addressNote: null, factoryId };
}

const withheld = 'Recipients are withheld: this key lacks the scope approvals:write.';

const dispatchOf = (row: DeliveryDetail) => ({
  id: row.dispatch_id,
  status: row.dispatch_status,
  attempts: row.attempts,
  firstAttemptAt: row.first_attempt_at,
  retryBefore: row.retry_before,
  leaseExpiresAt: row.lease_expires_at,
  lastOutcome: row.last_outcome,
  providerMessageId: row.provider_message_id,
  acceptedAt: row.accepted_at,
  payloadSha256: row.payload_sha256,
  providerAccepted: row.dispatch_status === 'accepted',
  recipientDeliveryConfirmed: false,
  receipt: {
    scope: 'provider_email',
    providerDeliveryReported: row.events['delivered'] !== undefined,
    events: row.events,
    note: receiptNote,
  },
});

export const receiptNote =
  'Events of the e-mail provider. They do not prove that copies were delivered, or that the message was read, answered or accepted.';

type Delivery = { id: string; status: string; channel: string; subject: string | null; factory: object | null };
type Action = { id: string; kind: string; status: string; createdAt: string; deliveries: Delivery[] };
type Project = { id: string; name: string; status: string; contextVersion: string; actions: { nodes: Action[] } };

/** Rows come in the order of their projects and actions, so each is new or the last one again. */
export function dashboardOf(rows: readonly DashboardRow[]): { projects: Project[] } {
  const projects: Project[] = [];
  let project: Project | undefined;
  let action: Action | undefined;
  for (const row of rows) {
    if (project?.id !== row[0]) {
      project = { id: row[0], name: row[1], status: row[2], contextVersion: `v${row[3]}`, actions: { nodes: [] } };
      projects.push(project);
    }
    if (row[4] === null) continue;
    if (action?.id !== row[4]) {
      action = { id: row[4], kind: row[5], status: row[6], createdAt: row[7], deliveries: [] };
      project.actions.nodes.push(action);
    }
    if (row[8] === null) continue;
    const factory = row[12] === null ? null : { id: row[12], nameEn: row[13], city: row[14] };
    action.deliveries.push({ id: row[8], status: row[9], channel: row[10], subject: row[11], factory });
  }
  return { projects };
}

export const estimateShape = ({ options, dutyStack, ...rest }: Estimate) => ({
  ...rest,
  options: options.map((option) => ({ ...option, binding: false })),
  dutyStack: dutyStack.map(({ name, ratePct, amountUsd, status, appliesTo, basis, source }) => ({
    name,
    ratePct,
    amountUsd,
    status,
    appliesTo,
    basis,
    source,
  })),
  marketQuotes: null,
  marketNote: null,
  binding: false,
});
