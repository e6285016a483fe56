import { defineEntity, p } from '@mikro-orm/core';
import { ownedIdentity } from '#db/columns.ts';
import { owned } from '#db/tenancy.ts';
import { Action } from '../action.entity.ts';
import { type TaskReport, TaskStatus, type TaskStep } from './task.schema.ts';

const TaskSchema = defineEntity({
  name: 'Task',
  ...owned,
  indexes: [{ properties: ['createdAt', 'id'] }, { properties: ['status', 'createdAt', 'id'] }],
  properties: {
    ...ownedIdentity,
    kind: p.string().length(60),
    title: p.string().length(200),
    status: p.enum(TaskStatus.options),
    note: p.text().nullable(),
    assignee: p.string().length(120).nullable(),
    report: p.json<TaskReport>().nullable(),
    cancellationReason: p.text().nullable(),
    /** What has happened since the request. */
    steps: p.json<TaskStep[]>().defaultRaw(`'[]'`),
    actionId: () => p.oneToOne(Action).mapToPk().joinColumn('action_id'),
  },
});
export class Task extends TaskSchema.class {}
TaskSchema.setClass(Task);
