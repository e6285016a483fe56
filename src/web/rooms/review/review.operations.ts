import { graphql, type ResultOf } from '../../app/graphql.ts';

export const waitingQuery = graphql(`
  query WaitingForApproval($first: Int, $after: String) {
    deliveries(
      first: $first
      after: $after
      filter: { waitingForApproval: true }
      orderBy: { field: CREATED_AT, direction: ASC }
    ) {
      totalCount
      nodes { __typename id subject factoryName channel createdAt project { id name } }
      pageInfo { endCursor hasNextPage }
    }
  }
`);

export const reviewQuery = graphql(`
  query Review($id: ID!) {
    delivery(id: $id) {
      __typename
      id
      status
      channel
      subject
      bodyEn
      bodyZh
      factoryName
      createdAt
      approvedAt
      approvedBy { kind label }
      rejectedAt
      rejectReason
      sentAt
      dispatchStatus
      note
      project { id name }
      dispatch { attempts firstAttemptAt lastOutcome status acceptedAt retryBefore }
      events { type at }
      reviewUnavailable { reason message }
      review {
        reviewSha256
        from
        to { name address factoryName factory { id nameEn nameZh } }
        cc
        subject
        bodyEn
        bodyZh
        hasLink
        files { fileId name revision sizeBytes sha256 }
        approvalEffect
        lastReading { readAt changes { part before after } }
        screening {
          listVersion
          note
          confirmedAt
          confirmedBy { label }
          matches { exact list name score why }
        }
      }
    }
    waiting: deliveries(
      first: 2
      filter: { waitingForApproval: true }
      orderBy: { field: CREATED_AT, direction: ASC }
    ) {
      totalCount
      nodes { __typename id }
    }
  }
`);

export const repliesQuery = graphql(`
  query Replies($id: ID!) {
    delivery(id: $id) {
      __typename
      id
      replies(first: 20) {
        totalCount
        nodes {
          __typename
          id
          receivedAt
          isAutomatic
          isVerified
          answer { __typename id status }
          files { id name sizeBytes sha256 downloadUrl }
        }
      }
    }
  }
`);

export const deliveryChanged = graphql(`
  subscription DeliveryChanged($id: ID!) {
    deliveryChanged(id: $id) { eventId delivery { __typename id status dispatchStatus } }
  }
`);

export const approveMutation = graphql(`
  mutation Approve($input: ApproveDeliveryInput!) {
    approveDelivery(input: $input) { note delivery { __typename id status } }
  }
`);

export const challengeMutation = graphql(`
  mutation ApprovalChallenge($input: ApprovalChallengeInput!) {
    approvalChallenge(input: $input) { options }
  }
`);

export const rejectMutation = graphql(`
  mutation Reject($input: RejectDeliveryInput!) {
    rejectDelivery(input: $input) { delivery { __typename id status } }
  }
`);

export const retryMutation = graphql(`
  mutation Retry($input: RetryDeliveryInput!) {
    retryDelivery(input: $input) { note delivery { __typename id status dispatchStatus } }
  }
`);

export const markReadMutation = graphql(`
  mutation MarkRead($input: MarkReviewReadInput!) {
    markReviewRead(input: $input) { delivery { __typename id } }
  }
`);

export const confirmScreeningMutation = graphql(`
  mutation ConfirmScreening($input: ConfirmScreeningInput!) {
    confirmScreening(input: $input) { __typename }
  }
`);

export type Delivery = NonNullable<ResultOf<typeof reviewQuery>['delivery']>;
export type Review = NonNullable<Delivery['review']>;
export type Reply = NonNullable<ResultOf<typeof repliesQuery>['delivery']>['replies']['nodes'][number];
