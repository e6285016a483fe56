import { sql } from 'kysely';
import { describeKeyset, newestFirst, paginateByKeyset, toKeysetArgs } from '#db/keyset.ts';
import { readersFor } from '#db/operator-rows.ts';
import { createRecords } from '#db/records.ts';
import { columns, type Row } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import type { Listing, Page } from '#kernel/pagination/page.ts';
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

export async function listRuns(ctx: Context, page: Page, selected: readonly Column[]): Promise<Listing<RunRow>> {
  const rows = await readersFor(ctx).prepared(
    `runs:${selected}:${describeKeyset(page)}`,
    toKeysetArgs(page),
    (db, args) =>
      paginateByKeyset(db.selectFrom('run as r').select(columns('r', selected)), page, args, newestFirst('r'), 'desc'),
  );
  const counted = readersFor(ctx).rows.selectFrom('run').select(sql<number>`count(*)`.as('count'));
  return { rows, total: async () => (await counted.executeTakeFirstOrThrow()).count };
}

export const readRun = (ctx: Context, id: string, selected: readonly Column[]): Promise<RunRow> =>
  readersFor(ctx)
    .rows.selectFrom('run as r')
    .select(columns('r', selected))
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('run'));

export const runRecords = createRecords(
  'run',
  'r.id',
  (db, selected: readonly Column[]) => db.selectFrom('run as r').select(columns('r', selected)),
  readersFor,
);
