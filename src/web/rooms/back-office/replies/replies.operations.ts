import { graphql, type ResultOf } from '../../../app/graphql.ts';

export const repliesQuery = graphql(`
  query UnmatchedReplies($first: Int, $after: String, $last: Int, $before: String) {
    unmatchedReplies(first: $first, after: $after, last: $last, before: $before) {
      totalCount
      nodes {
        __typename
        id
        reason
        source
        isAutomatic
        isVerified
        receivedAt
        suggestedDeliveryId
        suggestedMessage { subject factoryName }
      }
      pageInfo { startCursor endCursor hasPreviousPage hasNextPage }
    }
  }
`);

/** Every read of it is audited. */
export const mailQuery = graphql(`
  query ReceivedMail($id: ID!) {
    node(id: $id) {
      __typename
      id
      ... on UnmatchedReply {
        content { from to subject body files { id name sizeBytes sha256 downloadUrl } }
      }
    }
  }
`);

export const assignReplyMutation = graphql(`
  mutation AssignReply($input: AssignReplyInput!) {
    assignReply(input: $input) { reply { __typename id } }
  }
`);

export const dismissReplyMutation = graphql(`
  mutation DismissReply($input: DismissReplyInput!) {
    dismissReply(input: $input) { reply { __typename id } }
  }
`);

export type Reply = ResultOf<typeof repliesQuery>['unmatchedReplies']['nodes'][number];
