import type { Route } from '#rest/route.ts';
import { AnswerId, AnswerListQuery, AnswerRefusal } from './supplier-answer.schema.ts';

const lines = `lines {
  lineId description quantity unitPrice: unitPriceText toolingCost: toolingCostText moq leadTimeDays { low high } note
}`;
const record = `fragment AnswerRecord on SupplierAnswer {
  id rfqId invitationId factoryId factoryName deliveryId version status isDecline declineReason
  currency incoterm namedPlace validUntil paymentTerms sampleLeadTimeDays ${lines} note
  files { id name mediaType sizeBytes sha256 downloadUrl }
  decidedAt decidedBy { kind id label } refusalReason quoteId createdAt updatedAt
}`;

export const answerRoutes: Route[] = [
  {
    method: 'GET',
    path: '/rfqs/{id}/answers',
    summary: 'Extension: the newest 100 answers of suppliers to a request. They count in no comparison until accepted.',
    params: AnswerId,
    query: AnswerListQuery,
    document: `query ListRfqAnswers($id: ID!, $filter: SupplierAnswerFilter) {
      list: rfq(id: $id) { found: answers(first: 100, filter: $filter) { answers: nodes { ...AnswerRecord } count } }
    } ${record}`,
    spread: 'list.found',
    errors: ['not_found'],
  },
  {
    method: 'GET',
    path: '/answers/{id}',
    summary: 'Extension: an answer of a supplier.',
    params: AnswerId,
    document: `query GetAnswer($id: ID!) { answer(id: $id) { ...AnswerRecord } } ${record}`,
    errors: ['not_found'],
  },
  {
    method: 'POST',
    path: '/answers/{id}/accept',
    summary:
      'Extension: an offer becomes the current quote of the supplier, a decline withdraws it. Never an order. Idempotent.',
    params: AnswerId,
    document: `mutation AcceptAnswer($input: AcceptAnswerInput!) {
      accepted: acceptAnswer(input: $input) {
        answer { ...AnswerRecord }
        quote { id invitationId factoryId version status currency incoterm namedPlace validUntil receivedAt source ${lines} note }
      }
    } ${record}`,
    spread: 'accepted',
    errors: ['approval_needs_member', 'not_found', 'answer_not_proposed', 'rfq_closed'],
  },
  {
    method: 'POST',
    path: '/answers/{id}/refuse',
    summary:
      'Extension: the answer becomes no quote. The supplier may answer again while the request is open. Idempotent.',
    params: AnswerId,
    body: AnswerRefusal.omit({ id: true }),
    document: `mutation RefuseAnswer($input: RefuseAnswerInput!) {
      refused: refuseAnswer(input: $input) { answer { ...AnswerRecord } }
    } ${record}`,
    spread: 'refused',
    errors: ['approval_needs_member', 'not_found', 'answer_not_proposed'],
  },
];
