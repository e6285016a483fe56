import { sql } from 'kysely';
import { createList, isOneOf, isWithin } from '#db/list.ts';
import { batch, columns } from '#db/rows.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { Context } from '#kernel/context.ts';
import { selectPackages, selectTransfers } from './engineering.queries.ts';
import type { CurrentPackage } from './preview.rules.ts';

export type EngineeringCounts = { packages: number; openTransfers: number };

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
              .select(sql<number>`count(*)`.as('open'))
              .where(sql<boolean>`t.status = 'open' and t.expires_at > ${now}::timestamptz`)
              .whereRef('t.project_id', '=', 'projects.id')
              .as('t'),
          (join) => join.onTrue(),
        )
        .select(['projects.id', 'p.packages', 't.open as openTransfers']),
    );
    const byProject = new Map(found.map(({ id, ...counts }) => [id, counts]));
    return ids.map((id) => assertDefined(byProject.get(id), 'engineering counts'));
  }).load(projectId);

export const packageList = createList({
  name: 'engineering packages',
  id: 'k.id',
  select: selectPackages,
  orders: { CREATED_AT: { by: sql.ref('k.created_at'), type: 'timestamptz', column: 'createdAt' } },
  conditions: {
    status: isOneOf(sql.ref('k.status')),
    ...isWithin('createdAt', sql.ref('k.created_at'), 'timestamptz'),
  },
  parents: { project: 'k.project_id' },
});

export const transferList = createList({
  name: 'engineering transfers',
  id: 't.id',
  select: selectTransfers,
  orders: { CREATED_AT: { by: sql.ref('t.created_at'), type: 'timestamptz', column: 'createdAt' } },
  conditions: {
    status: {
      where: (statuses, now) => sql<boolean>`case
        when t.status = 'open' and t.expires_at <= ${now}::timestamptz then 'expired' else t.status end = any(${statuses}::text[])`,
    },
    ...isWithin('createdAt', sql.ref('t.created_at'), 'timestamptz'),
  },
  parents: { project: 't.project_id' },
});

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
