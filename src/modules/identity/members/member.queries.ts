import { sql } from 'kysely';
import { contains, createList, isOneOf, isWithin } from '#db/list.ts';
import { createRecords } from '#db/records.ts';
import { columns, joinColumns, type Row } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import type { BrowserSession, Member } from './member.entity.ts';

export const memberColumns = ['id', 'createdAt', 'email', 'role', 'signedInAt'] as const;
type MemberColumn = (typeof memberColumns)[number];
export type MemberRow = Row<Member, MemberColumn>;

const selectMembers = (db: Context['rows'], selected: readonly MemberColumn[]) =>
  db.selectFrom('member as m').select(columns('m', selected));

export const memberList = createList({
  name: 'members',
  id: 'm.id',
  select: selectMembers,
  orders: {
    CREATED_AT: { by: sql.ref('m.created_at'), type: 'timestamptz', column: 'createdAt' },
    EMAIL: { by: sql.ref('m.email'), type: 'text', column: 'email' },
  },
  conditions: {
    role: isOneOf(sql.ref('m.role')),
    ...isWithin('createdAt', sql.ref('m.created_at'), 'timestamptz'),
    q: contains(sql.ref('m.email')),
  },
});

export const memberRecords = createRecords('member', 'm.id', selectMembers);

export async function findMember(
  ctx: Context,
  id: string,
  selected: readonly MemberColumn[],
): Promise<MemberRow | null> {
  const [member] = await ctx.prepared(`member:${joinColumns(selected)}`, { id }, (db, args) =>
    selectMembers(db, selected).where('m.id', '=', args.id),
  );
  return member ?? null;
}

const sessionColumns = ['id', 'createdAt', 'expiresAt'] as const;
export type SessionRow = Row<BrowserSession, (typeof sessionColumns)[number]> & Pick<MemberRow, 'email' | 'role'>;

const selectSessions = (db: Context['rows']) =>
  db
    .selectFrom('browser_session as s')
    .innerJoin('member as m', 'm.id', 's.member_id')
    .select([...columns('s', sessionColumns), ...columns('m', ['email', 'role'])]);

export const sessionRecords = createRecords('session', 's.id', selectSessions);

/** Expired sessions are not listed. */
export const sessionList = createList({
  name: 'sessions',
  id: 's.id',
  select: (db, _: readonly (typeof sessionColumns)[number][], now) =>
    selectSessions(db).where(sql<boolean>`s.expires_at > ${now}::timestamptz`),
  orders: { CREATED_AT: { by: sql.ref('s.created_at'), type: 'timestamptz', column: 'createdAt' } },
  conditions: {
    role: isOneOf(sql.ref('m.role')),
    ...isWithin('createdAt', sql.ref('s.created_at'), 'timestamptz'),
    q: contains(sql.ref('m.email')),
  },
});
