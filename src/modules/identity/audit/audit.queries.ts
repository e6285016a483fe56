import { type RawBuilder, sql } from 'kysely';
import { paginateByKeyset, type SortKey, toKeysetArgs } from '#db/keyset.ts';
import { createRecords } from '#db/records.ts';
import { columns, type Row } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import type { Listing, Page } from '#kernel/pagination/page.ts';
import type { AuditEntry } from './audit.entity.ts';
import { mayReadAllChains } from './audit.rules.ts';
import { AuditFilter } from './audit.schema.ts';

const auditColumns = [
  ...(['id', 'owner', 'at', 'actor', 'action', 'resource', 'resourceId'] as const),
  ...(['requestId', 'detail', 'seq', 'hash'] as const),
];
export type AuditRow = Row<AuditEntry, (typeof auditColumns)[number]>;

const newestFirst: SortKey[] = [
  { by: sql.ref('a.at'), type: 'timestamptz' },
  { by: sql.ref('a.id'), type: 'uuid' },
];

const filterColumns: Record<keyof AuditFilter, RawBuilder<unknown>> = {
  organisationId: sql.ref('a.owner'),
  actor: sql.ref('a.actor'),
  action: sql.ref('a.action'),
  resource: sql.ref('a.resource'),
  resourceId: sql.ref('a.resource_id'),
};

const filterFields = AuditFilter.keyof().options;

/** Of the own organisation. Other chains are read by the list alone. */
export const auditRecords = createRecords('audit entry', 'a.id', (db) =>
  db.selectFrom('audit_entry as a').select(columns('a', auditColumns)),
);

export async function listAudit(ctx: Context, filter: AuditFilter, page: Page): Promise<Listing<AuditRow>> {
  const db = mayReadAllChains(ctx.viewer) ? ctx.systemRows() : ctx.rows;
  const given = filterFields.filter((field) => filter[field] !== undefined);
  const matching = given.reduce(
    (query, field) => query.where(sql<boolean>`${filterColumns[field]} = ${filter[field]}`),
    db.selectFrom('audit_entry as a'),
  );
  const entries = paginateByKeyset(
    matching.select(columns('a', auditColumns)),
    page,
    toKeysetArgs(page),
    newestFirst,
    'desc',
  );
  const counted = matching.select(sql<number>`count(*)`.as('count'));
  return {
    rows: await entries.execute(),
    total: async () => (await counted.executeTakeFirstOrThrow()).count,
  };
}
