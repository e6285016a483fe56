import { expect, test } from 'vitest';
import { withClient } from '#db/embedded/embedded.ts';
import { makeMonths } from '#modules/platform/retention/month.service.ts';
import { startApp, unlimited } from '../../harness.ts';
import type { Json } from '../../json.ts';
import { purge } from '../../purge.ts';

const app = await startApp(unlimited);
const dayMs = 86_400_000;
const at = new Date();
/** So many days from now. */
const system = (days: number) => ({ ...app.system, now: () => new Date(at.getTime() + days * dayMs) });
const sql = <Row extends object>(text: string, values: unknown[] = []) => app.asOwner().execute<Row[]>(text, values);

const listMonths = async (table: string) =>
  (await sql<{ name: string }>('select name from partition.list_months(?)', [table])).map(({ name }) => name);
const countIn = async (partition: string) =>
  Number((await sql<{ n: string }>(`select count(*) as n from partition.${partition}`))[0]?.n);
const nameMonth = (table: string, days: number) =>
  `${table}_${system(days).now().toISOString().slice(0, 7).replace('-', '_')}`;

/** An organisation with an event and an audit entry of each of these days from now. */
async function createHistory(...days: number[]) {
  const owner = await app.session('owner', await app.organisation());
  const me = await app.live({ organisationId: owner.organisationId });
  for (const [i, day] of days.entries()) {
    const name = `Lamp ${i}`;
    await me.rest('POST', '/projects', { name });
    await sql(
      `update event set at = at + make_interval(days => ?)
       where owner = ? and resource_id = (select id from project where owner = event.owner and name = ?)`,
      [day, me.organisationId, name],
    );
    await sql(
      `insert into audit_entry (id, owner, at, actor, action, resource, resource_id, detail)
       values (gen_random_uuid(), ?, now() + make_interval(days => ?), 'key:x', 'contacts.read', 'factory', 'x', '{}')`,
      [me.organisationId, day],
    );
  }
  return {
    me,
    log: async () => (await me.rest('GET', '/events')).body.events.map(({ sequence }: Json) => sequence),
    verify: async () => (await owner.graphql.request('{ auditVerification { intact } }')).auditVerification,
  };
}

test('a row of a month without a partition is kept, and moves there once the month is made', async () => {
  const { log, verify } = await createHistory(-500, 0, 400);
  const [event, entry] = [nameMonth('event', 400), nameMonth('audit_entry', 400)];
  expect(await listMonths('event')).not.toContain(event);
  expect(await countIn('event_default')).toBe(1);
  const before = await log();

  await makeMonths(system(340));

  expect(await listMonths('event')).toContain(event);
  expect(await listMonths('audit_entry')).toContain(entry);
  expect([await countIn('event_default'), await countIn(event), await countIn(entry)]).toEqual([0, 1, 1]);
  expect(await log()).toEqual(before);
  expect(await verify()).toEqual({ intact: true });
  await makeMonths(system(340));
});

test('months of events are dropped once all of them are due, and numbers go on', async () => {
  const { me, log } = await createHistory(-500, 0, 200, 260);
  await makeMonths(system(260));
  const months = await listMonths('event');
  await purge(system(200 + 29), 'months_of_events');
  expect(await log()).toHaveLength(2);
  await purge(system(260), 'months_of_events');
  expect(await log()).toEqual([5]);
  expect(months).toContain(nameMonth('event', 200));
  expect(await listMonths('event')).not.toContain(nameMonth('event', 200));
  expect(await listMonths('event')).toContain(nameMonth('event', 260));
  await me.rest('POST', '/projects', { name: 'Lamp' });
  expect((await log()).at(-1)).toBe(6);
});

test('a purge of events by row takes none of another month that stands at the same place of its partition', async () => {
  await makeMonths(system(400));
  const { log } = await createHistory(-40, ...Array<number>(50).fill(250));
  const before = await log();
  expect(
    await sql(
      `select from event a join event b on b.ctid = a.ctid and b.tableoid <> a.tableoid where a.at < now() - interval '30 days'`,
    ),
  ).not.toEqual([]);
  await purge(system(0), 'events');
  expect(await log()).toEqual(before.slice(1));
});

/** As it would be if the table had been partitioned two years ago. */
const splitAuditLog = () =>
  withClient(app.ownerUrl, (client) =>
    client.query(`do $$
      declare
        boundary constant text := now() - interval '410 days';
        last constant text := (select ends_at from partition.list_months('audit_entry') limit 1);
      begin
        alter table audit_entry detach partition partition.audit_entry_first;
        create table partition.audit_entry_old (like audit_entry including all);
        with moved as (delete from partition.audit_entry_first where at < boundary::timestamptz returning *)
          insert into partition.audit_entry_old select * from moved;
        execute format('alter table audit_entry attach partition partition.audit_entry_old for values from (minvalue) to (%L)', boundary);
        execute format('alter table audit_entry attach partition partition.audit_entry_first for values from (%L) to (%L)', boundary, last);
      end $$`),
  );

test('a month of the audit log is dropped only after its entries were cut, and chains stay verifiable', async () => {
  const { verify } = await createHistory(-500, -450, -390);
  await splitAuditLog();
  expect(await verify()).toEqual({ intact: true });
  const isLeft = async () => (await listMonths('audit_entry')).includes('audit_entry_old');

  await purge(system(0), 'months_of_audit_entries');
  expect(await isLeft()).toBe(true);
  await purge(system(0), 'audit_entries');
  await purge(system(0), 'months_of_audit_entries');
  expect(await isLeft()).toBe(false);
  expect(await verify()).toEqual({ intact: true });
});

test('a month that somebody uses is dropped later, and nobody waits for it', async () => {
  await makeMonths(system(400));
  await createHistory(300);
  const months = await listMonths('event');
  await withClient(app.ownerUrl, async (client) => {
    await client.query('begin');
    await client.query('select from event');
    await purge(system(500), 'months_of_events');
    expect(await listMonths('event')).toEqual(months);
    await client.query('rollback');
  });
  await purge(system(500), 'months_of_events');
  expect((await listMonths('event')).length).toBeLessThan(months.length);
});
