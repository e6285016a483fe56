import { defineEntity, p } from '@mikro-orm/core';
import { ownedIdentity } from '#db/columns.ts';
import { owned } from '#db/ownership.ts';
import { KeyMode, MemberRole, OrganisationKind } from './key.shapes.ts';

/** A customer, or the house itself. It owns itself: `owner` is its id. */
const OrganisationSchema = defineEntity({
  name: 'Organisation',
  ...owned,
  properties: {
    ...ownedIdentity,
    name: p.string().length(120),
    kind: p.enum(OrganisationKind.options),
  },
});
export class Organisation extends OrganisationSchema.class {}
OrganisationSchema.setClass(Organisation);

const MemberSchema = defineEntity({
  name: 'Member',
  ...owned,
  uniques: [{ properties: ['owner', 'email'] }],
  properties: {
    ...ownedIdentity,
    email: p.string().length(254),
    role: p.enum(MemberRole.options),
    organisationId: () => p.manyToOne(Organisation).mapToPk().joinColumn('organisation_id'),
  },
});
export class Member extends MemberSchema.class {}
MemberSchema.setClass(Member);

const BrowserSessionSchema = defineEntity({
  name: 'BrowserSession',
  ...owned,
  properties: {
    ...ownedIdentity,
    tokenSha256: p.blob().unique(),
    expiresAt: p.datetime(3),
    memberId: () => p.manyToOne(Member).mapToPk().joinColumn('member_id'),
  },
});
export class BrowserSession extends BrowserSessionSchema.class {}
BrowserSessionSchema.setClass(BrowserSession);

/** Only the hash of a key is kept, with enough of its ends to recognise it. A sandbox key owns itself. */
const ApiKeySchema = defineEntity({
  name: 'ApiKey',
  ...owned,
  indexes: [{ properties: ['owner', 'createdAt', 'id'] }],
  properties: {
    ...ownedIdentity,
    sha256: p.blob().unique(),
    prefix: p.string().length(12),
    last4: p.string().length(4),
    label: p.string().length(80).nullable(),
    mode: p.enum(KeyMode.options),
    scopes: p.array(),
    expiresAt: p.datetime(3),
    lastUsedAt: p.datetime(3).nullable(),
    revokedAt: p.datetime(3).nullable(),
    organisationId: () => p.manyToOne(Organisation).mapToPk().nullable().joinColumn('organisation_id'),
  },
});
export class ApiKey extends ApiKeySchema.class {}
ApiKeySchema.setClass(ApiKey);
