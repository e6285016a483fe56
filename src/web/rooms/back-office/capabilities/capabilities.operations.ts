import { graphql, type ResultOf } from '../../../app/graphql.ts';

export const queueQuery = graphql(`
  query ReviewQueue($first: Int, $after: String, $last: Int, $before: String) {
    reviewQueue(first: $first, after: $after, last: $last, before: $before) {
      totalCount
      nodes {
        submittedAt
        openQuestions
        capability {
          __typename
          id
          version
          title
          process
          factoryName
          confidence
          materials
          regions
          minQuantity
          maxQuantity
          leadTimeDays { low high }
          tolerancesNote
          facts { key value confirmation source { kind reference quote } }
        }
      }
      pageInfo { startCursor endCursor hasPreviousPage hasNextPage }
    }
  }
`);

export const reviewCapabilityMutation = graphql(`
  mutation ReviewCapability($input: ReviewCapabilityInput!) {
    reviewCapability(input: $input) { capability { __typename id } }
  }
`);

export type Submitted = ResultOf<typeof queueQuery>['reviewQueue']['nodes'][number];
