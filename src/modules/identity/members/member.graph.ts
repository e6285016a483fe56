import { builder, forOwners, openTo } from '#graph/builder.ts';
import { connectionType, pageArgs } from '#graph/connection.ts';
import { selectedColumns } from '#graph/operations/projection.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import type { Organisation } from '#kernel/context.ts';
import { replayedMeaning } from '#modules/identity/idempotency/idempotent-creation.service.ts';
import { listMembers, listSessions, type MemberRow, memberColumns, type SessionRow } from './member.queries.ts';
import { InviteMember, MemberId, MemberRole, NewRole, OrganisationKind, SessionId } from './member.schema.ts';
import * as service from './member.service.ts';

export const OrganisationRef = builder.objectRef<Organisation>('Organisation').implement({
  fields: (t) => ({
    id: t.expose('id', { type: 'UUID' }),
    name: t.exposeString('name'),
    kind: t.expose('kind', { type: zodEnum(OrganisationKind) }),
  }),
});

/** A member as a row of a list or as the entity that a verb has changed. */
type ShownMember = Omit<MemberRow, 'createdAt' | 'signedInAt'> & {
  createdAt: Date | string;
  signedInAt?: Date | string | null;
};

const MemberRef = builder.objectRef<ShownMember>('Member').implement({
  description: 'A person of the organisation, who signs in with a link sent to their address.',
  fields: (t) => ({
    id: t.expose('id', { type: 'UUID' }),
    email: t.exposeString('email'),
    role: t.expose('role', { type: zodEnum(MemberRole) }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    signedInAt: t.expose('signedInAt', { type: 'DateTime', nullable: true, description: 'Last time; null is never.' }),
  }),
});

const SessionRef = builder.objectRef<SessionRow>('Session').implement({
  description: 'A browser in which a member is signed in.',
  fields: (t) => ({
    id: t.expose('id', { type: 'UUID' }),
    email: t.exposeString('email'),
    role: t.expose('role', { type: zodEnum(MemberRole) }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    current: t.boolean({
      description: 'Whether it is the session that asks.',
      resolve: ({ id }, _, { viewer }) => viewer?.kind === 'session' && viewer.sessionId === id,
    }),
  }),
});

const MemberConnection = connectionType(MemberRef, ({ createdAt, id }) => [String(createdAt), id]);
const SessionConnection = connectionType(SessionRef, ({ createdAt, id }) => [createdAt, id]);

builder.queryFields((t) => ({
  members: t.field({
    ...forOwners,
    type: MemberConnection.type,
    description: 'Newest first.',
    args: pageArgs(t.arg),
    resolve: async (_, args, ctx, info) => {
      const page = MemberConnection.parsePage(ctx, args);
      const columns = selectedColumns(info, 'Member', memberColumns, ['createdAt']);
      return MemberConnection.toConnection(ctx, page, await listMembers(ctx, page, columns));
    },
  }),
  sessions: t.field({
    ...forOwners,
    type: SessionConnection.type,
    description: 'Who of the organisation is signed in, newest first.',
    args: pageArgs(t.arg),
    resolve: async (_, args, ctx) => {
      const page = SessionConnection.parsePage(ctx, args);
      return SessionConnection.toConnection(ctx, page, await listSessions(ctx, page));
    },
  }),
}));

const InvitePayload = builder.objectRef<{ member: ShownMember; replayed: boolean }>('InviteMemberPayload').implement({
  fields: (t) => ({
    member: t.expose('member', { type: MemberRef }),
    replayed: t.exposeBoolean('replayed', { description: replayedMeaning }),
  }),
});

builder.mutationFields((t) => ({
  inviteMember: t.field({
    ...forOwners,
    type: InvitePayload,
    description: 'Makes somebody a member and sends them a link to sign in with.',
    args: { input: t.arg({ type: zodInput('InviteMemberInput', InviteMember), required: true }) },
    resolve: (_, { input }, ctx) => service.inviteMember(ctx, input),
  }),
  changeMemberRole: t.field({
    ...forOwners,
    type: MemberRef,
    description: 'Holds from their next request on. The last owner stays one.',
    args: { input: t.arg({ type: zodInput('ChangeMemberRoleInput', NewRole), required: true }) },
    resolve: (_, { input }, ctx) => service.changeMemberRole(ctx, input),
  }),
  removeMember: t.field({
    ...forOwners,
    type: MemberRef,
    description: 'Signs them out everywhere at once. Keys that they made stay the organisation’s.',
    args: { input: t.arg({ type: zodInput('RemoveMemberInput', MemberId), required: true }) },
    resolve: (_, { input }, ctx) => service.removeMember(ctx, input.id),
  }),
  endSession: t.field({
    ...openTo('session'),
    type: 'UUID',
    description: 'Signs a browser out: one’s own, or as an owner any of the organisation. Answers the id.',
    args: { input: t.arg({ type: zodInput('EndSessionInput', SessionId), required: true }) },
    resolve: (_, { input }, ctx) => service.endSession(ctx, input.id),
  }),
}));
