import type { Client } from 'pg';
import { withoutIndexes } from '../../../without-indexes.ts';

/** Statuses in parts of a thousand. */
export const shares = [
  ['sent', 700],
  ['draft', 100],
  ['rejected', 80],
  ['approved', 50],
  ['queued', 30],
  ['needs_contact', 20],
  ['not_sent', 10],
  ['resend_failed', 10],
] as const;
const deliveriesPerAction = 4;
const projects = 5000;

function assignStatus(dice: string): string {
  let sum = 0;
  const cases = shares.map(([status, share]) => {
    sum += share;
    return `when ${dice} < ${sum} then '${status}'`;
  });
  return `case ${cases.join(' ')} end`;
}

const at = `timestamptz '2025-01-01' + n * interval '30 s'`;
const oneOf = (words: readonly string[], n: string) => `(array['${words.join(`','`)}'])[1 + ${n} % ${words.length}]`;
const materials = ['aluminium', 'brass', 'steel', 'nylon', 'polycarbonate', 'oak', 'copper', 'glass', 'silicone'];
const parts = ['housing', 'bracket', 'hinge', 'lens', 'handle', 'gasket', 'spring', 'cover', 'knob', 'frame', 'foot'];
const partsZh = ['外壳', '支架', '铰链', '镜片', '把手', '垫圈', '弹簧', '盖子', '旋钮', '框架', '底脚'];
const processes = ['CNC', 'injection moulding', 'sheet metal', 'die casting', 'extrusion'];

/**
 * Deliveries of one owner to the factories that exist, as SQL writes them: triggers are off and the columns that they
 * maintain are set, because a million rows would take many minutes. Contacts do not matter.
 */
export async function fillDeliveries(client: Client, owner: string, count: number): Promise<void> {
  const rows = [
    `set synchronous_commit = off`,
    `alter table delivery disable trigger user`,
    `alter table dispatch disable trigger user`,
    `alter table project disable trigger record_created`,
    `alter table action disable trigger record_ended_at_once`,
    `create temp table many_project as
     select n, uuidv7(${at} - now()) as id from generate_series(0, ${projects - 1}) n`,
    `insert into project (id, created_at, updated_at, owner, name, status, mode, intake, context_number)
     select id, ${at}, ${at}, '${owner}', 'Lamp ' || n, 'active', 'live', '{}', 1 from many_project`,
    `create temp table many_action as
     select a.n, p.id as project_id, uuidv7((${at.replace('n *', `a.n * ${deliveriesPerAction} *`)}) - now()) as id
     from generate_series(0, ${Math.ceil(count / deliveriesPerAction) - 1}) a(n) join many_project p on p.n = a.n % ${projects}`,
    `insert into action (id, created_at, updated_at, owner, kind, status, project_version, input, project_id)
     select id, now(), now(), '${owner}', 'quote_request', 'completed', 'v1', '{}', project_id from many_action`,
    `create temp table many_factory as
     select row_number() over (order by directory_id) - 1 as n, id, name_en, name_zh from factory`,
    `create temp table many_delivery as
     select d.n, uuidv7(${at.replace('n *', 'd.n *')} - now()) as id, a.id as action_id, a.project_id,
       f.id as factory_id, f.name_en, f.name_zh, ${assignStatus('(hashint4(d.n) & 1048575) % 1000')} as status,
       case when (hashint4(d.n + 7) & 1023) < 900 then 'email' else 'wechat' end as channel
     from generate_series(0, ${count - 1}) d(n)
     join many_action a on a.n = d.n / ${deliveriesPerAction}
     join many_factory f on f.n = (hashint4(d.n + 13) & 1048575) % (select count(*) from many_factory)`,
    `insert into delivery (id, created_at, updated_at, owner, status, channel, project_version, cc, subject, approved_at,
       sent_at, rejected_at, action_id, project_id, factory_id, factory_name, factory_name_zh, dispatch_status)
     select id, ${at}, ${at} + (hashint4(n + 3) & 1048575) * interval '2 s', '${owner}',
       case when status = 'queued' and channel = 'email' then 'approved' else status end, channel, 'v1', '{}',
       'RFQ: ' || ${oneOf(materials, 'n')} || ' ' || ${oneOf(parts, 'n')} || ', ' || ${oneOf(processes, 'n')} || ', ' ||
         100 + n % 900 || ' pcs' || case
           when n < 20000 then ', archived' when n % 100003 = 7 then ', zirkonium' when n % 1009 = 3 then ', titanium'
           when n % 101 = 5 then ', magnesium' else '' end ||
         ' / 询价：' || ${oneOf(partsZh, 'n')} || ' ' || 100 + n % 900 || ' 件',
       case when status in ('approved', 'queued', 'sent', 'not_sent') then ${at} end,
       case when status = 'sent' then ${at} end, case when status = 'rejected' then ${at} end,
       action_id, project_id, factory_id, name_en, name_zh,
       case when channel = 'wechat' then null
         when status = 'sent' then case when n % 50 = 0 then 'uncertain' else 'accepted' end
         when status = 'approved' then case when n % 2000 = 1 then 'sending' when n % 2 = 0 then 'failed' else 'uncertain' end
         when status = 'not_sent' then 'failed' end
     from many_delivery order by n`,
    `insert into dispatch (id, created_at, updated_at, owner, status, provider, provider_fingerprint, provider_key,
       payload_sha256, attempts, lease_expires_at, events, delivery_id)
     select gen_random_uuid(), created_at, created_at, owner, dispatch_status, 'resend', 'f', 'k', 'p', 1,
       case when dispatch_status = 'sending' then now() + (hashint4(extract(epoch from created_at)::int) & 1) * interval '10 years' end,
       '{}', id
     from delivery where owner = '${owner}' and dispatch_status is not null`,
  ];
  const afterwards = [
    `alter index delivery_search alter column 1 set statistics 0`,
    `alter table delivery enable trigger user`,
    `alter table dispatch enable trigger user`,
    `alter table project enable trigger record_created`,
    `alter table action enable trigger record_ended_at_once`,
    `delete from delivery_count where owner = '${owner}'`,
    `insert into delivery_count (scope_id, status, channel, transaction_id, owner, count)
     select scope, status, channel, '0', owner, count(*) from delivery, unnest(array[owner, project_id]) as scope
     where owner = '${owner}' group by 1, 2, 3, 5`,
    `vacuum (analyze) delivery`,
    `vacuum (analyze) dispatch`,
    `analyze`,
  ];
  await withoutIndexes(client, ['delivery', 'dispatch'], async () => {
    for (const statement of rows) await client.query(statement);
  });
  for (const statement of afterwards) await client.query(statement);
}
