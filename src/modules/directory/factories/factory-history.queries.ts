import { sql } from 'kysely';
import { createList, isWithin } from '#db/list.ts';
import { batch, orderRows } from '#db/rows.ts';
import { isOperator } from '#kernel/access.ts';
import { isRecord } from '#kernel/assert.ts';
import type { Context } from '#kernel/context.ts';
import { removeContacts } from './contacts/raw-contacts.rules.ts';
import type { FieldChange } from './factory.schema.ts';
import { operatorFields } from './import/factory-changes.rules.ts';

export type HistoryRow = { id: string; at: string; source: string; line: number; changes: FieldChange[] | null };

/** Changes of the fields `hidden` are left out, and imports that changed nothing else. */
const createHistoryList = (readers: string, hidden: readonly string[]) =>
  createList({
    name: `factory history for ${readers}`,
    id: 'h.id',
    select: (db, _: readonly (keyof HistoryRow)[]) => {
      const seen = sql<FieldChange[]>`(
        select jsonb_agg(one order by at) from jsonb_array_elements(c.changes) with ordinality as each(one, at)
        where not one ->> 'field' = any(array[${sql.join(hidden.map((field) => sql.lit(field)))}]::text[]))`;
      const changes = db
        .selectFrom('factory_change as c')
        .innerJoin('factory_import as i', 'i.id', 'c.import_id')
        .where(sql<boolean>`${seen} is not null`)
        .select(['c.factory_id', 'c.id as id', 'c.at as at', 'i.source as source', 'c.import_line as line'])
        .select(seen.as('changes'));
      const arrival = db
        .selectFrom('factory as f')
        .innerJoin('factory_import as i', 'i.id', 'f.import_id')
        .select(['f.id as factory_id', 'f.id as id', 'f.created_at as at', 'i.source as source'])
        .select(['f.import_line as line', sql<FieldChange[]>`null::jsonb`.as('changes')]);
      return db
        .selectFrom(changes.unionAll(arrival).as('h'))
        .select(['h.id', 'h.at', 'h.source', 'h.line', 'h.changes'])
        .$castTo<HistoryRow>();
    },
    orders: { CREATED_AT: { by: sql.ref('h.at'), type: 'timestamptz', column: 'at' } },
    conditions: {
      field: {
        where: (fields) => sql<boolean>`exists (
          select from jsonb_array_elements(h.changes) as one where one ->> 'field' = any(${fields}::text[]))`,
      },
      ...isWithin('createdAt', sql.ref('h.at'), 'timestamptz'),
    },
    parents: { factory: 'h.factory_id' },
  });

const wholeList = createHistoryList('operator staff', []);
const publicList = createHistoryList('customers', [...operatorFields]);

export const historyList: Pick<typeof publicList, 'fields' | 'toKeyset' | 'read'> = {
  ...publicList,
  read: (ctx, request) => (isOperator(ctx.viewer) ? wholeList : publicList).read(ctx, request),
};

export type Provenance = { kind: 'import'; reference: string; quote: string | null; recordedAt: string };

export const readProvenance = (ctx: Context, factoryId: string, field: string): Promise<Provenance | null> =>
  batch(ctx, `provenance:${field}`, async (ids) => {
    const { rows } = await sql<{ id: string; at: string; source: string; line: number; raw: Record<string, unknown> }>`
      select f.id, coalesce(c.at, f.created_at) as at, i.source, coalesce(c.import_line, f.import_line) as line, f.raw
      from factory f
      left join lateral (
        select at, import_id, import_line from factory_change c
        where c.factory_id = f.id and c.changes @> ${JSON.stringify([{ field }])}::jsonb order by at desc, id desc limit 1
      ) as c on true
      join factory_import i on i.id = coalesce(c.import_id, f.import_id)
      where f.id = any(${ids}::uuid[])`.execute(ctx.rows);
    return orderRows(ids, rows).map((row) => {
      if (!row) return null;
      const quote = isOperator(ctx.viewer) ? findQuote(removeContacts(row.raw), field) : null;
      return { kind: 'import' as const, reference: `${row.source}:${row.line}`, quote, recordedAt: row.at };
    });
  }).load(factoryId);

function findQuote(raw: Record<string, unknown>, field: string): string | null {
  const [parent = '', name] = field.split('.');
  const outer = raw[parent];
  const found = name === undefined ? outer : ((isRecord(outer) ? outer[name] : undefined) ?? raw[name]);
  if (found === undefined || found === null) return null;
  return typeof found === 'string' ? found : JSON.stringify(found);
}
