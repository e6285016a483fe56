import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import type { Scalar } from '../exports/export-column.rules.ts';
import { createDataset, type Dataset, type IdRange, type Partition } from './dataset.rules.ts';

type Db = Context['rows'];

/** A statement then takes a fraction of its deadline, however large the table is. */
const pageSize = 20_000;

export const createPages =
  (table: string) =>
  async (db: Db, after: string | null): Promise<string | null> => {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} where ${isAfter('id', after)}
      order by id offset ${pageSize - 1} limit 1`.execute(db);
    return rows[0]?.id ?? null;
  };

const isAfter = (column: string, id: string | null): RawBuilder<boolean> =>
  id === null ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} > ${id}`;

/** Without `since`, all rows of the page. */
export const isExported = (
  { id, changedAt }: { id: string; changedAt: string },
  { after, until }: IdRange,
  since: string | null,
): RawBuilder<boolean> => {
  const upTo = until === null ? sql<boolean>`true` : sql<boolean>`${sql.ref(id)} <= ${until}`;
  const changed = since === null ? sql<boolean>`true` : sql<boolean>`${sql.ref(changedAt)} >= ${since}::timestamptz`;
  return sql<boolean>`${isAfter(id, after)} and ${upTo} and ${changed}`;
};

type TenantDataset = {
  name: string;
  /** The table is `t` in all expressions. */
  table: string;
  join?: string;
  changedAt: string;
  createdAt: string;
  /** Type and SQL of each column after the id of the organisation. */
  columns: Readonly<Record<string, readonly [Scalar, string]>>;
};

/** Partitioned by organisation and month. Sandbox keys are tenants too, and are not exported. */
export function createTenantDataset({ name, table, join = '', changedAt, createdAt, columns }: TenantDataset): Dataset {
  const exported = Object.entries({ organisationId: ['text', 't.owner'] as const, ...columns });
  const selected = exported.map(([column, [, expression]]) => sql`${sql.raw(expression)} as ${sql.id(column)}`);
  return createDataset<Partition & Record<string, unknown>>({
    name,
    findPageEnd: createPages(table),
    read: async (db, range, since) => {
      const { rows } = await sql<Partition & Record<string, unknown>>`
        select ${sql.join(selected)}, to_char(${sql.raw(createdAt)} at time zone 'UTC', 'YYYY-MM') as month
        from ${sql.table(table)} t ${sql.raw(join)}
        where ${isExported({ id: 't.id', changedAt }, range, since)}
          and exists (select from organisation where id = t.owner)
        order by t.id`.execute(db);
      return rows;
    },
    columns: exported.map(([column, [kind]]) => ({ name: column, kind, read: (row) => toValue(row[column], kind) })),
    partitionOf: ({ organisationId, month }) => ({ organisationId, month }),
  });
}

/** Times and days of rows are ISO texts. */
const toValue = (value: unknown, kind: Scalar): unknown =>
  typeof value === 'string' && (kind === 'time' || kind === 'day') ? new Date(value) : value;
