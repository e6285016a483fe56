import { sql } from 'kysely';
import { paginateByKeyset, type SortKey, toKeysetArgs } from '#db/keyset.ts';
import { batch, orderRows } from '#db/rows.ts';
import { isOperator } from '#kernel/access.ts';
import { isRecord } from '#kernel/assert.ts';
import type { Context } from '#kernel/context.ts';
import type { Listing, Page } from '#kernel/pagination/page.ts';
import { removeContacts } from './contacts/raw-contacts.rules.ts';
import type { FieldChange } from './factory.schema.ts';
import { operatorFields } from './import/factory-changes.rules.ts';

export type HistoryRow = { id: string; at: string; source: string; line: number; changes: FieldChange[] | null };

const newestFirst: SortKey[] = [
  { by: sql.ref('h.at'), type: 'timestamptz' },
  { by: sql.ref('h.id'), type: 'uuid' },
];

export async function listHistory(
  { rows, viewer }: Context,
  factoryId: string,
  page: Page,
): Promise<Listing<HistoryRow>> {
  const hidden = isOperator(viewer) ? [] : [...operatorFields];
  const seen = sql<FieldChange[]>`(
    select jsonb_agg(one order by at) from jsonb_array_elements(c.changes) with ordinality as each(one, at)
    where not one ->> 'field' = any(${hidden}::text[]))`;
  const changes = rows
    .selectFrom('factory_change as c')
    .innerJoin('factory_import as i', 'i.id', 'c.import_id')
    .where('c.factory_id', '=', factoryId)
    .where(sql<boolean>`${seen} is not null`)
    .select(['c.id as id', 'c.at as at', 'i.source as source', 'c.import_line as line', seen.as('changes')]);
  const arrival = rows
    .selectFrom('factory as f')
    .innerJoin('factory_import as i', 'i.id', 'f.import_id')
    .where('f.id', '=', factoryId)
    .select([
      'f.id as id',
      'f.created_at as at',
      'i.source as source',
      'f.import_line as line',
      sql<FieldChange[]>`null::jsonb`.as('changes'),
    ]);
  const history = rows.selectFrom(changes.unionAll(arrival).as('h'));
  return {
    rows: await paginateByKeyset(history.selectAll(), page, toKeysetArgs(page), newestFirst, 'desc').execute(),
    total: async () => (await history.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()).count,
  };
}

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
