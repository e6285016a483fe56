import { builder, forOwners, openTo } from '#graph/builder.ts';
import { createListField } from '#graph/list.ts';
import { defineNode, NodeRef } from '#graph/node.ts';
import { dependsOn, selectedColumns } from '#graph/operations/projection.ts';
import { definePayload } from '#graph/payload.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import { requireViewer } from '#kernel/access.ts';
import type { Quota, Viewer } from '#kernel/context.ts';
import { rightDescriptions } from '#kernel/rights.ts';
import { findOwnOrganisation, MemberRef, OrganisationRef } from '#modules/identity/members/member.graph.ts';
import { findMember, memberColumns } from '#modules/identity/members/member.queries.ts';
import { MemberRight, MemberRole, OrganisationKind } from '#modules/identity/members/member.schema.ts';
import { type KeyRow, keyColumns, keyList, keyRecords } from './key.queries.ts';
import { computeRevokedAt, deriveKeyStatus } from './key.rules.ts';
import { KeyFilter, KeyId, KeyMode, KeyStatus, NewKey } from './key.schema.ts';
import { createKey, type IssuedKey, revokeKey } from './key.service.ts';

type Time = Date | string;
type ShownKey = Omit<KeyRow, 'createdAt' | 'expiresAt' | 'lastUsedAt' | 'revokedAt' | 'label' | 'organisationId'> & {
  label?: string | null;
  organisationId?: string | null;
  createdAt: Time;
  expiresAt: Time;
  lastUsedAt?: Time | null;
  revokedAt?: Time | null;
};

export const KeyRef = builder.objectRef<ShownKey>('Key').implement({
  interfaces: [NodeRef],
  description:
    'An API key. Its secret is only returned on creation; afterwards only the prefix and the last four characters are shown.',
  fields: (t) => ({
    label: t.exposeString('label', { nullable: true }),
    mode: t.expose('mode', { type: zodEnum(KeyMode) }),
    status: t.field({
      type: zodEnum(KeyStatus),
      extensions: dependsOn<KeyRow>('temporary', 'expiresAt', 'revokedAt'),
      resolve: (key, _, { now }) => deriveKeyStatus(key, now()),
    }),
    prefix: t.exposeString('prefix'),
    last4: t.exposeString('last4'),
    scopes: t.exposeStringList('scopes'),
    organisationId: t.expose('organisationId', { type: 'ID', nullable: true }),
    organisation: t.field({
      type: OrganisationRef,
      nullable: true,
      extensions: dependsOn<KeyRow>('organisationId'),
      resolve: ({ organisationId }, _, { viewer }) => findOwnOrganisation(viewer, organisationId),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
    revokedAt: t.field({
      type: 'DateTime',
      nullable: true,
      extensions: dependsOn<KeyRow>('temporary', 'expiresAt', 'revokedAt'),
      resolve: (key, _, { now }) => computeRevokedAt(key, now()),
    }),
  }),
});

defineNode<ShownKey, (typeof keyColumns)[number]>(KeyRef, {
  lookUp: 'keys',
  columns: keyColumns,
  records: keyRecords,
});

const KeyConnection = createListField(KeyRef, {
  list: keyList,
  columns: keyColumns,
  filter: zodInput('KeyFilter', KeyFilter),
  order: { field: 'CREATED_AT', direction: 'DESC' },
});

const LimitsRef = builder.objectRef<Quota>('RequestLimits').implement({
  description: 'Rate limits of the key, or of the member with all of its sessions.',
  fields: (t) => ({
    requestsPerMinute: t.int({ resolve: ({ limits }) => limits.requestsPerMinute }),
    requestsPerDay: t.int({ resolve: ({ limits }) => limits.requestsPerDay }),
    remainingToday: t.exposeInt('remainingToday'),
  }),
});

export const ViewerRef = builder.objectRef<Viewer>('Viewer').implement({
  description: 'The authenticated caller and its permissions.',
  fields: (t) => ({
    keyId: t.field({
      type: 'ID',
      nullable: true,
      resolve: (viewer) => (viewer.kind === 'key' ? viewer.keyId : null),
    }),
    key: t.field({
      type: KeyRef,
      nullable: true,
      resolve: (viewer, _, ctx, info) =>
        viewer.kind === 'key' ? keyRecords.load(ctx, viewer.keyId, selectedColumns(info, 'Key', keyColumns)) : null,
    }),
    mode: t.field({
      type: zodEnum(KeyMode),
      nullable: true,
      resolve: (viewer) => (viewer.kind === 'key' ? viewer.mode : null),
    }),
    organisation: t.field({ type: OrganisationRef, nullable: true, resolve: ({ organisation }) => organisation }),
    organisationKind: t.field({
      type: zodEnum(OrganisationKind),
      nullable: true,
      resolve: ({ organisation }) => organisation?.kind ?? null,
    }),
    scopes: t.stringList({ resolve: (viewer) => (viewer.kind === 'key' ? [...viewer.scopes].sort() : []) }),
    role: t.field({
      type: zodEnum(MemberRole),
      nullable: true,
      description: 'Role of the signed-in member; null for keys.',
      resolve: (viewer) => (viewer.kind === 'session' ? viewer.role : null),
    }),
    rights: t.field({
      type: [zodEnum(MemberRight, rightDescriptions)],
      description: 'Rights of the role of the signed-in member; empty for keys, which have scopes.',
      resolve: (viewer) => (viewer.kind === 'session' ? [...viewer.rights] : []),
    }),
    member: t.field({
      type: MemberRef,
      nullable: true,
      description: 'The signed-in member; null for keys.',
      resolve: (viewer, _, ctx, info) =>
        viewer.kind === 'session'
          ? findMember(ctx, viewer.memberId, selectedColumns(info, 'Member', memberColumns))
          : null,
    }),
    email: t.field({
      type: 'EmailAddress',
      nullable: true,
      description: 'Of the signed-in member; null for keys.',
      resolve: (viewer) => (viewer.kind === 'session' ? viewer.email : null),
    }),
    expiresAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ expiresAt }) => expiresAt }),
    limits: t.field({ type: LimitsRef, resolve: ({ quota }) => quota }),
  }),
});

