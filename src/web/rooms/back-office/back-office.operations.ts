import { graphql, type ResultOf } from '../../app/graphql.ts';

export const overviewQuery = graphql(`
  query BackOffice($operates: Boolean!, $reviews: Boolean!) {
    outbox(first: 1) @include(if: $operates) { totalCount nodes { waitingSince } }
    withoutContact: outbox(first: 1, filter: { status: [needs_contact] }) @include(if: $operates) {
      totalCount
      nodes { waitingSince }
    }
    unsettledDeliveries(first: 1) @include(if: $operates) { totalCount nodes { approvedAt } }
    tasks(first: 1, filter: { status: [open, in_progress] }) @include(if: $operates) {
      totalCount
      nodes { __typename id createdAt }
    }
    unmatchedReplies(first: 1) @include(if: $operates) {
      totalCount
      nodes { __typename id receivedAt }
    }
    rfqDesk(first: 1) @include(if: $operates) { totalCount nodes { __typename id createdAt } }
    reviewQueue(first: 1) @include(if: $reviews) { totalCount nodes { submittedAt } }
    health {
      status
      database
      email { configured }
      tracking { configured }
      interview { wouldRun note }
      families { id available note }
    }
  }
`);

export const runsQuery = graphql(`
  query Runs($first: Int, $after: String, $last: Int, $before: String, $filter: RunFilter) {
    runs(first: $first, after: $after, last: $last, before: $before, filter: $filter) {
      totalCount
      nodes {
        __typename
        id
        status
        quantity
        createdAt
        forwardedAt
        capability { __typename id title factoryName }
        history { at change by }
      }
      pageInfo { startCursor endCursor hasPreviousPage hasNextPage }
    }
  }
`);

export type RunRow = ResultOf<typeof runsQuery>['runs']['nodes'][number];
export type Overview = ResultOf<typeof overviewQuery>;
