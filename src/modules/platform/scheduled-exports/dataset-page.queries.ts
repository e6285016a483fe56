import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import type { IdRange } from './dataset.rules.ts';

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

/** Sandbox keys are tenants too, and are not exported. */
export const isOfOrganisation = (owner: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from organisation where id = ${sql.ref(owner)})`;
