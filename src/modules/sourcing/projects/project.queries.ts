import { sql } from 'kysely';
import { describeKeyset, newestFirst, paginateByKeyset, toKeysetArgs } from '#db/keyset.ts';
import { createRecords } from '#db/records.ts';
import { batch, columns, orderRows, type Row } from '#db/rows.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import type { Listing, Page } from '#kernel/pagination/page.ts';
import type { Project } from './project.entity.ts';

export const projectColumns = [
  'id',
  'createdAt',
  'updatedAt',
  'name',
  'status',
  'mode',
  'intake',
  'intent',
  'contextNumber',
  'stageId',
] as const;
type Column = (typeof projectColumns)[number];
export type ProjectRow = Row<Project, Column>;

export async function listProjects(
  ctx: Context,
  page: Page,
  selected: readonly Column[],
): Promise<Listing<ProjectRow>> {
  const rows = await ctx.prepared(`projects:${selected}:${describeKeyset(page)}`, toKeysetArgs(page), (db, args) =>
    paginateByKeyset(
      db.selectFrom('project as p').select(columns('p', selected)),
      page,
      args,
      newestFirst('p'),
      'desc',
    ),
  );
  const counted = ctx.rows.selectFrom('project').select(sql<number>`count(*)`.as('count'));
  return { rows, total: async () => (await counted.executeTakeFirstOrThrow()).count };
}

export const readProject = (
  { rows }: Pick<Context, 'rows'>,
  id: string,
  selected: readonly Column[] = projectColumns,
): Promise<ProjectRow> =>
  rows
    .selectFrom('project as p')
    .select(columns('p', selected))
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('project'));

export const projectRecords = createRecords('project', 'p.id', (db, selected: readonly Column[]) =>
  db.selectFrom('project as p').select(columns('p', selected)),
);

export const readParentProject = async (ctx: Context, id: string, selected: readonly Column[]): Promise<ProjectRow> =>
  assertDefined(await projectRecords.load(ctx, id, selected), 'project');

export const countInProject = (
  ctx: Context,
  table: 'action' | 'delivery' | 'rfq',
  projectId: string,
): Promise<number> =>
  batch(ctx, `count of ${table}`, async (ids) => {
    const found = await ctx.prepared(`count of ${table}`, { ids }, (db, { ids }) =>
      db
        .selectFrom(table)
        .select(['project_id as id', sql<number>`count(*)`.as('count')])
        .where('project_id', '=', sql<string>`any(${ids}::uuid[])`)
        .groupBy('project_id'),
    );
    return orderRows(ids, found).map((row) => row?.count ?? 0);
  }).load(projectId);

export type ProjectCounts = { actions: number; deliveries: number; rfqs: number };

export async function readCounts(ctx: Context, projectId: string): Promise<ProjectCounts> {
  const [actions, deliveries, rfqs] = await Promise.all([
    countInProject(ctx, 'action', projectId),
    countInProject(ctx, 'delivery', projectId),
    countInProject(ctx, 'rfq', projectId),
  ]);
  return { actions, deliveries, rfqs };
}
