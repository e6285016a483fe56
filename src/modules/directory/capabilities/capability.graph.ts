import { z } from 'zod';
import { builder, forRest } from '#graph/builder.ts';
import { addEdge } from '#graph/edge.ts';
import { createListField } from '#graph/list.ts';
import { defineNode, NodeRef } from '#graph/node.ts';
import { dependsOn, selectedColumns } from '#graph/operations/projection.ts';
import { definePayload } from '#graph/payload.ts';
import { recordId } from '#graph/record-id.ts';
import { withJsonSchema } from '#graph/scalars.ts';
import { zodEnum, zodInput, zodObject } from '#graph/zod.ts';
import { Process } from '#kernel/enums.ts';
import { FactoryNode, FactoryRef } from '#modules/directory/factories/factory.graph.ts';
import { Confidence } from '#modules/directory/factories/factory.schema.ts';
import {
  type CapabilityList,
  type CapabilityRow,
  capabilityColumns,
  capabilityList,
  capabilityRecords,
  pageCapabilities,
  readCapability,
} from './capability.queries.ts';
import {
  CapabilityEdit,
  CapabilityFilter,
  CapabilityPage,
  CapabilityRetirement,
  CapabilityStatus,
  InterviewFact,
  ReviewDecision,
  type ReviewRecord,
} from './capability.schema.ts';
import * as service from './capability.service.ts';

export const LeadTimeRef = builder.objectRef<NonNullable<CapabilityRow['leadTimeDays']>>('LeadTimeDays').implement({
  fields: (t) => ({ low: t.exposeInt('low'), high: t.exposeInt('high') }),
});

const FactRef = zodObject('CapabilityFact', InterviewFact, { description: 'A fact that the owner has stated.' });

export const ReviewRef = builder.objectRef<ReviewRecord>('CapabilityReview').implement({
  fields: (t) => ({
    decision: t.expose('decision', { type: zodEnum(ReviewDecision) }),
    note: t.exposeString('note', { nullable: true }),
    reviewedAt: t.expose('reviewedAt', { type: 'DateTime' }),
  }),
});