builder.queryFields((t) => ({
  me: t.field({
    ...openTo('credential'),
    type: ViewerRef,
    resolve: (_, _args, ctx) => requireViewer(ctx),
  }),
  keys: t.field({
    ...forOwners,
    type: KeyConnection.type,
    description: 'All keys of the organisation, including revoked keys. Newest first unless ordered otherwise.',
    args: KeyConnection.args(t.arg),
    resolve: (_, args, ctx, info) => KeyConnection.read(ctx, args, info),
  }),
}));

const CreateKeyPayload = definePayload<IssuedKey>('createKey', (t) => ({
  key: t.expose('key', { type: KeyRef, description: 'The created key.' }),
  secret: t.exposeString('secret', { description: 'The key itself. Returned only once.' }),
  note: t.string({
    description: 'What to do with the secret.',
    resolve: () => 'Store the secret now. It is not shown again and cannot be recovered.',
  }),
}));

export const defineKeyPayload = (mutation: string) =>
  definePayload<{ key: ShownKey }>(mutation, (t) => ({
    key: t.expose('key', { type: KeyRef, description: 'The changed key.' }),
  }));

builder.mutationFields((t) => ({
  createKey: t.field({
    ...openTo('anyone'),
    type: CreateKeyPayload,
    description: 'Creates a sandbox key without authentication, or a live key for a signed-in owner.',
    args: { input: t.arg({ type: zodInput('CreateKeyInput', NewKey), required: true }) },
    resolve: (_, { input }, ctx) => createKey(ctx, input),
  }),
  revokeKey: t.field({
    ...openTo('key or member'),
    type: defineKeyPayload('revokeKey'),
    description: 'Revokes the calling key, or for a signed-in owner any key of the organisation, immediately.',
    args: { input: t.arg({ type: zodInput('RevokeKeyInput', KeyId), required: true }) },
    resolve: async (_, { input }, ctx) => ({ key: await revokeKey(ctx, input.id) }),
  }),
}));
