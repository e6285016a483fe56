import { sql } from 'kysely';
import { createList, hasId, isOneOf, isWithin } from '#db/list.ts';
import { createRecords } from '#db/records.ts';
import { batch, columns, type Row } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import type { Action, Task } from './action.entity.ts';

export const actionColumns = [
  'id',
  'createdAt',
  'updatedAt',
  'projectId',
  'kind',
  'status',
  'projectVersion',
  'input',
  'output',
  'error',
  'startedAt',
  'finishedAt',
] as const;
type Column = (typeof actionColumns)[number];
export type ActionRow = Row<Action, Column>;

const selectActions = (db: Context['rows'], selected: readonly Column[]) =>
  db.selectFrom('action as a').select(columns('a', selected));

export const actionList = createList({
  name: 'actions',
  id: 'a.id',
  select: selectActions,
  orders: {
    CREATED_AT: { by: sql.ref('a.created_at'), type: 'timestamptz', column: 'createdAt' },
    STATUS: { by: sql.ref('a.status'), type: 'text', column: 'status' },
  },
  conditions: {
    projectId: hasId(sql.ref('a.project_id')),
    kind: isOneOf(sql.ref('a.kind')),
    status: isOneOf(sql.ref('a.status')),
    ...isWithin('createdAt', sql.ref('a.created_at'), 'timestamptz'),
  },
  parents: { project: 'a.project_id' },
});

export const readAction = (ctx: Context, id: string, selected: readonly Column[]): Promise<ActionRow> =>
  selectActions(ctx.rows, selected)
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('action'));

export const actionRecords = createRecords('action', 'a.id', selectActions);

export const taskColumns = ['id', 'createdAt', 'updatedAt', 'kind', 'title', 'status', 'note'] as const;
export type TaskRow = Row<Task, (typeof taskColumns)[number]>;

export const taskRecords = createRecords('task', 't.id', (db, selected: readonly (typeof taskColumns)[number][]) =>
  db.selectFrom('task as t').select(columns('t', selected)),
);

export const readTask = (ctx: Context, actionId: string): Promise<TaskRow | null> =>
  batch(ctx, 'tasks', async (ids) => {
    const found = await ctx.rows
      .selectFrom('task as t')
      .select([...columns('t', taskColumns), 't.action_id as actionId'])
      .where('t.action_id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute();
    const byAction = new Map(found.map((row) => [row.actionId, row]));
    return ids.map((id) => byAction.get(id) ?? null);
  }).load(actionId);
