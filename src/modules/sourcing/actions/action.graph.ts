import { z } from 'zod';
import { builder, forRest } from '#graph/builder.ts';
import { addEdge } from '#graph/edge.ts';
import { createListField } from '#graph/list.ts';
import { defineNode, NodeRef } from '#graph/node.ts';
import { dependsOn, selectedColumns } from '#graph/operations/projection.ts';
import { definePayload } from '#graph/payload.ts';
import { recordId } from '#graph/record-id.ts';
import { withJsonSchema } from '#graph/scalars.ts';
import { zodEnum, zodInput } from '#graph/zod.ts';
import { ProjectRef } from '#modules/sourcing/projects/project.graph.ts';
import { projectColumns, readParentProject, readProject } from '#modules/sourcing/projects/project.queries.ts';
import { type ActionRow, actionColumns, actionList, actionRecords, readAction } from './action.queries.ts';
import {
  ActionListFilter,
  ActionOutput,
  ActionStatus,
  Availability,
  CostCategory,
  NewAction,
} from './action.schema.ts';
import * as service from './action.service.ts';
import { findKind, type KindView, toKindView } from './action-kind.rules.ts';
import { TaskRef } from './tasks/task.graph.ts';
import { findTaskOfAction } from './tasks/task.queries.ts';

const FailureRef = builder.objectRef<NonNullable<ActionRow['error']>>('ActionFailure').implement({
  fields: (t) => ({ code: t.exposeString('code'), message: t.exposeString('message') }),
});

