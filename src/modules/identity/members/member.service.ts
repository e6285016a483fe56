import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { requireSession } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import { invalidField } from '#kernel/validation.ts';
import { writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { createOnce, type SaveKey } from '#modules/identity/idempotency/idempotent-creation.service.ts';
import { Member, Organisation } from './member.entity.ts';
import { assertRoleFits, buildSignInUrl, renderInvitationMail } from './member.rules.ts';
import type { Invitation, InviteMember, NewRole } from './member.schema.ts';
import { closeSession, issueLink, sendToMember } from './sign-in.service.ts';

const invitationsPerDay = 50;

export async function inviteMember(
  ctx: Context,
  input: z.output<typeof InviteMember>,
): Promise<{ member: Member; replayed: boolean }> {
  const { id, replayed } = await createOnce(ctx, 'inviteMember', input, (asked, saveKey) =>
    invite(ctx, asked, saveKey),
  );
  return { member: await loadMember(ctx.em.fork(), id), replayed };
}

async function invite(ctx: Context, { email, role }: z.output<typeof Invitation>, saveKey: SaveKey): Promise<string> {
  const { organisation } = requireSession(ctx);
  assertRoleFits(role, organisation.kind);
  let refund: (() => Promise<void>) | undefined;
  const id = newId();
  const linkToken = await withOrganisationLock(ctx, async (em) => {
    // Saved first: a parallel request with the same idempotency key then replays this member instead of failing as a
    // duplicate.
    saveKey(em, id);
    await em.flush();
    refund = await ctx.auth.consumeDaily('invitations_per_day', organisation.id, invitationsPerDay);
    if (await em.findOne(Member, { email })) {
      throw invalidField('/email', 'This address is already a member.', { code: 'duplicate' });
    }
    const { id: owner } = organisation;
    const now = ctx.now();
    const member = em.create(Member, { id, owner, organisationId: owner, email, role, createdAt: now });
    const entry = { action: 'member.invited', resource: 'member', resourceId: member.id, detail: { role } };
    writeAuditEntry(ctx, em, owner, entry);
    return issueLink(em, member, now);
  }).catch(async (error: unknown) => {
    await refund?.();
    throw error;
  });
  const { publicUrl } = ctx.settings;
  const url = buildSignInUrl(publicUrl, linkToken, '/keys');
  ctx.later(() =>
    sendToMember(
      ctx,
      { email, owner: organisation.id },
      renderInvitationMail({ organisation: organisation.name, url }, `${publicUrl}/sign-in`),
    ),
  );
  return id;
}

export async function changeMemberRole(ctx: Context, { id, role }: z.output<typeof NewRole>): Promise<Member> {
  assertRoleFits(role, requireSession(ctx).organisation.kind);
  return withOrganisationLock(ctx, async (em) => {
    const member = await loadMember(em, id);
    if (member.role === role) return member;
    if (member.role === 'owner') await assertNotLastOwner(em);
    const detail = { from: member.role, to: role };
    member.role = role;
    writeAuditEntry(ctx, em, member.owner, {
      action: 'member.role_changed',
      resource: 'member',
      resourceId: id,
      detail,
    });
    return member;
  });
}

/** Keys belong to the organisation and remain. */
export async function removeMember(ctx: Context, id: string): Promise<Member> {
  return withOrganisationLock(ctx, async (em) => {
    const member = await loadMember(em, id);
    if (member.role === 'owner') await assertNotLastOwner(em);
    writeAuditEntry(ctx, em, member.owner, { action: 'member.removed', resource: 'member', resourceId: id });
    em.remove(member);
    return member;
  });
}

export async function endSession(ctx: Context, id: string): Promise<string> {
  const viewer = requireSession(ctx);
  const mine = viewer.role === 'owner' ? {} : { memberId: viewer.memberId };
  if (!(await closeSession(ctx, { id, ...mine }))) throw notFound('session');
  return id;
}

/** Locks the organisation, so that two owners cannot demote each other at the same time. */
const withOrganisationLock = <T>(ctx: Context, change: (em: EntityManager) => Promise<T>): Promise<T> =>
  ctx.em.fork().transactional(async (em) => {
    await em.findOneOrFail(Organisation, { id: requireSession(ctx).owner }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    return change(em);
  });

async function loadMember(em: EntityManager, id: string): Promise<Member> {
  const member = await em.findOne(Member, { id });
  if (!member) throw notFound('member');
  return member;
}

async function assertNotLastOwner(em: EntityManager): Promise<void> {
  if ((await em.count(Member, { role: 'owner' })) > 1) return;
  throw invalidField(
    '/id',
    'The last owner of an organisation cannot be changed or removed. Make another member an owner first.',
  );
}
