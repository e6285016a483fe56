import { sql } from 'kysely';
import { createList, hasId, isOneOf, isWithin } from '#db/list.ts';
import { createRecords } from '#db/records.ts';
import { batch, type Row, snakeCase } from '#db/rows.ts';
import { isOperator } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import type { Task } from './task.entity.ts';

const savedColumns = [
  ...(['id', 'createdAt', 'updatedAt', 'kind', 'title', 'status', 'note', 'assignee', 'report'] as const),
  ...(['cancellationReason', 'steps', 'actionId'] as const),
];
export type TaskRow = Row<Task, (typeof savedColumns)[number]> & { projectId: string };
type Column = keyof TaskRow;
export const taskColumns: readonly Column[] = [...savedColumns, 'projectId'];

const selectTasks = (db: Context['rows'], selected: readonly Column[]) =>
  db
    .selectFrom('task as t')
    .innerJoin('action as a', 'a.id', 't.action_id')
    .select(selected.map((name) => sql.ref(`${name === 'projectId' ? 'a' : 't'}.${snakeCase(name)}`).as(name)))
    .$castTo<TaskRow>();

/** Operator staff read the tasks of all tenants. */
export const taskReaders = (ctx: Context): Pick<Context, 'rows' | 'prepared'> =>
  isOperator(ctx.viewer) ? { rows: ctx.systemRows(), prepared: ctx.systemPrepared } : ctx;

export const taskList = createList({
  name: 'tasks',
  id: 't.id',
  select: selectTasks,
  orders: { CREATED_AT: { by: sql.ref('t.created_at'), type: 'timestamptz', column: 'createdAt' } },
  conditions: {
    projectId: hasId(sql.ref('a.project_id')),
    kind: isOneOf(sql.ref('t.kind')),
    status: isOneOf(sql.ref('t.status')),
    ...isWithin('createdAt', sql.ref('t.created_at'), 'timestamptz'),
  },
  readers: taskReaders,
});

export const taskRecords = createRecords('task', 't.id', selectTasks);

export const readTask = (ctx: Context, id: string, selected: readonly Column[]): Promise<TaskRow> =>
  readTaskWith(taskReaders(ctx).rows, id, selected);

/** Of the tenant of the caller, operator staff too. */
export const assertOwnTask = (ctx: Context, id: string): Promise<TaskRow> => readTaskWith(ctx.rows, id, ['id']);

const readTaskWith = (rows: Context['rows'], id: string, selected: readonly Column[]): Promise<TaskRow> =>
  selectTasks(rows, selected)
    .where('t.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('task'));

export const findTaskOfAction = (ctx: Context, actionId: string): Promise<TaskRow | null> =>
  batch(ctx, 'tasks of actions', async (ids) => {
    const found = await selectTasks(ctx.rows, taskColumns)
      .where('t.action_id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute();
    const byAction = new Map(found.map((row) => [row.actionId, row]));
    return ids.map((id) => byAction.get(id) ?? null);
  }).load(actionId);
