import type { Client } from 'pg';
import { createCursors } from '#kernel/pagination/page.ts';

/** Statuses in parts of a thousand. */
const shares = [
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
  const indexes = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes i
     where tablename in ('delivery', 'dispatch') and not exists (select from pg_constraint where conname = i.indexname)`,
  );
  const statements = [
    `set synchronous_commit = off`,
    `set maintenance_work_mem = '512MB'`,
    `alter table delivery disable trigger user`,
    `alter table dispatch disable trigger user`,
    `alter table project disable trigger record_created`,
    `alter table action disable trigger record_ended_at_once`,
    ...indexes.rows.map(({ name }) => `drop index ${name}`),
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
    ...indexes.rows.map(({ definition }) => definition),
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
  for (const statement of statements) await client.query(statement);
}

const fields = ['CREATED_AT', 'UPDATED_AT', 'STATUS', 'FACTORY_NAME'] as const;
type Field = (typeof fields)[number];
type Order = { field: Field; direction: 'ASC' | 'DESC' };
export type Filter = Record<string, unknown>;
/** The promise that holds: milliseconds of 95 % of the answers. */
export type Combination = { name: string; filter: Filter; order: Order; p95Ms: number };

const directions = ['ASC', 'DESC'] as const;
const everyOrder: Order[] = fields.flatMap((field) => directions.map((direction) => ({ field, direction })));
const byCreation = everyOrder.filter(({ field }) => field === 'CREATED_AT');
const byStatus = everyOrder.filter(({ field }) => field === 'STATUS');

const describeFilter = (filter: Filter): string =>
  Object.entries(filter)
    .map(([key, value]) => (key.endsWith('Id') ? `one ${key.slice(0, -2)}` : `${key} ${JSON.stringify(value)}`))
    .join(', ')
    .replaceAll('"', '') || 'everything';
const combine = (filters: Filter[], orders: Order[], p95Ms: number): Combination[] =>
  filters.flatMap((filter) =>
    orders.map((order) => ({
      name: `${describeFilter(filter)}, ${order.field} ${order.direction}`,
      filter,
      order,
      p95Ms,
    })),
  );

export type Examples = { projectId: string; factoryId: string; actionId: string; factoryWord: string };

export function listCombinations({ projectId, factoryId, actionId, factoryWord }: Examples): Combination[] {
  const statuses = [
    ['sent'],
    ['needs_contact'],
    ['draft', 'needs_contact'],
    ['approved', 'queued', 'resend_failed'],
    shares.map(([status]) => status),
  ];
  const accepted: Filter = { dispatchStatus: ['accepted'] };
  const one: Filter[] = [
    { channel: ['email'] },
    { channel: ['wechat'] },
    accepted,
    { dispatchStatus: ['failed', 'uncertain'] },
    { dispatchStatus: ['sending'] },
    { dispatchStatus: ['ready'] },
    { projectId },
    { factoryId },
    { actionId },
    { createdAt: { from: '2025-06-01T00:00:00Z', to: '2025-06-02T00:00:00Z' } },
    { createdAt: { to: '2025-02-01T00:00:00Z' } },
  ];
  const waiting: Filter[] = [{ waitingForApproval: true }, { waitingForApproval: false }];
  const texts = [
    'cnc',
    'RFQ',
    'magnesium',
    'titanium',
    'zirkonium',
    'archived',
    'zz',
    '询',
    '询价：镜片',
    factoryWord,
    'absent',
  ];
  const several: Filter[] = [
    { channel: ['wechat'], status: ['queued'] },
    { dispatchStatus: ['failed'], channel: ['email'], createdAt: { from: '2025-06-01T00:00:00Z' } },
    { factoryId, status: ['sent'] },
    { projectId, waitingForApproval: true },
    { q: 'titanium', status: ['sent'] },
    { q: 'cnc', status: ['needs_contact'] },
  ];
  return [
    ...combine([{}, ...statuses.map((status) => ({ status })), ...waiting], everyOrder, 20),
    ...combine(one, byCreation, 20),
    ...combine([accepted], byStatus, 20),
    ...combine(
      texts.map((q) => ({ q })),
      byCreation,
      100,
    ),
    ...combine(several, everyOrder, 200),
    ...combine(
      one.slice(0, 2),
      everyOrder.filter(({ field }) => field !== 'CREATED_AT'),
      200,
    ),
    ...combine(
      [accepted],
      everyOrder.filter(({ field }) => field !== 'CREATED_AT' && field !== 'STATUS'),
      200,
    ),
  ];
}

const sortKeys: Record<Field, string> = {
  CREATED_AT: `to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  UPDATED_AT: `to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  STATUS: 'status',
  FACTORY_NAME: 'factory_name',
};
const sortColumns: Record<Field, string> = {
  CREATED_AT: 'created_at',
  UPDATED_AT: 'updated_at',
  STATUS: 'status',
  FACTORY_NAME: 'factory_name collate "C"',
};

/** Arguments of the first page, of one that begins in the middle of all records, and of the last. */
export async function createPages(client: Client, owner: string) {
  const { rows } = await client.query<{ secret: string }>(`select auth.read_secret('cursor') as secret`);
  const cursors = createCursors(rows[0]!.secret);
  const middle = new Map<Field, [string, string]>();
  for (const field of fields) {
    const found = await client.query<{ value: string; id: string }>(
      `select ${sortKeys[field]} as value, id from delivery where owner = $1 order by ${sortColumns[field]}, id
       offset (select count(*) / 2 from delivery where owner = $1) limit 1`,
      [owner],
    );
    const { value, id } = found.rows[0]!;
    middle.set(field, [value, id]);
  }
  return ({ field, direction }: Order) => [
    { page: 'first', first: 20 },
    { page: 'deep', first: 20, after: cursors.encode('Delivery', middle.get(field)!, `${field} ${direction}`) },
    { page: 'last', last: 20 },
  ];
}

export const listDocument = `query ($filter: DeliveryFilter, $orderBy: DeliveryOrder, $first: Int, $after: String, $last: Int) {
  deliveries(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last) {
    nodes { id status channel factoryName subject dispatchStatus createdAt updatedAt }
  }
}`;

export async function chooseExamples(client: Client, owner: string): Promise<Examples> {
  const { rows } = await client.query<Examples>(
    `select project_id as "projectId", factory_id as "factoryId", action_id as "actionId",
       substr(factory_name, 3, 8) as "factoryWord"
     from delivery where owner = $1 and factory_name <> '' order by id offset 1000 limit 1`,
    [owner],
  );
  return rows[0]!;
}
