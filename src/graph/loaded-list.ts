import type { List } from '#db/list.ts';
import type { Keyset } from '#kernel/pagination/page.ts';

/** A list whose records came with the one that it belongs to: filtered, sorted and paged in memory. Ties are broken by id. */
export function createLoadedList<Row extends { id: string }, Field extends string, Filter extends object>(
  records: readonly Row[],
  orders: Readonly<Record<Field, (row: Row) => string>>,
  matches: (row: Row, filter: Filter) => boolean,
): List<Row, never, Field, never> {
  const toKeyset = (row: Row, field: Field): Keyset => [orders[field](row), row.id];
  return {
    fields: Object.keys(orders) as Field[],
    toKeyset,
    read: async (_, { page: { first, from, back }, order: { field, direction }, filter }) => {
      const sign = (direction === 'ASC') === back ? -1 : 1;
      const compare = (a: Keyset, b: Keyset) => sign * compareKeysets(a, b);
      const found = records
        .filter((row) => matches(row, filter as Filter))
        .toSorted((a, b) => compare(toKeyset(a, field), toKeyset(b, field)));
      const rest = from ? found.filter((row) => compare(toKeyset(row, field), from) > 0) : found;
      return { rows: rest.slice(0, first + 1), total: async () => found.length };
    },
  };
}

function compareKeysets(a: Keyset, b: Keyset): number {
  for (const [i, value] of a.entries()) {
    const other = b[i] ?? '';
    if (value !== other) return value < other ? -1 : 1;
  }
  return 0;
}

/** Both ends belong to it. What has no time is in no range. */
export const isInRange = (
  time: string | null,
  range: { from?: string | null | undefined; to?: string | null | undefined } | null | undefined,
): boolean => {
  if (!range) return true;
  const at = time === null ? Number.NaN : Date.parse(time);
  return (range.from == null || at >= Date.parse(range.from)) && (range.to == null || at <= Date.parse(range.to));
};

export const includesText = (text: string | null, part: string | null | undefined): boolean =>
  !part || (text ?? '').toLowerCase().includes(part.toLowerCase());
