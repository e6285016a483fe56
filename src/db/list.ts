import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { assertDefined } from '#kernel/assert.ts';
import type { Context } from '#kernel/context.ts';
import type { Keyset, Listing, Page } from '#kernel/pagination/page.ts';
import {
  describeKeyset,
  isAfterInBranch,
  paginateByKeyset,
  type SortKey,
  toConditionArgs,
  toKeysetArgs,
} from './keyset.ts';
import { batch, groupRows } from './rows.ts';

type Db = Context['rows'];
type Args = Record<string, unknown>;

/** What records are sorted by. Rows hold it as `column`; `absent` stands for null. Ties are broken by id. */
type SortOrder<Column extends string> = SortKey & { column: Column; absent?: string };

/** `columns`: those whose joins the condition needs. */
export type Condition<Column extends string, Field extends string> = {
  where: (value: unknown, now: unknown) => RawBuilder<boolean>;
  columns?: readonly Column[];
  /** Few records meet it, and an index knows them: other conditions are checked on these. */
  isSelective?: boolean;
  /** Reads the first rows of each value by its own index scan: one scan for any of them would lose the order. */
  split?: Split<Field>;
  /** At most `max` ids, among them those of all records that meet the condition, if there are fewer than `max`. */
  search?: (value: unknown, max: RawBuilder<number>) => RawBuilder<string[]>;
};

/** `orders`: those for which an index begins with the column. `sorts`: the one that sorts by it. */
type Split<Field extends string> = {
  column: RawBuilder<unknown>;
  values: (values: unknown) => RawBuilder<unknown>;
  orders: readonly Field[];
  sorts?: Field;
};

type Definition<DB, TB extends keyof DB, Row, Column extends string, Field extends string, Parent extends string> = {
  name: string;
  id: string;
  /** What breaks ties; the uuid unless stated otherwise. */
  tie?: SortKey;
  select: (db: Db, selected: readonly Column[], now: unknown) => SelectQueryBuilder<DB, TB, Row>;
  orders: Readonly<Record<Field, SortOrder<NoInfer<Column>>>>;
  conditions: Readonly<Record<string, Condition<NoInfer<Column>, NoInfer<Field>>>>;
  /** Columns with the id of a record that such lists belong to. */
  parents?: Readonly<Record<Parent, string>>;
  readers?: (ctx: Context) => Pick<Context, 'rows' | 'prepared'>;
  /** The number of matching records where it is known without reading them, else null. */
  count?: (ctx: Context, filter: object) => Promise<number> | null;
};

export type Order<Field extends string> = { field: Field; direction: 'ASC' | 'DESC' };
export type Request<Column extends string, Field extends string, Parent extends string> = {
  page: Page;
  order: Order<Field>;
  filter: object;
  selected: readonly Column[];
  parent?: { of: Parent; id: string } | undefined;
};

/** One statement for a page, or for the pages of all parents of a level. */
export function createList<
  DB,
  TB extends keyof DB,
  Row extends object,
  Column extends string,
  Field extends string,
  Parent extends string = never,
