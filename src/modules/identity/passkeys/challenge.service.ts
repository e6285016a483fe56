import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { allTenants } from '#db/tenancy.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError, toError } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import { writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { Member } from '#modules/identity/members/member.entity.ts';
import { Passkey, PasskeyChallenge } from './passkey.entity.ts';
import {
  type Attempt,
  computeChallengeExpiry,
  explainUnavailable,
  isCounterRegressed,
  isUserHandleOf,
  PasskeyRefusal,
  type RefusalReason,
  type RelyingParty,
  toRelyingParty,
  verifyAssertion,
} from './passkey.rules.ts';
import type { ChallengePurpose, PasskeyAssertion } from './passkey.schema.ts';
import { readChallenge } from './passkey-signature.rules.ts';

export function requireRelyingParty({ settings: { publicUrl } }: Pick<Context, 'settings'>): RelyingParty {
  const reason = explainUnavailable(publicUrl);
  if (reason) throw new DomainError('passkeys_unavailable', reason);
  return toRelyingParty(publicUrl);
}

type NewChallenge = Pick<PasskeyChallenge, 'purpose'> & {
  challenge: Buffer;
  nonce?: string;
  member: { memberId: string; owner: string } | null;
};

/** The caller flushes. */
export function issueChallenge(
  { now }: Pick<Context, 'now'>,
  em: EntityManager,
  { purpose, challenge, nonce, member }: NewChallenge,
): Date {
  const id = newId();
  const expiresAt = computeChallengeExpiry(now());
  em.create(PasskeyChallenge, {
    id,
    owner: member?.owner ?? id,
    memberId: member?.memberId ?? null,
    purpose,
    challenge,
    nonce: nonce ?? null,
    expiresAt,
    createdAt: now(),
  });
  return expiresAt;
}

type Sought = { purpose: ChallengePurpose; memberId: string | null };

/** Consumes the challenge that the browser has signed. The lock makes a second use wait for the first. */
export async function takeChallenge(
  { now }: Pick<Context, 'now'>,
  em: EntityManager,
  clientDataJSON: string,
  { purpose, memberId }: Sought,
): Promise<PasskeyChallenge> {
  const challenge = readChallenge(clientDataJSON);
  const lock = { ...(memberId === null && allTenants), lockMode: LockMode.PESSIMISTIC_WRITE };
  const found = challenge && (await em.findOne(PasskeyChallenge, { challenge, purpose, memberId }, lock));
  if (!found || found.expiresAt <= now()) {
    throw new PasskeyRefusal('challenge', { purpose, challenge: found, passkey: null, fault: null });
  }
  em.remove(found);
  return found;
}

/** `compute` derives the expected challenge of an approval from the nonce; without it any challenge of the purpose does. */
type Use = Sought & { compute?: (nonce: string) => Buffer };

type UsedPasskey = { passkey: Passkey; nonce: string | null };

/**
 * Verifies the assertion and consumes its challenge. Call it inside `auditRefusals`. For a sign-in, `memberId` is null
 * and `em` the system's.
 */
export async function useAssertion(
  ctx: Context,
  em: EntityManager,
  assertion: PasskeyAssertion,
  { purpose, memberId, compute }: Use,
): Promise<UsedPasskey> {
  const party = requireRelyingParty(ctx);
  const scope = memberId === null ? allTenants : {};
  const { credentialId } = assertion;
  const mine = memberId === null ? {} : { memberId };
  const known = await em.findOne(Passkey, { credentialId, ...mine }, scope);
  const holder = known?.memberId ?? memberId;
  // Same lock order as removeMember: the member before what is deleted with it. Without `fields` the lock would cover the
  // organisation as well, which parallel approvals hold for reading: a deadlock.
  const lockMember = { ...scope, fields: ['id'], lockMode: LockMode.PESSIMISTIC_WRITE } as const;
  if (holder) await em.findOne(Member, { id: holder }, lockMember);
  const challenge = await takeChallenge(ctx, em, assertion.clientDataJSON, { purpose, memberId });
  const lock = { ...scope, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  const passkey = known && (await em.findOne(Passkey, { id: known.id }, lock));
  const refuse = (reason: RefusalReason, fault: string | null = null) =>
    new PasskeyRefusal(reason, { purpose, challenge, passkey, fault });
  if (!passkey) throw refuse('credential');
  // Only the passkey says who signs in; elsewhere browsers may leave the user handle out.
  const isNamed = memberId === null || assertion.userHandle != null;
  if (isNamed && !isUserHandleOf(passkey.memberId, assertion.userHandle)) throw refuse('credential');
  const { nonce = null } = challenge;
  if (compute && !(nonce && compute(nonce).equals(challenge.challenge))) throw refuse('challenge');
  const asserted = await verifyAssertion(assertion, challenge.challenge, passkey.publicKey, party).catch((thrown) => {
    throw refuse('verification', toError(thrown).message);
  });
  const { counter, isBackedUp } = asserted;
  if (isCounterRegressed(passkey.counter, counter)) throw refuse('counter', `${counter} after ${passkey.counter}`);
  Object.assign(passkey, { counter, isBackedUp, lastUsedAt: ctx.now() });
  return { passkey, nonce };
}

/** Saves what a refusal leaves behind, outside the transaction that it has rolled back. */
export async function auditRefusals<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PasskeyRefusal) await saveRefusal(ctx, error);
    throw error;
  }
}

async function saveRefusal(ctx: Context, { reason, attempt }: PasskeyRefusal): Promise<void> {
  const { purpose, challenge, passkey, fault } = attempt;
  ctx.log.warn({ purpose, reason, fault }, 'passkey refused');
  if (challenge) await ctx.tenantEm(challenge.owner).nativeDelete(PasskeyChallenge, { id: challenge.id });
  const subject = describeSubject(ctx, passkey);
  if (!subject) return;
  const em = ctx.tenantEm(subject.owner);
  const { owner, resource, resourceId } = subject;
  writeAuditEntry(ctx, em, owner, { action: 'passkey.refused', resource, resourceId, detail: { purpose, reason } });
  await em.flush();
}

function describeSubject({ viewer }: Context, passkey: Attempt['passkey']) {
  if (passkey) return { owner: passkey.owner, resource: 'passkey', resourceId: passkey.id };
  if (viewer?.kind !== 'session') return null;
  return { owner: viewer.owner, resource: 'member', resourceId: viewer.memberId };
}
