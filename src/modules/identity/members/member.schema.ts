import { z } from 'zod';
import { TimeRange } from '#kernel/pagination/page.ts';
import { approvalPolicies, memberRoles, rights } from '#kernel/rights.ts';
import { displayName, line } from '#kernel/text.ts';
import { idempotent } from '#modules/identity/idempotency/idempotency.schema.ts';

export const OrganisationKind = z.enum(['customer', 'internal']).meta({ id: 'OrganisationKind' });
export const MemberRole = z.enum(memberRoles).meta({ id: 'MemberRole' });

const personFilter = {
  role: z.array(MemberRole).max(MemberRole.options.length).nullish().meta({ description: 'Any of these.' }),
  createdAt: TimeRange.nullish(),
  q: line(254).nullish().meta({ description: 'Part of the e-mail address, in any case.' }),
};
export const MemberFilter = z.strictObject(personFilter);
export const SessionFilter = z.strictObject(personFilter);

export const MemberRight = z.enum(rights).meta({ id: 'MemberRight' });

export const ApprovalPolicy = z.enum(approvalPolicies).meta({ id: 'ApprovalPolicy' });

export const OrganisationName = z.string().trim().pipe(displayName(120));

export const Email = z.email().max(254).toLowerCase();

export const SignInRequest = z.strictObject({ email: Email });
export const Invitation = z.strictObject({ email: Email, role: MemberRole });
export const InviteMember = z.strictObject({ ...Invitation.shape, ...idempotent });
export const MemberId = z.strictObject({ id: z.uuid() });
export const NewRole = z.strictObject({ id: z.uuid(), role: MemberRole });
export const SessionId = z.strictObject({ id: z.uuid() });
