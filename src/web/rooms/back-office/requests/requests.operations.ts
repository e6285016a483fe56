import { graphql, type ResultOf } from '../../../app/graphql.ts';

export const requestsQuery = graphql(`
  query RequestsForQuotes($first: Int, $after: String, $last: Int, $before: String) {
    rfqDesk(first: $first, after: $after, last: $last, before: $before) {
      totalCount
      nodes {
        __typename
        id
        title
        projectName
        status
        createdAt
        requested { quoteBy }
        invitations { __typename id status }
        quotes { __typename id status }
      }
      pageInfo { startCursor endCursor hasPreviousPage hasNextPage }
    }
  }
`);

export const requestQuery = graphql(`
  query RequestForQuotes($id: ID!) {
    rfq(id: $id) {
      __typename
      id
      title
      projectName
      status
      createdAt
      closedAt
      note
      requested { currency incoterm namedPlace quantities quoteBy }
      lines { __typename id number name }
      invitations { __typename id factoryId factoryName status failure sentAt respondedAt }
      quotes {
        __typename
        id
        factoryId
        version
        status
        source
        receivedAt
        currency
        incoterm
        namedPlace
        validUntil
        note
        lines {
          description
          quantity
          unitPrice { amount currency }
          toolingCost { amount currency }
          moq
          leadTimeDays { low high }
        }
      }
    }
  }
`);

export const recordQuoteMutation = graphql(`
  mutation RecordQuote($input: RecordSupplierQuoteInput!) {
    recordSupplierQuote(input: $input) { recorded quote { __typename id } rfq { __typename id } }
  }
`);

export const recordDeclineMutation = graphql(`
  mutation RecordDecline($input: RecordSupplierDeclineInput!) {
    recordSupplierDecline(input: $input) { rfq { __typename id } }
  }
`);

export const withdrawQuoteMutation = graphql(`
  mutation WithdrawQuote($input: WithdrawSupplierQuoteInput!) {
    withdrawSupplierQuote(input: $input) { quote { __typename id } rfq { __typename id } }
  }
`);

export const closeRequestMutation = graphql(`
  mutation CloseRequest($input: CloseRfqOfCustomerInput!) {
    closeRfqOfCustomer(input: $input) { rfq { __typename id } }
  }
`);

export type RequestRow = ResultOf<typeof requestsQuery>['rfqDesk']['nodes'][number];
export type Request = NonNullable<ResultOf<typeof requestQuery>['rfq']>;
export type Invitation = Request['invitations'][number];
