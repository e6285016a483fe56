export type OrganisationKind = 'customer' | 'internal';

/** Who may approve the messages of an organisation. */
export const approvalPolicies = ['KEYS_AND_MEMBERS', 'MEMBERS_ONLY', 'MEMBERS_WITH_PASSKEY'] as const;
export type ApprovalPolicy = (typeof approvalPolicies)[number];

export const approvalPolicyDescriptions: Record<ApprovalPolicy, string> = {
  KEYS_AND_MEMBERS: 'API keys and members may approve.',
  MEMBERS_ONLY: 'Only signed-in members may approve. Keys get 403 `approval_needs_member`.',
  MEMBERS_WITH_PASSKEY:
    'Only signed-in members may approve, and each approval needs the signature of a passkey, otherwise 403 `passkey_required`. Keys get 403 `approval_needs_member`.',
};

export const rights = ['READ', 'WRITE', 'APPROVE', 'ADMINISTER', 'OPERATE', 'REVIEW_CAPABILITIES'] as const;
export type Right = (typeof rights)[number];

export const memberRoles = ['owner', 'approver', 'member', 'viewer', 'operator', 'reviewer'] as const;
export type MemberRole = (typeof memberRoles)[number];

export const rightDescriptions: Record<Right, string> = {
  READ: 'Read projects, actions, deliveries, requests for quotes and all else of the organisation, without addresses.',
  WRITE: 'Create and change projects, actions, interviews, files, runs and exports.',
  APPROVE: 'Read addresses; review, approve, retry and reject messages; publish; revoke a disclosure.',
  ADMINISTER: 'Manage keys, members, devices, sessions of others and the approval policy; read the audit log.',
  OPERATE: 'Operator staff: factories, outbox, runs and requests for quotes of all organisations.',
  REVIEW_CAPABILITIES: 'Operator staff: decide on submitted capabilities.',
};

/** A role that is absent for a kind of organisation gives no rights there. */
const rightsByRole: Record<OrganisationKind, Partial<Record<MemberRole, readonly Right[]>>> = {
  customer: {
    owner: ['READ', 'WRITE', 'APPROVE', 'ADMINISTER'],
    approver: ['READ', 'WRITE', 'APPROVE'],
    member: ['READ', 'WRITE'],
    viewer: ['READ'],
  },
  internal: {
    owner: ['ADMINISTER', 'OPERATE'],
    operator: ['OPERATE'],
    reviewer: ['REVIEW_CAPABILITIES'],
  },
};

export const listRights = (role: MemberRole, kind: OrganisationKind): readonly Right[] =>
  rightsByRole[kind][role] ?? [];

export const listRoles = (kind: OrganisationKind): MemberRole[] =>
  memberRoles.filter((role) => rightsByRole[kind][role]);

export const listRolesWith = (some: readonly Right[]): MemberRole[] =>
  memberRoles.filter((role) =>
    Object.values(rightsByRole).some((roles) => roles[role]?.some((right) => some.includes(right))),
  );
