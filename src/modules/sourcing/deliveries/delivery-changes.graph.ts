import { builder } from '#graph/builder.ts';
import { selectedColumns } from '#graph/operations/projection.ts';
import { optionalRecordId } from '#graph/record-id.ts';
import { after, changesFilter, eventId } from '#modules/platform/changes/change.graph.ts';
import type { Change } from '#modules/platform/changes/change.service.ts';
import { DeliveryFilterInput, DeliveryRef } from './delivery.graph.ts';
import { deliveryColumns, readDelivery } from './delivery.queries.ts';
import { watchDeliveries } from './delivery.service.ts';

const DeliveryChangeRef = builder.objectRef<Change>('DeliveryChange').implement({
  fields: (t) => ({
    eventId: t.exposeString('eventId', eventId),
    delivery: t.field({
      type: DeliveryRef,
      description: 'The current state of the delivery.',
      resolve: ({ id }, _, ctx, info) => readDelivery(ctx, id, selectedColumns(info, 'Delivery', deliveryColumns)),
    }),
  }),
});

builder.subscriptionField('deliveryChanged', (t) =>
  t.field({
    authScopes: { rights: ['READ'] },
    type: DeliveryChangeRef,
    description:
      'Extension: one delivery, all of a project, or all of the organisation. For one or a project, sends the current state first; then an event for each change. Changes in quick succession are combined. A stream ends after an hour.',
    args: {
      id: t.arg({ ...optionalRecordId, description: 'Only this delivery.' }),
      projectId: t.arg({ ...optionalRecordId, description: 'Only deliveries of this project.' }),
      filter: t.arg({ type: DeliveryFilterInput, description: changesFilter }),
      after: t.arg.string(after),
    },
    subscribe: (_, args, ctx) => watchDeliveries(ctx, args),
    resolve: (change) => change,
  }),
);
