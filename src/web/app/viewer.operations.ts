import { graphql, type ResultOf } from './graphql.ts';

export const viewerQuery = graphql(`
  query Viewer {
    me {
      email
      role
      rights
      organisation { id name kind approvalPolicy }
      passkeys { id }
      passkeysUnavailable
    }
  }
`);

export const waitingCountQuery = graphql(`
  query WaitingCount {
    deliverySummary(filter: { waitingForApproval: true }) { total }
  }
`);

export type Viewer = ResultOf<typeof viewerQuery>['me'];
