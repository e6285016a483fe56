import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Page } from '#kernel/pagination/page.ts';

/** One sort key of a list: the expression that sorts and the type its value has in PostgreSQL. */
export type SortKey = { by: RawBuilder<unknown>; type: 'timestamptz' | 'uuid' };

/** Newest first; the id decides between rows of one millisecond. */
export const newestFirst = (alias: string): SortKey[] => [
  { by: sql.ref(`${alias}.created_at`), type: 'timestamptz' },
  { by: sql.ref(`${alias}.id`), type: 'uuid' },
];

/** What a page gives to its statement: the sort values that it goes on from. */
export const toKeysetArgs = ({ from }: Page): Record<string, unknown> =>
  Object.fromEntries((from ?? []).map((value, i) => [`from${i}`, value]));

/**
 * The part of a page that changes the text of its statement. The size is part of it: PostgreSQL would plan a statement
 * with an unknown limit anew at each execution.
 */
export const describeKeyset = ({ first, back, from }: Page): string =>
  `${first}${back ? ' back' : ''}${from ? ' from' : ''}`;

/**
 * Cuts a page out of an ordered list by comparing sort keys, never by counting rows over.
 * Fetches one row more than asked for, which tells whether there are more. Rows of a page that goes back come reversed.
 */
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
  const mine = toRowExpression(keys.map(({ by }) => by));
  const given = toRowExpression(keys.map(({ type }, i) => sql`${args[`from${i}`]}::${sql.raw(type)}`));
  return page.where(sql<boolean>`${mine} ${sql.raw(sortDirection === 'asc' ? '>' : '<')} ${given}`);
}

const opposite = { asc: 'desc', desc: 'asc' } as const;