>(definition: Definition<DB, TB, Row, Column, Field, Parent>) {
  const { name, id, select, orders, conditions, readers = (ctx: Context) => ctx } = definition;
  const tie: SortKey = definition.tie ?? { by: sql.ref(id), type: 'uuid' };

  const findCondition = (key: string): Condition<Column, Field> => {
    const condition = conditions[key];
    if (!condition) throw new Error(`The list ${name} has no condition ${key}.`);
    return condition;
  };
  const listColumns = (keys: readonly string[]) => keys.flatMap((key) => findCondition(key).columns ?? []);
  const selectMatching = (db: Db, keys: readonly string[], args: Args, columns: readonly Column[]) =>
    keys.reduce(
      (query, key) => query.where(findCondition(key).where(args[key], args['now'])),
      select(db, [...new Set([...columns, ...listColumns(keys)])], args['now']),
    );

  /** The matching records, to be counted or grouped. `columns`: those whose joins are needed. */
  const match = (ctx: Context, filter: object, columns: readonly Column[] = []) => {
    const args = { ...toConditionArgs(filter), now: ctx.now().toISOString() };
    const keys = Object.keys(args).filter((key) => key !== 'now');
    return selectMatching(readers(ctx).rows, keys, args, columns).clearSelect();
  };

  async function read(
    ctx: Context,
    { page, order: { field, direction }, filter, selected, parent }: Request<Column, Field, Parent>,
  ): Promise<Listing<Row>> {
    const { column, ...sortKey } = orders[field];
    const given = toConditionArgs(filter);
    const keys = Object.keys(given);
    const columns = [...new Set([...selected, column])];
    const shape = `${name}:${columns}:${keys}:${field} ${direction}:${describeKeyset(page)}`;
    const args: Args = { ...given, ...toKeysetArgs(page), now: ctx.now().toISOString() };
    type Query = SelectQueryBuilder<DB, TB, Row>;
    const sortKeys: SortKey[] = [sortKey, tie];
    const towards = direction === 'ASC' ? 'asc' : 'desc';
    const paginate = (query: Query, page: Page, args: Args) => paginateByKeyset(query, page, args, sortKeys, towards);
    if (!parent) {
      const selectIds = (db: Db, args: Args) => {
        if (keys.some((key) => findCondition(key).isSelective)) return null;
        const searchKey = keys.find((key) => findCondition(key).search);
        if (searchKey) return selectFoundIds(db, searchKey, args);
        const splitKey = keys.find((key) => findCondition(key).split?.orders.includes(field));
        return splitKey === undefined ? null : selectSplitIds(db, splitKey, args);
      };
      const selectSplitIds = (db: Db, key: string, args: Args) => {
        const { column: splitColumn, values, sorts } = assertDefined(findCondition(key).split, 'split');
        const matching = selectMatching(db, keys, args, [column]).where(sql<boolean>`${splitColumn} = branches.value`);
        const isAfter = isAfterInBranch(sql.ref(id), (towards === 'asc') !== page.back, args);
        const branch =
          sorts === field && page.from
            ? paginate(matching.where(isAfter), { ...page, from: null }, {})
            : paginate(matching, page, args);
        return sql`(select page.found from unnest(${values(args[key])}) as branches(value)
          cross join lateral (${selectId(branch)}) as page)`;
      };
      /**
       * Where many records match, the first of the order fill a page; where few do, an index finds all. So looks through
       * the first of the order, then asks the index, and reads on in the order if the index knows more than that reads.
       */
      const selectFoundIds = (db: Db, key: string, args: Args) => {
        const matches = sql<boolean>`(${sql.join(
          keys.map((key) => findCondition(key).where(args[key], args['now'])),
          sql` and `,
        )})`;
        const window = { ...page, first: searchWindow - 1 };
        const first = paginate(select(db, [...new Set([column, ...listColumns(keys)])], args['now']), window, args)
          .clearSelect()
          .select([sql.ref<string>(id).as('found'), sortKey.by.as('sort'), matches.as('matches')]);
        const ends = sql.raw((direction === 'ASC') === page.back ? 'desc' : 'asc');
        const length = sql.lit(page.first + 1);
        const search = assertDefined(findCondition(key).search, 'search');
        const matching = paginate(selectMatching(db, keys, args, [column]), page, args);
        const isFound = sql<boolean>`${sql.ref(id)} = any((select ids from candidates where cardinality(ids) < most)::uuid[])`;
        const isUnknown = sql<boolean>`(select continues and (ids is null or cardinality(ids) = most) from candidates)`;
        return sql`(
          with first as materialized (${first}), seen as (
            select count(*) = ${sql.lit(searchWindow)} and count(*) filter (where matches) < ${length} as continues,
              least(${maxFound}, ${length} * ${sql.lit(searchWindow)} / greatest(count(*) filter (where matches), 1))::int as most
            from first
          ), candidates as materialized (
            select case when continues and most > ${worthAsking} then ${search(args[key], sql`most`)} end as ids, most, continues
            from seen
          )
          (select found from first where matches order by sort ${ends}, found ${ends} limit ${length})
          union all (${selectId(matching.where(isFound))})
          union all (${selectId(matching.where(isUnknown))})
        )`;
      };
      const selectId = (query: Query) => query.clearSelect().select(sql.ref<string>(id).as('found'));
      const rows = await readers(ctx).prepared(shape, args, (db, args) => {
        const ids = selectIds(db, args);
        if (!ids) return paginate(selectMatching(db, keys, args, columns), page, args);
        // As a list that is known first: a join would be planned by numbers of rows that nobody can estimate.
        const isSelected = sql<boolean>`${sql.ref(id)} = any(array${ids})`;
        return paginate(select(db, columns, args['now']).where(isSelected), { ...page, from: null }, {});
      });
      return { rows, total: async () => (await definition.count?.(ctx, filter)) ?? count(match(ctx, filter)) };
    }

    const parentColumn = sql.ref<string>(definition.parents?.[parent.of] ?? '');
    const isOfParent = sql<boolean>`${parentColumn} = parents.parent`;
    const key = `${name} of ${parent.of}:${JSON.stringify([page, field, direction, filter])}`;
    return batch(ctx, `${key}:${columns}`, async (ids) => {
      const found = await readers(ctx).prepared(
        `${shape} of ${parent.of}`,
        { ...args, parents: [...new Set(ids)] },
        (db, { parents, ...args }) =>
          db
            .selectFrom(sql<{ parent: string }>`unnest(${parents}::uuid[])`.as<'parents'>(sql`parents(parent)`))
            .crossJoinLateral(() =>
              paginate(selectMatching(db, keys, args, columns).where(isOfParent), page, args).as('page'),
            )
            .selectAll()
            .$castTo<Row & { parent: string }>(),
      );
      const pages = Map.groupBy<string, Row & { parent: string }>(found, (row) => row.parent);
      const countOne = (id: string) =>
        batch(ctx, `count of ${key}`, async (ids) => {
          const counted = await match(ctx, filter)
            .select([parentColumn.as('parent'), sql<number>`count(*)`.as('count')])
            .where(sql<boolean>`${parentColumn} = any(${ids}::uuid[])`)
            .groupBy(parentColumn)
            .$castTo<{ parent: string; count: number }>()
            .execute();
          return groupRows(ids, 'parent', counted).map(([row]) => row?.count ?? 0);
        }).load(id);
      return ids.map((id): Listing<Row> => ({ rows: pages.get(id) ?? [], total: () => countOne(id) }));
    }).load(parent.id);
  }

  const toKeyset = (row: Row, field: Field): Keyset => {
    const { column, absent = '' } = orders[field];
    return [String(Reflect.get(row, column) ?? absent), String(Reflect.get(row, 'id'))];
  };

  /** Whether the record meets the conditions, if there are any. */
  const matches = async (ctx: Context, recordId: string, filter: object | null | undefined): Promise<boolean> =>
    !filter || (await count(match(ctx, filter).where(sql<boolean>`${sql.ref(id)} = ${recordId}`))) > 0;

  return { fields: Object.keys(orders) as Field[], toKeyset, read, match, matches };
}

