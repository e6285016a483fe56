import { callerWithoutKey } from '../handwritten.auth.ts';
import { detailOf, recordOf } from '../handwritten.shape.ts';
import { type DeliveryDetail, type DeliveryRecord, newestDeliveries, oneDelivery } from '../handwritten.sql.ts';
import { openPool } from '../pool.ts';

/** What the documents of the benchmark ask of the gateway, for servers of other libraries on the same tables. */
export const typeDefs = `
  type Query {
    delivery(id: ID!): Delivery
    deliveries(first: Int): DeliveryConnection!
    projects(first: Int): ProjectConnection!
  }
  type DeliveryConnection { nodes: [Delivery!]! }
  type ProjectConnection { nodes: [Project!]! }
  type ActionConnection { nodes: [Action!]! }
  type Project { id: ID! name: String! status: String! contextVersion: String! actions(first: Int): ActionConnection! }
  type Action { id: ID! kind: String! status: String! createdAt: String! deliveries: [Delivery!]! }
  type Factory { id: ID! nameEn: String! city: String }
  type Recipient { name: String address: String addressNote: String factoryId: ID }
  type ReceiptEvent { type: String! at: String! }
  type Receipt { scope: String! providerDeliveryReported: Boolean! events: [ReceiptEvent!]! note: String! }
  type Dispatch {
    id: ID! status: String! attempts: Int! firstAttemptAt: String retryBefore: String leaseExpiresAt: String
    lastOutcome: String providerMessageId: String acceptedAt: String payloadSha256: String! providerAccepted: Boolean!
    recipientDeliveryConfirmed: Boolean! receipt: Receipt!
  }
  type Delivery {
    id: ID! actionId: ID! projectId: ID! factoryId: ID factoryName: String channel: String! status: String!
    transport: String subject: String projectVersion: String! dispatchStatus: String approvedAt: String
    rejectedAt: String rejectReason: String sentAt: String sentBy: String sentReference: String createdAt: String!
    updatedAt: String! to: Recipient! cc: [String!]! bodyEn: String bodyZh: String dispatch: Dispatch factory: Factory
  }`;

export type Owned = { owner: string };
type Page = { first?: number };
type Id = { id: string };

const pool = openPool({ rls: false });

async function read<Row extends object>(name: string, text: string, values: unknown[]): Promise<Row[]> {
  return (await pool.query<Row>({ name, text, values })).rows;
}

export const rootFields = {
  async delivery(_: unknown, { id }: Id, { owner }: Owned) {
    const [row] = await read<DeliveryDetail>(oneDelivery.name, oneDelivery.text, [owner, id]);
    if (!row) return null;
    const { delivery, dispatch, to, cc, bodyEn, bodyZh } = detailOf(row, callerWithoutKey(owner));
    const events = Object.entries(dispatch?.receipt.events ?? {}).map(([type, at]) => ({ type, at }));
    return {
      ...delivery,
      ...{ to, cc, bodyEn, bodyZh },
      dispatch: dispatch && { ...dispatch, receipt: { ...dispatch.receipt, events } },
    };
  },
  async deliveries(_: unknown, __: Page, { owner }: Owned) {
    const rows = await read<DeliveryRecord>(newestDeliveries.name, newestDeliveries.text, [owner]);
    return { nodes: rows.map((row) => recordOf(row, false)) };
  },
  async projects(_: unknown, { first = 20 }: Page, { owner }: Owned) {
    return { nodes: await read('projects', newestProjects, [owner, first]) };
  },
};

const newestProjects = `select id, name, status, 'v' || context_number as "contextVersion" from project
  where owner = $1 order by created_at desc, id desc limit $2`;
const actionsOfProjects = `select p.id as parent, a.id, a.kind, a.status, a.created_at as "createdAt"
  from unnest($2::uuid[]) p(id), lateral (select * from action where project_id = p.id and owner = $1
    order by created_at desc, id desc limit $3) a order by a.created_at desc, a.id desc`;
const deliveriesOfActions = `select action_id as parent, id, status, channel, subject, factory_id as "factoryId"
  from delivery where action_id = any($2) and owner = $1 order by created_at, id`;
const factoriesById = `select id, name_en as "nameEn", city from factory
  where id = any($1) and not quarantined`;

type Child = Id & { parent: string };
type FactoryRow = Id & { nameEn: string; city: string | null };

function groupByParent<Row extends Child>(ids: readonly string[], rows: readonly Row[]): Row[][] {
  const groups = new Map<string, Row[]>(ids.map((id) => [id, []]));
  for (const row of rows) groups.get(row.parent)?.push(row);
  return ids.map((id) => groups.get(id) ?? []);
}

/** One statement for all parents of a level, as a DataLoader or a loader of Mercurius asks for. */
export const batches = {
  async actions(owner: string, projects: readonly string[], first: number) {
    const rows = await read<Child>('actions', actionsOfProjects, [owner, projects, first]);
    return groupByParent(projects, rows).map((nodes) => ({ nodes }));
  },
  async deliveries(owner: string, actions: readonly string[]) {
    return groupByParent(actions, await read<Child>('deliveries', deliveriesOfActions, [owner, actions]));
  },
  async factories(ids: readonly (string | null)[]): Promise<(FactoryRow | null)[]> {
    const named = ids.filter((id) => id !== null);
    const rows = await read<FactoryRow>('factories', factoriesById, [[...new Set(named)]]);
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => (id === null ? null : (found.get(id) ?? null)));
  },
};
