import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { allTenants } from '#db/tenancy.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import { canonicalizeJson, hashSecret } from '#kernel/hash.ts';
import { newId } from '#kernel/ids.ts';
import { type Actor, writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import type { BackOffice } from '#modules/identity/audit/back-office.service.ts';
import { BrowserSession, Member, Organisation, SignInLink } from './member.entity.ts';
import {
  buildSignInUrl,
  computeLinkExpiry,
  computeSessionExpiry,
  createToken,
  type Mail,
  renderSignInMail,
  sessionSeconds,
} from './member.rules.ts';

const linksPerHour = { client: 10, address: 20, both: 5 };

/**
 * Sends a one-time link for each organisation of the address. Runs after the response, so that neither its content nor
 * its timing reveals whether the address is known.
 */
export async function requestSignIn(ctx: Context, { email, next }: { email: string; next: string }): Promise<void> {
  await ctx.auth.consumeHourly('sign_in_links_per_hour', ctx.client, linksPerHour.client);
  ctx.later(async () => {
    const address = `sign_in_links:${ctx.hmac(`mail:${email}`)}`;
    // Limited by client and address first: another client cannot use up the links of this address.
    const mine = await ctx.auth.consumeExact(`${address}:${ctx.client}`, linksPerHour.both, 3600);
    const all = mine.allowed ? await ctx.auth.consumeExact(address, linksPerHour.address, 3600) : mine;
    if (all.allowed) await sendLinks(ctx, email, next);
  });
}

async function sendLinks(ctx: Context, email: string, next: string): Promise<void> {
  const em = ctx.systemEm();
  const members = await em.find(Member, { email }, { ...allTenants, orderBy: { createdAt: 'asc' } });
  const [member] = members;
  if (!member) return;
  const { owner } = member;
  const organisations = await em.find(Organisation, { id: members.map((one) => one.organisationId) }, allTenants);
  const organisationNames = new Map(organisations.map(({ id, name }) => [id, name]));
  const links = members.map((member) => ({
    organisation: assertDefined(organisationNames.get(member.organisationId), 'organisation'),
    url: buildSignInUrl(ctx.settings.publicUrl, issueLink(em, member, ctx.now()), next),
  }));
  await em.flush();
  await sendToMember(ctx, { email, owner }, renderSignInMail(links));
}

type Addressee = { email: string; owner: string };

/** Links that no transport carries are written to the service log, which only the operator reads. */
export async function sendToMember(
  { mailerFor, log }: Context,
  { email: to, owner }: Addressee,
  { links, ...mail }: Mail,
): Promise<void> {
  const mailer = mailerFor(to, owner);
  if (!mailer || mailer.provider === 'simulator') {
    for (const signInUrl of links) log.warn({ signInUrl }, 'no mail transport configured, sign-in link logged instead');
    return;
  }
  const outcome = await mailer.send(Buffer.from(canonicalizeJson({ from: mailer.from, to, ...mail })), newId());
  if (outcome.kind !== 'accepted') log.warn({ outcome: outcome.outcome }, 'sign-in mail not accepted by the provider');
}

export type LinkedMember = { email: string; organisation: string };

/** Does not use the link. */
export async function readLink(ctx: Context, linkToken: string): Promise<LinkedMember | null> {
  const em = ctx.systemEm();
  const usable = { tokenSha256: hashSecret(linkToken), usedAt: null, expiresAt: { $gt: ctx.now() } };
  const link = await em.findOne(SignInLink, usable, allTenants);
  if (!link) return null;
  const { email, organisationId } = await em.findOneOrFail(Member, { id: link.memberId }, allTenants);
  const { name } = await em.findOneOrFail(Organisation, { id: organisationId }, allTenants);
  return { email, organisation: name };
}

/**
 * Consumes the link and returns the session token; null if it is unknown, used or expired. Callers must not tell these
 * apart.
 */
export async function signIn(ctx: Context, linkToken: string): Promise<{ token: string; maxAge: number } | null> {
  const now = ctx.now();
  return ctx.systemEm().transactional(async (em) => {
    const lock = { ...allTenants, lockMode: LockMode.PESSIMISTIC_WRITE };
    const which = { tokenSha256: hashSecret(linkToken) };
    const found = await em.findOne(SignInLink, which, allTenants);
    // Same lock order as removeMember: member first, then link.
    const member = found && (await em.findOne(Member, { id: found.memberId }, lock));
    const link = member && (await em.findOne(SignInLink, which, { ...lock, refresh: true }));
    if (!link || link.usedAt || link.expiresAt <= now) return null;
    link.usedAt = now;
    member.signedInAt = now;
    const actor: Actor = { viewer: { kind: 'member', memberId: member.id }, requestId: ctx.requestId, now: ctx.now };
    return { token: issueSession(em, member, actor), maxAge: sessionSeconds };
  });
}

export async function signOut(ctx: Context): Promise<void> {
  const { viewer } = ctx;
  if (viewer?.kind === 'session') await closeSession(ctx, { id: viewer.sessionId });
}

/** For the operator console: a session of any organisation. */
export async function closeAnySession(backOffice: BackOffice, id: string): Promise<void> {
  const found = await backOffice.systemEm().findOne(BrowserSession, { id }, { ...allTenants, fields: ['owner'] });
  if (!found || !(await closeSession({ ...backOffice, em: backOffice.tenantEm(found.owner) }, { id })))
    throw notFound('session');
}

export const closeSession = (
  ctx: Actor & Pick<Context, 'em'>,
  which: { id: string; memberId?: string },
): Promise<boolean> =>
  ctx.em.fork().transactional(async (em) => {
    const session = await em.findOne(BrowserSession, which, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!session) return false;
    em.remove(session);
    writeAuditEntry(ctx, em, session.owner, { action: 'session.ended', resource: 'session', resourceId: session.id });
    return true;
  });

/** The caller flushes. */
export function issueLink(em: EntityManager, { id: memberId, owner }: Member, now: Date): string {
  const token = createToken();
  const expiresAt = computeLinkExpiry(now);
  em.create(SignInLink, { owner, memberId, tokenSha256: hashSecret(token), createdAt: now, expiresAt });
  return token;
}

/** The caller flushes. */
export function issueSession(
  em: EntityManager,
  { id: memberId, owner, role }: Member,
  actor: Actor,
  how: { passkeyId?: string } = {},
): string {
  const token = createToken();
  const now = actor.now();
  const session = { id: newId(), owner, memberId, tokenSha256: hashSecret(token), createdAt: now };
  em.create(BrowserSession, { ...session, expiresAt: computeSessionExpiry(now) });
  const entry = { action: 'session.created', resource: 'session', resourceId: session.id, detail: { role, ...how } };
  writeAuditEntry(actor, em, owner, entry);
  return token;
}
