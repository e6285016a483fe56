import type { Client } from 'pg';

export type Age = { events: number; auditEntries: number; sandboxKeys: number };

/** Of the events and audit entries, this part belongs to the organisation that is measured. */
const ownShare = 10;
const others = 1000;

const ownerOf = (owner: string) =>
  `case when n % ${ownShare} = 0 then '${owner}'::uuid else md5('owner ' || n % ${others})::uuid end`;
const types = ['delivery.drafted', 'delivery.approved', 'delivery.sent', 'delivery.delivered', 'project.updated'];
const actions = ['contacts.read', 'delivery.approved', 'delivery.sent', 'key.created', 'member.invited'];
const oneOf = (words: readonly string[]) => `(array['${words.join(`','`)}'])[1 + n % ${words.length}]`;

/** Before there are rows: as if the tables had been partitioned so many months ago. */
export async function makePastMonths(client: Client, months: number): Promise<void> {
  for (const table of ['audit_entry', 'event']) {
    await client.query(`drop table partition.${table}_first`);
    await client.query(
      `select partition.make_month($1, start) from generate_series(
         date_trunc('month', now() at time zone 'UTC') at time zone 'UTC' - make_interval(months => $2),
         now() + interval '2 months', interval '1 month') start`,
      [table, months],
    );
  }
}

/** Events of 30 days, audit entries of 400 and expired sandbox keys with a project each, as SQL writes them without triggers. */
export async function fillAge(client: Client, owner: string, age: Age): Promise<void> {
  await client.query(`set session_replication_role = replica`);
  await client.query(`set synchronous_commit = off`);
  await client.query(`set maintenance_work_mem = '1GB'`);
  await withoutIndexes(client, 'event', async () => {
    await client.query(
      `insert into event (id, owner, sequence, position, type, at, resource_type, resource_id, data)
       select gen_random_uuid(), ${ownerOf(owner)}, 1000 + n, 1, type,
         now() - interval '30 days' + n * (interval '30 days' / ${age.events}), split_part(type, '.', 1),
         gen_random_uuid(), jsonb_build_object('status', 'sent', 'projectId', gen_random_uuid())
       from (select n, ${oneOf(types)} as type from generate_series(1, ${age.events}) n) made`,
    );
    await client.query(`update event_counter set last = ${age.events + 1000} where owner = '${owner}'`);
  });
  await withoutIndexes(client, 'audit_entry', async () => {
    await client.query(
      `insert into audit_entry (id, owner, at, actor, action, resource, resource_id, request_id, detail, seq, hash)
       select gen_random_uuid(), ${ownerOf(owner)}, now() - interval '400 days' + n * (interval '400 days' / ${age.auditEntries}),
         'key:' || md5('key ' || n % 50)::uuid, ${oneOf(actions)}, 'delivery', md5('delivery ' || n % 100000)::uuid::text,
         'req_' || n, '{}', 1000 + n, md5(n::text) || md5((-n)::text)
       from generate_series(1, ${age.auditEntries}) n`,
    );
    await client.query(`update audit.chain_head set seq = ${age.auditEntries + 1000} where owner = '${owner}'`);
  });
  await client.query(
    `with key as (
       insert into api_key (id, created_at, updated_at, owner, sha256, prefix, last4, mode, scopes, expires_at)
       select id, now() - interval '15 days', now() - interval '15 days', id, uuid_send(gen_random_uuid()), 'ssd_test', 'aged',
         'sandbox', '{}', now() - interval '8 days'
       from (select gen_random_uuid() as id from generate_series(1, ${age.sandboxKeys})) made returning id
     )
     insert into project (id, created_at, updated_at, owner, name, status, mode, intake, context_number)
     select gen_random_uuid(), now() - interval '15 days', now() - interval '15 days', id, 'Lamp', 'active', 'sandbox', '{}', 1
     from key`,
  );
  await client.query(`set session_replication_role = origin`);
  await client.query(`vacuum (analyze) api_key, project, event, audit_entry, event_counter`);
}

/** An index is built in one go in a fraction of the time that its rows take one by one. */
async function withoutIndexes(client: Client, table: string, fill: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table ${table} drop constraint %I', conname) as drop,
       format('alter table ${table} add constraint %I %s', conname, pg_get_constraintdef(oid)) as add
     from pg_constraint where conrelid = '${table}'::regclass and contype in ('p', 'u')
     union all
     select format('drop index %s', indexrelid::regclass), replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ')
     from pg_index i where indrelid = '${table}'::regclass
       and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`,
  );
  for (const { drop } of rows) await client.query(drop);
  await fill();
  for (const { add } of rows) await client.query(add);
}
