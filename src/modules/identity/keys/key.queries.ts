import { sql } from 'kysely';
import { describeKeyset, newestFirst, paginateByKeyset, toKeysetArgs } from '#db/keyset.ts';
import { createRecords } from '#db/records.ts';
import { columns, type Row } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import type { Listing, Page } from '#kernel/pagination/page.ts';
import type { ApiKey } from './key.entity.ts';

export const keyColumns = [
  'id',
  'createdAt',
  'label',
  'mode',
  'prefix',
  'last4',
  'scopes',
  'organisationId',
  'temporary',
  'expiresAt',
  'lastUsedAt',
  'revokedAt',
] as const;
type Column = (typeof keyColumns)[number];
export type KeyRow = Row<ApiKey, Column>;

export const keyRecords = createRecords('key', 'k.id', (db, selected: readonly Column[]) =>
  db.selectFrom('api_key as k').select(columns('k', selected)),
);

export async function listKeys(ctx: Context, page: Page, selected: readonly Column[]): Promise<Listing<KeyRow>> {
  const rows = await ctx.prepared(`keys:${selected}:${describeKeyset(page)}`, toKeysetArgs(page), (db, args) =>
    paginateByKeyset(
      db.selectFrom('api_key as k').select(columns('k', selected)),
      page,
      args,
      newestFirst('k'),
      'desc',
    ),
  );
  const counted = ctx.rows.selectFrom('api_key').select(sql<number>`count(*)`.as('count'));
  return { rows, total: async () => (await counted.executeTakeFirstOrThrow()).count };
}
