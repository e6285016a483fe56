import { MikroORM } from '@mikro-orm/postgresql';
import { type Kysely, sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { systemRole } from '#db/servers/roles.ts';
import { allTenants, assertRowSecurityApplies, asTenant } from '#db/tenancy.ts';
import { newId } from '#kernel/ids.ts';
import type { Tables } from '#modules/entities.ts';
import { Delivery } from '#modules/sourcing/deliveries/delivery.entity.ts';
import { Project } from '#modules/sourcing/projects/project.entity.ts';
import { ormOptions } from '../../../mikro-orm.config.ts';
import { type Caller, quoteRequest, reachable, startApp } from '../../harness.ts';

const app = await startApp();
const { rows, orm } = app;
const [factoryId] = await app.factories(reachable());

/** Somebody with one delivery. */
async function settled(me: Caller, owner: string) {
  const { deliveries } = await quoteRequest(me, { factoryIds: [factoryId] });
  return { owner, deliveryId: deliveries[0].id as string };
}
const [organisation, sandbox] = [await app.live(), await app.sandbox()];
const mine = await settled(organisation, organisation.organisationId);
const theirs = await settled(sandbox, sandbox.keyId);

/** Ways to ask for deliveries; each answers with the ids of those it can see. */
const ways: Record<string, (db: Kysely<Tables>) => { execute(): Promise<{ id: string | null }[]> }> = {
  'a table': (db) => db.selectFrom('delivery').select('delivery.id'),
  'an alias and a condition with or': (db) =>
    db.selectFrom('delivery as d').select('d.id').where(sql<boolean>`true or false`),
  'an inner join': (db) =>
    db.selectFrom('factory as f').innerJoin('delivery as d', 'd.factory_id', 'f.id').select('d.id'),
  'a left join': (db) =>
    db
      .selectFrom('factory as f')
      .leftJoin('delivery as d', 'd.factory_id', 'f.id')
      .where('d.id', 'is not', null)
      .select('d.id'),
  'a right join': (db) =>
    db.selectFrom('project as p').rightJoin('delivery as d', 'd.project_id', 'p.id').select('d.id'),
  'a full join': (db) => db.selectFrom('delivery as d').fullJoin('project as p', 'd.project_id', 'p.id').select('d.id'),
  'a lateral join': (db) =>
    db
      .selectFrom('factory as f')
      .crossJoinLateral((from) =>
        from.selectFrom('delivery').whereRef('factory_id', '=', 'f.id').select('delivery.id as id').as('d'),
      )
      .select('d.id'),
  'a subquery in from': (db) => db.selectFrom(db.selectFrom('delivery').selectAll().as('d')).select('d.id'),
  'a subquery in a condition': (db) =>
    db
      .selectFrom('factory as f')
      .select((from) => from.selectFrom('delivery as d').whereRef('d.factory_id', '=', 'f.id').select('d.id').as('id'))
      .where((from) =>
        from.exists(from.selectFrom('delivery as d').whereRef('d.factory_id', '=', 'f.id').select('d.id')),
      ),
  'a common table expression': (db) =>
    db
      .with('seen', (from) => from.selectFrom('delivery').selectAll())
      .selectFrom('seen')
      .select('seen.id'),
  'a union': (db) => db.selectFrom('delivery as a').select('a.id').union(db.selectFrom('delivery as b').select('b.id')),
};

describe('row queries', () => {
  test.each(Object.entries(ways))('%s returns only rows of the tenant, and fails without a tenant', async (_, way) => {
    expect(await way(rows.forTenant(mine.owner)).execute()).toEqual([{ id: mine.deliveryId }]);
    expect(await way(rows.forTenant(theirs.owner)).execute()).toEqual([{ id: theirs.deliveryId }]);
    await expect(async () => way(rows.forTenant(null)).execute()).rejects.toThrow('without a tenant');
  });

  test('for all tenants return all rows', async () => {
    const all = await rows.forAllTenants().selectFrom('delivery').select('id').execute();
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([mine.deliveryId, theirs.deliveryId]));
  });

  test('filter every tenant table of a statement', () => {
    const me = rows.forTenant('me');
    const join = me
      .selectFrom('delivery as d')
      .leftJoin('project as p', 'p.id', 'd.project_id')
      .select('p.name')
      .where('d.status', '=', 'draft');
    expect(join.compile().sql).toBe(
      'select "p"."name" from (select * from "delivery" where "owner" = $1) as "d" ' +
        'left join (select * from "project" where "owner" = $2) as "p" on "p"."id" = "d"."project_id" where "d"."status" = $3',
    );
    const update = me
      .updateTable('delivery as d')
      .set({ subject: 'x' })
      .from('project')
      .where((eb) => eb.or([eb('d.id', '=', 'a'), eb('d.id', '=', 'b')]));
    expect(update.compile().sql).toBe(
      'update "delivery" as "d" set "subject" = $1 from (select * from "project" where "owner" = $2) as "project" ' +
        'where "d"."owner" = $3 and (("d"."id" = $4 or "d"."id" = $5))',
    );
    expect(me.deleteFrom('delivery').compile().sql).toBe('delete from "delivery" where "delivery"."owner" = $1');
    expect(() => me.insertInto('delivery').defaultValues().compile()).toThrow('does not support this use');
    const hidden = sql`(select id from ${sql.table('delivery')})`.as('id');
    expect(() => me.selectFrom('factory').select(hidden).compile()).toThrow('does not support this use');
  });

  test('read shared tables without a tenant', async () => {
    expect(await rows.forTenant(null).selectFrom('factory').select('id').execute()).toEqual([{ id: factoryId }]);
  });

  test('with raw SQL are restricted by row-level security', async () => {
    const seen = async (db: Kysely<Tables>) => (await sql<{ id: string }>`select id from delivery`.execute(db)).rows;
    expect(await seen(rows.forTenant(mine.owner))).toEqual([{ id: mine.deliveryId }]);
    expect(await seen(rows.forTenant(null))).toEqual([]);
    await expect(sql`delete from delivery`.execute(rows.forTenant(mine.owner))).rejects.toThrow(
      'read-only transaction',
    );
    await expect(sql`select 1; select 2`.execute(rows.forTenant(mine.owner))).rejects.toThrow('multiple commands');
  });

  test('never return rows of another tenant on shared connections', async () => {
    const em = app.asOwner();
    const owners = Array.from({ length: 20 }, () => ({ owner: newId(), id: newId() }));
    for (const { owner, id } of owners) em.create(Project, { id, owner, mode: 'live', name: 'x', status: 'active' });
    await em.flush();
    const reads = Array.from({ length: 400 }, (_, i) => {
      const { owner, id } = owners[i % owners.length]!;
      const projects = sql`select id from project`;
      if (i % 7 === 0)
        return expect(sql`select 1 / 0, ${i}::int`.execute(rows.forTenant(owner))).rejects.toThrow('division by zero');
      if (i % 11 === 0)
        return expect(projects.execute(rows.forAllTenants()).then((all) => all.rows.length)).resolves.toBeGreaterThan(
          20,
        );
      return expect(projects.execute(rows.forTenant(owner))).resolves.toMatchObject({ rows: [{ id }] });
    });
    await Promise.all(reads);
    const left = await sql`select current_setting('app.owner', true) as owner, current_user::text as role`.execute(
      rows.forTenant(null),
    );
    expect(left.rows).toEqual([{ owner: '', role: 'gateway_app' }]);
  });
});

