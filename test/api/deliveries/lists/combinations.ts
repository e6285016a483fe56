import type { Client } from 'pg';
import { createCursors } from '#kernel/pagination/page.ts';
import { shares } from './many.ts';

const fields = ['CREATED_AT', 'UPDATED_AT', 'STATUS', 'FACTORY_NAME'] as const;
type Field = (typeof fields)[number];
type Order = { field: Field; direction: 'ASC' | 'DESC' };
export type Filter = Record<string, unknown>;
/** The promise that holds: milliseconds of 95 % of the answers. */
export type Combination = { name: string; filter: Filter; order: Order; p95Ms: number };

const directions = ['ASC', 'DESC'] as const;
const everyOrder: Order[] = fields.flatMap((field) => directions.map((direction) => ({ field, direction })));
const ordersBy = (...asked: Field[]): Order[] => everyOrder.filter(({ field }) => asked.includes(field));

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
  const channels: Filter[] = [{ channel: ['email'] }, { channel: ['wechat'] }];
  const one: Filter[] = [
    ...channels,
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
    ...combine(one, ordersBy('CREATED_AT'), 20),
    ...combine([accepted], ordersBy('STATUS'), 20),
    ...combine(
      texts.map((q) => ({ q })),
      ordersBy('CREATED_AT'),
      100,
    ),
    ...combine(several, everyOrder, 200),
    ...combine(channels, ordersBy('UPDATED_AT', 'STATUS', 'FACTORY_NAME'), 200),
    ...combine([accepted], ordersBy('UPDATED_AT', 'FACTORY_NAME'), 200),
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
