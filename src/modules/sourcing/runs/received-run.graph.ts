import { builder } from '#graph/builder.ts';
import { addEdge } from '#graph/edge.ts';
import { createListField } from '#graph/list.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import { CapabilityNode } from '#modules/directory/capabilities/capability.graph.ts';
import { type ReceivedRunRow, receivedRunColumns, receivedRunList } from './received-run.queries.ts';
import { ReceivedRunFilter, RunStatus } from './run.schema.ts';

const ReceivedRunRef = builder.objectRef<ReceivedRunRow>('ReceivedRun').implement({
  description:
    'A run against a capability of the caller, once its quote request has been sent: what was sent, and when.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the run.' }),
    capabilityId: t.expose('capabilityId', { type: 'ID' }),
    capabilityVersion: t.exposeInt('capabilityVersion', {
      description: 'The capability version that the run was saved against.',
    }),
    status: t.expose('status', { type: zodEnum(RunStatus) }),
    forwardedAt: t.expose('forwardedAt', { type: 'DateTime' }),
    subject: t.exposeString('subject', { nullable: true }),
    bodyEn: t.exposeString('bodyEn', { nullable: true }),
    bodyZh: t.exposeString('bodyZh', { nullable: true }),
  }),
});
addEdge(ReceivedRunRef, 'capability', 'capabilityId', CapabilityNode);

const ReceivedRunConnection = createListField(ReceivedRunRef, {
  list: receivedRunList,
  columns: receivedRunColumns,
  filter: zodInput('ReceivedRunFilter', ReceivedRunFilter),
  order: { field: 'FORWARDED_AT', direction: 'DESC' },
});

builder.queryField('receivedRuns', (t) =>
  t.field({
    type: ReceivedRunConnection.type,
    description:
      'Extension: runs against capabilities of the caller whose quote request has been sent, newest first unless ordered otherwise.',
    authScopes: { scope: 'runs:read' },
    args: ReceivedRunConnection.args(t.arg),
    resolve: (_, args, ctx, info) => ReceivedRunConnection.read(ctx, args, info),
  }),
);
