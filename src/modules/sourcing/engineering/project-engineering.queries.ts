import { type SelectQueryBuilder, sql } from 'kysely';
import { describeKeyset, newestFirst, paginateByKeyset, toKeysetArgs } from '#db/keyset.ts';
import { batch, columns } from '#db/rows.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { Context } from '#kernel/context.ts';
import type { Listing, Page } from '#kernel/pagination/page.ts';
import type { PackageColumn, PackageRow, TransferColumn, TransferRow } from './engineering.queries.ts';
import type { CurrentPackage } from './preview.rules.ts';

type Db = Context['rows'];
export type EngineeringCounts = { packages: number; transfers: number; openTransfers: number };

export const countEngineering = (ctx: Context, projectId: string): Promise<EngineeringCounts> =>
  batch(ctx, 'engineering counts', async (ids) => {
    const now = ctx.now().toISOString();
    const found = await ctx.prepared('engineering counts', { ids, now }, (db, { ids, now }) =>
      db
        .selectFrom(sql<{ id: string }>`unnest(${ids}::uuid[])`.as<'projects'>(sql`projects(id)`))
        .innerJoinLateral(
          (from) =>
            from
              .selectFrom('engineering_package as k')
              .select(sql<number>`count(*)`.as('packages'))
              .whereRef('k.project_id', '=', 'projects.id')
              .as('p'),
          (join) => join.onTrue(),
        )
        .innerJoinLateral(
          (from) =>
            from
              .selectFrom('engineering_transfer as t')
              .select([
                sql<number>`count(*)`.as('transfers'),
                sql<number>`count(*) filter (where t.status = 'open' and t.expires_at > ${now}::timestamptz)`.as(
                  'open',
                ),
              ])
              .whereRef('t.project_id', '=', 'projects.id')
              .as('t'),
          (join) => join.onTrue(),
        )
        .select(['projects.id', 'p.packages', 't.transfers', 't.open as openTransfers']),
    );
    const byProject = new Map(found.map(({ id, ...counts }) => [id, counts]));
    return ids.map((id) => assertDefined(byProject.get(id), 'engineering counts'));
  }).load(projectId);

const readProjectPage = <DB, TB extends keyof DB, R>(
  ctx: Context,
  projectId: string,
  page: Page,
  list: { name: string; alias: string; total: keyof EngineeringCounts },
  mine: (db: Db) => SelectQueryBuilder<DB, TB, R>,
): Promise<Listing<R>> =>
  batch(ctx, `${list.name}:${JSON.stringify(page)}`, async (ids) => {
    const found = await ctx.prepared(
      `${list.name}:${describeKeyset(page)}`,
      { ...toKeysetArgs(page), parents: [...new Set(ids)] },
      (db, { parents, ...args }) =>
        db
          .selectFrom(sql<{ parent: string }>`unnest(${parents}::uuid[])`.as<'parents'>(sql`parents(parent)`))
          .crossJoinLateral(() => paginateByKeyset(mine(db), page, args, newestFirst(list.alias), 'desc').as('page'))
          .selectAll()
          .$castTo<R & { parent: string }>(),
    );
    return ids.map((id) => ({
      rows: found.filter(({ parent }) => parent === id),
      total: async () => (await countEngineering(ctx, id))[list.total],
    }));
  }).load(projectId);

export const readPackages = (
  ctx: Context,
  projectId: string,
  page: Page,
  selected: readonly PackageColumn[],
): Promise<Listing<PackageRow>> =>
  readProjectPage(
    ctx,
    projectId,
    page,
    { name: `engineering packages of projects:${selected}`, alias: 'k', total: 'packages' },
    (db) =>
      db
        .selectFrom('engineering_package as k')
        .select(columns('k', selected))
        .where('k.project_id', '=', sql.ref<string>('parents.parent')),
  );

export const readTransfers = (
  ctx: Context,
  projectId: string,
  page: Page,
  selected: readonly TransferColumn[],
): Promise<Listing<TransferRow>> =>
  readProjectPage(
    ctx,
    projectId,
    page,
    { name: `engineering transfers of projects:${selected}`, alias: 't', total: 'transfers' },
    (db) =>
      db
        .selectFrom('engineering_transfer as t')
        .select(columns('t', selected))
        .where('t.project_id', '=', sql.ref<string>('parents.parent')),
  );

export const isRevisionTaken = async ({ rows }: Context, projectId: string, revision: string): Promise<boolean> =>
  (await rows
    .selectFrom('engineering_package')
    .select('id')
    .where('project_id', '=', projectId)
    .where('revision', '=', revision)
    .executeTakeFirst()) !== undefined;

export async function readCurrentPackage({ rows }: Context, projectId: string): Promise<CurrentPackage | null> {
  const files = await rows
    .selectFrom('engineering_package as k')
    .innerJoin('engineering_transfer as t', 't.id', 'k.transfer_id')
    .innerJoin('engineering_file as f', 'f.preview_id', 't.preview_id')
    .select([...columns('f', ['name', 'sizeBytes', 'sha256', 'uploadedAt', 'contentTransferId']), 'k.revision'])
    .where('k.project_id', '=', projectId)
    .where('k.status', '=', 'current')
    .where('f.status', '<>', 'rejected')
    .orderBy('f.position')
    .execute();
  return files[0] ? { revision: files[0].revision, files } : null;
}
