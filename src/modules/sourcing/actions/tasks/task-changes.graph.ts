import { builder } from '#graph/builder.ts';
import { selectedColumns } from '#graph/operations/projection.ts';
import { optionalRecordId } from '#graph/record-id.ts';
import { after, changesFilter, eventId } from '#modules/platform/changes/change.graph.ts';
import type { Change } from '#modules/platform/changes/change.service.ts';
import { TaskFilterInput, TaskRef } from './task.graph.ts';
import { readTask, taskColumns } from './task.queries.ts';
import { watchTasks } from './task.service.ts';

const TaskChangeRef = builder.objectRef<Change>('TaskChange').implement({
  fields: (t) => ({
    eventId: t.exposeString('eventId', eventId),
    task: t.field({
      type: TaskRef,
      description: 'The current state of the task.',
      resolve: ({ id }, _, ctx, info) => readTask(ctx, id, selectedColumns(info, 'Task', taskColumns)),
    }),
  }),
});

builder.subscriptionField('taskChanged', (t) =>
  t.field({
    type: TaskChangeRef,
    description:
      'Extension: one task, or all of the organisation. For one task, sends its current state first; then an event for each change.',
    authScopes: { scope: 'actions:read' },
    args: {
      id: t.arg({ ...optionalRecordId, description: 'Only this task.' }),
      filter: t.arg({ type: TaskFilterInput, description: changesFilter }),
      after: t.arg.string(after),
    },
    subscribe: (_, args, ctx) => watchTasks(ctx, args),
    resolve: (change) => change,
  }),
);
