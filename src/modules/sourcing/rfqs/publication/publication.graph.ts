import { builder } from '#graph/builder.ts';
import { addEdge } from '#graph/edge.ts';
import { withMaxCount } from '#graph/limits/cost.ts';
import { selectedColumns } from '#graph/operations/projection.ts';
import { definePayload } from '#graph/payload.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import { Incoterm } from '#kernel/enums.ts';
import { FactoryNode } from '#modules/directory/factories/factory.graph.ts';
import { ApproverRef } from '#modules/identity/approvers/approver.graph.ts';
import { type Created, replayedDescription } from '#modules/identity/idempotency/idempotent-creation.service.ts';
import { PasskeySignatureRef } from '#modules/identity/passkeys/passkey-signature.graph.ts';
import { ActionNode } from '#modules/sourcing/actions/action.graph.ts';
import { Channel } from '#modules/sourcing/deliveries/delivery.schema.ts';
import { EngineeringFileNode } from '#modules/sourcing/engineering/engineering.graph.ts';
import { ProjectNode } from '#modules/sourcing/projects/project.graph.ts';
import { ScreeningRef } from '#modules/sourcing/screening/screening.graph.ts';
import type { Recipient } from '#modules/sourcing/screening/screening.rules.ts';
import { viewScreening } from '#modules/sourcing/screening/screening.service.ts';
import { DisclosureRef } from '../disclosures/disclosure.graph.ts';
import { readRfqDisclosures } from '../disclosures/disclosure.queries.ts';
import type { PublicationApproval } from '../rfq.entity.ts';
import { RfqNode, RfqRef } from '../rfq.graph.ts';
import { readInvitations, readRfq, rfqColumns } from '../rfq.queries.ts';
import { DisclosureKind, RecipientReason } from '../rfq.schema.ts';
import { InvitationRef } from '../rfq-invitation.graph.ts';
import { listScreened, type PublicationRecipient, type PublicationReview } from './publication.rules.ts';
import { ApprovePublication, PublishQuoteRequest, ReviewRequest } from './publication.schema.ts';
import { approvePublication, publishQuoteRequest, reviewPublication } from './publication.service.ts';

const SelectionRef = builder.objectRef<PublicationReview['selection']>('PublicationSelection').implement({
  fields: (t) => ({
    currency: t.expose('currency', { type: 'CurrencyCode' }),
    incoterm: t.expose('incoterm', { type: zodEnum(Incoterm), nullable: true }),
    namedPlace: t.exposeString('namedPlace', { nullable: true }),
    deliverTo: t.exposeString('deliverTo', { nullable: true }),
    targetUnitPrice: t.expose('targetUnitPrice', { type: 'Decimal', nullable: true }),
    quantities: t.expose('quantities', { type: ['SafeInt'] }),
    quoteBy: t.expose('quoteBy', { type: 'Date', nullable: true }),
    factoryIds: t.expose('factoryIds', { type: ['ID'] }),
    factories: t.field({
      type: [FactoryNode.ref],
      nullable: { list: false, items: true },
      extensions: withMaxCount(5),
      resolve: ({ factoryIds }, _, ctx, info) => Promise.all(factoryIds.map((id) => FactoryNode.read(ctx, id, info))),
    }),
    anonymised: t.exposeBoolean('anonymised'),
  }),
});

const FactoryRef = builder.objectRef<PublicationReview['factories'][number]>('PublicationFactory').implement({
  fields: (t) => ({
    factoryId: t.expose('factoryId', { type: 'ID' }),
    nameEn: t.exposeString('nameEn'),
    nameZh: t.exposeString('nameZh', { nullable: true }),
  }),
});

const TextRef = builder.objectRef<PublicationReview['rfq']>('PublicationText').implement({
  fields: (t) => ({ en: t.exposeString('en'), zh: t.exposeString('zh') }),
});

