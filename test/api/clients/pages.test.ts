import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listAllowedScopes } from '#kernel/scopes.ts';
import { reachable, startApp, unlimited } from '../../harness.ts';
import type { Json } from '../../json.ts';
import { publishing } from '../rfqs/published.ts';
import { record, wholeQuote } from '../rfqs/quoted.ts';

/** The queries of docs/dashboards.md, each sent once by a signed-in approver. */
const text = readFileSync('docs/dashboards.md', 'utf8');
const queries = new Map(
  [...text.matchAll(/^```graphql\n(query (\w+).*?)^```$/gms)].map(([, query = '', name = '']) => [name, query]),
);

const app = await startApp(unlimited);
const factories = [reachable({ nameEn: 'Alpha', city: 'Dongguan' }), reachable({ nameEn: 'Beta' })];
const factoryIds = await app.factories(...factories);
const key = await app.live({ scopes: listAllowedScopes('live', 'customer') });
const operator = await app.live({ kind: 'internal', scopes: ['internal:*'] });
const { published, drafted, pass } = publishing(app);
const { rfq, rfqId } = await published(key, { input: { factoryIds }, project: { name: 'Lamp' } });
await record(operator, wholeQuote(rfq, factoryIds[0]!));
pass(1);
await drafted(key, { input: { factoryIds }, project: { name: 'Speaker' } });
const approver = await app.session('approver', key.organisationId);

async function read(page: string, variables: object = {}): Promise<Json> {
  const { status, body } = await approver.graph(queries.get(page)!, variables);
  expect([status, body['errors']]).toEqual([200, undefined]);
  return body['data'];
}
const nodesOf = ({ edges }: Json) => edges.map(({ node }) => node);

test('the page of approvals shows text, project, factory and review of each message', async () => {
  const { deliveries } = await read('WaitingForApproval');
  expect(deliveries.totalCount).toBe(4);
  expect(nodesOf(deliveries).map(({ project }) => project.name)).toEqual(['Lamp', 'Lamp', 'Speaker', 'Speaker']);
  for (const node of nodesOf(deliveries)) {
    expect(node).toMatchObject({
      status: 'draft',
      bodyEn: expect.any(String),
      bodyZh: expect.any(String),
      factory: { nameEn: expect.stringMatching(/^(Alpha|Beta)$/) },
      review: { reviewSha256: expect.stringMatching(/^[0-9a-f]{64}$/), to: { address: expect.any(String) } },
      reviewUnavailable: null,
    });
  }
});

test('the project board shows what waits in each project', async () => {
  const { projects, deliverySummary, projectSummary } = await read('ProjectBoard');
  expect([projectSummary.total, deliverySummary.byStatus]).toEqual([2, [{ status: 'draft', count: 4 }]]);
  const lamp = nodesOf(projects).find(({ name }) => name === 'Lamp');
  expect(lamp).toMatchObject({
    counts: { actions: 1, deliveries: 2, rfqs: 1 },
    waiting: { totalCount: 2, nodes: [{ factory: {} }, { factory: {} }] },
    actions: { nodes: [{ kind: 'quote_request', status: 'completed' }] },
  });
});

test('the comparison of factories keeps the order of the ids', async () => {
  const { nodes } = await read('FactoryComparison', { ids: factoryIds.toReversed() });
  expect(nodes).toMatchObject([
    { nameEn: 'Beta', processes: ['cnc'], certifications: [] },
    { nameEn: 'Alpha', city: 'Dongguan', minQuantities: [] },
  ]);
});

test('the answers to a request show invitations, quotes and the comparison', async () => {
  const { rfq, rfqComparison } = await read('RfqAnswers', { id: rfqId, quantity: 500 });
  expect(rfq.invitations.map(({ factory }) => factory.nameEn).toSorted()).toEqual(['Alpha', 'Beta']);
  expect(rfq.quotes).toMatchObject([{ version: 1, status: 'submitted', factory: { nameEn: 'Alpha' } }]);
  expect(rfqComparison).toMatchObject({
    columns: [
      { factory: { nameEn: 'Alpha' }, quote: { id: rfq.quotes[0].id }, unitPrice: { amount: '6.25', currency: 'USD' } },
    ],
    withoutQuote: [{ factory: { nameEn: 'Beta' } }],
  });
});

test('every page is run', () => expect([...queries.keys()]).toHaveLength(4));
