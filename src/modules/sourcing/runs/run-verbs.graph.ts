import { builder } from '#graph/builder.ts';
import { selectedColumns } from '#graph/operations/projection.ts';
import { definePayload } from '#graph/payload.ts';
import { zodInput } from '#graph/zod.ts';
import { ActionRef } from '#modules/sourcing/actions/action.graph.ts';
import { actionColumns, readAction } from '#modules/sourcing/actions/action.queries.ts';
import { closeRun, forwardRun } from './forwarding.service.ts';
import { RunRef } from './run.graph.ts';
import { readRun, runColumns } from './run.queries.ts';
import { RunClosing, RunForwarding } from './run.schema.ts';

const ForwardPayload = definePayload<{ id: string; actionId: string; replayed: boolean }>('forwardRun', (t) => ({
  run: t.field({
    type: RunRef,
    description: 'The run. It is forwarded when the draft has been approved and has left.',
    resolve: ({ id }, _, ctx, info) => readRun(ctx, id, selectedColumns(info, 'Run', runColumns)),
  }),
  action: t.field({
    type: ActionRef,
    description: 'The action with the draft.',
    resolve: ({ actionId }, _, ctx, info) => readAction(ctx, actionId, selectedColumns(info, 'Action', actionColumns)),
  }),
  replayed: t.exposeBoolean('replayed', { description: 'True if an earlier request has created the action.' }),
}));

const ClosePayload = definePayload<{ id: string }>('closeRun', (t) => ({
  run: t.field({
    type: RunRef,
    description: 'The closed run.',
    resolve: ({ id }, _, ctx, info) => readRun(ctx, id, selectedColumns(info, 'Run', runColumns)),
  }),
}));

builder.mutationFields((t) => ({
  forwardRun: t.field({
    type: ForwardPayload,
    description:
      'Extension: creates a quote request with one draft to the factory of the capability, to be reviewed and approved like any other. Repeating it returns the same action until its draft is rejected or was not sent.',
    authScopes: { scope: 'actions:write' },
    args: { input: t.arg({ type: zodInput('ForwardRunInput', RunForwarding), required: true }) },
    resolve: async (_, { input }, ctx) => ({ id: input.id, ...(await forwardRun(ctx, input)) }),
  }),
  closeRun: t.field({
    type: ClosePayload,
    description: 'Extension: closes a run. A quote of its supplier closes a forwarded run too.',
    authScopes: { scope: 'runs:write' },
    args: { input: t.arg({ type: zodInput('CloseRunInput', RunClosing), required: true }) },
    resolve: async (_, { input: { id } }, ctx) => {
      await closeRun(ctx, id);
      return { id };
    },
  }),
}));
