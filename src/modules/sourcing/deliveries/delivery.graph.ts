import { builder, forRest } from '#graph/builder.ts';
import { addEdge } from '#graph/edge.ts';
import { withMaxCount } from '#graph/limits/cost.ts';
import { createListField } from '#graph/list.ts';
import { defineNode, NodeRef } from '#graph/node.ts';
import { dependsOn, selectedColumns } from '#graph/operations/projection.ts';
import { recordId } from '#graph/record-id.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import { isOperator } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { FactoryRef } from '#modules/directory/factories/factory.graph.ts';
import { factoryColumns, readFactory } from '#modules/directory/factories/factory.queries.ts';
import { ApproverRef } from '#modules/identity/approvers/approver.graph.ts';
import { ActionNode, ActionRef, CreateActionPayload } from '#modules/sourcing/actions/action.graph.ts';
import type { ActionRow } from '#modules/sourcing/actions/action.queries.ts';
import { ProjectRef } from '#modules/sourcing/projects/project.graph.ts';
import { projectColumns, readParentProject, readProject } from '#modules/sourcing/projects/project.queries.ts';
import {
  type DeliveryRow,
  deliveryColumns,
  deliveryRecords,
  dispatchColumns,
  hasDispatch,
  readActionDeliveries,
  readDelivery,
} from './delivery.queries.ts';
import { resolveTransport } from './delivery.rules.ts';
import {
  Channel,
  DeliveryKind,
  DeliveryListFilter,
  DeliveryStatus,
  DispatchStatus,
  Transport,
} from './delivery.schema.ts';
import { type NoteRow, noteColumns, renderNote } from './delivery-note.rules.ts';
import {
  DispatchRef,
  listProviderEvents,
  ProviderEventRef,
  resolveDispatchStatus,
  SettlementRef,
} from './dispatch/dispatch.graph.ts';
import { countDeliveries, deliveryList } from './lists/delivery-list.queries.ts';
import { DeliverySummaryRef } from './lists/delivery-summary.graph.ts';
import { assertRecipientPageSize, RecipientRef } from './review/recipient.graph.ts';
import { viewRecipient } from './review/recipient.service.ts';

export const viewNote = (ctx: Context, delivery: NoteRow): string =>
  renderNote(
    { ...delivery, dispatchStatus: resolveDispatchStatus(delivery, {}, ctx) },
    ctx.mailerFor(delivery.frozenTo, ctx.viewer?.owner ?? null),
  );

