import { builder } from '#graph/builder.ts';
import { selectedColumns } from '#graph/operations/projection.ts';
import { recordId } from '#graph/record-id.ts';
import { after, eventId } from '#modules/platform/changes/change.graph.ts';
import type { Change } from '#modules/platform/changes/change.service.ts';
import { ActionRef } from './action.graph.ts';
import { actionColumns, readAction } from './action.queries.ts';
import { watchAction } from './action.service.ts';

const ActionChangeRef = builder.objectRef<Change>('ActionChange').implement({
  fields: (t) => ({
    eventId: t.exposeString('eventId', eventId),
    action: t.field({
      type: ActionRef,
      description: 'The current state of the action.',
      resolve: ({ id }, _, ctx, info) => readAction(ctx, id, selectedColumns(info, 'Action', actionColumns)),
    }),
  }),
});

builder.subscriptionField('actionChanged', (t) =>
  t.field({
    type: ActionChangeRef,
    description:
      'Extension: one action. Sends its current state, then an event for each change of the action or its task. For its deliveries, subscribe to deliveryChanged.',
    authScopes: { scope: 'actions:read' },
    args: { id: t.arg(recordId), after: t.arg.string(after) },
    subscribe: (_, args, ctx) => watchAction(ctx, args),
    resolve: (change) => change,
  }),
);
