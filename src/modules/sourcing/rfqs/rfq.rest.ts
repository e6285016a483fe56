import type { Route } from '#rest/route.ts';
import { comparisonFileRoute } from './comparison/file/comparison-file.rest.ts';
import { ComparisonQuery } from './comparison/rfq-comparison.schema.ts';
import { PublicationApprovalBody, PublicationBody, ReviewQuery } from './publication/publication.schema.ts';
import { DisclosureId, Revocation, RfqId, RfqListQuery } from './rfq.schema.ts';

const summary = `fragment RfqSummary on Rfq {
  id projectId projectName title status anonymised scope sourcingModel runKind priority drawingsStatus
  toolOwnershipRequired bomId lineIds fileIds
  requested {
    quantities targetUnitPrice: targetUnitPriceText currency currencyAtColumnDefault incoterm incotermAtColumnDefault namedPlace deliverTo quoteBy
  }
  createdAt updatedAt
}`;
const invitation = `fragment Invitation on RfqInvitation {
  id factoryId factoryName deliveryId status: contractStatus sentAt respondedAt
}`;
const disclosure = `fragment DisclosureRecord on Disclosure {
  id projectId actionId rfqId factoryId factoryName kind items { kind name fileId } status releaseAt releasedAt revokedAt
  revokeReason createdAt updatedAt
}`;
const comparison = `fragment Comparison on RfqComparison {
  rfqId quantity asOf
  columns {
    quoteId factoryId factoryName version receivedAt validUntil currency incoterm namedPlace unitPrice: unitPriceText
    goodsTotal: goodsTotalText toolingCost: toolingCostText total: totalText moq leadTimeDays { low high } unknowns
    parts { lineId name needed pricedFrom unitPrice: unitPriceText toolingCost: toolingCostText moq leadTimeDays { low high } unknowns }
  }
  withoutQuote { factoryId factoryName status note } note
}`;
const actionRoute = { params: RfqId, rename: { id: 'actionId' } };

export const rfqRoutes: Route[] = [
  {
    method: 'GET',
    path: '/rfqs',
    mcp: 'read',
    summary: 'Published quote requests, newest first.',
    query: RfqListQuery,
    document: `query ListRfqs($input: RfqPageInput!) {
      list: rfqPage(input: $input) { rfqs { ...RfqSummary } page pageSize total }
    } ${summary}`,
    spread: 'list',
    errors: ['not_found'],
  },
  {
    method: 'GET',
    path: '/rfqs/{id}',
    mcp: 'read',
    summary: 'One quote request with its invitations and all quote versions.',
    params: RfqId,
    document: `query GetRfq($id: ID!) {
      rfq(id: $id) {
        ...RfqSummary invitations { ...Invitation }
        quotes {
          id invitationId factoryId version status currency incoterm namedPlace validUntil receivedAt source
          lines { lineId description quantity unitPrice: unitPriceText toolingCost: toolingCostText moq leadTimeDays { low high } note } note
        }
      }
    } ${summary} ${invitation}`,
    errors: ['not_found'],
  },
  {
    method: 'GET',
    path: '/rfqs/{id}/comparison',
    mcp: 'read',
    summary: 'Extension: the valid quotes of all suppliers at a quantity, side by side. Does not rank suppliers.',
    params: RfqId,
    query: ComparisonQuery,
    rename: { id: 'rfqId' },
    document: `query CompareRfqQuotes($rfqId: ID!, $quantity: SafeInt!, $asOf: Date) {
      comparison: rfqComparison(rfqId: $rfqId, quantity: $quantity, asOf: $asOf) { ...Comparison }
    } ${comparison}`,
    errors: ['not_found'],
  },
  comparisonFileRoute,
  {
    ...actionRoute,
    method: 'GET',
    path: '/actions/{id}/publication/review',
    summary:
      'The exact content that publishing would disclose, and to which factories. Approves and publishes nothing.',
    query: ReviewQuery,
    document: `query ReviewPublication($input: PublicationReviewInput!) {
      publication: publicationReview(input: $input) {
        actionId projectId projectVersion
        selection { currency incoterm namedPlace deliverTo targetUnitPrice quantities quoteBy factoryIds anonymised }
        factories { factoryId nameEn nameZh } rfq { en zh } files { fileId name revision sizeBytes sha256 }
        disclosures { kind name }
        recipients { factoryId channel from replyTo to { name address } subject bodyEn bodyZh hasLink reachable reason }
        screenings { factoryId screening { listVersion matches { list name score why exact } note confirmedBy { kind id label } confirmedAt } }
        reviewSha256 effect note
      }
    }`,
    constants: { draft: true },
    errors: ['not_found', 'review_unavailable', 'missing_facts', 'quota_reached'],
  },
  {
    ...actionRoute,
    method: 'POST',
    path: '/actions/{id}/publication/approval',
    summary: 'Approves the reviewed publication for 30 minutes. Publishes nothing.',
    body: PublicationApprovalBody,
    document: `mutation ApprovePublication($input: ApprovePublicationInput!) {
      made: approvePublication(input: $input) { approval { id reviewSha256 expiresAt } }
    }`,
    spread: 'made',
    status: 201,
    errors: ['not_found', 'project_archived', 'publication_review_changed', 'review_unavailable', 'screening_blocked'],
  },
  {
    ...actionRoute,
    method: 'POST',
    path: '/actions/{id}/publication',
    summary: 'Publishes the approved quote request, once. Its messages are sent at the release of the disclosures.',
    body: PublicationBody,
    document: `mutation PublishQuoteRequest($input: PublishQuoteRequestInput!) {
      published: publishQuoteRequest(input: $input) {
        replayed publication { rfq { ...RfqSummary } invitations { ...Invitation } disclosures { ...DisclosureRecord } }
      }
    } ${summary} ${invitation} ${disclosure}`,
    spread: 'published.publication',
    status: 201,
    location: '/rfqs/{rfq.id}',
    replayStatus: 200,
    errors: [
      'not_found',
      'project_archived',
      'publication_review_changed',
      'publication_already_done',
      'publication_approval_expired',
    ],
  },
  {
    method: 'GET',
    path: '/pending-disclosures',
    summary: 'Disclosures that can still be revoked, oldest first, at most 100.',
    document: `query ListPendingDisclosures {
      list: pendingDisclosures(first: 100) { disclosures: nodes { ...DisclosureRecord } count }
    } ${disclosure}`,
    spread: 'list',
  },
  {
    method: 'POST',
    path: '/pending-disclosures/{id}/revoke',
    summary: 'Revokes a disclosure before its release: its factory gets no message of the publication.',
    params: DisclosureId,
    body: Revocation,
    document: `mutation RevokeDisclosure($input: RevokeDisclosureInput!) {
      revoked: revokeDisclosure(input: $input) { disclosure { ...DisclosureRecord } }
    } ${disclosure}`,
    spread: 'revoked',
    errors: ['not_found', 'disclosure_not_pending'],
  },
];
