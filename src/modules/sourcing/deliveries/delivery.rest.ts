import type { Route } from '#rest/route.ts';
import { Approval, DeliveryFilter, DeliveryId, OutboxQuery, Rejection, SentByHand } from './delivery.schema.ts';

export const deliveryRecord = `fragment DeliveryRecord on Delivery {
  id actionId projectId factoryId factoryName channel status transport subject projectVersion dispatchStatus
  approvedAt rejectedAt rejectReason sentAt sentBy sentReference createdAt updatedAt
}`;
const content = `fragment DeliveryContent on Delivery {
  delivery: self { ...DeliveryRecord } to { name address addressNote factoryId } cc subject bodyEn bodyZh status transport
} ${deliveryRecord}`;
const detail = `fragment DeliveryDetail on Delivery {
  ...DeliveryContent
  dispatch {
    id status attempts firstAttemptAt retryBefore leaseExpiresAt lastOutcome providerMessageId acceptedAt payloadSha256
    providerAccepted recipientDeliveryConfirmed receipt { scope providerDeliveryReported events: eventsJson note }
  }
} ${content}`;

export const deliveryRoutes: Route[] = [
  {
    method: 'GET',
    path: '/deliveries',
    mcp: 'read',
    summary: 'The newest 100 deliveries, without addresses.',
    query: DeliveryFilter,
    document: `query ListDeliveries($filter: DeliveryFilter!) {
      list: deliveries(first: 100, filter: $filter) { deliveries: nodes { ...DeliveryRecord } count }
    } ${deliveryRecord}`,
    spread: 'list',
    constants: { draft: true },
    errors: ['not_found'],
  },
  {
    method: 'GET',
    path: '/deliveries/{id}',
    mcp: 'read',
    page: '/deliveries/{id}',
    summary: 'One delivery with its dispatch.',
    params: DeliveryId,
    document: `query GetDelivery($id: ID!) { detail: delivery(id: $id) { ...DeliveryDetail } } ${detail}`,
    spread: 'detail',
    constants: { draft: true },
    errors: ['not_found'],
  },
  {
    method: 'GET',
    path: '/deliveries/{id}/review',
    mcp: 'page',
    page: '/deliveries/{id}',
    summary: 'The exact message that an approval would send. Approves and sends nothing.',
    params: DeliveryId,
    document: `query ReviewDelivery($id: ID!) {
      review: deliveryReview(id: $id) {
        deliveryId actionId projectId projectVersion channel from replyTo to { name address factoryId factoryName }
        cc subject bodyEn bodyZh hasLink files { fileId name revision sizeBytes sha256 } reviewSha256 effect note
        screening { listVersion matches { list name score why exact } note confirmedBy { kind id label } confirmedAt }
      }
    }`,
    errors: ['not_found', 'review_unavailable', 'quota_reached'],
  },
  {
    method: 'GET',
    path: '/deliveries/{id}/receipt',
    summary: 'Extension: the signed statement of who approved what and when. 409 before an approval.',
    params: DeliveryId,
    document: `query GetDeliveryReceipt($id: ID!) {
      receipt: deliveryReceipt(id: $id) {
        v deliveryId reviewSha256 payloadSha256 approvedAt approvedBy { kind id label }
        passkey { credentialId publicKey clientDataJSON authenticatorData signature nonce }
        publicationOf provider providerMessageId signature publicKeyId
      }
    }`,
    errors: ['not_found', 'approval_review_required'],
  },
  {
    method: 'POST',
    path: '/deliveries/{id}/approve',
    mcp: 'page',
    page: '/deliveries/{id}',
    summary: 'Approves the reviewed message and makes one attempt to send it.',
    params: DeliveryId,
    body: Approval,
    document: `mutation ApproveDelivery($input: ApproveDeliveryInput!) {
      approved: approveDelivery(input: $input) { delivery { ...DeliveryDetail note } }
    } ${detail}`,
    spread: 'approved.delivery',
    errors: [
      'approval_needs_member',
      'not_found',
      'approval_review_required',
      'approval_review_changed',
      'approval_contact_missing',
      'rfq_closed',
      'approval_context_stale',
      'screening_blocked',
      'delivery_not_draft',
      'project_archived',
      'dispatch_outcome_unsaved',
    ],
  },
  {
    method: 'POST',
    path: '/deliveries/{id}/retry',
    mcp: 'page',
    page: '/deliveries/{id}',
    summary: 'Makes another attempt to send the same mail, if that cannot send it twice.',
    params: DeliveryId,
    document: `mutation RetryDelivery($input: RetryDeliveryInput!) {
      retried: retryDelivery(input: $input) { delivery { ...DeliveryDetail note } }
    } ${detail}`,
    spread: 'retried.delivery',
    errors: [
      'approval_needs_member',
      'not_found',
      'dispatch_retry_too_early',
      'dispatch_window_expired',
      'dispatch_provider_changed',
      'dispatch_context_changed',
      'dispatch_contact_withdrawn',
      'dispatch_not_retryable',
      'project_archived',
      'rfq_closed',
      'dispatch_outcome_unsaved',
    ],
    conflictMayPass: true,
  },
  {
    method: 'POST',
    path: '/deliveries/{id}/reject',
    summary: 'Rejects a draft that has not been approved.',
    params: DeliveryId,
    body: Rejection,
    document: `mutation RejectDelivery($input: RejectDeliveryInput!) {
      rejected: rejectDelivery(input: $input) { delivery { ...DeliveryContent note } }
    } ${content}`,
    spread: 'rejected.delivery',
    errors: ['not_found', 'delivery_claimed', 'delivery_not_draft'],
  },
  {
    method: 'GET',
    path: '/outbox',
    summary: 'For operator staff: messages of all tenants that a person must send.',
    query: OutboxQuery,
    document: `query ListOutbox($filter: OutboxFilter!) {
      outbox(first: 100, filter: $filter) {
        deliveries: nodes {
          delivery { ...DeliveryRecord } to { name address addressNote factoryId } cc subject bodyEn bodyZh
          approvedAt project { id name }
        }
        count
      }
    } ${deliveryRecord}`,
    spread: 'outbox',
  },
  {
    method: 'POST',
    path: '/deliveries/{id}/sent',
    summary: 'For operator staff: records that a person has sent this message of the manual outbox.',
    params: DeliveryId,
    body: SentByHand,
    document: `mutation MarkDeliverySent($input: MarkDeliverySentInput!) {
      sent: markDeliverySent(input: $input) { delivery { ...DeliveryContent note } }
    } ${content}`,
    spread: 'sent.delivery',
    errors: ['not_found', 'delivery_is_provider_dispatch', 'delivery_not_draft', 'delivery_outcome_unknown'],
  },
];
