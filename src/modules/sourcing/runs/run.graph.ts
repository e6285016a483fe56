import { z } from 'zod';
import { builder, forRest } from '#graph/builder.ts';
import { addEdge } from '#graph/edge.ts';
import { withMaxCount } from '#graph/limits/cost.ts';
import { createListField } from '#graph/list.ts';
import { defineNode, NodeRef } from '#graph/node.ts';
import { dependsOn, selectedColumns } from '#graph/operations/projection.ts';
import { definePayload } from '#graph/payload.ts';
import { recordId } from '#graph/record-id.ts';
import { withJsonSchema } from '#graph/scalars.ts';
import { zodEnum, zodInput, zodObject } from '#graph/zod.ts';
import { CapabilityNode, CapabilityRef } from '#modules/directory/capabilities/capability.graph.ts';
import { type CapabilityRow, readCapability, readOffered } from '#modules/directory/capabilities/capability.queries.ts';
import { ActionNode } from '#modules/sourcing/actions/action.graph.ts';
import { ProjectNode, ProjectRef } from '#modules/sourcing/projects/project.graph.ts';
import { describeInspection, type Inspection } from './inspection.rules.ts';
import { type RunRow, readRun, runColumns, runList, runRecords } from './run.queries.ts';
import { describeRun, listRunSteps } from './run.rules.ts';
import {
  InspectionRequest,
  NewRun,
  RequestedRun,
  RunChangeKind,
  RunFilter,
  RunParty,
  RunStatus,
  type RunStep,
} from './run.schema.ts';
import { runCapability } from './run.service.ts';

const TextRef = builder.objectRef<RunRow['quoteRequest']>('RunQuoteRequest').implement({
  fields: (t) => ({ en: t.exposeString('en'), zh: t.exposeString('zh') }),
});

const RunRequestRef = zodObject('RunRequest', RequestedRun, { description: 'The request of a run.' });

const StepRef = builder.objectRef<RunStep>('RunStep').implement({
  description: 'A step of a run.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    change: t.expose('change', { type: zodEnum(RunChangeKind) }),
    by: t.expose('by', { type: zodEnum(RunParty) }),
  }),
});

