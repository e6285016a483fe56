import { allTenants } from '#db/tenancy.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { Context } from '#kernel/context.ts';
import type { Actor } from '#modules/identity/audit/audit.service.ts';
import { Member } from '#modules/identity/members/member.entity.ts';
import { createToken, sessionSeconds } from '#modules/identity/members/member.rules.ts';
import { issueSession } from '#modules/identity/members/sign-in.service.ts';
import { auditRefusals, issueChallenge, requireRelyingParty, useAssertion } from './challenge.service.ts';
import { buildRequestOptions } from './passkey.rules.ts';
import type { PasskeyAssertion } from './passkey.schema.ts';
import type { RequestOptions } from './passkey.service.ts';

const signInsPerHour = 30;
const purpose = 'sign_in' as const;

/** Options of a discoverable sign-in: the passkey names the member. */
export async function startPasskeySignIn(ctx: Context): Promise<RequestOptions> {
  const party = requireRelyingParty(ctx);
  await ctx.auth.consumeHourly('passkey_sign_ins_per_hour', ctx.client, signInsPerHour);
  const em = ctx.systemEm();
  const challenge = Buffer.from(createToken(), 'base64url');
  const expiresAt = issueChallenge(ctx, em, { purpose, challenge, member: null });
  await em.flush();
  return { options: await buildRequestOptions(party, challenge, null), expiresAt };
}

export const signInWithPasskey = (
  ctx: Context,
  assertion: PasskeyAssertion,
): Promise<{ token: string; maxAge: number }> =>
  auditRefusals(ctx, () =>
    ctx.systemEm().transactional(async (em) => {
      const { passkey } = await useAssertion(ctx, em, assertion, { purpose, memberId: null });
      const member = assertDefined(await em.findOne(Member, { id: passkey.memberId }, allTenants), 'member');
      member.signedInAt = ctx.now();
      const actor: Actor = { viewer: { kind: 'member', memberId: member.id }, requestId: ctx.requestId, now: ctx.now };
      return { token: issueSession(em, member, actor, { passkeyId: passkey.id }), maxAge: sessionSeconds };
    }),
  );