export const DeliveryRef = builder.objectRef<DeliveryRow>('Delivery');
DeliveryRef.implement({
  interfaces: [NodeRef],
  description: 'A message to one factory. Nothing is sent until a person has approved the exact content.',
  fields: (t) => ({
    self: t.field({
      ...forRest,
      type: DeliveryRef,
      description: 'The same record, so that a response can nest it.',
      resolve: (delivery) => delivery,
    }),
    actionId: t.expose('actionId', { type: 'ID' }),
    projectId: t.expose('projectId', { type: 'ID' }),
    factoryId: t.expose('factoryId', { type: 'ID', nullable: true }),
    factoryName: t.exposeString('factoryName', { nullable: true }),
    kind: t.expose('kind', { type: zodEnum(DeliveryKind) }),
    channel: t.expose('channel', { type: zodEnum(Channel) }),
    status: t.expose('status', { type: zodEnum(DeliveryStatus) }),
    transport: t.field({
      type: zodEnum(Transport),
      nullable: true,
      description: 'How the message is sent; null before approval, and for an e-mail without a transport.',
      extensions: dependsOn<DeliveryRow>('status', 'channel', 'dispatchStatus'),
      resolve: resolveTransport,
    }),
    to: t.field({
      type: RecipientRef,
      description: 'In lists, available on pages of at most 50.',
      extensions: dependsOn<DeliveryRow>('owner', 'channel', 'approvedAt', 'frozenTo', 'frozenName', 'factoryId'),
      resolve: (delivery, _, ctx) => viewRecipient(ctx, delivery),
    }),
    cc: t.exposeStringList('cc'),
    subject: t.exposeString('subject', { nullable: true }),
    bodyEn: t.exposeString('bodyEn', { nullable: true }),
    bodyZh: t.exposeString('bodyZh', { nullable: true }),
    projectVersion: t.exposeString('projectVersion'),
    dispatchStatus: t.field({
      type: zodEnum(DispatchStatus),
      nullable: true,
      extensions: dependsOn<DeliveryRow>('dispatchStatus', 'leaseExpiresAt'),
      resolve: resolveDispatchStatus,
    }),
    approvedAt: t.expose('approvedAt', { type: 'DateTime', nullable: true }),
    approvedBy: t.expose('approvedBy', {
      type: ApproverRef,
      nullable: true,
      description: 'Extension: who approved. Null before an approval.',
    }),
    rejectedAt: t.expose('rejectedAt', { type: 'DateTime', nullable: true }),
    rejectReason: t.exposeString('rejectReason', { nullable: true }),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true }),
    sentBy: t.string({
      nullable: true,
      description: 'Who reported the message as sent; null except for operator staff.',
      resolve: ({ sentBy }, _, { viewer }) => (isOperator(viewer) ? sentBy : null),
    }),
    sentReference: t.exposeString('sentReference', { nullable: true }),
    settlement: t.field({
      type: SettlementRef,
      nullable: true,
      description: 'Extension: set if a person has settled the delivery.',
      extensions: dependsOn<DeliveryRow>('settledAt', 'settledOutcome', 'settlementEvidence'),
      resolve: ({ settledAt, settledOutcome, settlementEvidence }) =>
        settledAt && settledOutcome && settlementEvidence !== null
          ? { settledAt, outcome: settledOutcome, evidence: settlementEvidence }
          : null,
    }),
    note: t.string({
      description: 'What the status does and does not prove.',
      extensions: dependsOn<DeliveryRow>(...noteColumns),
      resolve: (delivery, _, ctx) => viewNote(ctx, delivery),
    }),
    factory: t.field({
      type: FactoryRef,
      nullable: true,
      authScopes: { scope: 'network:read' },
      extensions: dependsOn<DeliveryRow>('factoryId'),
      resolve: ({ factoryId }, _, ctx, info) =>
        readFactory(ctx, factoryId, selectedColumns(info, 'Factory', factoryColumns)),
    }),
    project: t.field({
      type: ProjectRef,
      authScopes: { scope: 'projects:read' },
      extensions: dependsOn<DeliveryRow>('projectId'),
      resolve: ({ projectId }, _, ctx, info) =>
        readParentProject(ctx, projectId, selectedColumns(info, 'Project', projectColumns)),
    }),
    dispatch: t.field({
      type: DispatchRef,
      nullable: true,
      description: 'Null for drafts, for messages that a person sends, and if no e-mail transport was configured.',
      extensions: dependsOn<DeliveryRow>(...dispatchColumns),
      resolve: (delivery) => (hasDispatch(delivery) ? delivery : null),
    }),
    events: t.field({
      type: [ProviderEventRef],
      description: 'What the e-mail provider has reported, oldest first. Proves no receipt by the recipient.',
      extensions: dependsOn<DeliveryRow>('providerEvents'),
      resolve: ({ providerEvents }) => listProviderEvents(providerEvents ?? {}),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});
export const DeliveryNode = defineNode(DeliveryRef, {
  lookUp: 'delivery',
  columns: deliveryColumns,
  records: deliveryRecords,
  assertLength: assertRecipientPageSize,
});

export const DeliveryFilterInput = zodInput('DeliveryFilter', DeliveryListFilter);
const DeliveryConnection = createListField(DeliveryRef, {
  list: deliveryList,
  columns: deliveryColumns,
  filter: DeliveryFilterInput,
  order: { field: 'CREATED_AT', direction: 'DESC' },
  assertLength: assertRecipientPageSize,
});

const assertProject = async (ctx: Context, filter: { projectId?: string | null | undefined } | null | undefined) => {
  if (filter?.projectId) await readProject(ctx, filter.projectId, ['id']);
};

builder.queryFields((t) => ({
  deliveries: t.field({
    authScopes: { rights: ['READ'] },
    type: DeliveryConnection.type,
    description: 'Newest first unless ordered otherwise. Filtering by an unknown project returns not_found.',
    args: DeliveryConnection.args(t.arg),
    resolve: async (_, args, ctx, info) => {
      await assertProject(ctx, args.filter);
      return DeliveryConnection.read(ctx, args, info);
    },
  }),
  deliverySummary: t.field({
    authScopes: { rights: ['READ'] },
    type: DeliverySummaryRef,
    description: 'Counts deliveries by status and channel.',
    args: { filter: t.arg({ type: DeliveryFilterInput }) },
    resolve: async (_, { filter }, ctx) => {
      await assertProject(ctx, filter);
      return { counts: await countDeliveries(ctx, filter ?? {}), filter: filter ?? {} };
    },
  }),
  delivery: t.field({
    authScopes: { rights: ['READ'] },
    type: DeliveryRef,
    nullable: true,
    args: { id: t.arg(recordId) },
    resolve: (_, { id }, ctx, info) => readDelivery(ctx, id, selectedColumns(info, 'Delivery', deliveryColumns)),
  }),
}));

builder.objectField(ProjectRef, 'deliveries', (t) =>
  t.field({
    type: DeliveryConnection.type,
    description: 'Newest first unless ordered otherwise.',
    args: DeliveryConnection.args(t.arg),
    resolve: ({ id }, args, ctx, info) => DeliveryConnection.read(ctx, args, info, { of: 'project', id }),
  }),
);

builder.objectField(ActionRef, 'deliveries', (t) =>
  t.field({
    type: [DeliveryRef],
    description: 'One for each factory of the action, at most five.',
    extensions: { ...dependsOn<ActionRow>('id'), ...withMaxCount(5) },
    resolve: ({ id }, _, ctx, info) =>
      readActionDeliveries(ctx, id, selectedColumns(info, 'Delivery', deliveryColumns)),
  }),
);

builder.objectField(CreateActionPayload, 'deliveries', (t) =>
  t.field({
    type: [DeliveryRef],
    description: 'The drafts of the action, at most five.',
    extensions: withMaxCount(5),
    resolve: ({ id }, _, ctx, info) =>
      readActionDeliveries(ctx, id, selectedColumns(info, 'Delivery', deliveryColumns)),
  }),
);

addEdge(DeliveryRef, 'action', 'actionId', ActionNode);