describe('entities', () => {
  test('have the tenant filter and row-level security', async () => {
    const em = orm.em.fork();
    await expect(em.findOne(Delivery, { id: mine.deliveryId })).rejects.toThrow('No arguments provided for filter');
    expect(await em.findOne(Delivery, { id: mine.deliveryId }, allTenants)).toBeNull();
    asTenant(em, mine.owner);
    expect(await em.findOne(Delivery, { id: mine.deliveryId })).toMatchObject({ id: mine.deliveryId });
    expect(await em.findOne(Delivery, { id: theirs.deliveryId }, allTenants)).toBeNull();
    expect(await em.nativeUpdate(Delivery, { id: theirs.deliveryId }, { subject: 'x' }, allTenants)).toBe(0);
    em.create(Project, { owner: theirs.owner, mode: 'live', name: 'smuggled', status: 'active' });
    await expect(em.flush()).rejects.toThrow('row-level security');

    const system = orm.em.fork();
    system.setSessionContext({ role: systemRole });
    expect(await system.count(Delivery, { id: [mine.deliveryId, theirs.deliveryId] }, allTenants)).toBe(2);
  });

  test('the tenant setting ends with its transaction', async () => {
    const em = orm.em.fork();
    asTenant(em, mine.owner);
    app.queries.length = 0;
    await Promise.all(Array.from({ length: 20 }, () => em.fork().find(Project, {})));
    expect(app.queries.some((line) => line.includes('set_config'))).toBe(true);
    const left = `select nullif(current_setting('app.owner', true), '') as owner, current_user::text as role`;
    const after = await Promise.all(Array.from({ length: 20 }, () => orm.em.fork().execute(left)));
    expect(after.flat()).toEqual(Array(20).fill({ owner: null, role: 'gateway_app' }));
  });
});

