import { graphql, type ResultOf } from '../../../app/graphql.ts';

export const outboxQuery = graphql(`
  query Outbox($first: Int, $after: String, $last: Int, $before: String, $filter: OutboxFilter) {
    outbox(first: $first, after: $after, last: $last, before: $before, filter: $filter) {
      totalCount
      nodes {
        waitingSince
        approvedAt
        subject
        bodyEn
        bodyZh
        cc
        to { name address addressNote }
        project { id name }
        delivery { __typename id channel factoryName factoryId status }
      }
      pageInfo { startCursor endCursor hasPreviousPage hasNextPage }
    }
  }
`);

export const markSentMutation = graphql(`
  mutation MarkSent($input: MarkDeliverySentInput!) {
    markDeliverySent(input: $input) { note delivery { __typename id } }
  }
`);

export type OutboxMessage = ResultOf<typeof outboxQuery>['outbox']['nodes'][number];
