import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Page } from '#kernel/pagination/page.ts';

export type SortKey = { by: RawBuilder<unknown>; type: 'timestamptz' | 'uuid' | 'text' | 'date' | 'int8' };

export const toKeysetArgs = ({ from }: Page): Record<string, unknown> =>
  Object.fromEntries((from ?? []).map((value, i) => [`from${i}`, value]));

/** Contains the size: with a parameter as limit, PostgreSQL would plan the statement at each execution. */
export const describeKeyset = ({ first, back, from }: Page): string =>
  `${first}${back ? ' back' : ''}${from ? ' from' : ''}`;

/** Fetches one row more than requested to tell whether there are more. Rows of a backward page are in reverse order. */
export function paginateByKeyset<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { first, from, back }: Page,
  args: Record<string, unknown>,
  keys: readonly SortKey[],
  direction: 'asc' | 'desc',
): SelectQueryBuilder<DB, TB, O> {
  const sortDirection = back ? opposite[direction] : direction;
  let page = query.limit(sql.lit(first + 1));
  for (const { by } of keys) page = page.orderBy(by, sortDirection);
  if (!from) return page;
  const toRowExpression = (parts: RawBuilder<unknown>[]) => sql`(${sql.join(parts)})`;
  const sortValues = toRowExpression(keys.map(({ by }) => by));
  const start = toRowExpression(keys.map(({ type }, i) => sql`${args[`from${i}`]}::${sql.raw(type)}`));
  return page.where(sql<boolean>`${sortValues} ${sql.raw(sortDirection === 'asc' ? '>' : '<')} ${start}`);
}

const opposite = { asc: 'desc', desc: 'asc' } as const;

/**
 * A condition for each given value. Ends of ranges and booleans have conditions of their own, because the text of a
 * statement must not depend on a value: `createdAt_from`, `createdAt_to`, `waiting_true`.
 */
export function toConditionArgs(filter: object): Record<string, unknown> {
  const given = Object.entries(filter).flatMap(([name, value]): [string, unknown][] => {
    if (value === null || value === undefined) return [];
    if (typeof value === 'boolean') return [[`${name}_${value}`, value]];
    if (typeof value !== 'object' || Array.isArray(value)) return [[name, value]];
    return Object.entries(value).map(([end, limit]) => [`${name}_${end}`, limit]);
  });
  return Object.fromEntries(given.filter(([, value]) => value !== null && value !== undefined));
}

const minUuid = sql`'00000000-0000-0000-0000-000000000000'::uuid`;
const maxUuid = sql`'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid`;

/**
 * Of branches in which all records have one sort value, `branches.value`: whether a record is after the cursor. A
 * comparison of value and id would read each branch from its start.
 */
export function isAfterInBranch(
  id: RawBuilder<unknown>,
  isAscending: boolean,
  { from0, from1 }: Record<string, unknown>,
) {
  const [after, least] = isAscending ? [sql.raw('>'), minUuid] : [sql.raw('<'), maxUuid];
  return sql<boolean>`branches.value ${after}= ${from0}::text
    and ${id} ${after} case when branches.value = ${from0}::text then ${from1}::uuid else ${least} end`;
}
