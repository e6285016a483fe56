import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requireSession, requireViewer } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import { type ApprovalPolicy, listRights } from '#kernel/rights.ts';
import { type Actor, writeAuditEntry } from '#modules/identity/audit/audit.service.ts';
import { ApiKey } from '#modules/identity/keys/key.entity.ts';
import { Member, Organisation } from '#modules/identity/members/member.entity.ts';
import type { PasskeyAssertion } from '#modules/identity/passkeys/passkey.schema.ts';
import type { Approver } from './approver.schema.ts';

/** The policy is read in the transaction of `em`, so that nobody approves after an owner has forbidden it. */
export async function assertMayApprove(
  ctx: Context,
  em: EntityManager,
  assertion: PasskeyAssertion | undefined,
): Promise<void> {
  const policy = await loadPolicy(ctx, em);
  assertAdmitted(ctx, policy);
  if (policy !== 'MEMBERS_WITH_PASSKEY' || assertion) return;
  const message = 'The approval policy of this organisation requires the signature of a passkey with each approval.';
  throw new DomainError('passkey_required', message, { policy });
}

/** Without a signature: a retry repeats what was signed, and an accepted answer sends nothing. */
export const assertAdmittedByPolicy = async (ctx: Context, em: EntityManager): Promise<void> =>
  assertAdmitted(ctx, await loadPolicy(ctx, em));

async function loadPolicy(ctx: Context, em: EntityManager): Promise<ApprovalPolicy> {
  const { organisation } = requireViewer(ctx);
  if (!organisation) return 'KEYS_AND_MEMBERS';
  const lock = { lockMode: LockMode.PESSIMISTIC_READ };
  return (await em.findOneOrFail(Organisation, { id: organisation.id }, lock)).approvalPolicy;
}

function assertAdmitted(ctx: Context, policy: ApprovalPolicy): void {
  if (policy === 'KEYS_AND_MEMBERS' || requireViewer(ctx).kind === 'session') return;
  const message = 'The approval policy of this organisation lets only members approve. Sign in at /sign-in.';
  throw new DomainError('approval_needs_member', message, { policy });
}

export async function describeApprover(ctx: Context, em: EntityManager): Promise<Approver> {
  const viewer = requireViewer(ctx);
  if (viewer.kind === 'session') return { kind: 'MEMBER', id: viewer.memberId, label: viewer.email };
  const { id, label } = await em.findOneOrFail(ApiKey, { id: viewer.keyId });
  return { kind: 'KEY', id, label: label ?? null };
}

/** Whether the key is revoked, or the member is gone or has no longer the right to approve. */
export async function hasLostApproval(em: EntityManager, approver: Approver | null): Promise<boolean> {
  if (!approver) return false;
  const { kind, id } = approver;
  if (kind === 'KEY') return Boolean((await em.findOne(ApiKey, { id }))?.revokedAt);
  const member = await em.findOne(Member, { id });
  if (!member) return true;
  const organisation = await em.findOneOrFail(Organisation, { id: member.organisationId });
  return !listRights(member.role, organisation.kind).includes('APPROVE');
}

export const setApprovalPolicy = (ctx: Context, policy: ApprovalPolicy): Promise<Organisation> =>
  changeApprovalPolicy(ctx, ctx.em.fork(), requireSession(ctx).organisation.id, policy);

export function changeApprovalPolicy(
  actor: Actor,
  em: EntityManager,
  id: string,
  policy: ApprovalPolicy,
): Promise<Organisation> {
  return em.transactional(async (em) => {
    const organisation = await em.findOneOrFail(Organisation, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const { approvalPolicy: from } = organisation;
    if (from === policy) return organisation;
    organisation.approvalPolicy = policy;
    const entry = { action: 'organisation.approval_policy_changed', resource: 'organisation', resourceId: id };
    writeAuditEntry(actor, em, id, { ...entry, detail: { from, to: policy } });
    return organisation;
  });
}
