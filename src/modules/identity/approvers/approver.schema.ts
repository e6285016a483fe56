import { z } from 'zod';
import { ApprovalPolicy } from '#modules/identity/members/member.schema.ts';

export const ApproverKind = z.enum(['KEY', 'MEMBER']).meta({ id: 'ApproverKind' });

/** Frozen with the approval: `label` is the label of the key or the e-mail address of the member at that time. */
export const Approver = z.strictObject({
  kind: ApproverKind,
  id: z.uuid(),
  /** A string with a lone surrogate has no canonical form. */
  label: z
    .string()
    .refine((text) => text.isWellFormed())
    .nullable(),
});
export type Approver = z.output<typeof Approver>;

export const NewApprovalPolicy = z.strictObject({ policy: ApprovalPolicy });
