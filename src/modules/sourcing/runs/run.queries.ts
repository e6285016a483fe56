import { sql } from 'kysely';
import { createList, hasId, isOneOf, isWithin } from '#db/list.ts';
import { readersFor } from '#db/operator-rows.ts';
import { createRecords } from '#db/records.ts';
import { columns, type Row } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import type { Run } from './run.entity.ts';

export const runColumns = [
  'id',
  'createdAt',
  'updatedAt',
  'capabilityId',
  'capabilityVersion',
  'projectId',
  'status',
  'quantity',
  'input',
  'quoteRequest',
  'missingFields',
  'note',
] as const;
type Column = (typeof runColumns)[number];
export type RunRow = Row<Run, Column>;

const selectRuns = (db: Context['rows'], selected: readonly Column[]) =>
  db.selectFrom('run as r').select(columns('r', selected));

export const runList = createList({
  name: 'runs',
  id: 'r.id',
  select: selectRuns,
  orders: { CREATED_AT: { by: sql.ref('r.created_at'), type: 'timestamptz', column: 'createdAt' } },
  conditions: {
    projectId: hasId(sql.ref('r.project_id')),
    capabilityId: hasId(sql.ref('r.capability_id')),
    status: isOneOf(sql.ref('r.status')),
    ...isWithin('createdAt', sql.ref('r.created_at'), 'timestamptz'),
  },
  parents: { project: 'r.project_id' },
  readers: readersFor,
});

export const readRun = (ctx: Context, id: string, selected: readonly Column[]): Promise<RunRow> =>
  selectRuns(readersFor(ctx).rows, selected)
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('run'));

export const runRecords = createRecords('run', 'r.id', selectRuns, readersFor);
