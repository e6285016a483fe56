import { builder, forOwners, openTo } from '#graph/builder.ts';
import { createListField } from '#graph/list.ts';
import { defineNode, NodeRef } from '#graph/node.ts';
import { definePayload } from '#graph/payload.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import type { Organisation, Viewer } from '#kernel/context.ts';
import { approvalPolicyDescriptions } from '#kernel/rights.ts';
import { AuditEntryRef, BrokenRef } from '#modules/identity/audit/audit.graph.ts';
import { replayedDescription } from '#modules/identity/idempotency/idempotent-creation.service.ts';
import {
  type MemberRow,
  memberColumns,
  memberList,
  memberRecords,
  type SessionRow,
  sessionList,
  sessionRecords,
} from './member.queries.ts';
import {
  ApprovalPolicy,
  InviteMember,
  MemberFilter,
  MemberId,
  MemberRole,
  NewRole,
  OrganisationKind,
  SessionFilter,
  SessionId,
} from './member.schema.ts';
import * as service from './member.service.ts';

export const OrganisationRef = builder.objectRef<Organisation>('Organisation').implement({
  fields: (t) => ({
    id: t.expose('id', { type: 'ID' }),
    name: t.exposeString('name'),
    kind: t.expose('kind', { type: zodEnum(OrganisationKind) }),
    approvalPolicy: t.expose('approvalPolicy', {
      type: zodEnum(ApprovalPolicy, approvalPolicyDescriptions),
      description: 'Extension: who may approve messages and publications.',
    }),
  }),
});

/** Callers see no organisation but their own. */
export const findOwnOrganisation = (viewer: Viewer | null, id: string | null | undefined): Organisation | null =>
  id && viewer?.organisation?.id === id ? viewer.organisation : null;

for (const ref of [AuditEntryRef, BrokenRef]) {
  builder.objectField(ref, 'organisation', (t) =>
    t.field({
      type: OrganisationRef,
      nullable: true,
      resolve: ({ owner }, _, { viewer }) => findOwnOrganisation(viewer, owner),
    }),
  );
}

type ShownMember = Omit<MemberRow, 'createdAt' | 'signedInAt'> & {
  createdAt: Date | string;
  signedInAt?: Date | string | null;
};

export const MemberRef = builder.objectRef<ShownMember>('Member').implement({
  interfaces: [NodeRef],
  description: 'A person of the organisation. Members sign in with a link sent by e-mail.',
  fields: (t) => ({
    email: t.expose('email', { type: 'EmailAddress' }),
    role: t.expose('role', { type: zodEnum(MemberRole) }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    signedInAt: t.expose('signedInAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the last sign-in; null if the member has never signed in.',
    }),
  }),
});

defineNode<ShownMember, (typeof memberColumns)[number]>(MemberRef, {
  lookUp: 'members',
  columns: memberColumns,
  records: memberRecords,
});

const SessionRef = builder.objectRef<SessionRow>('Session').implement({
  interfaces: [NodeRef],
  description: 'A browser session of a member.',
  fields: (t) => ({
    email: t.expose('email', { type: 'EmailAddress' }),
    role: t.expose('role', { type: zodEnum(MemberRole) }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    current: t.boolean({
      description: 'Whether this is the session of the request.',
      resolve: ({ id }, _, { viewer }) => viewer?.kind === 'session' && viewer.sessionId === id,
    }),
  }),
});

defineNode(SessionRef, { lookUp: 'sessions', columns: [], records: sessionRecords });

const MemberConnection = createListField(MemberRef, {
  list: memberList,
  columns: memberColumns,
  filter: zodInput('MemberFilter', MemberFilter),
  order: { field: 'CREATED_AT', direction: 'DESC' },
});
const SessionConnection = createListField(SessionRef, {
  list: sessionList,
  columns: [],
  filter: zodInput('SessionFilter', SessionFilter),
  order: { field: 'CREATED_AT', direction: 'DESC' },
});

builder.queryFields((t) => ({
  members: t.field({
    ...forOwners,
    type: MemberConnection.type,
    description: 'Members of the organisation, newest first unless ordered otherwise.',
    args: MemberConnection.args(t.arg),
    resolve: (_, args, ctx, info) => MemberConnection.read(ctx, args, info),
  }),
  sessions: t.field({
    ...forOwners,
    type: SessionConnection.type,
    description: 'Open sessions of the organisation, newest first unless ordered otherwise.',
    args: SessionConnection.args(t.arg),
    resolve: (_, args, ctx, info) => SessionConnection.read(ctx, args, info),
  }),
}));

const InvitePayload = definePayload<{ member: ShownMember; replayed: boolean }>('inviteMember', (t) => ({
  member: t.expose('member', { type: MemberRef, description: 'The new member.' }),
  replayed: t.exposeBoolean('replayed', { description: replayedDescription }),
}));

const defineMemberPayload = (mutation: string, description: string) =>
  definePayload<{ member: ShownMember }>(mutation, (t) => ({
    member: t.expose('member', { type: MemberRef, description }),
  }));

const EndSessionPayload = definePayload<{ sessionId: string }>('endSession', (t) => ({
  sessionId: t.expose('sessionId', { type: 'ID', description: 'Id of the ended session.' }),
}));

builder.mutationFields((t) => ({
  inviteMember: t.field({
    ...forOwners,
    type: InvitePayload,
    description: 'Adds a member and sends them a sign-in link.',
    args: { input: t.arg({ type: zodInput('InviteMemberInput', InviteMember), required: true }) },
    resolve: (_, { input }, ctx) => service.inviteMember(ctx, input),
  }),
  changeMemberRole: t.field({
    ...forOwners,
    type: defineMemberPayload('changeMemberRole', 'The changed member.'),
    description: 'Takes effect with the next request of the member. The last owner cannot be changed.',
    args: { input: t.arg({ type: zodInput('ChangeMemberRoleInput', NewRole), required: true }) },
    resolve: async (_, { input }, ctx) => ({ member: await service.changeMemberRole(ctx, input) }),
  }),
  removeMember: t.field({
    ...forOwners,
    type: defineMemberPayload('removeMember', 'The member as it was.'),
    description: 'Ends all sessions of the member. Keys that the member created remain with the organisation.',
    args: { input: t.arg({ type: zodInput('RemoveMemberInput', MemberId), required: true }) },
    resolve: async (_, { input }, ctx) => ({ member: await service.removeMember(ctx, input.id) }),
  }),
  endSession: t.field({
    ...openTo('member'),
    type: EndSessionPayload,
    description: 'Ends a session: your own, or any session of the organisation if you are an owner.',
    args: { input: t.arg({ type: zodInput('EndSessionInput', SessionId), required: true }) },
    resolve: async (_, { input }, ctx) => ({ sessionId: await service.endSession(ctx, input.id) }),
  }),
}));
