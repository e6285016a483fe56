import { builder } from '#graph/builder.ts';
import { wanted } from '#graph/operations/projection.ts';
import { ActionRef } from '#modules/sourcing/actions/action.graph.ts';
import { actionColumns, readAction } from '#modules/sourcing/actions/action.queries.ts';
import { DeliveryRef } from '#modules/sourcing/deliveries/delivery.graph.ts';
import { deliveryColumns, readDelivery } from '#modules/sourcing/deliveries/delivery.queries.ts';
import type { Change } from './change.service.ts';
import * as service from './change.service.ts';

const eventId =
  'Given as `after` within 24 hours it goes on from here: with all that has changed since, each record once.';

const DeliveryChangeRef = builder.objectRef<Change>('DeliveryChange').implement({
  fields: (t) => ({
    eventId: t.exposeString('eventId', { description: eventId }),
    delivery: t.field({
      type: DeliveryRef,
      description: 'As it is now.',
      resolve: ({ id }, _, ctx, info) => readDelivery(ctx, id, wanted(info, 'Delivery', deliveryColumns)),
    }),
  }),
});

const ActionChangeRef = builder.objectRef<Change>('ActionChange').implement({
  fields: (t) => ({
    eventId: t.exposeString('eventId', { description: eventId }),
    action: t.field({
      type: ActionRef,
      description: 'As it is now.',
      resolve: ({ id }, _, ctx, info) => readAction(ctx, id, wanted(info, 'Action', actionColumns)),
    }),
  }),
});

builder.subscriptionFields((t) => ({
  deliveryChanged: t.field({
    type: DeliveryChangeRef,
    description:
      'Extension: one delivery, or all of a project. First as it is, then after each change; changes that follow each other quickly are one. A stream ends after an hour.',
    args: {
      id: t.arg({ type: 'UUID' }),
      projectId: t.arg({ type: 'UUID' }),
      after: t.arg.string({ description: 'An eventId, to go on from there.' }),
    },
    subscribe: (_, args, ctx) => service.deliveryChanges(ctx, args),
    resolve: (change) => change,
  }),
  actionChanged: t.field({
    type: ActionChangeRef,
    description:
      'Extension: one action. First as it is, then after each change of it or its task. Of its messages deliveryChanged tells.',
    authScopes: { scope: 'actions:read' },
    args: {
      id: t.arg({ type: 'UUID', required: true }),
      after: t.arg.string({ description: 'An eventId, to go on from there.' }),
    },
    subscribe: (_, args, ctx) => service.actionChanges(ctx, args),
    resolve: (change) => change,
  }),
}));