export const ActionRef = builder.objectRef<ActionRow>('Action').implement({
  interfaces: [NodeRef],
  description: 'A request made in a project. It produces drafts and tasks, never an order.',
  fields: (t) => ({
    projectId: t.expose('projectId', { type: 'ID' }),
    kind: t.exposeString('kind'),
    status: t.expose('status', { type: zodEnum(ActionStatus) }),
    stageIds: t.stringList({
      extensions: dependsOn<ActionRow>('kind'),
      resolve: ({ kind }, _, ctx) => findKind(ctx.actionKinds, kind)?.stageIds ?? [],
    }),
    costCategory: t.field({
      type: zodEnum(CostCategory),
      extensions: dependsOn<ActionRow>('kind'),
      resolve: ({ kind }, _, ctx) => findKind(ctx.actionKinds, kind)?.costCategory ?? 'none',
    }),
    projectVersion: t.exposeString('projectVersion'),
    inputJson: t.field({
      ...forRest,
      type: 'JSON',
      extensions: { ...withJsonSchema(z.record(z.string(), z.unknown())), ...dependsOn<ActionRow>('input') },
      resolve: ({ input }) => input,
    }),
    outputJson: t.field({
      ...forRest,
      type: 'JSON',
      nullable: true,
      description: 'Null while the action runs and after a failure. `result` follows the outputSchema of the kind.',
      extensions: { ...withJsonSchema(ActionOutput), ...dependsOn<ActionRow>('output') },
      resolve: ({ output }) => output,
    }),
    error: t.expose('error', { type: FailureRef, nullable: true }),
    startedAt: t.expose('startedAt', { type: 'DateTime', nullable: true }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    task: t.field({
      type: TaskRef,
      nullable: true,
      description: 'Set for coordinated kinds only.',
      extensions: dependsOn<ActionRow>('kind'),
      resolve: ({ id, kind }, _, ctx) =>
        findKind(ctx.actionKinds, kind)?.availability === 'coordinated' ? findTaskOfAction(ctx, id) : null,
    }),
    project: t.field({
      type: ProjectRef,
      authScopes: { scope: 'projects:read' },
      extensions: dependsOn<ActionRow>('projectId'),
      resolve: ({ projectId }, _, ctx, info) =>
        readParentProject(ctx, projectId, selectedColumns(info, 'Project', projectColumns)),
    }),
  }),
});
export const ActionNode = defineNode(ActionRef, { lookUp: 'action', columns: actionColumns, records: actionRecords });

addEdge(TaskRef, 'action', 'actionId', ActionNode);

export const ActionFilterInput = zodInput('ActionFilter', ActionListFilter);
const ActionConnection = createListField(ActionRef, {
  list: actionList,
  columns: actionColumns,
  filter: ActionFilterInput,
  order: { field: 'CREATED_AT', direction: 'DESC' },
});

const KindRef = builder.objectRef<KindView>('ActionKind').implement({
  fields: (t) => ({
    kind: t.exposeString('kind'),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    availability: t.expose('availability', { type: zodEnum(Availability) }),
    costCategory: t.expose('costCategory', { type: zodEnum(CostCategory) }),
    stageIds: t.exposeStringList('stageIds'),
    inputSchema: t.field({
      type: 'JSON',
      extensions: withJsonSchema(z.looseObject({})),
      resolve: ({ inputSchema }) => inputSchema,
    }),
    outputSchema: t.field({
      type: 'JSON',
      extensions: withJsonSchema(z.looseObject({})),
      resolve: ({ outputSchema }) => outputSchema,
    }),
  }),
});

const KindsRef = builder.objectRef<KindView[]>('ActionKinds').implement({
  fields: (t) => ({
    kinds: t.field({ type: [KindRef], resolve: (kinds) => kinds }),
    count: t.int({ ...forRest, resolve: (kinds) => kinds.length }),
  }),
});

builder.queryFields((t) => ({
  actions: t.field({
    type: ActionConnection.type,
    description: 'Newest first unless ordered otherwise. Filtering by an unknown project returns not_found.',
    authScopes: { scope: 'actions:read' },
    args: ActionConnection.args(t.arg),
    resolve: async (_, args, ctx, info) => {
      if (args.filter?.projectId) await readProject(ctx, args.filter.projectId, ['id']);
      return ActionConnection.read(ctx, args, info);
    },
  }),
  action: t.field({
    type: ActionRef,
    nullable: true,
    authScopes: { scope: 'actions:read' },
    args: { id: t.arg(recordId) },
    resolve: (_, { id }, ctx, info) => readAction(ctx, id, selectedColumns(info, 'Action', actionColumns)),
  }),
  actionKinds: t.field({
    type: KindsRef,
    description: 'All kinds of actions, with JSON Schemas of their input and output.',
    resolve: (_, __, ctx) => ctx.actionKinds.map(toKindView),
  }),
}));

export type CreatedAction = { id: string; replayed: boolean };
export const CreateActionPayload = definePayload<CreatedAction>('createAction', (t) => ({
  action: t.field({
    type: ActionRef,
    description: 'The created action.',
    resolve: ({ id }, _, ctx, info) => readAction(ctx, id, selectedColumns(info, 'Action', actionColumns)),
  }),
  task: t.field({
    type: TaskRef,
    nullable: true,
    description: 'The manual work of a coordinated action.',
    resolve: ({ id }, _, ctx) => findTaskOfAction(ctx, id),
  }),
  replayed: t.exposeBoolean('replayed', {
    description: 'True if an earlier request with this idempotency key created the action.',
  }),
}));

builder.mutationFields((t) => ({
  createActionOfKind: t.field({
    ...forRest,
    type: CreateActionPayload,
    description: 'As `createAction`, with the kind in a field and its input as JSON.',
    authScopes: { scope: 'actions:write' },
    args: { input: t.arg({ type: zodInput('CreateActionOfKindInput', NewAction), required: true }) },
    resolve: (_, { input }, ctx) => service.createAction(ctx, input),
  }),
}));

builder.objectField(ProjectRef, 'actions', (t) =>
  t.field({
    type: ActionConnection.type,
    description: 'Newest first unless ordered otherwise.',
    authScopes: { scope: 'actions:read' },
    args: ActionConnection.args(t.arg),
    resolve: ({ id }, args, ctx, info) => ActionConnection.read(ctx, args, info, { of: 'project', id }),
  }),
);
