import { sql } from 'kysely';
import { contains, createList, isOneOf, isWithin } from '#db/list.ts';
import { createRecords } from '#db/records.ts';
import { batch, columns, orderRows, type Row } from '#db/rows.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
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

const selectProjects = (db: Context['rows'], selected: readonly Column[]) =>
  db.selectFrom('project as p').select(columns('p', selected));

const status = sql.ref('p.status');
export const projectList = createList({
  name: 'projects',
  id: 'p.id',
  select: selectProjects,
  orders: {
    CREATED_AT: { by: sql.ref('p.created_at'), type: 'timestamptz', column: 'createdAt' },
    UPDATED_AT: { by: sql.ref('p.updated_at'), type: 'timestamptz', column: 'updatedAt' },
    NAME: { by: sql`p.name collate "C"`, type: 'text', column: 'name' },
  },
  conditions: {
    status: isOneOf(status),
    q: contains(sql.ref('p.name')),
    ...isWithin('createdAt', sql.ref('p.created_at'), 'timestamptz'),
    ...isWithin('updatedAt', sql.ref('p.updated_at'), 'timestamptz'),
  },
});

export type Count = { value: string; count: number };
export const summarizeProjects = (ctx: Context, filter: object): Promise<Count[]> =>
  projectList
    .match(ctx, filter)
    .select([sql<string>`p.status`.as('value'), sql<number>`count(*)`.as('count')])
    .groupBy(status)
    .$castTo<Count>()
    .execute();

export const readProject = (
  { rows }: Pick<Context, 'rows'>,
  id: string,
  selected: readonly Column[] = projectColumns,
): Promise<ProjectRow> =>
  selectProjects(rows, selected)
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('project'));

export const projectRecords = createRecords('project', 'p.id', selectProjects);

export const readParentProject = async (ctx: Context, id: string, selected: readonly Column[]): Promise<ProjectRow> =>
  assertDefined(await projectRecords.load(ctx, id, selected), 'project');

const countInProject = (ctx: Context, table: 'action' | 'delivery' | 'rfq', projectId: string): Promise<number> =>
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
