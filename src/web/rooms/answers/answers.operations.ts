import { graphql, type ResultOf } from '../../app/graphql.ts';

export const answersQuery = graphql(`
  query Answers(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: SupplierAnswerFilter
    $orderBy: SupplierAnswerOrder
  ) {
    answers(first: $first, after: $after, last: $last, before: $before, filter: $filter, orderBy: $orderBy) {
      totalCount
      nodes {
        __typename
        id
        version
        status
        source
        factoryName
        isDecline
        createdAt
        lines { quantity unitPrice { amount currency } }
        rfq { id title }
      }
      pageInfo { startCursor endCursor hasPreviousPage hasNextPage }
    }
  }
`);

export const answerQuery = graphql(`
  query Answer($id: ID!) {
    node(id: $id) {
      ... on SupplierAnswer {
        __typename
        id
        version
        status
        source
        factoryName
        factoryId
        deliveryId
        rfqId
        isDecline
        declineReason
        currency
        incoterm
        namedPlace
        validUntil
        paymentTerms
        sampleLeadTimeDays
        note
        createdAt
        decidedAt
        decidedBy { label }
        refusalReason
        lines {
          lineId
          description
          quantity
          unitPrice { amount currency }
          toolingCost { amount currency }
          moq
          leadTimeDays { low high }
          note
          line { id name number }
        }
        files { id name sizeBytes sha256 }
        evidence { field lineId quantity text language start end readBy }
        rfq {
          id
          title
          status
          requested { quoteBy quantities incoterm currency }
          project { id name }
        }
      }
    }
  }
`);

export const answerFilesQuery = graphql(`
  query AnswerFiles($id: ID!) {
    node(id: $id) {
      ... on SupplierAnswer {
        __typename
        id
        files { id downloadUrl }
      }
    }
  }
`);

export const acceptMutation = graphql(`
  mutation AcceptAnswer($input: AcceptAnswerInput!) {
    acceptAnswer(input: $input) {
      answer { __typename id status }
      quote { __typename id version }
    }
  }
`);

export const refuseMutation = graphql(`
  mutation RefuseAnswer($input: RefuseAnswerInput!) {
    refuseAnswer(input: $input) { answer { __typename id status } }
  }
`);

export const questionPreviewQuery = graphql(`
  query CounterQuestionPreview($input: CounterQuestionPreviewInput!) {
    counterQuestionPreview(input: $input) { subject bodyEn bodyZh reviewRequirements }
  }
`);

export const questionMutation = graphql(`
  mutation CreateCounterQuestion($input: CreateCounterQuestionInput!) {
    createCounterQuestion(input: $input) { delivery { __typename id status } }
  }
`);

export const answerReceived = graphql(`
  subscription AnswerReceived {
    quoteReceived { eventId answer { __typename id status } }
  }
`);

export type AnswerRow = ResultOf<typeof answersQuery>['answers']['nodes'][number];
export type Answer = Extract<ResultOf<typeof answerQuery>['node'], { __typename: 'SupplierAnswer' }>;
export type Evidence = Answer['evidence'][number];
export type AnswerLine = Answer['lines'][number];
export type QuestionPreview = ResultOf<typeof questionPreviewQuery>['counterQuestionPreview'];
