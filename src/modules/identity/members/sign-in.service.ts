import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { allTenants } from '#db/tenancy.ts';
import type { Context, System } from '#kernel/context.ts';
import { canonicalizeJson, hashSecret } from '#kernel/hash.ts';
import { newId } from '#kernel/ids.ts';
import { type Actor, writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { BrowserSession, Member, Organisation, SignInLink } from './member.entity.ts';
import {
  linkExpiry,
  type Mail,
  newToken,
  sessionExpiry,
  sessionSeconds,
  signInMail,
  signInUrl,
} from './member.rules.ts';

const linksPerHour = { client: 10, address: 20, both: 5 };

/**
 * Sends a one-time link for each organisation that knows the address. Whether any does is not to be learned from here,
 * neither from the answer nor from the time it takes: the work is done after it.
 */
export async function requestSignIn(ctx: Context, { email, next }: { email: string; next: string }): Promise<void> {
  await ctx.auth.consumeHourly('sign_in_links_per_hour', ctx.client, linksPerHour.client);
  ctx.later(async () => {
    const address = `sign_in_links:${ctx.hmac(`mail:${email}`)}`;
    // First of both together, so that a stranger elsewhere cannot use up what a member is sent.
    const mine = await ctx.auth.consumeExact(`${address}:${ctx.client}`, linksPerHour.both, 3600);
    const all = mine.allowed ? await ctx.auth.consumeExact(address, linksPerHour.address, 3600) : mine;
    if (all.allowed) await sendLinks(ctx, email, next);
  });
}

async function sendLinks(ctx: Context, email: string, next: string): Promise<void> {
  const em = ctx.systemEm();
  const members = await em.find(Member, { email }, { ...allTenants, orderBy: { createdAt: 'asc' } });
  if (!members.length) return;
  const organisations = await em.find(Organisation, { id: members.map((one) => one.organisationId) }, allTenants);
  const nameOf = new Map(organisations.map(({ id, name }) => [id, name]));
  const links = members.map((member) => ({
    organisation: nameOf.get(member.organisationId)!,
    url: signInUrl(ctx.settings.publicUrl, issueLink(em, member, ctx.now()), next),
  }));
  await em.flush();
  await sendToMember(ctx, email, signInMail(links));
}

/** By mail; where no transport is configured the links go to the log of the service, which only the operator reads. */
export async function sendToMember({ mailer, log }: Context, to: string, { links, ...mail }: Mail): Promise<void> {
  if (!mailer) {
    for (const signInUrl of links) log.warn({ signInUrl }, 'a sign-in link; no mail transport is configured');
    return;
  }
  const outcome = await mailer.send(Buffer.from(canonicalizeJson({ from: mailer.from, to, ...mail })), newId());
  if (outcome.kind !== 'accepted') log.warn({ outcome: outcome.outcome }, 'a sign-in link may not have been sent');
}

export type LinkedMember = { email: string; organisation: string };

/** Whom a link signs in, for the page that asks before it is used up. Null when it would not. */
export async function readLink(ctx: Context, linkToken: string): Promise<LinkedMember | null> {
  const em = ctx.systemEm();
  const usable = { tokenSha256: hashSecret(linkToken), usedAt: null, expiresAt: { $gt: ctx.now() } };
  const link = await em.findOne(SignInLink, usable, allTenants);
  if (!link) return null;
  const { email, organisationId } = await em.findOneOrFail(Member, { id: link.memberId }, allTenants);
  const { name } = await em.findOneOrFail(Organisation, { id: organisationId }, allTenants);
  return { email, organisation: name };
}

/** Uses a link up and answers what the cookie holds. Null when it is unknown, used or expired: which of them is nobody's business. */
export async function signIn(ctx: Context, linkToken: string): Promise<{ token: string; maxAge: number } | null> {
  const now = ctx.now();
  return ctx.systemEm().transactional(async (em) => {
    const lock = { ...allTenants, lockMode: LockMode.PESSIMISTIC_WRITE };
    const which = { tokenSha256: hashSecret(linkToken) };
    const found = await em.findOne(SignInLink, which, allTenants);
    // The member before the link, as when a member is removed.
    const member = found && (await em.findOne(Member, { id: found.memberId }, lock));
    const link = member && (await em.findOne(SignInLink, which, { ...lock, refresh: true }));
    if (!link || link.usedAt || link.expiresAt <= now) return null;
    link.usedAt = now;
    member.signedInAt = now;
    const doer: Actor = { viewer: { kind: 'member', memberId: member.id }, requestId: ctx.requestId, now: ctx.now };
    return { token: issueSession(em, member, doer), maxAge: sessionSeconds };
  });
}

export async function signOut(ctx: Context): Promise<void> {
  const { viewer } = ctx;
  if (viewer?.kind === 'session') await closeSession(ctx, { id: viewer.sessionId });
}

/** Ends a session that the caller may see; answers whether there was one. */
export const closeSession = (ctx: Context, which: { id: string; memberId?: string }): Promise<boolean> =>
  ctx.em.fork().transactional(async (em) => {
    const session = await em.findOne(BrowserSession, which, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!session) return false;
    em.remove(session);
    writeAuditEntry(ctx, em, session.owner, { action: 'session.ended', resource: 'session', resourceId: session.id });
    return true;
  });

/** Makes the record of a one-time link and answers what to put into it; the caller flushes. */
export function issueLink(em: EntityManager, { id: memberId, owner }: Member, now: Date): string {
  const token = newToken();
  const expiresAt = linkExpiry(now);
  em.create(SignInLink, { owner, memberId, tokenSha256: hashSecret(token), createdAt: now, expiresAt });
  return token;
}

/** Signs the member in and answers what the cookie holds; the caller flushes. */
export function issueSession(em: EntityManager, { id: memberId, owner, role }: Member, doer: Actor): string {
  const token = newToken();
  const now = doer.now();
  const session = { id: newId(), owner, memberId, tokenSha256: hashSecret(token), createdAt: now };
  em.create(BrowserSession, { ...session, expiresAt: sessionExpiry(now) });
  const deed = { action: 'session.created', resource: 'session', resourceId: session.id, detail: { role } };
  writeAuditEntry(doer, em, owner, deed);
  return token;
}

/** Removes links and sessions that ended before then. */
export async function purgeSignIns({ systemEm }: System, before: Date): Promise<void> {
  const em = systemEm();
  await em.nativeDelete(SignInLink, { expiresAt: { $lt: before } }, allTenants);
  await em.nativeDelete(BrowserSession, { expiresAt: { $lt: before } }, allTenants);
}
