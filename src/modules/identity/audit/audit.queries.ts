import { type RawBuilder, sql } from 'kysely';
import { createList, hasId, isWithin } from '#db/list.ts';
import { createRecords } from '#db/records.ts';
import { columns, type Row } from '#db/rows.ts';
import type { AuditEntry } from './audit.entity.ts';
import { mayReadAllChains } from './audit.rules.ts';

export const auditColumns = [
  ...(['id', 'owner', 'at', 'actor', 'action', 'resource', 'resourceId'] as const),
  ...(['requestId', 'detail', 'seq', 'hash'] as const),
];
export type AuditRow = Row<AuditEntry, (typeof auditColumns)[number]>;

const equals = (column: RawBuilder<unknown>) => ({ where: (value: unknown) => sql<boolean>`${column} = ${value}` });

/** Of the own organisation. Other chains are read by the list alone. */
export const auditRecords = createRecords('audit entry', 'a.id', (db) =>
  db.selectFrom('audit_entry as a').select(columns('a', auditColumns)),
);

export const auditList = createList({
  name: 'audit entries',
  id: 'a.id',
  select: (db, selected: readonly (typeof auditColumns)[number][]) =>
    db.selectFrom('audit_entry as a').select(columns('a', selected)),
  orders: { CREATED_AT: { by: sql.ref('a.at'), type: 'timestamptz', column: 'at' } },
  conditions: {
    organisationId: hasId(sql.ref('a.owner')),
    actor: equals(sql.ref('a.actor')),
    action: equals(sql.ref('a.action')),
    resource: equals(sql.ref('a.resource')),
    resourceId: equals(sql.ref('a.resource_id')),
    ...isWithin('createdAt', sql.ref('a.at'), 'timestamptz'),
  },
  readers: (ctx) => (mayReadAllChains(ctx.viewer) ? { rows: ctx.systemRows(), prepared: ctx.systemPrepared } : ctx),
});
