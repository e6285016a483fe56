import { builder } from '#graph/builder.ts';
import { withMaxCount } from '#graph/limits/cost.ts';
import { dependsOn, selectedColumns } from '#graph/operations/projection.ts';
import { definePayload } from '#graph/payload.ts';
import { zodInput } from '#graph/zod.ts';
import { TaskRef } from '#modules/sourcing/actions/tasks/task.graph.ts';
import { readTask, type TaskRow, taskColumns } from '#modules/sourcing/actions/tasks/task.queries.ts';
import { createDownloadUrl } from '#modules/sourcing/engineering/downloads/download.service.ts';
import { decodeContent } from '#modules/sourcing/engineering/transfer/transfer.rules.ts';
import { listTaskFiles, type TaskFileRow } from './task-file.queries.ts';
import { AddedTaskFile, maxTaskFiles, TaskFileId } from './task-file.schema.ts';
import { addTaskFile, removeTaskFile } from './task-file.service.ts';

const TaskFileRef = builder.objectRef<TaskFileRow>('TaskFile').implement({
  description: 'A file of the report of a task. Its type is found in its content.',
  fields: (t) => ({
    id: t.expose('id', { type: 'ID' }),
    name: t.exposeString('name'),
    mediaType: t.exposeString('mediaType'),
    sizeBytes: t.exposeInt('sizeBytes'),
    sha256: t.expose('sha256', { type: 'Sha256' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    downloadUrl: t.field({
      type: 'Url',
      description:
        'Address of the content for ten minutes, without a further credential, while the key or session that asked is valid.',
      resolve: ({ id }, _, ctx) => createDownloadUrl(ctx, id),
    }),
  }),
});

builder.objectField(TaskRef, 'files', (t) =>
  t.field({
    type: [TaskFileRef],
    description: 'What belongs to the report, such as photographs. The requester reads them once the task is done.',
    extensions: { ...dependsOn<TaskRow>('id'), ...withMaxCount(maxTaskFiles) },
    resolve: ({ id }, _, ctx) => listTaskFiles(ctx, id),
  }),
);

const forOperators = { authScopes: { scope: 'internal:*', internal: true } } as const;

const defineFilePayload = (mutation: string) =>
  definePayload<{ taskId: string }>(mutation, (t) => ({
    task: t.field({
      type: TaskRef,
      description: 'The changed task.',
      resolve: ({ taskId }, _, ctx, info) => readTask(ctx, taskId, selectedColumns(info, 'Task', taskColumns)),
    }),
  }));

builder.mutationFields((t) => ({
  addTaskFile: t.field({
    ...forOperators,
    type: defineFilePayload('addTaskFile'),
    description: `Extension, for operator staff: adds a PDF, XLSX, JPEG, PNG or WebP file to an open or running task, at most ${maxTaskFiles} in all. Larger files go to \`POST /files/tasks/{id}?name=\` as they are, with a session.`,
    args: { input: t.arg({ type: zodInput('AddTaskFileInput', AddedTaskFile), required: true }) },
    resolve: (_, { input: { id, name, contentBase64 } }, ctx) =>
      addTaskFile(ctx, ctx.files, { taskId: id, name, bytes: decodeContent(contentBase64) }),
  }),
  removeTaskFile: t.field({
    ...forOperators,
    type: defineFilePayload('removeTaskFile'),
    description: 'Extension, for operator staff: removes a file from an open or running task.',
    args: { input: t.arg({ type: zodInput('RemoveTaskFileInput', TaskFileId), required: true }) },
    resolve: (_, { input: { id } }, ctx) => removeTaskFile(ctx, id),
  }),
}));
