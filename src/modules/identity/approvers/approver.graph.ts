import { builder, forOwners } from '#graph/builder.ts';
import { definePayload } from '#graph/payload.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import type { Organisation } from '#kernel/context.ts';
import { OrganisationRef } from '#modules/identity/members/member.graph.ts';
import { type Approver, ApproverKind, NewApprovalPolicy } from './approver.schema.ts';
import { setApprovalPolicy } from './approver.service.ts';

const kindDescriptions = { KEY: 'An API key.', MEMBER: 'A signed-in member.' };

export const ApproverRef = builder.objectRef<Approver>('Approver').implement({
  description: 'Extension: the key or member that approved, as known at that time.',
  fields: (t) => ({
    kind: t.expose('kind', { type: zodEnum(ApproverKind, kindDescriptions), description: 'Key or member.' }),
    id: t.exposeID('id', { description: 'Id of the key or member.' }),
    label: t.exposeString('label', {
      nullable: true,
      description: 'Label of the key, or e-mail address of the member. Null for a key without a label.',
    }),
  }),
});

const SetPolicyPayload = definePayload<{ organisation: Organisation }>('setApprovalPolicy', (t) => ({
  organisation: t.expose('organisation', { type: OrganisationRef, description: 'The changed organisation.' }),
}));

builder.mutationField('setApprovalPolicy', (t) =>
  t.field({
    ...forOwners,
    type: SetPolicyPayload,
    description: 'Extension: decides who may approve messages and publications of the organisation. Audited.',
    args: { input: t.arg({ type: zodInput('SetApprovalPolicyInput', NewApprovalPolicy), required: true }) },
    resolve: async (_, { input }, ctx) => ({ organisation: await setApprovalPolicy(ctx, input.policy) }),
  }),
);
