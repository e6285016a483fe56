import { builder } from '#graph/builder.ts';
import { addEdge } from '#graph/edge.ts';
import { withMaxCount } from '#graph/limits/cost.ts';
import { createListField } from '#graph/list.ts';
import { defineNode, NodeRef } from '#graph/node.ts';
import { dependsOn, selectedColumns } from '#graph/operations/projection.ts';
import { definePayload } from '#graph/payload.ts';
import { zodEnum, zodInput, zodObject } from '#graph/zod.ts';
import { ProjectNode } from '#modules/sourcing/projects/project.graph.ts';
import { readTask, type TaskRow, taskColumns, taskList, taskRecords } from './task.queries.ts';
import { listSteps, maxSteps } from './task.rules.ts';
import {
  TaskAssignment,
  TaskCancellation,
  TaskChangeKind,
  TaskCompletion,
  TaskFilter,
  TaskId,
  TaskParty,
  TaskReport,
  TaskStatus,
  type TaskStep,
} from './task.schema.ts';
import { changeTask } from './task.service.ts';

const StepRef = builder.objectRef<TaskStep>('TaskStep').implement({
  description: 'A step of a task.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    change: t.expose('change', { type: zodEnum(TaskChangeKind) }),
    by: t.expose('by', { type: zodEnum(TaskParty) }),
  }),
});

const ReportRef = zodObject('TaskReport', TaskReport, { description: 'What operator staff report of a task.' });

const forOperators = { authScopes: { scope: 'internal:*', internal: true } } as const;

export const TaskRef = builder.objectRef<TaskRow>('Task').implement({
  interfaces: [NodeRef],
  description: 'Manual work requested by a coordinated action.',
  fields: (t) => ({
    actionId: t.expose('actionId', { type: 'ID' }),
    projectId: t.expose('projectId', { type: 'ID' }),
    kind: t.exposeString('kind'),
    title: t.exposeString('title'),
    status: t.expose('status', { type: zodEnum(TaskStatus) }),
    note: t.exposeString('note', { nullable: true }),
    report: t.expose('report', { type: ReportRef, nullable: true, description: 'Set when the task is done.' }),
    cancellationReason: t.exposeString('cancellationReason', {
      nullable: true,
      description: 'Why the task was cancelled.',
    }),
    history: t.field({
      type: [StepRef],
      description: `The steps of the task, oldest first: the request and the newest ${maxSteps - 1}.`,
      extensions: { ...dependsOn<TaskRow>('createdAt', 'steps'), ...withMaxCount(maxSteps) },
      resolve: listSteps,
    }),
    assignee: t.exposeString('assignee', {
      ...forOperators,
      nullable: true,
      description: 'Who of the operator staff does the work. For operator staff.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});
defineNode(TaskRef, { lookUp: 'action', columns: taskColumns, records: taskRecords });
addEdge(TaskRef, 'project', 'projectId', ProjectNode);

export const TaskFilterInput = zodInput('TaskFilter', TaskFilter);
const TaskConnection = createListField(TaskRef, {
  list: taskList,
  columns: taskColumns,
  filter: TaskFilterInput,
  order: { field: 'CREATED_AT', direction: 'ASC' },
});

builder.queryField('tasks', (t) =>
  t.field({
    ...forOperators,
    type: TaskConnection.type,
    description: 'Extension, for operator staff: tasks of all tenants, oldest first unless ordered otherwise.',
    args: TaskConnection.args(t.arg),
    resolve: (_, args, ctx, info) => TaskConnection.read(ctx, args, info),
  }),
);

const defineTaskPayload = (mutation: string) =>
  definePayload<{ id: string }>(mutation, (t) => ({
    task: t.field({
      type: TaskRef,
      description: 'The changed task.',
      resolve: ({ id }, _, ctx, info) => readTask(ctx, id, selectedColumns(info, 'Task', taskColumns)),
    }),
  }));

builder.mutationFields((t) => ({
  assignTask: t.field({
    ...forOperators,
    type: defineTaskPayload('assignTask'),
    description: 'Extension, for operator staff: names who does an open or running task.',
    args: { input: t.arg({ type: zodInput('AssignTaskInput', TaskAssignment), required: true }) },
    resolve: async (_, { input: { id, assignee } }, ctx) => {
      await changeTask(ctx, id, { verb: 'assign', assignee });
      return { id };
    },
  }),
  startTask: t.field({
    ...forOperators,
    type: defineTaskPayload('startTask'),
    description: 'Extension, for operator staff: an open task is in progress from now on.',
    args: { input: t.arg({ type: zodInput('StartTaskInput', TaskId), required: true }) },
    resolve: async (_, { input: { id } }, ctx) => {
      await changeTask(ctx, id, { verb: 'start' });
      return { id };
    },
  }),
  completeTask: t.field({
    ...forOperators,
    type: defineTaskPayload('completeTask'),
    description: 'Extension, for operator staff: a task in progress is done. Its requester reads the report.',
    args: { input: t.arg({ type: zodInput('CompleteTaskInput', TaskCompletion), required: true }) },
    resolve: async (_, { input: { id, report } }, ctx) => {
      await changeTask(ctx, id, { verb: 'complete', report });
      return { id };
    },
  }),
  cancelTask: t.field({
    ...forOperators,
    type: defineTaskPayload('cancelTask'),
    description: 'Extension, for operator staff: an open or running task is cancelled. Its requester reads the reason.',
    args: { input: t.arg({ type: zodInput('CancelTaskInput', TaskCancellation), required: true }) },
    resolve: async (_, { input: { id, reason } }, ctx) => {
      await changeTask(ctx, id, { verb: 'cancel', reason });
      return { id };
    },
  }),
}));
