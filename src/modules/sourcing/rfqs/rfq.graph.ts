import { builder, forRest } from '#graph/builder.ts';
import { addEdge } from '#graph/edge.ts';
import { withMaxCount } from '#graph/limits/cost.ts';
import { createListField } from '#graph/list.ts';
import { addAmount } from '#graph/money.ts';
import { defineNode, NodeRef } from '#graph/node.ts';
import { dependsOn, selectedColumns } from '#graph/operations/projection.ts';
import { definePayload } from '#graph/payload.ts';
import { recordId } from '#graph/record-id.ts';
import { constant } from '#graph/scalars.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import { ActionNode } from '#modules/sourcing/actions/action.graph.ts';
import { EngineeringFileNode } from '#modules/sourcing/engineering/engineering.graph.ts';
import { maxPackageFiles } from '#modules/sourcing/engineering/engineering.schema.ts';
import { ProjectNode, ProjectRef } from '#modules/sourcing/projects/project.graph.ts';
import { readProject } from '#modules/sourcing/projects/project.queries.ts';
import type { BackOfficeRfq } from './back-office/back-office.queries.ts';
import {
  lineRecords,
  pageRfqs,
  type RfqLineRow,
  type RfqPage,
  type RfqRow,
  readInvitations,
  readLines,
  readRfq,
  rfqColumns,
  rfqList,
  rfqRecords,
} from './rfq.queries.ts';
import { renderRfqNote, toRequested } from './rfq.rules.ts';
import { RfqId, RfqListFilter, RfqPageInput, RfqStatus } from './rfq.schema.ts';
import { closeRfq } from './rfq-closing.service.ts';
import { InvitationRef, RfqInvitationNode } from './rfq-invitation.graph.ts';
import { QuoteLineRef, SupplierQuoteRef } from './supplier-quotes/supplier-quote.graph.ts';
import { quoteRecords, readQuotes } from './supplier-quotes/supplier-quote.queries.ts';

const RequestedRef = builder.objectRef<ReturnType<typeof toRequested>>('RfqRequested').implement({
  description: 'The requested terms. Null means unknown.',
  fields: (t) => ({
    quantities: t.expose('quantities', { type: ['SafeInt'] }),
    currency: t.expose('currency', { type: 'CurrencyCode' }),
    currencyAtColumnDefault: t.field(constant(false)),
    incoterm: t.exposeString('incoterm'),
    incotermAtColumnDefault: t.exposeBoolean('incotermAtColumnDefault', {
      description: 'True if no delivery term was chosen; `incoterm` is then EXW by default.',
    }),
    namedPlace: t.exposeString('namedPlace', { nullable: true }),
    deliverTo: t.exposeString('deliverTo', { nullable: true }),
    quoteBy: t.expose('quoteBy', { type: 'Date', nullable: true }),
  }),
});

addAmount(RequestedRef, 'targetUnitPrice', 'Visible to the buyer only; never disclosed to suppliers.');

const LineRef = builder.objectRef<RfqLineRow>('RfqLine').implement({
  interfaces: [NodeRef],
  description: 'Extension: one part of the request; quote lines refer to it.',
  fields: (t) => ({
    number: t.exposeInt('number'),
    name: t.exposeString('name'),
    quantityPerUnit: t.expose('quantityPerUnit', { type: 'SafeInt', nullable: true }),
  }),
});
export const RfqLineNode = defineNode(LineRef, { lookUp: 'rfq', columns: [], records: lineRecords });

export const SupplierQuoteNode = defineNode(SupplierQuoteRef, { lookUp: 'rfq', columns: [], records: quoteRecords });

