import { defineEntity, p } from '@mikro-orm/core';
import { ownedIdentity } from '#db/columns.ts';
import { owned } from '#db/tenancy.ts';
import { ApprovalPolicy, MemberRole, OrganisationKind } from './member.schema.ts';

/** `owner` is its own id. */
const OrganisationSchema = defineEntity({
  name: 'Organisation',
  ...owned,
  properties: {
    ...ownedIdentity,
    name: p.string().length(120),
    kind: p.enum(OrganisationKind.options),
    approvalPolicy: p.enum(ApprovalPolicy.options).default('KEYS_AND_MEMBERS'),
  },
});
export class Organisation extends OrganisationSchema.class {}
OrganisationSchema.setClass(Organisation);

/** A person in two organisations is two members. */
const MemberSchema = defineEntity({
  name: 'Member',
  ...owned,
  uniques: [{ properties: ['owner', 'email'] }],
  indexes: [{ properties: ['email'] }, { properties: ['owner', 'createdAt', 'id'] }],
  properties: {
    ...ownedIdentity,
    email: p.string().length(254),
    role: p.enum(MemberRole.options),
    signedInAt: p.datetime(3).nullable(),
    organisationId: () => p.manyToOne(Organisation).mapToPk().joinColumn('organisation_id'),
  },
});
export class Member extends MemberSchema.class {}
MemberSchema.setClass(Member);

/** Only the hash of the token is stored. */
const SignInLinkSchema = defineEntity({
  name: 'SignInLink',
  ...owned,
  indexes: [{ properties: ['expiresAt'] }],
  properties: {
    ...ownedIdentity,
    tokenSha256: p.blob().unique(),
    expiresAt: p.datetime(3),
    usedAt: p.datetime(3).nullable(),
    memberId: () => p.manyToOne(Member).mapToPk().joinColumn('member_id').deleteRule('cascade').index(),
  },
});
export class SignInLink extends SignInLinkSchema.class {}
SignInLinkSchema.setClass(SignInLink);

const BrowserSessionSchema = defineEntity({
  name: 'BrowserSession',
  ...owned,
  indexes: [{ properties: ['owner', 'createdAt', 'id'] }, { properties: ['expiresAt'] }],
  properties: {
    ...ownedIdentity,
    tokenSha256: p.blob().unique(),
    expiresAt: p.datetime(3),
    memberId: () => p.manyToOne(Member).mapToPk().joinColumn('member_id').deleteRule('cascade').index(),
  },
});
export class BrowserSession extends BrowserSessionSchema.class {}
BrowserSessionSchema.setClass(BrowserSession);
