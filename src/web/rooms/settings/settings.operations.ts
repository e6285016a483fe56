import { graphql, type ResultOf } from '../../app/graphql.ts';

export const preferencesQuery = graphql(`
  query NotificationPreferences {
    me { notificationPreferences { answers approvals failures language } }
  }
`);

export const setPreferencesMutation = graphql(`
  mutation SetNotificationPreferences($input: SetNotificationPreferencesInput!) {
    setNotificationPreferences(input: $input) { notificationPreferences { answers approvals failures language } }
  }
`);

export const setPolicyMutation = graphql(`
  mutation SetApprovalPolicy($input: SetApprovalPolicyInput!) {
    setApprovalPolicy(input: $input) { organisation { __typename id approvalPolicy } }
  }
`);

export const membersQuery = graphql(`
  query Members(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: MemberFilter
    $orderBy: MemberOrder
  ) {
    members(first: $first, after: $after, last: $last, before: $before, filter: $filter, orderBy: $orderBy) {
      totalCount
      nodes { __typename id email role createdAt signedInAt }
      pageInfo { startCursor endCursor hasPreviousPage hasNextPage }
    }
  }
`);

export const inviteMutation = graphql(`
  mutation InviteMember($input: InviteMemberInput!) {
    inviteMember(input: $input) { member { __typename id email role } }
  }
`);

export const changeRoleMutation = graphql(`
  mutation ChangeMemberRole($input: ChangeMemberRoleInput!) {
    changeMemberRole(input: $input) { member { __typename id role } }
  }
`);

export const removeMutation = graphql(`
  mutation RemoveMember($input: RemoveMemberInput!) {
    removeMember(input: $input) { member { __typename id } }
  }
`);

export const sessionsQuery = graphql(`
  query Sessions {
    sessions(first: 50) {
      totalCount
      nodes { __typename id email role createdAt expiresAt current }
    }
  }
`);

export const endSessionMutation = graphql(`
  mutation EndSession($input: EndSessionInput!) {
    endSession(input: $input) { sessionId }
  }
`);

export const auditQuery = graphql(`
  query AuditEntries($first: Int, $after: String, $last: Int, $before: String, $filter: AuditEntryFilter) {
    auditEntries(first: $first, after: $after, last: $last, before: $before, filter: $filter) {
      totalCount
      nodes { __typename id number at actor action resource resourceId hash }
      pageInfo { startCursor endCursor hasPreviousPage hasNextPage }
    }
  }
`);

export const verificationQuery = graphql(`
  query AuditVerification {
    auditVerification { intact entries head broken { organisationId brokenAt } }
  }
`);

export type Preferences = NonNullable<ResultOf<typeof preferencesQuery>['me']['notificationPreferences']>;
export type MemberRow = ResultOf<typeof membersQuery>['members']['nodes'][number];
export type SessionRow = ResultOf<typeof sessionsQuery>['sessions']['nodes'][number];
export type AuditRow = ResultOf<typeof auditQuery>['auditEntries']['nodes'][number];
export type Verification = ResultOf<typeof verificationQuery>['auditVerification'];
