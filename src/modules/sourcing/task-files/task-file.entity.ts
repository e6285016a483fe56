import { defineEntity, p } from '@mikro-orm/core';
import { ownedIdentity } from '#db/columns.ts';
import { owned } from '#db/tenancy.ts';
import { Task } from '#modules/sourcing/actions/tasks/task.entity.ts';

/** What operator staff add to the report of a task. Its content is stored under its id. */
const TaskFileSchema = defineEntity({
  name: 'TaskFile',
  ...owned,
  indexes: [{ properties: ['taskId', 'createdAt'] }],
  properties: {
    ...ownedIdentity,
    name: p.string().length(200),
    mediaType: p.string().length(100),
    sizeBytes: p.integer(),
    sha256: p.string().length(64),
    /** Null until the content is in the file store. */
    storedAt: p.datetime(3).nullable(),
    /** Its content is removed after that. */
    removedAt: p.datetime(3).nullable(),
    taskId: () => p.manyToOne(Task).mapToPk().joinColumn('task_id').index(false),
  },
});
export class TaskFile extends TaskFileSchema.class {}
TaskFileSchema.setClass(TaskFile);
