import { sql } from 'kysely';
import { createList, isOneOf, isWithin } from '#db/list.ts';
import { createRecords } from '#db/records.ts';
import { columns, type Row } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import type { Export } from './export.entity.ts';

export const exportColumns = [
  ...(['id', 'createdAt', 'kind', 'format', 'filter', 'status', 'failure', 'rows', 'bytes'] as const),
  ...(['sha256', 'expiresAt'] as const),
];
type Column = (typeof exportColumns)[number];
export type ExportRow = Row<Export, Column>;

const selectExports = (db: Context['rows'], selected: readonly Column[]) =>
  db.selectFrom('export as e').select(columns('e', selected));

export const exportList = createList({
  name: 'exports',
  id: 'e.id',
  select: selectExports,
  orders: { CREATED_AT: { by: sql.ref('e.created_at'), type: 'timestamptz', column: 'createdAt' } },
  conditions: {
    kind: isOneOf(sql.ref('e.kind')),
    format: isOneOf(sql.ref('e.format')),
    status: isOneOf(sql.ref('e.status')),
    ...isWithin('createdAt', sql.ref('e.created_at'), 'timestamptz'),
  },
});

export const readExport = (
  { rows }: Context,
  id: string,
  selected: readonly Column[] = exportColumns,
): Promise<ExportRow> =>
  selectExports(rows, selected)
    .where('e.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('export'));

export const exportRecords = createRecords('export', 'e.id', selectExports);

/** Throws if a chunk is missing: content that expires during a download must not look complete. */
export async function* readContent(
  ctx: Context,
  { id, bytes }: { id: string; bytes: number },
): AsyncGenerator<Uint8Array> {
  for (let number = 0, left = bytes; left > 0; number++) {
    const [chunk] = await ctx.prepared('export chunk', { id, number }, (db, { id, number }) =>
      db.selectFrom('export_chunk').select('bytes').where('export_id', '=', id).where('number', '=', number),
    );
    if (!chunk) throw new Error(`The content of export ${id} expired during the download.`);
    left -= chunk.bytes.length;
    yield chunk.bytes;
  }
}
