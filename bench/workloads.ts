import { sampleInput } from './compute.ts';
import type { Targets } from './data.ts';

export type Request = { method: 'GET' | 'POST'; path: string; body?: string; acceptEncoding?: 'br' | 'gzip' };
export type Workload = {
  name: string;
  /** What both servers are asked for a delivery of the caller. */
  gateway: (delivery: string) => Request;
  handwritten: (delivery: string) => Request;
  /** The body that REST would have answered. */
  restOf: (body: Body) => Body;
};
export type Body = Record<string, unknown>;

const get = (path: string): Request => ({ method: 'GET', path: `/api/v1${path}` });
const post = (path: string, body: object): Request => ({ method: 'POST', path, body: JSON.stringify(body) });

const detail = (id: string) => get(`/deliveries/${id}`);
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
const dashboard = `query Dashboard {
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

export const workloads: Workload[] = [
  { name: 'REST W1', gateway: detail, handwritten: detail, restOf: same },
  { name: 'REST W2', gateway: list, handwritten: list, restOf: same },
  { name: 'REST W2, br', gateway: always({ ...list(), acceptEncoding: 'br' }), handwritten: list, restOf: same },
  { name: 'REST W2, gzip', gateway: always({ ...list(), acceptEncoding: 'gzip' }), handwritten: list, restOf: same },
  { name: 'REST W6', gateway: computed, handwritten: computed, restOf: same },
  { name: 'REST estimate, 1 kind of carton', gateway: estimated, handwritten: estimated, restOf: same },
  { name: 'REST estimate, 50 kinds', gateway: estimated50, handwritten: estimated50, restOf: same },
  {
    name: '/graphql W1',
    gateway: (id) => graphql(oneDelivery, { id }),
    handwritten: detail,
    restOf: (body) => {
      const { to, cc, bodyEn, bodyZh, dispatch, ...delivery } = answerOf(body);
      const { subject, status, transport } = delivery;
      const shown = { subject, bodyEn, bodyZh, status, transport, dispatch: toRestDispatch(dispatch as Dispatch) };
      return { delivery, to, cc, ...shown, draft: true };
    },
  },
  {
    name: '/graphql W2',
    gateway: always(graphql(newestDeliveries)),
    handwritten: list,
    restOf: (body) => {
      const { deliveries } = answerOf(body);
      return { deliveries, count: Array.isArray(deliveries) && deliveries.length, draft: true };
    },
  },
  {
    name: '/graphql W3',
    gateway: always(graphql(dashboard)),
    handwritten: always(get('/dashboard')),
    restOf: answerOf,
  },
];

/** The nth caller and a delivery of theirs. Neighbours are other keys of other owners. */
export function targetOf({ secrets, owners }: Targets, n: number): { secret: string; delivery: string } {
  const key = n % secrets.length;
  const { deliveries } = owners[key % owners.length]!;
  return { secret: secrets[key]!, delivery: deliveries[(n * 7919) % deliveries.length]! };
}
