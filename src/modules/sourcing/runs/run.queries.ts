import { sql } from 'kysely';
import { createList, hasId, isOneOf, isWithin } from '#db/list.ts';
import { readersFor } from '#db/operator-rows.ts';
import { createRecords } from '#db/records.ts';
import { type Row, snakeCase } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import type { Run } from './run.entity.ts';

const savedColumns = [
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
  'steps',
  'forwardedAt',
] as const;
export type RunRow = Row<Run, (typeof savedColumns)[number]> & { actionId: string | null };
type Column = keyof RunRow;
export const runColumns: readonly Column[] = [...savedColumns, 'actionId'];

const selectRuns = (db: Context['rows'], selected: readonly Column[]) =>
  db
    .selectFrom('run as r')
    .select(selected.filter((name) => name !== 'actionId').map((name) => sql.ref(`r.${snakeCase(name)}`).as(name)))
    .$if(selected.includes('actionId'), (query) =>
      query.select(({ selectFrom }) =>
        selectFrom('action as a')
          .select('a.id')
          .whereRef('a.run_id', '=', 'r.id')
          .orderBy('a.id', 'desc')
          .limit(sql.lit(1))
          .as('actionId'),
      ),
    )
    .$castTo<RunRow>();

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

/** Actions that forward the run, oldest first. One ends without effect if it fails, or its draft is rejected or not sent. */
export async function readForwardings({ rows }: Context, runId: string): Promise<{ id: string; hasEnded: boolean }[]> {
  return rows
    .selectFrom('action as a')
    .leftJoin('delivery as d', (join) =>
      join.onRef('d.action_id', '=', 'a.id').on('d.status', 'not in', ['rejected', 'not_sent']),
    )
    .where('a.run_id', '=', runId)
    .select(['a.id', sql<boolean>`a.status = 'failed' or (a.status = 'completed' and count(d.id) = 0)`.as('hasEnded')])
    .groupBy(['a.id', 'a.status'])
    .orderBy('a.id')
    .execute();
}
