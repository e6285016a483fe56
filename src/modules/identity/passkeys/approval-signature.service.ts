import type { EntityManager } from '@mikro-orm/postgresql';
import { requireSession } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import { createToken } from '#modules/identity/members/member.rules.ts';
import { issueChallenge, requireRelyingParty, useAssertion } from './challenge.service.ts';
import { type ApprovalPurpose, approvalKinds, buildRequestOptions, toSpki } from './passkey.rules.ts';
import type { PasskeyAssertion } from './passkey.schema.ts';
import { type RequestOptions, requirePasskeys } from './passkey.service.ts';
import { type Approved, computeApprovalChallenge } from './passkey-signature.rules.ts';
import type { PasskeySignature } from './passkey-signature.schema.ts';

type Content = Pick<Approved, 'id' | 'reviewSha256'>;

/** Options for the assertion that signs this approval. */
export function challengeForApproval(
  ctx: Context,
  purpose: ApprovalPurpose,
  content: Content,
): Promise<RequestOptions> {
  const { memberId, owner } = requireSession(ctx);
  const party = requireRelyingParty(ctx);
  const nonce = createToken();
  const challenge = computeApprovalChallenge({ kind: approvalKinds[purpose], ...content }, nonce);
  return ctx.em.fork().transactional(async (em) => {
    const known = await requirePasskeys(em, memberId);
    const expiresAt = issueChallenge(ctx, em, { purpose, challenge, nonce, member: { memberId, owner } });
    return { options: await buildRequestOptions(party, challenge, known), expiresAt };
  });
}

type Signed = { signature: PasskeySignature; passkeyId: string };

/** Verifies that a passkey of the signed-in member signed exactly this content. Call it inside `auditRefusals`. */
export async function verifyApprovalSignature(
  ctx: Context,
  em: EntityManager,
  purpose: ApprovalPurpose,
  content: Content,
  assertion: PasskeyAssertion,
): Promise<Signed> {
  const { viewer } = ctx;
  if (viewer?.kind !== 'session') {
    throw new DomainError('session_required', 'Only a signed-in member can sign with a passkey. Sign in at /sign-in.');
  }
  const approved = { kind: approvalKinds[purpose], ...content };
  const { passkey, nonce } = await useAssertion(ctx, em, assertion, {
    purpose,
    memberId: viewer.memberId,
    compute: (nonce) => computeApprovalChallenge(approved, nonce),
  });
  const { credentialId, clientDataJSON, authenticatorData, signature } = assertion;
  const publicKey = await toSpki(passkey.publicKey);
  return {
    passkeyId: passkey.id,
    signature: { credentialId, publicKey, clientDataJSON, authenticatorData, signature, nonce: nonce ?? '' },
  };
}
