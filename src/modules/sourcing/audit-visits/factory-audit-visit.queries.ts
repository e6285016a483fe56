import { sql } from 'kysely';
import { batch } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import { taskReaders } from '#modules/sourcing/actions/tasks/task.queries.ts';

/** Those that the action has resolved; none for another kind. */
export const listVisitedFactoryIds = (ctx: Context, actionId: string): Promise<string[]> =>
  batch(ctx, 'visited factories', async (ids) => {
    const found = await taskReaders(ctx)
      .rows.selectFrom('action as a')
      .select([
        'a.id',
        sql<string[] | null>`jsonb_path_query_array(a.output, '$.result.factories[*].factoryId')`.as('visited'),
      ])
      .where(sql<boolean>`a.id = any(${ids}::uuid[])`)
      .execute();
    const byAction = new Map(found.map(({ id, visited }) => [id, visited ?? []]));
    return ids.map((id) => byAction.get(id) ?? []);
  }).load(actionId);
