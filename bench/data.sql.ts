export type Size = { organisations: number; projects: number; keys: number; factories: number };

const actionsPerProject = 10;
const deliveriesPerAction = 3;

const atOf = (n: string) => `timestamptz '2026-01-01' + ${n} * interval '200 ms'`;
/** What a run needs besides factories, each statement a matter of seconds. An action is made every fifth of a second. */
export function dataStatements({ organisations, projects }: Size) {
  // Scattered over the tables, as records of customers who all work at once are.
  const ownerOf = (n: string) => `(select o.id from bench.owner o where o.n = ${n} % ${organisations})`;
  const statements = [
    `truncate factory, organisation, project, auth.rate_window cascade`,
    `update directory.state set stale = true`,
    `drop schema if exists bench cascade`,
    `create schema bench`,

    `create table bench.owner as select n, uuidv7() as id from generate_series(0, ${organisations - 1}) n`,
    `insert into organisation (id, created_at, updated_at, owner, name, kind)
   select id, now(), now(), id, 'Company ' || n, 'customer' from bench.owner`,

    `create table bench.project as
   select p.n, uuidv7(${atOf('p.n')} - now()) as id, ${ownerOf('p.n')} as owner, ${atOf('p.n')} as at
   from generate_series(0, ${projects - 1}) p(n)`,
    `insert into project (id, created_at, updated_at, owner, name, status, mode, intake, context_number)
   select id, at, at, owner, 'Desk lamp ' || n, case when n % 12 = 0 then 'archived' else 'active' end, 'live',
     jsonb_build_object('productName', 'Desk lamp ' || n, 'summary', repeat('A lamp with a warm light and a heavy foot. ', 8),
       'currentQuantity', 100 + n % 900), 1 + n % 4
   from bench.project`,

    `create table bench.action as
   select a.n, uuidv7(${atOf('a.n')} - now()) as id, p.id as project_id, p.owner, ${atOf('a.n')} as at
   from generate_series(0, ${projects * actionsPerProject - 1}) a(n) join bench.project p on p.n = a.n % ${projects}`,
    `insert into action (id, created_at, updated_at, owner, kind, status, project_version, input, output, started_at, finished_at, project_id)
   select id, at, at, owner, 'quote_request', 'completed', 'v1',
     jsonb_build_object('scope', 'mechanical_part', 'parts', jsonb_build_array(jsonb_build_object('name', 'Foot ' || n))),
     jsonb_build_object('draft', true, 'note', 'Drafts wait for approval.',
       'result', jsonb_build_object('quantities', jsonb_build_array(100, 500, 1000), 'missingFields', '[]'::jsonb)),
     at, at + interval '80 ms', project_id
   from bench.action order by n`,

    `create table bench.factory as
   select row_number() over (order by id) - 1 as n, id from factory order by id limit 20000`,
    `create table bench.delivery as
   select d.n, uuidv7(a.at + d.n % ${deliveriesPerAction} * interval '1 ms' - now()) as id, a.id as action_id, a.project_id,
     a.owner, a.at + d.n % ${deliveriesPerAction} * interval '1 ms' as at, f.id as factory_id, hashtext(d.n::text) & 1023 as dice,
     case when (hashtext('channel' || d.n) & 1023) < 900 then 'email' else 'wechat' end as channel
   from generate_series(0, ${projects * actionsPerProject * deliveriesPerAction - 1}) d(n)
   join bench.action a on a.n = d.n / ${deliveriesPerAction}
   join bench.factory f on f.n = d.n * 7 % (select count(*) from bench.factory)`,
    `alter table bench.delivery add status text, add dispatch_status text`,
    `update bench.delivery set status = case
     when dice < 410 then 'draft'
     when dice < 510 then 'rejected'
     when dice < 530 then 'resend_failed'
     when dice < 680 then case channel when 'email' then 'approved' else 'queued' end
     else 'sent' end`,
    `update bench.delivery set dispatch_status = case status
     when 'sent' then 'accepted'
     when 'approved' then case when n % 2 = 0 then 'failed' else 'uncertain' end end
   where channel = 'email'`,
    // Each of these would take longer than the rows.
    `alter table delivery disable trigger insert_record_change, disable trigger record_inserted`,
    `alter table dispatch disable trigger insert_record_change, disable trigger set_dispatch_status`,
    `insert into delivery (id, created_at, updated_at, owner, status, channel, project_version, cc, subject, body_en, body_zh,
     frozen_from, frozen_name, frozen_to, payload, payload_sha256, approved_at, rejected_at, reject_reason, sent_at,
     sent_by, sent_reference, action_id, project_id, factory_id, dispatch_status)
   select d.id, at, at, owner, status, channel, 'v1', case when d.n % 9 = 0 then array['buyer@founder.example'] else '{}' end,
     'RFQ: aluminium housing, CNC, ' || 100 + d.n % 900 || ' pcs / 询价：铝外壳 CNC ' || 100 + d.n % 900 || ' 件', en, zh,
     case when frozen then 'rfq@founder.example' end, case when frozen then 'Ms Li' end,
     case when frozen then case channel when 'email' then 'sales-' || d.n || '@factory.example' else 'wx_' || d.n end end,
     case when frozen then convert_to(zh || en, 'UTF8') end, case when frozen then encode(sha256(convert_to(zh || en, 'UTF8')), 'hex') end,
     case when frozen then at + interval '1 hour' end,
     case when status = 'rejected' then at + interval '2 hours' end,
     case when status = 'rejected' then 'The quantities are not the ones of the last review.' end,
     case when status = 'sent' then at + interval '61 minutes' end,
     case when status = 'sent' and channel = 'wechat' then 'Outbox desk' end,
     case when status = 'sent' and channel = 'wechat' then 'chat-' || d.n end,
     action_id, project_id, factory_id, dispatch_status
   from bench.delivery d,
   lateral (select status in ('approved', 'queued', 'sent') as frozen, string_agg(format(
       'Part %s: housing, aluminium 6061-T6, bead blasted and anodised black, %s pcs per unit, tolerance %s mm on the bores; please quote tooling apart. ',
       i, 1 + (d.n + i) % 4, 0.05 * (1 + (d.n * i) % 4)), '' order by i) as en,
     string_agg(format('零件 %s：外壳，铝 6061-T6，喷砂后黑色阳极氧化，每套 %s 件，孔公差 %s 毫米，模具费请单独报价。', i, 1 + (d.n + i) % 4,
       0.05 * (1 + (d.n * i) % 4)), '' order by i) as zh
     from generate_series(1, 10) i) text
   order by d.n`,

    `insert into dispatch (id, created_at, updated_at, owner, status, provider, provider_fingerprint, provider_key, payload_sha256,
     attempts, first_attempt_at, retry_before, last_outcome, provider_message_id, accepted_at, events, delivery_id)
   select uuidv7(at - now()), at, at, owner, dispatch_status, 'resend', repeat('f', 64), 'dlv-' || id, repeat('a', 64),
     1, at + interval '1 hour', at + interval '25 hours', dispatch_status,
     case when dispatch_status = 'accepted' then 'm-' || n end,
     case when dispatch_status = 'accepted' then at + interval '61 minutes' end,
     case when dispatch_status = 'accepted' then jsonb_build_object('sent', '2026-01-01T01:00:00.000Z', 'delivered', '2026-01-01T01:00:04.000Z')
       else '{}' end, id
   from bench.delivery where dispatch_status is not null order by n`,
    `alter table delivery enable trigger insert_record_change, enable trigger record_inserted`,
    `alter table dispatch enable trigger insert_record_change, enable trigger set_dispatch_status`,
  ];
  return { beforeFactories: statements.slice(0, 4), afterFactories: statements.slice(4) };
}

