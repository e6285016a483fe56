import { defineEntity, p } from '@mikro-orm/core';
import { ownedIdentity } from '#db/columns.ts';
import { owned } from '#db/tenancy.ts';
import { Factory } from '#modules/directory/factories/factory.entity.ts';
import type { Approver } from '#modules/identity/approvers/approver.schema.ts';
import type { PasskeySignature } from '#modules/identity/passkeys/passkey-signature.schema.ts';
import { Action } from '#modules/sourcing/actions/action.entity.ts';
import { Delivery } from '#modules/sourcing/deliveries/delivery.entity.ts';
import { Project } from '#modules/sourcing/projects/project.entity.ts';
import type { Selection } from './publication/publication.schema.ts';
import {
  type DisclosureItem,
  DisclosureKind,
  DisclosureStatus,
  type InvitationRecipient,
  RfqStatus,
  SavedInvitationFailure,
  SavedInvitationStatus,
  type Terms,
} from './rfq.schema.ts';

/** Each action has at most one that is not closed. */
const RfqSchema = defineEntity({
  name: 'Rfq',
  ...owned,
  indexes: [
    { properties: ['owner', 'createdAt', 'id'] },
    { properties: ['projectId', 'createdAt', 'id'] },
    { name: 'rfq_open', expression: `create unique index rfq_open on rfq (action_id) where status <> 'closed'` },
    {
      name: 'rfq_by_quote_by',
      expression: `create index rfq_by_quote_by on rfq (owner, coalesce(quote_by, 'infinity'::date), id)`,
    },
    { name: 'rfq_due', expression: `create index rfq_due on rfq (quote_by) where status <> 'closed'` },
  ],
  properties: {
    ...ownedIdentity,
    title: p.string().length(200),
    status: p.enum(RfqStatus.options),
    anonymised: p.boolean(),
    scope: p.string().length(40),
    runKind: p.string().length(40),
    priority: p.string().length(40),
    drawingsStatus: p.string().length(40),
    toolOwnershipRequired: p.boolean(),
    requested: p.json<Terms>(),
    quoteBy: p.date().nullable(),
    textEn: p.text(),
    textZh: p.text(),
    reviewSha256: p.string().length(64),
    lineIds: p.array(),
    fileIds: p.array(),
    closedAt: p.datetime(3).nullable(),
    actionId: () => p.manyToOne(Action).mapToPk().joinColumn('action_id').index(),
    projectId: () => p.manyToOne(Project).mapToPk().joinColumn('project_id').index(false),
  },
});
export class Rfq extends RfqSchema.class {}
RfqSchema.setClass(Rfq);

const RfqLineSchema = defineEntity({
  name: 'RfqLine',
  ...owned,
  indexes: [{ properties: ['rfqId', 'number'] }],
  properties: {
    ...ownedIdentity,
    number: p.integer(),
    name: p.string().length(200),
    quantityPerUnit: p.bigint('number').nullable(),
    /** The name as suppliers may read it: an anonymous request hides names in it. Null for requests of before. */
    disclosedName: p.text().nullable(),
    rfqId: () => p.manyToOne(Rfq).mapToPk().joinColumn('rfq_id'),
  },
});
export class RfqLine extends RfqLineSchema.class {}
RfqLineSchema.setClass(RfqLine);

/** One invited factory and, once it is released, the delivery of the publication to it. If two records of a factory are merged, both invitations remain. */
const RfqInvitationSchema = defineEntity({
  name: 'RfqInvitation',
  ...owned,
  indexes: [{ properties: ['rfqId', 'createdAt', 'id'] }, { properties: ['deliveryId'] }],
  properties: {
    ...ownedIdentity,
    status: p.enum(SavedInvitationStatus.options),
    respondedAt: p.datetime(3).nullable(),
    /** As approved. Null where nothing is sent: unreachable factories, and publications of before messages were sent. */
    recipient: p.json<InvitationRecipient>().nullable(),
    failure: p.enum(SavedInvitationFailure.options).nullable(),
    rfqId: () => p.manyToOne(Rfq).mapToPk().joinColumn('rfq_id'),
    factory: () => p.manyToOne(Factory).ref().joinColumn('factory_id'),
    deliveryId: () => p.manyToOne(Delivery).mapToPk().nullable().joinColumn('delivery_id'),
  },
});
export class RfqInvitation extends RfqInvitationSchema.class {}
RfqInvitationSchema.setClass(RfqInvitation);

/** Content that one factory may receive from `releaseAt` on. Until then it can be revoked. */
const DisclosureSchema = defineEntity({
  name: 'Disclosure',
  ...owned,
  indexes: [
    { properties: ['owner', 'createdAt', 'id'] },
    { properties: ['rfqId', 'createdAt', 'id'] },
    {
      name: 'disclosure_due',
      expression: `create index disclosure_due on disclosure (release_at) where status = 'pending'`,
    },
  ],
  properties: {
    ...ownedIdentity,
    kind: p.enum(DisclosureKind.options),
    items: p.json<DisclosureItem[]>(),
    status: p.enum(DisclosureStatus.options),
    releaseAt: p.datetime(3),
    releasedAt: p.datetime(3).nullable(),
    revokedAt: p.datetime(3).nullable(),
    revokeReason: p.string().length(400).nullable(),
    projectId: () => p.manyToOne(Project).mapToPk().joinColumn('project_id').index(),
    actionId: () => p.manyToOne(Action).mapToPk().joinColumn('action_id').index(),
    rfqId: () => p.manyToOne(Rfq).mapToPk().joinColumn('rfq_id'),
    invitationId: () => p.manyToOne(RfqInvitation).mapToPk().joinColumn('invitation_id'),
    factoryId: () => p.manyToOne(Factory).mapToPk().joinColumn('factory_id'),
  },
});
export class Disclosure extends DisclosureSchema.class {}
DisclosureSchema.setClass(Disclosure);

/** Approval of a reviewed publication. Valid for 30 minutes and one publication. */
const PublicationApprovalSchema = defineEntity({
  name: 'PublicationApproval',
  ...owned,
  properties: {
    ...ownedIdentity,
    selection: p.json<Selection>(),
    reviewSha256: p.string().length(64),
    expiresAt: p.datetime(3),
    approvedBy: p.json<Approver>().nullable(),
    passkeySignature: p.json<PasskeySignature>().nullable(),
    actionId: () => p.manyToOne(Action).mapToPk().joinColumn('action_id').index(),
    rfqId: () => p.manyToOne(Rfq).mapToPk().nullable().joinColumn('rfq_id'),
  },
});
export class PublicationApproval extends PublicationApprovalSchema.class {}
PublicationApprovalSchema.setClass(PublicationApproval);
