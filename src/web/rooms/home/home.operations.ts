import { graphql, type ResultOf } from '../../app/graphql.ts';

export const homeQuery = graphql(`
  query Home {
    waiting: deliveries(
      first: 20
      filter: { waitingForApproval: true }
      orderBy: { field: CREATED_AT, direction: ASC }
    ) {
      totalCount
      nodes { __typename id subject factoryName channel createdAt project { id name } }
    }
    answers(first: 20, filter: { status: [proposed] }, orderBy: { field: CREATED_AT, direction: ASC }) {
      totalCount
      nodes { __typename id factoryName isDecline createdAt rfq { id title project { id name } } }
    }
    asked: rfqs(first: 20, filter: { status: [sent] }, orderBy: { field: QUOTE_BY, direction: ASC }) {
      nodes {
        __typename
        id
        title
        requested { quoteBy }
        project { id name }
        invitations { id status }
      }
    }
    failed: deliveries(
      first: 20
      filter: { status: [resend_failed, needs_contact] }
      orderBy: { field: UPDATED_AT, direction: DESC }
    ) {
      totalCount
      nodes { __typename id status subject factoryName updatedAt project { id name } }
    }
    unsettled: deliveries(
      first: 20
      filter: { dispatchStatus: [uncertain, failed] }
      orderBy: { field: UPDATED_AT, direction: DESC }
    ) {
      totalCount
      nodes { __typename id status subject factoryName updatedAt project { id name } }
    }
  }
`);

export type HomeData = ResultOf<typeof homeQuery>;

export const deliveriesChanged = graphql(`
  subscription DeliveriesChanged {
    deliveryChanged { eventId delivery { __typename id status } }
  }
`);