/** By their scope a key of the benchmark may do all that the workloads do. $1 are the hashes. */
export const insertKeys = ({
  organisations,
}: Size) => `insert into api_key (id, created_at, updated_at, owner, sha256, prefix, last4, label, mode, scopes, expires_at, last_used_at, organisation_id)
  select uuidv7(), now(), now(), o.id, k.sha256, 'ssd_live_xxx', 'xxxx', 'bench', 'live', $2, now() + interval '20 years', now(), o.id
  from unnest($1::bytea[]) with ordinality k(sha256, n) join bench.owner o on o.n = k.n % ${organisations}`;

/** A window for each key, as after its first use. */
export const openWindows = `insert into auth.rate_window (bucket, day_epoch)
  select 'key:' || id, (extract(epoch from now()) * 1000)::bigint / 900000 from api_key
  on conflict (bucket) do update set minute = '{}', day_slots = array_fill(0, array[97]), day_epoch = excluded.day_epoch,
    day_total = 0, day_oldest = null, charge_seconds = '{}', charges = '{}', charge_total = 0`;

/** The approved deliveries of each owner, oldest to newest: to read the recipient of a draft counts against a quota. */
export const sampleDeliveries = `select o.id, array_agg(d.id order by d.id) as ids
  from bench.owner o join bench.delivery d on d.owner = o.id and d.status in ('approved', 'queued', 'sent') group by o.n, o.id order by o.n`;
