import { builder, forRest } from '#graph/builder.ts';
import { withMaxCount } from '#graph/limits/cost.ts';
import { createListField } from '#graph/list.ts';
import { defineNode, NodeRef } from '#graph/node.ts';
import { dependsOn, selectedColumns } from '#graph/operations/projection.ts';
import { definePayload } from '#graph/payload.ts';
import { recordId } from '#graph/record-id.ts';
import { withJsonSchema } from '#graph/scalars.ts';
import { zodEnum, zodInput, zodObject } from '#graph/zod.ts';
import { type Created, replayedDescription } from '#modules/identity/idempotency/idempotent-creation.service.ts';
import {
  type Count,
  type ProjectCounts,
  type ProjectRow,
  projectColumns,
  projectList,
  projectRecords,
  readCounts,
  readProject,
  summarizeProjects,
} from './project.queries.ts';
import { formatContextVersion, resolveCurrentQuantity } from './project.rules.ts';
import {
  CreateProject,
  Intake,
  Intent,
  ProjectFilter,
  ProjectMode,
  ProjectStatus,
  QuantitySource,
  UpdateProject,
} from './project.schema.ts';
import * as service from './project.service.ts';

const CountsRef = builder.objectRef<ProjectCounts>('ProjectCounts').implement({
  fields: (t) => ({
    actions: t.exposeInt('actions'),
    deliveries: t.exposeInt('deliveries'),
    rfqs: t.exposeInt('rfqs'),
  }),
});

const IntakeRef = zodObject('Intake', Intake, { description: 'What is known about a product.' });
const IntentRef = zodObject('Intent', Intent, { description: 'What is to be made now, and what is planned.' });

export const ProjectRef = builder.objectRef<ProjectRow>('Project').implement({
  interfaces: [NodeRef],
  description: 'A product that a founder wants to have made.',
  fields: (t) => ({
    name: t.exposeString('name'),
    status: t.expose('status', { type: zodEnum(ProjectStatus) }),
    mode: t.expose('mode', { type: zodEnum(ProjectMode) }),
    intake: t.expose('intake', { type: IntakeRef, nullable: true, description: 'What is known about the product.' }),
    intakeJson: t.field({
      ...forRest,
      type: 'JSON',
      nullable: true,
      extensions: { ...withJsonSchema(Intake), ...dependsOn<ProjectRow>('intake') },
      resolve: ({ intake }) => intake,
    }),
    intent: t.expose('intent', {
      type: IntentRef,
      nullable: true,
      description: 'The manufacturing intent. Planned pilots and forecasts never become quantities of a quote request.',
    }),
    intentJson: t.field({
      ...forRest,
      type: 'JSON',
      nullable: true,
      extensions: { ...withJsonSchema(Intent), ...dependsOn<ProjectRow>('intent') },
      resolve: ({ intent }) => intent,
    }),
    contextVersion: t.string({
      description: 'Increases with every change of name, intake or intent.',
      extensions: dependsOn<ProjectRow>('contextNumber'),
      resolve: formatContextVersion,
    }),
    currentQuantity: t.field({
      type: 'SafeInt',
      nullable: true,
      extensions: dependsOn<ProjectRow>('intake', 'intent'),
      resolve: (project) => resolveCurrentQuantity(project).quantity,
    }),
    quantitySource: t.field({
      type: zodEnum(QuantitySource),
      extensions: dependsOn<ProjectRow>('intake', 'intent'),
      resolve: (project) => resolveCurrentQuantity(project).source,
    }),
    stageId: t.exposeString('stageId', { nullable: true, description: 'The lifecycle stage of the project.' }),
    counts: t.field({
      type: CountsRef,
      extensions: dependsOn<ProjectRow>('id'),
      resolve: ({ id }, _, ctx) => readCounts(ctx, id),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});
export const ProjectNode = defineNode(ProjectRef, {
  lookUp: 'project',
  columns: projectColumns,
  records: projectRecords,
});

const ProjectFilterInput = zodInput('ProjectFilter', ProjectFilter);
const ProjectConnection = createListField(ProjectRef, {
  list: projectList,
  columns: projectColumns,
  filter: ProjectFilterInput,
  order: { field: 'CREATED_AT', direction: 'DESC' },
});

const StatusCountRef = builder.objectRef<Count>('ProjectStatusCount').implement({
  description: 'Number of projects of one status.',
  fields: (t) => ({
    status: t.field({ type: zodEnum(ProjectStatus), resolve: ({ value }) => ProjectStatus.parse(value) }),
    count: t.exposeInt('count'),
  }),
});

const SummaryRef = builder.objectRef<Count[]>('ProjectSummary').implement({
  description: 'Numbers of the matching projects.',
  fields: (t) => ({
    total: t.int({ resolve: (counts) => counts.reduce((total, { count }) => total + count, 0) }),
    byStatus: t.field({ type: [StatusCountRef], extensions: withMaxCount(2), resolve: (counts) => counts }),
  }),
});

builder.queryFields((t) => ({
  projects: t.field({
    type: ProjectConnection.type,
    description: 'Newest first unless ordered otherwise.',
    authScopes: { scope: 'projects:read' },
    args: ProjectConnection.args(t.arg),
    resolve: (_, args, ctx, info) => ProjectConnection.read(ctx, args, info),
  }),
  projectSummary: t.field({
    type: SummaryRef,
    description: 'Counts projects by status.',
    authScopes: { scope: 'projects:read' },
    args: { filter: t.arg({ type: ProjectFilterInput }) },
    resolve: (_, { filter }, ctx) => summarizeProjects(ctx, filter ?? {}),
  }),
  project: t.field({
    type: ProjectRef,
    nullable: true,
    authScopes: { scope: 'projects:read' },
    args: { id: t.arg(recordId) },
    resolve: (_, { id }, ctx, info) => readProject(ctx, id, selectedColumns(info, 'Project', projectColumns)),
  }),
}));

const CreatePayload = definePayload<Created>('createProject', (t) => ({
  project: t.field({
    type: ProjectRef,
    description: 'The created project.',
    resolve: ({ id }, _, ctx, info) => readProject(ctx, id, selectedColumns(info, 'Project', projectColumns)),
  }),
  replayed: t.exposeBoolean('replayed', { description: replayedDescription }),
}));

const UpdatePayload = definePayload<{ id: string }>('updateProject', (t) => ({
  project: t.field({
    type: ProjectRef,
    description: 'The changed project.',
    resolve: ({ id }, _, ctx, info) => readProject(ctx, id, selectedColumns(info, 'Project', projectColumns)),
  }),
}));

builder.mutationFields((t) => ({
  createProject: t.field({
    type: CreatePayload,
    authScopes: { scope: 'projects:write' },
    args: { input: t.arg({ type: zodInput('CreateProjectInput', CreateProject), required: true }) },
    resolve: (_, { input }, ctx) => service.createProject(ctx, input),
  }),
  updateProject: t.field({
    type: UpdatePayload,
    description:
      'Replaces the whole intake, and each given key of the intent. An edit of the intent requires `expectedVersion`, the `contextVersion` last read.',
    authScopes: { scope: 'projects:write' },
    args: { input: t.arg({ type: zodInput('UpdateProjectInput', UpdateProject), required: true }) },
    resolve: async (_, { input }, ctx) => {
      await service.updateProject(ctx, input);
      return input;
    },
  }),
}));
