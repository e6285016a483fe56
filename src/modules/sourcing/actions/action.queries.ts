import { sql } from 'kysely';
import { describeKeyset, newestFirst, paginateByKeyset, toKeysetArgs } from '#db/keyset.ts';
import { createRecords } from '#db/records.ts';
import { batch, columns, groupRows, type Row } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import type { Listing, Page } from '#kernel/pagination/page.ts';
import { countInProject } from '#modules/sourcing/projects/project.queries.ts';
import type { Action, Task } from './action.entity.ts';
import type { ActionFilter } from './action.schema.ts';

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

type Filter = { [K in keyof ActionFilter]?: ActionFilter[K] | null };

export async function listActions(
  ctx: Context,
  filter: Filter,
  page: Page,
  selected: readonly Column[],
): Promise<Listing<ActionRow>> {
  const filterFields = (['projectId', 'kind', 'status'] as const).filter((field) => filter[field]);
  const filterActions = (db: Context['rows'], args: Record<string, unknown>) =>
    filterFields.reduce(
      (query, field) => query.where(sql<boolean>`${filterColumns[field]} = ${args[field]}`),
      db.selectFrom('action as a'),
    );
  const rows = await ctx.prepared(
    `actions:${selected}:${filterFields}:${describeKeyset(page)}`,
    { ...filter, ...toKeysetArgs(page) },
    (db, args) =>
      paginateByKeyset(filterActions(db, args).select(columns('a', selected)), page, args, newestFirst('a'), 'desc'),
  );
  const counted = filterActions(ctx.rows, filter).select(sql<number>`count(*)`.as('count'));
  return { rows, total: async () => (await counted.executeTakeFirstOrThrow()).count };
}

const filterColumns = { projectId: sql.ref('a.project_id'), kind: sql.ref('a.kind'), status: sql.ref('a.status') };

export const readProjectActions = (
  ctx: Context,
  projectId: string,
  page: Page,
  selected: readonly Column[],
): Promise<Listing<ActionRow>> =>
  batch(ctx, `actions of projects:${JSON.stringify(page)}:${selected}`, async (ids) => {
    const found = await ctx.prepared(
      `actions of projects:${selected}:${describeKeyset(page)}`,
      { ...toKeysetArgs(page), parents: [...new Set(ids)] },
      (db, { parents, ...args }) =>
        db
          .selectFrom(sql<{ parent: string }>`unnest(${parents}::uuid[])`.as<'parents'>(sql`parents(parent)`))
          .crossJoinLateral((from) => {
            const projectActions = from
              .selectFrom('action as a')
              .select(columns('a', selected))
              .where('a.project_id', '=', sql.ref<string>('parents.parent'));
            return paginateByKeyset(projectActions, page, args, newestFirst('a'), 'desc').as('page');
          })
          .selectAll(),
    );
    const pages = groupRows(ids, 'parent', found);
    return ids.map((id, i) => ({ rows: pages[i] ?? [], total: () => countInProject(ctx, 'action', id) }));
  }).load(projectId);

export const readAction = (ctx: Context, id: string, selected: readonly Column[]): Promise<ActionRow> =>
  ctx.rows
    .selectFrom('action as a')
    .select(columns('a', selected))
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('action'));

export const actionRecords = createRecords('action', 'a.id', (db, selected: readonly Column[]) =>
  db.selectFrom('action as a').select(columns('a', selected)),
);

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
