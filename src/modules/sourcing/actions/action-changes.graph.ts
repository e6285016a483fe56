import { builder } from '#graph/builder.ts';
import { selectedColumns } from '#graph/operations/projection.ts';
import { optionalRecordId } from '#graph/record-id.ts';
import { after, changesFilter, eventId } from '#modules/platform/changes/change.graph.ts';
import type { Change } from '#modules/platform/changes/change.service.ts';
import { ActionFilterInput, ActionRef } from './action.graph.ts';
import { actionColumns, readAction } from './action.queries.ts';
import { watchActions } from './action.service.ts';

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
      'Extension: one action, or all of the organisation. For one action, sends its current state first; then an event for each change of an action or its task. For deliveries, subscribe to deliveryChanged.',
    authScopes: { scope: 'actions:read' },
    args: {
      id: t.arg({ ...optionalRecordId, description: 'Only this action.' }),
      filter: t.arg({ type: ActionFilterInput, description: changesFilter }),
      after: t.arg.string(after),
    },
    subscribe: (_, args, ctx) => watchActions(ctx, args),
    resolve: (change) => change,
  }),
);
