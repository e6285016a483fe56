import { sql } from 'kysely';
import { contains, createList, isOneOf, isWithin } from '#db/list.ts';
import { createRecords } from '#db/records.ts';
import { columns, type Row } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
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

const selectKeys = (db: Context['rows'], selected: readonly Column[]) =>
  db.selectFrom('api_key as k').select(columns('k', selected));

export const keyRecords = createRecords('key', 'k.id', selectKeys);

export const keyList = createList({
  name: 'keys',
  id: 'k.id',
  select: selectKeys,
  orders: { CREATED_AT: { by: sql.ref('k.created_at'), type: 'timestamptz', column: 'createdAt' } },
  conditions: {
    mode: isOneOf(sql.ref('k.mode')),
    /** As `deriveKeyStatus`. */
    status: {
      where: (statuses, now) => sql<boolean>`case
        when k.revoked_at is not null or (k.temporary and k.expires_at <= ${now}::timestamptz) then 'revoked'
        when k.expires_at <= ${now}::timestamptz then 'expired'
        when k.temporary then 'temporary'
        else 'active' end = any(${statuses}::text[])`,
    },
    ...isWithin('createdAt', sql.ref('k.created_at'), 'timestamptz'),
    q: contains(sql.ref('k.label')),
  },
});