export const CapabilityRef = builder.objectRef<CapabilityRow>('Capability').implement({
  interfaces: [NodeRef],
  description:
    'What can be made, by which process and where. Facts, interview and review are visible to the owner and to reviewers only.',
  fields: (t) => ({
    title: t.exposeString('title'),
    factoryId: t.expose('factoryId', { type: 'ID', nullable: true }),
    factoryName: t.exposeString('factoryName', { nullable: true }),
    process: t.expose('process', { type: zodEnum(Process) }),
    materials: t.exposeStringList('materials'),
    minQuantity: t.exposeInt('minQuantity', { nullable: true }),
    maxQuantity: t.exposeInt('maxQuantity', { nullable: true }),
    leadTimeDays: t.expose('leadTimeDays', { type: LeadTimeRef, nullable: true }),
    regions: t.exposeStringList('regions'),
    tolerancesNote: t.exposeString('tolerancesNote', { nullable: true }),
    status: t.expose('status', { type: zodEnum(CapabilityStatus) }),
    version: t.exposeInt('version', { description: 'Incremented by each submission and each decision.' }),
    confidence: t.expose('confidence', { type: zodEnum(Confidence) }),
    facts: t.expose('facts', {
      type: [FactRef],
      description: 'Stated facts with their confirmation. Empty unless the caller is the owner.',
    }),
    factsJson: t.field({
      ...forRest,
      type: 'JSON',
      extensions: { ...withJsonSchema(z.array(InterviewFact)), ...dependsOn<CapabilityRow>('facts') },
      resolve: ({ facts }) => facts,
    }),
    sourceInterviewId: t.expose('sourceInterviewId', {
      type: 'ID',
      nullable: true,
      description: 'Null unless the caller is the owner.',
    }),
    review: t.expose('review', {
      type: ReviewRef,
      nullable: true,
      description: 'The last review decision and its note. Null unless the caller is the owner.',
    }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});
export const CapabilityNode = defineNode(CapabilityRef, {
  lookUp: 'capability',
  columns: capabilityColumns,
  records: capabilityRecords,
});

const CapabilityConnection = createListField(CapabilityRef, {
  list: capabilityList,
  columns: capabilityColumns,
  filter: zodInput('CapabilityFilter', CapabilityFilter),
  order: { field: 'CREATED_AT', direction: 'DESC' },
});

const CapabilityPageRef = builder.objectRef<CapabilityList>('CapabilityPage').implement({
  description: 'A numbered page with its exact total.',
  fields: (t) => ({
    capabilities: t.expose('capabilities', { type: [CapabilityRef] }),
    page: t.exposeInt('page'),
    pageSize: t.exposeInt('pageSize'),
    total: t.exposeInt('total'),
  }),
});

const forReaders = { authScopes: { scope: 'capabilities:read' } } as const;

builder.queryFields((t) => ({
  capabilities: t.field({
    ...forReaders,
    type: CapabilityConnection.type,
    description:
      'Published capabilities, and those of the caller in any status. Newest first unless ordered otherwise.',
    args: CapabilityConnection.args(t.arg),
    resolve: (_, args, ctx, info) => CapabilityConnection.read(ctx, args, info),
  }),
  capabilityPage: t.field({
    ...forRest,
    ...forReaders,
    type: CapabilityPageRef,
    description: 'The same list in numbered pages, as in REST.',
    args: { input: t.arg({ type: zodInput('CapabilityPageInput', CapabilityPage), required: true }) },
    resolve: (_, { input }, ctx, info) =>
      pageCapabilities(ctx, input, selectedColumns(info, 'Capability', capabilityColumns)),
  }),
  capability: t.field({
    ...forReaders,
    type: CapabilityRef,
    nullable: true,
    args: { id: t.arg(recordId) },
    resolve: (_, { id }, ctx, info) => readCapability(ctx, id, selectedColumns(info, 'Capability', capabilityColumns)),
  }),
}));

const writeAccess = { authScopes: { scope: 'interviews:write', rights: ['WRITE'] } } as const;

const defineCapabilityPayload = (mutation: string) =>
  definePayload<{ id: string }>(mutation, (t) => ({
    capability: t.field({
      type: CapabilityRef,
      description: 'The changed capability.',
      resolve: ({ id }, _, ctx, info) =>
        readCapability(ctx, id, selectedColumns(info, 'Capability', capabilityColumns)),
    }),
  }));

builder.mutationFields((t) => ({
  submitCapability: t.field({
    ...writeAccess,
    type: defineCapabilityPayload('submitCapability'),
    description:
      'Extension: submits a new version of a draft or rejected capability. Given fields replace the stated facts.',
    args: { input: t.arg({ type: zodInput('SubmitCapabilityInput', CapabilityEdit), required: true }) },
    resolve: async (_, { input }, ctx) => {
      await service.resubmitCapability(ctx, input);
      return input;
    },
  }),
  retireCapability: t.field({
    ...writeAccess,
    type: defineCapabilityPayload('retireCapability'),
    description: 'Extension: withdraws a published capability. Saved runs remain.',
    args: { input: t.arg({ type: zodInput('RetireCapabilityInput', CapabilityRetirement), required: true }) },
    resolve: async (_, { input }, ctx) => {
      await service.retireCapability(ctx, input);
      return input;
    },
  }),
}));

addEdge(CapabilityRef, 'factory', 'factoryId', FactoryNode);

builder.objectField(FactoryRef, 'capabilityRecords', (t) =>
  t.field({
    ...forReaders,
    type: CapabilityConnection.type,
    description:
      'Published capabilities of the factory, and those of the caller in any status. Newest first unless ordered otherwise.',
    args: CapabilityConnection.args(t.arg),
    resolve: ({ id }, args, ctx, info) => CapabilityConnection.read(ctx, args, info, { of: 'factory', id }),
  }),
);