export type List<Row, Column extends string, Field extends string, Parent extends string> = {
  fields: readonly Field[];
  toKeyset: (row: Row, field: Field) => Keyset;
  read: (ctx: Context, request: Request<Column, Field, Parent>) => Promise<Listing<Row>>;
};

/** With fewer matches among so many records, the index is asked. */
const searchWindow = 4000;
const maxFound = sql.lit(25_000);
/** So many records are read in their order before the index has answered. */
const worthAsking = sql.lit(12_000);

const count = async <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): Promise<number> =>
  (await query.select(sql<number>`count(*)`.as('count')).$castTo<{ count: number }>().executeTakeFirstOrThrow()).count;

export const isOneOf = (column: RawBuilder<unknown>) => ({
  where: (values: unknown) => sql<boolean>`${column} = any(${values}::text[])`,
});

export const hasId = (column: RawBuilder<unknown>) => ({
  where: (id: unknown) => sql<boolean>`${column} = ${id}::uuid`,
  isSelective: true,
});

/** Inclusive. */
export const isWithin = (name: string, column: RawBuilder<unknown>, type: 'timestamptz' | 'date') => ({
  [`${name}_from`]: { where: (from: unknown) => sql<boolean>`${column} >= ${from}::${sql.raw(type)}` },
  [`${name}_to`]: { where: (to: unknown) => sql<boolean>`${column} <= ${to}::${sql.raw(type)}` },
});

/** Whether the text is part of one of the columns, in any case. */
export const contains = (...columns: RawBuilder<unknown>[]) => ({
  where: (text: unknown) =>
    sql<boolean>`position(lower(${text}::text) in lower(concat_ws(chr(10), ${sql.join(columns)}))) > 0`,
});
