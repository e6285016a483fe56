import { type RawBuilder, sql } from 'kysely';
import { assertDefined } from '#kernel/assert.ts';
import type { Context, Viewer } from '#kernel/context.ts';
import type { ChangeScan, Position, WatchTarget } from './change.schema.ts';

type Db = Context['rows'];
type Args = { credentialId: string; role: string; id: string; from: string; to: string; past: string };

/** One statement, so that the returned snapshot is the one in which the rows were seen. */
export async function readChanges(
  { prepared }: Pick<Context, 'prepared'>,
  viewer: Viewer,
  { kind, of, id }: WatchTarget,
  { from, to, past }: Position,
): Promise<ChangeScan> {
  const way = from ? 'since' : 'all';
  const credential =
    viewer.kind === 'key'
      ? { credentialId: viewer.keyId, role: '' }
      : { credentialId: viewer.sessionId, role: viewer.role };
  const args = { ...credential, id, past, from: from?.snapshot ?? '', to: to?.snapshot ?? '' };
  const [found] = await prepared(`changes:${viewer.kind}:${kind}:${of}:${way}:${Boolean(to)}`, args, (db, args) => {
    const until = to ? sql`${args.to}::pg_snapshot` : sql`pg_current_snapshot()`;
    const ids = from ? selectChangedIds(db, args, { kind, of }, until) : selectAllIds(db, args, { kind, of }, until);
    return db.selectNoFrom([
      selectCredentialState(db, viewer.kind, args).as('credential'),
      sql<string>`pg_current_snapshot()::text`.as('snapshot'),
      sql<string[]>`array(${ids})`.as('ids'),
    ]);
  });
  return assertDefined(found, 'The row without a table');
}

/** A session also ends when the role of its member changes. */
const selectCredentialState = (db: Db, kind: Viewer['kind'], { credentialId, role }: Args) => {
  const credential =
    kind === 'key'
      ? db
          .selectFrom('api_key as k')
          .where('k.id', '=', credentialId)
          .select(
            sql`case when k.revoked_at is not null then 'revoked'
              when k.expires_at <= clock_timestamp() then 'expired' else 'active' end`.as('state'),
          )
      : db
          .selectFrom('browser_session as s')
          .innerJoin('member as m', 'm.id', 's.member_id')
          .where('s.id', '=', credentialId)
          .where(sql<boolean>`m.role = ${role}`)
          .select(sql`case when s.expires_at <= clock_timestamp() then 'expired' else 'active' end`.as('state'));
  return sql<ChangeScan['credential']>`coalesce((${credential}), 'revoked')`;
};

type TargetScope = Omit<WatchTarget, 'id'>;
const targetColumns = { record: 'c.record_id', project: 'c.project_id', owner: 'c.owner' } as const;

/** Transactions below the xmin of `from` were visible then, which lets the index skip them. */
const selectChangedIds = (db: Db, { id, from, past }: Args, { kind, of }: TargetScope, until: RawBuilder<unknown>) =>
  db
    .selectFrom('record_change as c')
    .select('c.record_id')
    .distinct()
    .where('c.kind', '=', sql.lit(kind))
    .where(targetColumns[of], '=', id)
    .where(sql<boolean>`c.transaction_id >= pg_snapshot_xmin(${from}::pg_snapshot)`)
    .where(sql<boolean>`not pg_visible_in_snapshot(c.transaction_id, ${from}::pg_snapshot)`)
    .where(sql<boolean>`pg_visible_in_snapshot(c.transaction_id, ${until})`)
    .where('c.record_id', '>', past)
    .orderBy('c.record_id')
    .limit(sql.lit(2));

const selectAllIds = (db: Db, { id, past }: Args, { kind, of }: TargetScope, until: RawBuilder<unknown>) =>
  db
    .selectFrom(db.dynamic.table(kind).as('r'))
    .select('r.id')
    .where(sql.ref(of === 'project' ? 'r.project_id' : 'r.id'), '=', id)
    .$if(of === 'owner', (query) => query.where(sql<boolean>`false`))
    .where('r.id', '>', past)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('record_change as c')
            .select('c.kind')
            .whereRef('c.record_id', '=', 'r.id')
            .where(sql<boolean>`not pg_visible_in_snapshot(c.transaction_id, ${until})`),
        ),
      ),
    )
    .orderBy('r.id')
    .limit(sql.lit(2));