export const RunRef = builder.objectRef<RunRow>('Run').implement({
  interfaces: [NodeRef],
  description:
    'A quote request saved against a capability. It orders nothing; it is sent only when it is forwarded and its draft approved.',
  fields: (t) => ({
    capabilityId: t.expose('capabilityId', { type: 'ID' }),
    capabilityVersion: t.exposeInt('capabilityVersion', {
      description: 'The capability version that the run was saved against.',
    }),
    projectId: t.expose('projectId', { type: 'ID', nullable: true }),
    status: t.expose('status', { type: zodEnum(RunStatus) }),
    quantity: t.exposeInt('quantity'),
    input: t.expose('input', { type: RunRequestRef, description: 'The request as it was sent.' }),
    inputJson: t.field({
      ...forRest,
      type: 'JSON',
      extensions: { ...withJsonSchema(RequestedRun), ...dependsOn<RunRow>('input') },
      resolve: ({ input }) => input,
    }),
    quoteRequest: t.expose('quoteRequest', {
      type: TextRef,
      description: 'The anonymous draft in English and Chinese.',
    }),
    missingFields: t.exposeStringList('missingFields', {
      description: 'Paths of input fields that are still missing.',
    }),
    note: t.string({
      extensions: dependsOn<RunRow>('note', 'status', 'forwardedAt'),
      resolve: describeRun,
    }),
    forwardedAt: t.expose('forwardedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the quote request was sent to the factory of the capability.',
    }),
    actionId: t.expose('actionId', {
      type: 'ID',
      nullable: true,
      description: 'The newest action that forwards the run.',
    }),
    history: t.field({
      type: [StepRef],
      description: 'The steps of the run, oldest first.',
      extensions: { ...dependsOn<RunRow>('createdAt', 'steps'), ...withMaxCount(3) },
      resolve: listRunSteps,
    }),
    draft: t.boolean({
      extensions: { ...withJsonSchema(z.literal(true)), ...dependsOn<RunRow>('id') },
      resolve: () => true,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});
defineNode(RunRef, { lookUp: 'run', columns: runColumns, records: runRecords });

const RunConnection = createListField(RunRef, {
  list: runList,
  columns: runColumns,
  filter: zodInput('RunFilter', RunFilter),
  order: { field: 'CREATED_AT', direction: 'DESC' },
});

const InspectionRef = builder.objectRef<Inspection & { capability: CapabilityRow }>('CapabilityInspection').implement({
  fields: (t) => ({
    capability: t.expose('capability', { type: CapabilityRef }),
    runnable: t.exposeBoolean('runnable'),
    missingFacts: t.exposeStringList('missingFacts', {
      description: 'Facts that a run requires and the capability does not state.',
    }),
    reasons: t.exposeStringList('reasons'),
    runInputSchema: t.field({
      type: 'JSON',
      description: 'JSON Schema of the body of POST /run, with the minimum quantity of the capability.',
      extensions: withJsonSchema(z.looseObject({})),
      resolve: ({ runInputSchema }) => runInputSchema,
    }),
  }),
});

builder.queryFields((t) => ({
  inspectCapability: t.field({
    type: InspectionRef,
    nullable: true,
    description: 'Describes whether a capability can be run, why, and with what input.',
    authScopes: { scope: 'capabilities:read' },
    args: { input: t.arg({ type: zodInput('InspectCapabilityInput', InspectionRequest), required: true }) },
    resolve: async (_, { input: { capabilityId } }, ctx) => {
      const capability = await readCapability(ctx, capabilityId);
      const offered = (await readOffered(ctx, capabilityId)) !== null;
      return { capability, ...describeInspection(capability, offered) };
    },
  }),
  runs: t.field({
    type: RunConnection.type,
    description: 'Newest first unless ordered otherwise.',
    authScopes: { scope: 'runs:read' },
    args: RunConnection.args(t.arg),
    resolve: (_, args, ctx, info) => RunConnection.read(ctx, args, info),
  }),
  run: t.field({
    type: RunRef,
    nullable: true,
    authScopes: { scope: 'runs:read' },
    args: { id: t.arg(recordId) },
    resolve: (_, { id }, ctx, info) => readRun(ctx, id, selectedColumns(info, 'Run', runColumns)),
  }),
}));

const RunPayload = definePayload<{ id: string; replayed: boolean }>('runCapability', (t) => ({
  run: t.field({
    type: RunRef,
    description: 'The saved run.',
    resolve: ({ id }, _, ctx, info) => readRun(ctx, id, selectedColumns(info, 'Run', runColumns)),
  }),
  replayed: t.exposeBoolean('replayed', {
    description: 'True if an earlier request with this idempotency key saved the run.',
  }),
}));

builder.mutationField('runCapability', (t) =>
  t.field({
    type: RunPayload,
    description:
      'Saves a quote request against a capability. A repeated request with the same idempotency key returns the saved run.',
    authScopes: { scope: 'runs:write' },
    args: { input: t.arg({ type: zodInput('RunCapabilityInput', NewRun), required: true }) },
    resolve: (_, { input }, ctx) => runCapability(ctx, input),
  }),
);

addEdge(RunRequestRef, 'capability', 'capabilityId', CapabilityNode);
addEdge(RunRequestRef, 'project', 'projectId', ProjectNode);
addEdge(RunRef, 'capability', 'capabilityId', CapabilityNode);
addEdge(RunRef, 'project', 'projectId', ProjectNode);
addEdge(RunRef, 'action', 'actionId', ActionNode);

builder.objectField(ProjectRef, 'runs', (t) =>
  t.field({
    type: RunConnection.type,
    description: 'Newest first unless ordered otherwise.',
    authScopes: { scope: 'runs:read' },
    args: RunConnection.args(t.arg),
    resolve: ({ id }, args, ctx, info) => RunConnection.read(ctx, args, info, { of: 'project', id }),
  }),
);
