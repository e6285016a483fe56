import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import { requireSession } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError, notFound, toError } from '#kernel/errors.ts';
import { invalidField } from '#kernel/validation.ts';
import { writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { BrowserSession, Member, Organisation } from '#modules/identity/members/member.entity.ts';
import { createToken } from '#modules/identity/members/member.rules.ts';
import {
  auditRefusals,
  issueChallenge,
  requireRelyingParty,
  takeChallenge,
  useAssertion,
} from './challenge.service.ts';
import { Passkey } from './passkey.entity.ts';
import {
  buildCreationOptions,
  buildRequestOptions,
  isRecent,
  maxPasskeys,
  PasskeyRefusal,
  verifyRegistration,
} from './passkey.rules.ts';
import type { NewPasskey, PasskeyAssertion, RenamePasskey } from './passkey.schema.ts';

export type CreationOptions = { options: PublicKeyCredentialCreationOptionsJSON; expiresAt: Date };
export type RequestOptions = { options: PublicKeyCredentialRequestOptionsJSON; expiresAt: Date };

/** Requires a recent sign-in or the assertion of another passkey. */
export function startRegistration(ctx: Context, assertion: PasskeyAssertion | undefined): Promise<CreationOptions> {
  const { memberId, owner, email, organisation } = requireSession(ctx);
  const party = requireRelyingParty(ctx);
  const challenge = createChallenge();
  return auditRefusals(ctx, () =>
    ctx.em.fork().transactional(async (em) => {
      if (assertion) await useAssertion(ctx, em, assertion, { purpose: 'confirmation', memberId });
      else await assertRecentSignIn(ctx, em);
      const known = await em.find(Passkey, { memberId }, { orderBy: { createdAt: 'asc' } });
      assertRoom(known.length);
      const expiresAt = issueChallenge(ctx, em, { purpose: 'registration', challenge, member: { memberId, owner } });
      const holder = { memberId, email, organisation: organisation.name };
      return { options: await buildCreationOptions(party, holder, challenge, known), expiresAt };
    }),
  );
}

const createChallenge = (): Buffer => Buffer.from(createToken(), 'base64url');

async function assertRecentSignIn(ctx: Context, em: EntityManager): Promise<void> {
  const { createdAt } = await em.findOneOrFail(BrowserSession, { id: requireSession(ctx).sessionId });
  if (isRecent(createdAt, ctx.now())) return;
  const message = 'Your sign-in is more than 10 minutes ago. Sign in again, or confirm with another passkey.';
  throw new DomainError('recent_sign_in_required', message);
}

function assertRoom(count: number): void {
  if (count < maxPasskeys) return;
  const message = `A member has at most ${maxPasskeys} passkeys. Remove one first.`;
  throw new DomainError('quota_reached', message, { limit: 'passkeys_per_member', max: maxPasskeys });
}

/** Options for an assertion that permits to add a passkey. */
export function challengeForConfirmation(ctx: Context): Promise<RequestOptions> {
  const { memberId, owner } = requireSession(ctx);
  const party = requireRelyingParty(ctx);
  const challenge = createChallenge();
  return ctx.em.fork().transactional(async (em) => {
    const known = await requirePasskeys(em, memberId);
    const expiresAt = issueChallenge(ctx, em, { purpose: 'confirmation', challenge, member: { memberId, owner } });
    return { options: await buildRequestOptions(party, challenge, known), expiresAt };
  });
}

export async function requirePasskeys(em: EntityManager, memberId: string): Promise<Passkey[]> {
  const known = await em.find(Passkey, { memberId }, { orderBy: { createdAt: 'asc' } });
  if (known.length) return known;
  throw new DomainError('not_found', 'You have no passkey. Add one at /passkeys first.', { resource: 'passkey' });
}

export async function registerPasskey(ctx: Context, { name, ...response }: NewPasskey): Promise<Passkey> {
  const { memberId, owner } = requireSession(ctx);
  const party = requireRelyingParty(ctx);
  return auditRefusals(ctx, () =>
    ctx.em.fork().transactional(async (em) => {
      // Serializes registrations of the member, so that their number stays limited.
      await em.findOneOrFail(Member, { id: memberId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const purpose = 'registration' as const;
      const challenge = await takeChallenge(ctx, em, response.clientDataJSON, { purpose, memberId });
      assertRoom(await em.count(Passkey, { memberId }));
      const registered = await verifyRegistration(response, challenge.challenge, party).catch((thrown: unknown) => {
        const fault = toError(thrown).message;
        throw new PasskeyRefusal('verification', { purpose, challenge, passkey: null, fault });
      });
      const { credentialId, transports } = response;
      const now = ctx.now();
      const fields = { owner, memberId, name, credentialId, transports, createdAt: now, updatedAt: now };
      const passkey = em.create(Passkey, { ...fields, ...registered, publicKey: Buffer.from(registered.publicKey) });
      await em.flush().catch((error: unknown) => {
        if (!(error instanceof UniqueConstraintViolationException)) throw error;
        throw invalidField('/credentialId', 'This passkey is already known.', { code: 'duplicate' });
      });
      writeAuditEntry(ctx, em, owner, { action: 'passkey.added', resource: 'passkey', resourceId: passkey.id });
      return passkey;
    }),
  );
}

export async function renamePasskey(ctx: Context, { id, name }: z.output<typeof RenamePasskey>): Promise<Passkey> {
  return ctx.em.fork().transactional(async (em) => {
    const passkey = await lockPasskey(ctx, em, id);
    if (passkey.name === name) return passkey;
    passkey.name = name;
    writeAuditEntry(ctx, em, passkey.owner, { action: 'passkey.renamed', resource: 'passkey', resourceId: id });
    return passkey;
  });
}

export type Removed = { passkey: Passkey; note: string | null };

export async function removePasskey(ctx: Context, id: string): Promise<Removed> {
  const { memberId, rights, organisation } = requireSession(ctx);
  return ctx.em.fork().transactional(async (em) => {
    const passkey = await lockPasskey(ctx, em, id);
    const others = (await em.count(Passkey, { memberId })) - 1;
    const { approvalPolicy } = await em.findOneOrFail(Organisation, { id: organisation.id });
    em.remove(passkey);
    const entry = { action: 'passkey.removed', resource: 'passkey', resourceId: id, detail: { remaining: others } };
    writeAuditEntry(ctx, em, passkey.owner, entry);
    const isNeeded = others === 0 && approvalPolicy === 'MEMBERS_WITH_PASSKEY' && rights.has('APPROVE');
    return { passkey, note: isNeeded ? lastPasskeyNote : null };
  });
}

const lastPasskeyNote =
  'This was your last passkey. The approval policy of your organisation requires one, so you cannot approve messages until you add another.';

async function lockPasskey(ctx: Context, em: EntityManager, id: string): Promise<Passkey> {
  const { memberId } = requireSession(ctx);
  const passkey = await em.findOne(Passkey, { id, memberId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!passkey) throw notFound('passkey');
  return passkey;
}
