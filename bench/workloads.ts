import { hash } from 'node:crypto';
import { sampleInput } from './compute.ts';
import type { Targets } from './data.ts';
import { ofTables, toDashboardOfTables, toDetailOfTables, toListOfTables } from './peers/tables.ts';

export type Request = { method: 'GET' | 'POST'; path: string; body?: string; acceptEncoding?: 'br' | 'gzip' };
export type Body = Record<string, unknown>;

/** The gateway, the server written by hand, the same without admission, and other libraries without any. */
export const serverNames = ['gateway', 'handwritten', 'unguarded', 'mercurius', 'apollo', 'postgraphile'] as const;
export type ServerName = (typeof serverNames)[number];

/** A delivery and its owner, with a key of the owner. */
export type Target = { secret: string; owner: string; delivery: string };
type Asked = {
  request: (target: Target) => Request;
  /** The body that REST would have answered. */
  restOf: (body: Body) => Body;
};
/** What each server is asked; some have no answer. */
export type Workload = { name: string; asked: Partial<Record<ServerName, Asked>> };

/** The id under which the gateway of the benchmark knows the document. */
export const idOf = (document: string): string => `sha256:${hash('sha256', document)}`;

const get = (path: string): Request => ({ method: 'GET', path: `/api/v1${path}` });
const post = (path: string, body: object): Request => ({ method: 'POST', path, body: JSON.stringify(body) });

const detail = ({ delivery }: Target) => get(`/deliveries/${delivery}`);
const always = (request: Request) => () => request;

const consignment = (kinds: number) =>
  post('/api/v1/shipping/estimate', {
    cartons: Array.from({ length: kinds }, (_, at) => ({
      lengthCm: 40.5 + at,
      widthCm: 30.5,
      heightCm: 30,
      weightKg: 12.25,
      count: 2 + at,
    })),
    destination: { country: 'US', postcode: '90001' },
    declaredValueUsd: 14_172,
    hts: '8507.60.00',
    batteries: 'contained',
  });
const estimated = always(consignment(1));
const estimated50 = always(consignment(50));
const list = always(get('/deliveries'));
const computed = always(post('/api/v1/bench/compute', sampleInput));

const record = `id actionId projectId factoryId factoryName channel status transport subject projectVersion dispatchStatus
  approvedAt rejectedAt rejectReason sentAt sentBy sentReference createdAt updatedAt`;
const oneDelivery = `query GetDelivery($id: ID!) {
  answer: delivery(id: $id) {
    ${record} to { name address addressNote factoryId } cc bodyEn bodyZh
    dispatch {
      id status attempts firstAttemptAt retryBefore leaseExpiresAt lastOutcome providerMessageId acceptedAt payloadSha256
      providerAccepted recipientDeliveryConfirmed receipt { scope providerDeliveryReported events { type at } note }
    }
  }
}`;
const newestDeliveries = `query ListDeliveries {
  answer: deliveries(first: 100) { deliveries: nodes { ${record} } }
}`;
export const dashboard = `query Dashboard {
  answer: projects(first: 20) {
    projects: nodes {
      id name status contextVersion
      actions(first: 5) {
        nodes {
          id kind status createdAt
          deliveries { id status channel subject factory { id nameEn city } }
        }
      }
    }
  }
}`;

const graphql = (query: string, variables = {}) => post('/graphql', { query, variables });
const same = (body: Body) => body;
const answerOf = ({ data }: Body) => (data as { answer: Body }).answer;
type Dispatch = { receipt: { events: { type: string; at: string }[] } } | null;
const toRestDispatch = (dispatch: Dispatch) =>
  dispatch && {
    ...dispatch,
    receipt: {
      ...dispatch.receipt,
      events: Object.fromEntries(dispatch.receipt.events.map(({ type, at }) => [type, at])),
    },
  };

function toRestDetail(body: Body): Body {
  const { to, cc, bodyEn, bodyZh, dispatch, ...delivery } = answerOf(body);
  const { subject, status, transport } = delivery;
  const shown = { subject, bodyEn, bodyZh, status, transport, dispatch: toRestDispatch(dispatch as Dispatch) };
  return { delivery, to, cc, ...shown, draft: true };
}

function toRestList(body: Body): Body {
  const { deliveries } = answerOf(body);
  return { deliveries, count: Array.isArray(deliveries) && deliveries.length, draft: true };
}

/** The same request to the gateway, to both servers by hand, and what REST would have answered. */
const rest = (request: Asked['request'], gateway = request): Workload['asked'] => ({
  gateway: { request: gateway, restOf: same },
  ...byHand(request),
});
const byHand = (request: Asked['request']) => ({
  handwritten: { request, restOf: same },
  unguarded: { request, restOf: same },
});
/** One document for the gateway and the libraries that serve its schema. */
const onSchema = (request: Asked['request'], restOf: Asked['restOf']) => ({
  gateway: { request, restOf },
  mercurius: { request, restOf },
  apollo: { request, restOf },
});

const dashboardRequest = always(get('/dashboard'));

export const workloads: Workload[] = [
  { name: 'REST W1', asked: rest(detail) },
  { name: 'REST W2', asked: rest(list) },
  { name: 'REST W2, br', asked: rest(list, always({ ...list(), acceptEncoding: 'br' })) },
  { name: 'REST W2, gzip', asked: rest(list, always({ ...list(), acceptEncoding: 'gzip' })) },
  { name: 'REST W6', asked: rest(computed) },
  { name: 'REST estimate, 1 kind of carton', asked: rest(estimated) },
  { name: 'REST estimate, 50 kinds', asked: rest(estimated50) },
  {
    name: '/graphql W1',
    asked: {
      ...onSchema(({ delivery: id }) => graphql(oneDelivery, { id }), toRestDetail),
      ...byHand(detail),
      postgraphile: { request: ({ delivery: id }) => graphql(ofTables.oneDelivery, { id }), restOf: toDetailOfTables },
    },
  },
  {
    name: '/graphql W2',
    asked: {
      ...onSchema(always(graphql(newestDeliveries)), toRestList),
      ...byHand(list),
      postgraphile: { request: ({ owner }) => graphql(ofTables.newestDeliveries, { owner }), restOf: toListOfTables },
    },
  },
  {
    name: '/graphql W3',
    asked: {
      ...onSchema(always(graphql(dashboard)), answerOf),
      ...byHand(dashboardRequest),
      postgraphile: { request: ({ owner }) => graphql(ofTables.dashboard, { owner }), restOf: toDashboardOfTables },
    },
  },
  {
    name: '/graphql W3, persisted',
    asked: {
      gateway: { request: always(post('/graphql', { documentId: idOf(dashboard) })), restOf: answerOf },
      ...byHand(dashboardRequest),
    },
  },
];

/** The nth caller and a delivery of theirs. Neighbours are other keys of other owners. */
export function targetOf({ secrets, owners }: Targets, n: number): Target {
  const key = n % secrets.length;
  const { id: owner, deliveries } = owners[key % owners.length]!;
  return { secret: secrets[key]!, owner, delivery: deliveries[(n * 7919) % deliveries.length]! };
}
