import { defineEntity, p } from '@mikro-orm/core';
import { ownedIdentity } from '#db/columns.ts';
import { owned } from '#db/tenancy.ts';
import { Member } from '#modules/identity/members/member.entity.ts';
import { ChallengePurpose } from './passkey.schema.ts';

const PasskeySchema = defineEntity({
  name: 'Passkey',
  ...owned,
  indexes: [{ properties: ['memberId', 'createdAt', 'id'] }],
  properties: {
    ...ownedIdentity,
    name: p.string().length(80),
    /** base64url. */
    credentialId: p.string().length(1364).unique(),
    /** COSE_Key. */
    publicKey: p.blob(),
    /** Signature counter of the last use; stays 0 for authenticators that do not count. */
    counter: p.bigint('number'),
    transports: p.array(),
    /** Whether the passkey is synchronised between devices. */
    isBackedUp: p.boolean(),
    lastUsedAt: p.datetime(3).nullable(),
    memberId: () => p.manyToOne(Member).mapToPk().joinColumn('member_id').deleteRule('cascade'),
  },
});
export class Passkey extends PasskeySchema.class {}
PasskeySchema.setClass(Passkey);

/** Deleted by its first use. `owner` of a sign-in challenge is its own id, because the member is not known yet. */
const PasskeyChallengeSchema = defineEntity({
  name: 'PasskeyChallenge',
  ...owned,
  properties: {
    ...ownedIdentity,
    purpose: p.enum(ChallengePurpose.options),
    challenge: p.blob().unique(),
    /** What makes the challenge of an approval unique; null if the challenge itself is random. */
    nonce: p.string().length(43).nullable(),
    expiresAt: p.datetime(3).index(),
    memberId: () => p.manyToOne(Member).mapToPk().nullable().joinColumn('member_id').deleteRule('cascade').index(),
  },
});
export class PasskeyChallenge extends PasskeyChallengeSchema.class {}
PasskeyChallengeSchema.setClass(PasskeyChallenge);
