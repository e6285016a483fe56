import { graphql, type ResultOf } from '../../../app/graphql.ts';

export const unsettledQuery = graphql(`
  query Unsettled($first: Int, $after: String, $last: Int, $before: String, $filter: UnsettledDeliveryFilter) {
    unsettledDeliveries(first: $first, after: $after, last: $last, before: $before, filter: $filter) {
      totalCount
      nodes {
        state
        subject
        projectName
        organisationName
        approvedAt
        attempts
        firstAttemptAt
        lastOutcome
        providerMessageId
        to { name address addressNote }
        delivery { __typename id factoryName }
      }
      pageInfo { startCursor endCursor hasPreviousPage hasNextPage }
    }
  }
`);

export type UnsettledMessage = ResultOf<typeof unsettledQuery>['unsettledDeliveries']['nodes'][number];
