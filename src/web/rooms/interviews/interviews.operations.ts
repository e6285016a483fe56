import { graphql, type ResultOf } from '../../app/graphql.ts';

export const interviewsQuery = graphql(`
  query Interviews($first: Int, $after: String, $last: Int, $before: String, $filter: InterviewFilter) {
    interviews(first: $first, after: $after, last: $last, before: $before, filter: $filter) {
      totalCount
      nodes {
        __typename
        id
        family
        status
        turnCount
        turnLimit
        missingFacts
        createdAt
        updatedAt
        project { __typename id name }
        publishedProject { __typename id name }
        publishedCapability { __typename id title }
      }
      pageInfo { startCursor endCursor hasPreviousPage hasNextPage }
    }
  }
`);

export const interviewQuery = graphql(`
  query Interview($id: ID!) {
    interview(id: $id) {
      __typename
      id
      family
      status
      version
      locale
      turnCount
      turnLimit
      missingFacts
      transcript { role text at }
      facts { key value confirmation source { quote } }
      project { __typename id name }
      publishedProject { __typename id name }
      publishedCapability { __typename id title status }
    }
  }
`);

export const startMutation = graphql(`
  mutation StartInterview($input: StartInterviewInput!) {
    startInterview(input: $input) { interview { __typename id } }
  }
`);

export const answerMutation = graphql(`
  mutation AnswerInterview($input: AnswerInterviewInput!) {
    answerInterview(input: $input) { interview { __typename id version } }
  }
`);

export const publishMutation = graphql(`
  mutation PublishInterview($input: PublishInterviewInput!) {
    publishInterview(input: $input) { interview { __typename id version } project { __typename id } }
  }
`);

export type InterviewRow = ResultOf<typeof interviewsQuery>['interviews']['nodes'][number];
export type Interview = NonNullable<ResultOf<typeof interviewQuery>['interview']>;
