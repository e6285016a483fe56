import { builder } from '#graph/builder.ts';
import { addEdge } from '#graph/edge.ts';
import { dependsOn } from '#graph/operations/projection.ts';
import { recordId } from '#graph/record-id.ts';
import { zodEnum } from '#graph/zod.ts';
import { FactoryNode } from '#modules/directory/factories/factory.graph.ts';
import { ActionNode } from '#modules/sourcing/actions/action.graph.ts';
import { EngineeringFileNode } from '#modules/sourcing/engineering/engineering.graph.ts';
import { ProjectNode } from '#modules/sourcing/projects/project.graph.ts';
import { ScreeningRef } from '#modules/sourcing/screening/screening.graph.ts';
import { DeliveryNode, DeliveryRef } from '../delivery.graph.ts';
import type { DeliveryRow } from '../delivery.queries.ts';
import type { Review } from '../delivery.rules.ts';
import { ApprovalEffect, Channel, type DeliveryFile, ReviewReason } from '../delivery.schema.ts';
import { type ReviewUnavailable, reviewColumns } from './review.rules.ts';
import * as service from './review.service.ts';

const ReviewRecipientRef = builder.objectRef<Review['to']>('ReviewRecipient').implement({
  fields: (t) => ({
    name: t.exposeString('name', { nullable: true }),
    address: t.exposeString('address'),
    factoryId: t.expose('factoryId', { type: 'ID', nullable: true }),
    factoryName: t.exposeString('factoryName', { nullable: true }),
  }),
});

export const DeliveryFileRef = builder.objectRef<DeliveryFile>('DeliveryFile').implement({
  fields: (t) => ({
    fileId: t.expose('fileId', { type: 'ID' }),
    name: t.exposeString('name', { description: 'Without names that an anonymous request hides.' }),
    revision: t.exposeString('revision', { description: 'Of the package of engineering files.' }),
    sizeBytes: t.exposeInt('sizeBytes'),
    sha256: t.expose('sha256', { type: 'Sha256' }),
  }),
});

export const ReviewRef = builder.objectRef<Review>('DeliveryReview').implement({
  description: 'The message that a person reads in full before approving it.',
  fields: (t) => ({
    deliveryId: t.expose('deliveryId', { type: 'ID' }),
    actionId: t.expose('actionId', { type: 'ID' }),
    projectId: t.expose('projectId', { type: 'ID' }),
    projectVersion: t.exposeString('projectVersion'),
    channel: t.expose('channel', { type: zodEnum(Channel) }),
    from: t.exposeString('from', { nullable: true }),
    replyTo: t.exposeString('replyTo', { nullable: true, description: 'Where replies go. Null: to `from`.' }),
    to: t.expose('to', { type: ReviewRecipientRef }),
    cc: t.exposeStringList('cc'),
    subject: t.exposeString('subject', { nullable: true }),
    bodyEn: t.exposeString('bodyEn', { nullable: true }),
    bodyZh: t.exposeString('bodyZh', { nullable: true }),
    hasLink: t.exposeBoolean('hasLink', {
      description: 'Whether the message carries a supplier link, which the texts show as `/s/…`.',
    }),
    files: t.expose('files', {
      type: [DeliveryFileRef],
      description: 'What the recipient may download by the link.',
    }),
    screening: t.field({
      type: ScreeningRef,
      nullable: true,
      description: 'The recipient against the screening list. Not part of reviewSha256.',
      resolve: ({ to }, _, ctx) => service.viewReviewScreening(ctx, to),
    }),
    reviewSha256: t.expose('reviewSha256', {
      type: 'Sha256',
      description: 'Send it with the approval, after a person has approved the review.',
    }),
    approvalEffect: t.expose('approvalEffect', {
      type: zodEnum(ApprovalEffect),
      description: 'Extension: what `effect` says, for programs and other languages.',
    }),
    effect: t.exposeString('effect', { description: 'What an approval would do now.' }),
    note: t.exposeString('note'),
  }),
});

const ReviewUnavailableRef = builder.objectRef<ReviewUnavailable>('ReviewUnavailable').implement({
  description: 'Why a delivery currently has no review.',
  fields: (t) => ({
    reason: t.expose('reason', {
      type: zodEnum(ReviewReason),
      description:
        '`recipient`: no usable contact is on file; `status`: the delivery is no longer a draft; `context`: the project has changed; `quota`: a limit of contact reads is reached; `rights`: the caller may not read reviews.',
    }),
    message: t.exposeString('message'),
  }),
});

builder.queryFields((t) => ({
  deliveryReview: t.field({
    authScopes: service.reviewRights,
    type: ReviewRef,
    nullable: true,
    args: { id: t.arg(recordId) },
    resolve: (_, { id }, ctx) => service.reviewDelivery(ctx, id),
  }),
}));

builder.objectFields(DeliveryRef, (t) => ({
  review: t.field({
    type: ReviewRef,
    nullable: true,
    description:
      'Extension: same as deliveryReview; null if there is no review, see reviewUnavailable. In lists, available on pages of at most 50.',
    extensions: dependsOn<DeliveryRow>(...reviewColumns),
    resolve: (delivery, _, ctx) => service.viewReview(ctx, delivery),
  }),
  reviewUnavailable: t.field({
    type: ReviewUnavailableRef,
    nullable: true,
    description:
      'Extension: why review is null. Counts as a contact read for a draft that can be reviewed, as review does. In lists, available on pages of at most 50.',
    extensions: dependsOn<DeliveryRow>(...reviewColumns),
    resolve: (delivery, _, ctx) => service.explainNoReview(ctx, delivery),
  }),
}));

addEdge(ReviewRef, 'delivery', 'deliveryId', DeliveryNode);
addEdge(ReviewRef, 'action', 'actionId', ActionNode);
addEdge(ReviewRef, 'project', 'projectId', ProjectNode);
addEdge(DeliveryFileRef, 'file', 'fileId', EngineeringFileNode);
addEdge(ReviewRecipientRef, 'factory', 'factoryId', FactoryNode);