describe('the database', () => {
  test('the service does not start as the owner of its tables', async () => {
    await assertRowSecurityApplies(orm.em);
    const owner = await MikroORM.init(ormOptions(app.ownerUrl));
    onTestFinished(() => owner.close());
    await expect(assertRowSecurityApplies(owner.em)).rejects.toThrow('row-level security');
  });

  test('every table has an owner and both layers of isolation, or is listed here as shared', async () => {
    const tables = await app.asOwner().execute<{ name: string; locked: boolean; policies: string[] | null }[]>(`
      select c.relname as name,
        c.relkind in ('r', 'p') and c.relrowsecurity and exists (
          select from pg_attribute a where a.attrelid = c.oid and a.attname = 'owner' and a.attnotnull and a.atttypid = 'uuid'::regtype
        ) as locked,
        (select array_agg(concat_ws(' | ', p.policyname, p.permissive, p.roles, p.cmd, p.qual, p.with_check) order by p.policyname)
          from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname) as policies
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f') order by 1`);
    const open = tables.filter(({ locked }) => !locked);
    expect(open.map(({ name, policies }) => [name, policies])).toEqual([
      ['applied_sql_file', null],
      ['call_note', null],
      ['call_party', null],
      ['factory', null],
      ['factory_change', null],
      ['factory_contact', null],
      ['factory_import', null],
      ['interaction_import', null],
      ['job_state', null],
      ['knowledge_document', null],
      ['knowledge_section', null],
      ['mail_attachment', null],
      ['mail_message', null],
      ['mail_party', null],
      ['mikro_orm_migrations', null],
      ['provider_event', null],
      ['published_capability', null],
      ['received_mail', null],
    ]);
    const isMine = `(owner = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)`;
    const locks = [
      `owner | PERMISSIVE | {public} | ALL | ${isMine} | ${isMine}`,
      'system | PERMISSIVE | {gateway_system} | ALL | true | true',
    ];
    const locked = tables.filter((table) => table.locked);
    expect(locked.length).toBeGreaterThan(8);
    expect(locked.filter(({ policies }) => JSON.stringify(policies) !== JSON.stringify(locks))).toEqual([]);
  });

  test('a partition is open only through its table, whose policies apply', async () => {
    const partitions = await app.asOwner().execute<{ name: string; granted: boolean }[]>(`
      select inhrelid::regclass::text as name, has_table_privilege('gateway_app', inhrelid, 'select, insert, update, delete')
        or has_table_privilege('gateway_system', inhrelid, 'select, insert, update, delete') as granted
      from pg_inherits i join pg_class c on c.oid = i.inhrelid where c.relkind = 'r' order by 1`);
    expect(partitions.length).toBeGreaterThan(3);
    expect(partitions.filter(({ name, granted }) => granted || !name.startsWith('partition.'))).toEqual([]);
  });

  test('the service role does not bypass policies and inherits no roles', async () => {
    const [role] = await app.asOwner().execute(`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, m.inherit_option, m.set_option
      from pg_roles r join pg_auth_members m on m.member = r.oid where rolname = 'gateway_app'`);
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      inherit_option: false,
      set_option: true,
    });
  });
});