const FileRef = builder.objectRef<PublicationReview['files'][number]>('PublicationFile').implement({
  fields: (t) => ({
    fileId: t.expose('fileId', { type: 'ID' }),
    name: t.exposeString('name'),
    revision: t.exposeString('revision', { description: 'Extension: of the package of engineering files.' }),
    sizeBytes: t.exposeInt('sizeBytes', { description: 'Extension.' }),
    sha256: t.expose('sha256', { type: 'Sha256' }),
  }),
});

const DisclosedRef = builder.objectRef<PublicationReview['disclosures'][number]>('PublicationDisclosure').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: zodEnum(DisclosureKind) }),
    name: t.exposeString('name'),
  }),
});

const RecipientAddressRef = builder
  .objectRef<NonNullable<PublicationRecipient['to']>>('PublicationRecipientAddress')
  .implement({
    fields: (t) => ({ name: t.exposeString('name', { nullable: true }), address: t.exposeString('address') }),
  });

const RecipientRef = builder.objectRef<PublicationRecipient>('PublicationRecipient').implement({
  description: 'The message that one factory would receive.',
  fields: (t) => ({
    factoryId: t.expose('factoryId', { type: 'ID' }),
    channel: t.expose('channel', { type: zodEnum(Channel) }),
    from: t.exposeString('from', { nullable: true, description: 'Null by WeChat, and while no sender is configured.' }),
    replyTo: t.exposeString('replyTo', {
      nullable: true,
      description: 'Where replies go; each message gets a reference in the place of `…`. Null: to `from`.',
    }),
    to: t.expose('to', { type: RecipientAddressRef, nullable: true, description: 'Counts as a contact read.' }),
    subject: t.exposeString('subject'),
    bodyEn: t.exposeString('bodyEn'),
    bodyZh: t.exposeString('bodyZh'),
    hasLink: t.exposeBoolean('hasLink', {
      description: 'Whether the message carries a supplier link, which the texts show as `/s/…`.',
    }),
    reachable: t.exposeBoolean('reachable', { description: 'Whether the factory has or would get this message.' }),
    reason: t.expose('reason', {
      type: zodEnum(RecipientReason),
      nullable: true,
      description: 'Why no message would be sent; null if one would.',
    }),
  }),
});

const ScreenedRef = builder.objectRef<Recipient>('PublicationScreening').implement({
  description: 'Extension: the screening of one recipient.',
  fields: (t) => ({
    factoryId: t.expose('factoryId', { type: 'ID' }),
    screening: t.field({
      type: ScreeningRef,
      description: 'The recipient against the screening list.',
      resolve: (recipient, _, ctx) => viewScreening(ctx, recipient),
    }),
  }),
});

const ReviewRef = builder.objectRef<PublicationReview>('PublicationReview').implement({
  description: 'The publication that a person reads in full before approving it: its content and its recipients.',
  fields: (t) => ({
    actionId: t.expose('actionId', { type: 'ID' }),
    projectId: t.expose('projectId', { type: 'ID' }),
    projectVersion: t.exposeString('projectVersion'),
    selection: t.expose('selection', { type: SelectionRef }),
    factories: t.expose('factories', { type: [FactoryRef], extensions: withMaxCount(5) }),
    rfq: t.expose('rfq', { type: TextRef, description: 'The text, followed by the terms of the selection.' }),
    files: t.expose('files', { type: [FileRef] }),
    disclosures: t.expose('disclosures', { type: [DisclosedRef] }),
    recipients: t.expose('recipients', {
      type: [RecipientRef],
      extensions: withMaxCount(5),
      description: 'Extension: the message to each factory, as it would be sent.',
    }),
    screenings: t.field({
      type: [ScreenedRef],
      extensions: withMaxCount(5),
      description: 'Extension: each recipient that has an address. Not part of reviewSha256.',
      resolve: listScreened,
    }),
    reviewSha256: t.expose('reviewSha256', {
      type: 'Sha256',
      description: 'Send it with the approval, after a person has approved the review.',
    }),
    effect: t.exposeString('effect', { description: 'What publishing would do.' }),
    note: t.exposeString('note'),
  }),
});

