import { builder } from '#graph/builder.ts';
import { createListField } from '#graph/list.ts';
import { dependsOn } from '#graph/operations/projection.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import { DeliveryRef } from '../delivery.graph.ts';
import { deliveryColumns } from '../delivery.queries.ts';
import { UnsettledFilter, UnsettledState } from '../delivery.schema.ts';
import { RecipientRef } from '../review/recipient.graph.ts';
import { viewRecipient } from '../review/recipient.service.ts';
import { type UnsettledDelivery, unsettledColumns, unsettledList } from './unsettled.queries.ts';

const ofDelivery = dependsOn<UnsettledDelivery>(...deliveryColumns);

const UnsettledDeliveryRef = builder.objectRef<UnsettledDelivery>('UnsettledDelivery').implement({
  description: 'An approved mail that has not left, or may have left.',
  fields: (t) => ({
    state: t.expose('state', { type: zodEnum(UnsettledState) }),
    delivery: t.field({ type: DeliveryRef, extensions: ofDelivery, resolve: (item) => item }),
    to: t.field({ type: RecipientRef, extensions: ofDelivery, resolve: (item, _, ctx) => viewRecipient(ctx, item) }),
    subject: t.exposeString('subject', { nullable: true }),
    projectName: t.exposeString('projectName'),
    organisationName: t.exposeString('organisationName'),
    approvedAt: t.expose('approvedAt', { type: 'DateTime', nullable: true }),
    attempts: t.exposeInt('attempts'),
    firstAttemptAt: t.expose('firstAttemptAt', { type: 'DateTime', nullable: true }),
    lastOutcome: t.exposeString('lastOutcome', { nullable: true }),
    providerMessageId: t.exposeString('providerMessageId', { nullable: true }),
  }),
});

const UnsettledConnection = createListField(UnsettledDeliveryRef, {
  list: unsettledList,
  columns: unsettledColumns,
  filter: zodInput('UnsettledDeliveryFilter', UnsettledFilter),
  order: { field: 'APPROVED_AT', direction: 'ASC' },
});

builder.queryField('unsettledDeliveries', (t) =>
  t.field({
    type: UnsettledConnection.type,
    description:
      'Extension, for operator staff: approved mails of all tenants that were refused, whose outcome is unknown, or that nothing sends, longest approved first unless ordered otherwise. `settleDelivery` records what is established about one.',
    authScopes: { scope: 'internal:*', internal: true },
    args: UnsettledConnection.args(t.arg),
    resolve: (_, args, ctx, info) => UnsettledConnection.read(ctx, args, info),
  }),
);
