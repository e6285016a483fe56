import { builder } from '#graph/builder.ts';
import { addEdge } from '#graph/edge.ts';
import { createListField } from '#graph/list.ts';
import { defineNode, NodeRef } from '#graph/node.ts';
import { definePayload } from '#graph/payload.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import { FactoryNode } from '#modules/directory/factories/factory.graph.ts';
import { ActionNode } from '#modules/sourcing/actions/action.graph.ts';
import { EngineeringFileNode } from '#modules/sourcing/engineering/engineering.graph.ts';
import { ProjectNode } from '#modules/sourcing/projects/project.graph.ts';
import { readProject } from '#modules/sourcing/projects/project.queries.ts';
import {
  DisclosureFilter,
  DisclosureId,
  type DisclosureItem,
  DisclosureKind,
  DisclosureStatus,
  Revocation,
} from '../rfq.schema.ts';
import { type DisclosureRow, disclosureRecords, pendingDisclosureList, readDisclosure } from './disclosure.queries.ts';
import { revokeDisclosure } from './disclosure.service.ts';

const ItemRef = builder.objectRef<DisclosureItem>('DisclosureItem').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: zodEnum(DisclosureKind) }),
    name: t.exposeString('name'),
    fileId: t.expose('fileId', { type: 'ID', nullable: true }),
  }),
});

export const DisclosureRef = builder.objectRef<DisclosureRow>('Disclosure').implement({
  interfaces: [NodeRef],
  description:
    'Content that one factory receives from releaseAt on, with the message of the publication. Until then it can be revoked.',
  fields: (t) => ({
    projectId: t.expose('projectId', { type: 'ID' }),
    actionId: t.expose('actionId', { type: 'ID', nullable: true }),
    rfqId: t.expose('rfqId', { type: 'ID', nullable: true }),
    factoryId: t.expose('factoryId', { type: 'ID' }),
    factoryName: t.exposeString('factoryName'),
    kind: t.expose('kind', {
      type: zodEnum(DisclosureKind),
      description: 'The kind of the whole; `items` lists the parts.',
    }),
    items: t.expose('items', { type: [ItemRef] }),
    status: t.expose('status', { type: zodEnum(DisclosureStatus) }),
    releaseAt: t.expose('releaseAt', { type: 'DateTime' }),
    releasedAt: t.expose('releasedAt', { type: 'DateTime', nullable: true }),
    revokedAt: t.expose('revokedAt', { type: 'DateTime', nullable: true }),
    revokeReason: t.exposeString('revokeReason', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});
defineNode(DisclosureRef, { lookUp: 'rfq', columns: [], records: disclosureRecords });

const DisclosureConnection = createListField(DisclosureRef, {
  list: pendingDisclosureList,
  columns: [],
  filter: zodInput('DisclosureFilter', DisclosureFilter),
  order: { field: 'CREATED_AT', direction: 'ASC' },
});

builder.queryFields((t) => ({
  pendingDisclosures: t.field({
    type: DisclosureConnection.type,
    description:
      'Disclosures that can still be revoked, oldest first unless ordered otherwise. Filtering by an unknown project returns not_found.',
    authScopes: { scope: 'rfqs:read', rights: ['READ'] },
    args: DisclosureConnection.args(t.arg),
    resolve: async (_, args, ctx, info) => {
      if (args.filter?.projectId) await readProject(ctx, args.filter.projectId, ['id']);
      return DisclosureConnection.read(ctx, args, info);
    },
  }),
}));

const RevokePayload = definePayload<{ id: string }>('revokeDisclosure', (t) => ({
  disclosure: t.field({
    type: DisclosureRef,
    description: 'The revoked disclosure.',
    resolve: ({ id }, _, ctx) => readDisclosure(ctx, id),
  }),
}));

builder.mutationFields((t) => ({
  revokeDisclosure: t.field({
    type: RevokePayload,
    description:
      'Possible before releaseAt only. The factory then gets no message of the publication; what was sent before stays sent.',
    authScopes: { scope: 'disclosures:write' },
    args: {
      input: t.arg({
        type: zodInput('RevokeDisclosureInput', DisclosureId.extend(Revocation.shape).strict()),
        required: true,
      }),
    },
    resolve: async (_, { input: { id, ...input } }, ctx) => {
      await revokeDisclosure(ctx, id, input);
      return { id };
    },
  }),
}));

addEdge(ItemRef, 'file', 'fileId', EngineeringFileNode);
addEdge(DisclosureRef, 'factory', 'factoryId', FactoryNode);
addEdge(DisclosureRef, 'project', 'projectId', ProjectNode);
addEdge(DisclosureRef, 'action', 'actionId', ActionNode);
