/** Everything waiting for the approval of the caller, oldest first. */
export const waiting = /* GraphQL */ `
  query WaitingForApproval($first: Int!, $after: String) {
    deliveries(
      first: $first
      after: $after
      filter: { waitingForApproval: true }
      orderBy: { field: CREATED_AT, direction: ASC }
    ) {
      totalCount
      edges {
        node {
          id
          status
          channel
          subject
          bodyEn
          bodyZh
          createdAt
          rejectReason
          approvedBy {
            kind
            label
          }
          project {
            id
            name
          }
          factory {
            id
            nameEn
            nameZh
            city
          }
          review {
            reviewSha256
            effect
            to {
              name
              address
            }
          }
          reviewUnavailable {
            reason
            message
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

export const approve = /* GraphQL */ `
  mutation Approve($input: ApproveDeliveryInput!) {
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

export const reject = /* GraphQL */ `
  mutation Reject($input: RejectDeliveryInput!) {
    rejectDelivery(input: $input) {
      delivery {
        id
        status
        rejectReason
      }
    }
  }
`;
