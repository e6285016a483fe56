import { builder } from '#graph/builder.ts';
import { selectedColumns } from '#graph/operations/projection.ts';
import { after, eventId } from '#modules/platform/changes/change.graph.ts';
import type { Change } from '#modules/platform/changes/change.service.ts';
import { DeliveryRef } from './delivery.graph.ts';
import { deliveryColumns, readDelivery } from './delivery.queries.ts';
import { watchDeliveries } from './delivery.service.ts';

const DeliveryChangeRef = builder.objectRef<Change>('DeliveryChange').implement({
  fields: (t) => ({
    eventId: t.exposeString('eventId', eventId),
    delivery: t.field({
      type: DeliveryRef,
      description: 'As it is now.',
      resolve: ({ id }, _, ctx, info) => readDelivery(ctx, id, selectedColumns(info, 'Delivery', deliveryColumns)),
    }),
  }),
});

builder.subscriptionField('deliveryChanged', (t) =>
  t.field({
    type: DeliveryChangeRef,
    description:
      'Extension: one delivery, or all of a project. First as it is, then after each change; changes that follow each other quickly are one. A stream ends after an hour.',
    args: { id: t.arg({ type: 'UUID' }), projectId: t.arg({ type: 'UUID' }), after: t.arg.string(after) },
    subscribe: (_, args, ctx) => watchDeliveries(ctx, args),
    resolve: (change) => change,
  }),
);