const ApprovalRef = builder.objectRef<PublicationApproval>('PublicationApproval').implement({
  fields: (t) => ({
    id: t.expose('id', { type: 'ID' }),
    reviewSha256: t.expose('reviewSha256', { type: 'Sha256' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    approvedBy: t.expose('approvedBy', {
      type: ApproverRef,
      nullable: true,
      description: 'Extension: who approved.',
    }),
    passkey: t.expose('passkeySignature', {
      type: PasskeySignatureRef,
      nullable: true,
      description: 'Extension: signature of the passkey of the member; null if there was none.',
    }),
  }),
});

const PublicationRef = builder.objectRef<string>('Publication').implement({
  fields: (t) => ({
    rfq: t.field({
      type: RfqRef,
      resolve: (id, _, ctx, info) => readRfq(ctx, id, selectedColumns(info, 'Rfq', rfqColumns)),
    }),
    invitations: t.field({
      type: [InvitationRef],
      extensions: withMaxCount(5),
      resolve: (id, _, ctx) => readInvitations(ctx, id),
    }),
    disclosures: t.field({
      type: [DisclosureRef],
      extensions: withMaxCount(5),
      resolve: (id, _, ctx) => readRfqDisclosures(ctx, id),
    }),
  }),
});

type Approved = Awaited<ReturnType<typeof approvePublication>>;
const ApprovePayload = definePayload<Approved>('approvePublication', (t) => ({
  approval: t.expose('approval', { type: ApprovalRef, description: 'Send its id to publish.' }),
  replayed: t.exposeBoolean('replayed', { description: replayedDescription }),
}));

const PublishPayload = definePayload<Created>('publishQuoteRequest', (t) => ({
  publication: t.field({
    type: PublicationRef,
    description: 'The published request with its invitations and disclosures.',
    resolve: ({ id }) => id,
  }),
  replayed: t.exposeBoolean('replayed', {
    description: 'True if this approval or idempotency key has already published the request.',
  }),
}));

const publishAccess = { authScopes: { scope: 'publications:write', live: 'live_key_required' } } as const;

builder.queryFields((t) => ({
  publicationReview: t.field({
    ...publishAccess,
    type: ReviewRef,
    nullable: true,
    description:
      'Reviews the publication of a completed quote request. Omitted fields default to the values of the action.',
    args: { input: t.arg({ type: zodInput('PublicationReviewInput', ReviewRequest), required: true }) },
    resolve: (_, { input }, ctx) => reviewPublication(ctx, input),
  }),
}));

builder.mutationFields((t) => ({
  approvePublication: t.field({
    ...publishAccess,
    type: ApprovePayload,
    description: 'Approves the reviewed publication for 30 minutes. Publishes nothing.',
    args: { input: t.arg({ type: zodInput('ApprovePublicationInput', ApprovePublication), required: true }) },
    resolve: (_, { input }, ctx) => approvePublication(ctx, input),
  }),
  publishQuoteRequest: t.field({
    ...publishAccess,
    type: PublishPayload,
    description: 'Publishes the approved quote request, once. Its messages leave when its disclosures are released.',
    args: { input: t.arg({ type: zodInput('PublishQuoteRequestInput', PublishQuoteRequest), required: true }) },
    resolve: (_, { input }, ctx) => publishQuoteRequest(ctx, input),
  }),
}));

addEdge(ReviewRef, 'project', 'projectId', ProjectNode);
addEdge(ReviewRef, 'action', 'actionId', ActionNode);
addEdge(FileRef, 'file', 'fileId', EngineeringFileNode);
addEdge(FactoryRef, 'factory', 'factoryId', FactoryNode);
addEdge(RecipientRef, 'factory', 'factoryId', FactoryNode);
addEdge(ScreenedRef, 'factory', 'factoryId', FactoryNode);
addEdge(DisclosureRef, 'rfq', 'rfqId', RfqNode);
