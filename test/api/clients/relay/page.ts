import { graphql } from 'relay-runtime';

export const page = graphql`
  query pageQuery($first: Int!) {
    ...page_waiting @arguments(first: $first)
  }
`;

/** Everything waiting for the approval of the caller, oldest first. */
export const waiting = graphql`
  fragment page_waiting on Query
  @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" })
  @refetchable(queryName: "pageWaitingQuery") {
    deliveries(
      first: $first
      after: $after
      filter: { waitingForApproval: true }
      orderBy: { field: CREATED_AT, direction: ASC }
    ) @connection(key: "page_waiting_deliveries") {
      totalCount
      edges {
        node {
          id
          status
          subject
          bodyEn
          bodyZh
          rejectReason
          approvedBy {
            kind
            label
          }
          factory {
            nameEn
            nameZh
          }
          review {
            reviewSha256
            effect
            to {
              address
            }
          }
          project {
            name
            ...page_project
          }
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`;

/** All messages of the project, a connection inside of another one. Its next pages are read by the id of the project. */
export const project = graphql`
  fragment page_project on Project
  @argumentDefinitions(first: { type: "Int", defaultValue: 2 }, after: { type: "String" })
  @refetchable(queryName: "pageProjectQuery") {
    id
    deliveries(first: $first, after: $after, orderBy: { field: CREATED_AT }) @connection(key: "page_project_deliveries") {
      edges {
        node {
          id
          status
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`;

export const approve = graphql`
  mutation pageApproveMutation($input: ApproveDeliveryInput!) {
    approveDelivery(input: $input) {
      delivery {
        id
        status
        approvedBy {
          kind
          label
        }
      }
    }
  }
`;

export const reject = graphql`
  mutation pageRejectMutation($input: RejectDeliveryInput!) {
    rejectDelivery(input: $input) {
      delivery {
        id
        status
        rejectReason
      }
    }
  }
`;
