import { sql } from 'kysely';
import { describeKeyset, newestFirst, paginateByKeyset, toKeysetArgs } from '#db/keyset.ts';
import { createRecords } from '#db/records.ts';
import { columns, type Row } from '#db/rows.ts';
import type { Context } from '#kernel/context.ts';
import type { Listing, Page } from '#kernel/pagination/page.ts';
import type { BrowserSession, Member } from './member.entity.ts';

export const memberColumns = ['id', 'createdAt', 'email', 'role', 'signedInAt'] as const;
type MemberColumn = (typeof memberColumns)[number];
export type MemberRow = Row<Member, MemberColumn>;

export async function listMembers(
  ctx: Context,
  page: Page,
  selected: readonly MemberColumn[],
): Promise<Listing<MemberRow>> {
  const rows = await ctx.prepared(`members:${selected}:${describeKeyset(page)}`, toKeysetArgs(page), (db, args) =>
    paginateByKeyset(db.selectFrom('member as m').select(columns('m', selected)), page, args, newestFirst('m'), 'desc'),
  );
  const counted = ctx.rows.selectFrom('member').select(sql<number>`count(*)`.as('count'));
  return { rows, total: async () => (await counted.executeTakeFirstOrThrow()).count };
}

export const memberRecords = createRecords('member', 'm.id', (db, selected: readonly MemberColumn[]) =>
  db.selectFrom('member as m').select(columns('m', selected)),
);

export async function findMember(
  ctx: Context,
  id: string,
  selected: readonly MemberColumn[],
): Promise<MemberRow | null> {
  const [member] = await ctx.prepared(`member:${selected}`, { id }, (db, args) =>
    db.selectFrom('member as m').select(columns('m', selected)).where('m.id', '=', args.id),
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

export async function listSessions(ctx: Context, page: Page): Promise<Listing<SessionRow>> {
  const now = ctx.now().toISOString();
  const rows = await ctx.prepared(`sessions:${describeKeyset(page)}`, { now, ...toKeysetArgs(page) }, (db, args) => {
    const open = selectSessions(db).where('s.expires_at', '>', args.now);
    return paginateByKeyset(open, page, args, newestFirst('s'), 'desc');
  });
  const counted = ctx.rows
    .selectFrom('browser_session as s')
    .select(sql<number>`count(*)`.as('count'))
    .where('s.expires_at', '>', now);
  return { rows, total: async () => (await counted.executeTakeFirstOrThrow()).count };
}