export const RfqRef = builder.objectRef<RfqRow | BackOfficeRfq>('Rfq');
RfqRef.implement({
  interfaces: [NodeRef],
  description: 'A published quote request. Never an order.',
  fields: (t) => ({
    projectId: t.expose('projectId', { type: 'ID' }),
    actionId: t.expose('actionId', { type: 'ID', description: 'Extension: the action that drafted it.' }),
    projectName: t.exposeString('projectName'),
    title: t.exposeString('title'),
    status: t.expose('status', {
      type: zodEnum(RfqStatus),
      description: '`sent` once the first message has been handed over. The invitations show which.',
    }),
    anonymised: t.exposeBoolean('anonymised'),
    scope: t.exposeString('scope'),
    sourcingModel: t.string({ resolve: () => 'unspecified' }),
    runKind: t.exposeString('runKind'),
    priority: t.exposeString('priority', { description: 'Empty if none was given.' }),
    drawingsStatus: t.exposeString('drawingsStatus'),
    toolOwnershipRequired: t.exposeBoolean('toolOwnershipRequired'),
    bomId: t.field({
      ...forRest,
      type: 'ID',
      nullable: true,
      extensions: dependsOn<RfqRow>('id'),
      resolve: () => null,
    }),
    lineIds: t.expose('lineIds', { type: ['ID'] }),
    fileIds: t.expose('fileIds', { type: ['ID'] }),
    files: t.field({
      type: [EngineeringFileNode.ref],
      nullable: { list: false, items: true },
      description: 'The records of `fileIds`, with the access of `node`.',
      extensions: { ...dependsOn<RfqRow>('fileIds'), ...withMaxCount(maxPackageFiles) },
      resolve: ({ fileIds }, _, ctx, info) => Promise.all(fileIds.map((id) => EngineeringFileNode.read(ctx, id, info))),
    }),
    requested: t.field({
      type: RequestedRef,
      extensions: dependsOn<RfqRow>('requested', 'quoteBy'),
      resolve: toRequested,
    }),
    textEn: t.exposeString('textEn', { description: 'Extension: the reviewed text for suppliers, in English.' }),
    textZh: t.exposeString('textZh', { description: 'Extension: the reviewed text for suppliers, in Chinese.' }),
    reviewSha256: t.expose('reviewSha256', {
      type: 'Sha256',
      description: 'Extension: digest of the approved review.',
    }),
    closedAt: t.expose('closedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Extension: when the request was closed.',
    }),
    note: t.string({
      description: 'Extension: what the status does and does not prove.',
      extensions: dependsOn<RfqRow>('id', 'status'),
      resolve: async (rfq, _, ctx) =>
        renderRfqNote(rfq, 'invitations' in rfq ? rfq.invitations : await readInvitations(ctx, rfq.id)),
    }),
    lines: t.field({
      type: [LineRef],
      description: 'Extension: the requested parts.',
      extensions: dependsOn<RfqRow>('id'),
      resolve: (rfq, _, ctx) => ('lines' in rfq ? rfq.lines : readLines(ctx, rfq.id)),
    }),
    invitations: t.field({
      type: [InvitationRef],
      extensions: { ...dependsOn<RfqRow>('id'), ...withMaxCount(5) },
      resolve: (rfq, _, ctx) => ('invitations' in rfq ? rfq.invitations : readInvitations(ctx, rfq.id)),
    }),
    quotes: t.field({
      type: [SupplierQuoteRef],
      description: 'All versions, grouped by supplier.',
      extensions: { ...dependsOn<RfqRow>('id'), ...withMaxCount(20) },
      resolve: (rfq, _, ctx) => ('quotes' in rfq ? rfq.quotes : readQuotes(ctx, rfq.id)),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});
export const RfqNode = defineNode(RfqRef, { lookUp: 'rfq', columns: rfqColumns, records: rfqRecords });

export const RfqConnection = createListField(RfqRef, {
  list: rfqList,
  columns: rfqColumns,
  filter: zodInput('RfqFilter', RfqListFilter),
  order: { field: 'CREATED_AT', direction: 'DESC' },
});

const RfqPageRef = builder.objectRef<RfqPage>('RfqPage').implement({
  description: 'A numbered page with the exact total.',
  fields: (t) => ({
    rfqs: t.expose('rfqs', { type: [RfqRef] }),
    page: t.exposeInt('page'),
    pageSize: t.exposeInt('pageSize'),
    total: t.exposeInt('total'),
  }),
});

const readAccess = { authScopes: { scope: 'rfqs:read' } } as const;

builder.queryFields((t) => ({
  rfqs: t.field({
    ...readAccess,
    type: RfqConnection.type,
    description: 'Newest first unless ordered otherwise. Filtering by an unknown project returns not_found.',
    args: RfqConnection.args(t.arg),
    resolve: async (_, args, ctx, info) => {
      if (args.filter?.projectId) await readProject(ctx, args.filter.projectId, ['id']);
      return RfqConnection.read(ctx, args, info);
    },
  }),
  rfqPage: t.field({
    ...forRest,
    ...readAccess,
    type: RfqPageRef,
    description: 'Numbered pages as in the REST API, newest first.',
    args: { input: t.arg({ type: zodInput('RfqPageInput', RfqPageInput), required: true }) },
    resolve: async (_, { input }, ctx, info) => {
      if (input.projectId) await readProject(ctx, input.projectId, ['id']);
      return pageRfqs(ctx, input, selectedColumns(info, 'Rfq', rfqColumns));
    },
  }),
  rfq: t.field({
    ...readAccess,
    type: RfqRef,
    nullable: true,
    args: { id: t.arg(recordId) },
    resolve: (_, { id }, ctx, info) => readRfq(ctx, id, selectedColumns(info, 'Rfq', rfqColumns)),
  }),
}));

builder.objectField(ProjectRef, 'rfqs', (t) =>
  t.field({
    ...readAccess,
    type: RfqConnection.type,
    description: 'Newest first unless ordered otherwise.',
    args: RfqConnection.args(t.arg),
    resolve: ({ id }, args, ctx, info) => RfqConnection.read(ctx, args, info, { of: 'project', id }),
  }),
);

const ClosePayload = definePayload<{ id: string }>('closeRfq', (t) => ({
  rfq: t.field({
    type: RfqRef,
    description: 'The closed request.',
    resolve: ({ id }, _, ctx, info) => readRfq(ctx, id, selectedColumns(info, 'Rfq', rfqColumns)),
  }),
}));

builder.mutationFields((t) => ({
  closeRfq: t.field({
    type: ClosePayload,
    description:
      'Extension: pending disclosures and invitations expire. Quotes can be recorded for 30 more days. Idempotent.',
    authScopes: { scope: 'publications:write', live: 'live_key_required' },
    args: { input: t.arg({ type: zodInput('CloseRfqInput', RfqId.strict()), required: true }) },
    resolve: async (_, { input: { id } }, ctx) => {
      await closeRfq(ctx, id);
      return { id };
    },
  }),
}));

addEdge(RfqRef, 'project', 'projectId', ProjectNode);
addEdge(RfqRef, 'action', 'actionId', ActionNode);
addEdge(QuoteLineRef, 'line', 'lineId', RfqLineNode);
addEdge(SupplierQuoteRef, 'invitation', 'invitationId', RfqInvitationNode);
