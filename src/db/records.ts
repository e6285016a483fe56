import { type AliasableExpression, type SelectQueryBuilder, sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { readersFor } from './operator-rows.ts';
import { batch, joinColumns, orderRows } from './rows.ts';

type Db = Context['rows'];
type Id = string | null | undefined;

/** How records of one kind are read by id. `load` answers null for what is absent or not visible to the caller. */
export type Records<Row, Column extends string> = {
  load: (ctx: Context, id: Id, selected: readonly Column[]) => Promise<Row | null>;
  selectIds: (db: Db) => AliasableExpression<{ id: string }>;
  /** Another than the context for records that operator staff read of all tenants. */
  readers: (ctx: Context) => Pick<Context, 'prepared'>;
};

/** One statement for all ids of a level of a document. `select` names the column `id` of the records. */
export function createRecords<DB, TB extends keyof DB, Row extends { id: string }, Column extends string>(
  name: string,
  idColumn: string,
  select: (db: Db, selected: readonly (Column | 'id')[], now: unknown) => SelectQueryBuilder<DB, TB, Row>,
  readers: (ctx: Context) => Pick<Context, 'prepared'> = (ctx) => ctx,
): Records<Row, Column | 'id'> {
  const load = (ctx: Context, ids: readonly string[], selected: readonly (Column | 'id')[]) =>
    readers(ctx).prepared(
      `${name} by id:${joinColumns(selected)}`,
      { ids, now: ctx.now().toISOString() },
      (db, { ids, now }) => select(db, selected, now).where(sql<boolean>`${sql.ref(idColumn)} = any(${ids}::uuid[])`),
    );
  return {
    load: async (ctx, id, selected) =>
      !id
        ? null
        : batch(ctx, `${name} by id:${joinColumns(selected)}`, async (ids) =>
            orderRows(ids, await load(ctx, ids, selected)),
          ).load(id),
    selectIds: (db) => select(db, ['id'], sql.lit(null)),
    readers,
  };
}

export type RecordTypes = ReadonlyMap<string, Pick<Records<unknown, never>, 'selectIds' | 'readers'>>;

/**
 * The type of the visible record with this id. Ids are unique over all types. Operator staff who read some types of all
 * tenants are asked in a second statement, so that it finds no other type of another tenant.
 */
export const findRecordType = (ctx: Context, id: string, types: RecordTypes): Promise<string | null> =>
  batch(ctx, 'types of records', async (ids) => {
    const isOfAllTenants = ([, { readers }]: [string, Pick<Records<unknown, never>, 'readers'>]) =>
      readers(ctx) !== ctx;
    const ofAllTenants = [...types].filter(isOfAllTenants);
    const own = [...types].filter((type) => !isOfAllTenants(type));
    const find = ({ prepared }: Pick<Context, 'prepared'>, searched: typeof own) =>
      prepared(`types of records:${searched.map(([type]) => type)}`, { ids }, (db, { ids }) =>
        searched
          .map(([type, { selectIds }]) =>
            db
              .selectFrom(selectIds(db).as('r'))
              .select(['r.id', sql.lit(type).as('type')])
              .where(sql<boolean>`r.id = any(${ids}::uuid[])`),
          )
          .reduce((all, one) => all.unionAll(one)),
      );
    const found = await Promise.all([
      find(ctx, own),
      ...(ofAllTenants.length ? [find(readersFor(ctx), ofAllTenants)] : []),
    ]);
    return orderRows(ids, found.flat()).map((row) => row?.type ?? null);
  }).load(id);
