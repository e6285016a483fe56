import { sql } from 'kysely';
import { describeKeyset, newestFirst, paginateByKeyset, toKeysetArgs } from '#db/keyset.ts';
import { createRecords } from '#db/records.ts';
import { columns, type Row } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import { notFound } from '#kernel/errors.ts';
import type { Listing, Page } from '#kernel/pagination/page.ts';
import type { Export } from './export.entity.ts';

export const exportColumns = [
  ...(['id', 'createdAt', 'kind', 'format', 'filter', 'status', 'failure', 'rows', 'bytes'] as const),
  ...(['sha256', 'expiresAt'] as const),
];
type Column = (typeof exportColumns)[number];
export type ExportRow = Row<Export, Column>;

export async function listExports(ctx: Context, page: Page, selected: readonly Column[]): Promise<Listing<ExportRow>> {
  const rows = await ctx.prepared(`exports:${selected}:${describeKeyset(page)}`, toKeysetArgs(page), (db, args) =>
    paginateByKeyset(db.selectFrom('export as e').select(columns('e', selected)), page, args, newestFirst('e'), 'desc'),
  );
  const counted = ctx.rows.selectFrom('export').select(sql<number>`count(*)`.as('count'));
  return { rows, total: async () => (await counted.executeTakeFirstOrThrow()).count };
}

export const readExport = (
  { rows }: Context,
  id: string,
  selected: readonly Column[] = exportColumns,
): Promise<ExportRow> =>
  rows
    .selectFrom('export as e')
    .select(columns('e', selected))
    .where('e.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('export'));

export const exportRecords = createRecords('export', 'e.id', (db, selected: readonly Column[]) =>
  db.selectFrom('export as e').select(columns('e', selected)),
);

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
