import { sql } from 'kysely';
import { createList, hasId, isOneOf, isWithin } from '#db/list.ts';
import { createRecords } from '#db/records.ts';
import { columns, type Row } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import type { Action } from './action.entity.ts';

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
