import { sql } from 'kysely';
import { batch, columns } from '#db/rows.ts';
import { isOperator } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { taskReaders } from '#modules/sourcing/actions/tasks/task.queries.ts';

const fileColumns = ['id', 'taskId', 'name', 'mediaType', 'sizeBytes', 'sha256', 'createdAt'] as const;
export type TaskFileRow = Awaited<ReturnType<typeof selectFiles>>[number];

/** Operator staff see the files of running tasks too. */
const selectFiles = (ctx: Context, taskIds: readonly string[]) =>
  taskReaders(ctx)
    .rows.selectFrom('task_file as f')
    .innerJoin('task as t', 't.id', 'f.task_id')
    .select(columns('f', fileColumns))
    .where('f.task_id', '=', sql<string>`any(${taskIds}::uuid[])`)
    .where('f.stored_at', 'is not', null)
    .where('f.removed_at', 'is', null)
    .$if(!isOperator(ctx.viewer), (files) => files.where('t.status', '=', 'done'))
    .orderBy('f.created_at')
    .orderBy('f.id')
    .execute();

export const listTaskFiles = (ctx: Context, taskId: string): Promise<TaskFileRow[]> =>
  batch(ctx, 'files of tasks', async (ids) => {
    const found = Map.groupBy(await selectFiles(ctx, ids), (file) => file.taskId);
    return ids.map((id) => found.get(id) ?? []);
  }).load(taskId);
