import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import createClient from 'openapi-fetch';
import { afterAll, expect, test } from 'vitest';
import type { components, paths } from '../../../schema/openapi.d.ts';
import { reachable, startApp } from '../../harness.ts';
import { document } from './document.ts';
import { writeOperationTable } from './operation-table.ts';
import { typesOf } from './types.ts';

/**
 * A client made from the document alone, over the network. `npm run types` holds this file against the types: what is
 * wrong by the document does not compile, and each line that says so must be wrong.
 */
const app = await startApp();
// Keys end by the clock of the database.
app.clock.now = new Date();
const server = serve({ fetch: app.app.fetch, port: 0, hostname: '127.0.0.1' });
await once(server, 'listening');
afterAll(() => server.close());
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;

test('the types match the document', async () => {
  await expect(await typesOf(document)).toMatchFileSnapshot('../../../schema/openapi.d.ts');
});

test('the table of operations for clients matches the document', () =>
  expect(writeOperationTable(document)).toMatchFileSnapshot('../../../schema/operations.ts'));

test('an unauthenticated caller gets a key, creates a project, requests quotes and reads the drafts', async () => {
  const client = createClient<paths>({ baseUrl });
  const { data: made } = await client.POST('/keys', { body: { label: 'first try' } });
  const me = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${made!.secret}` } });

  const { data: opened } = await me.POST('/projects', { body: { name: 'Lamp', intake: { productName: 'Glow' } } });
  const { id, contextVersion } = opened!.project;
  const factoryIds = await app.factories(reachable());
  const { data: asked } = await me.POST('/projects/{id}/actions', {
    params: { path: { id }, header: { 'idempotency-key': 'first-request' } },
    body: {
      kind: 'quote_request',
      input: { scope: 'mechanical_part', parts: [{ name: 'Bracket' }], factoryIds },
    },
  });
  const status: components['schemas']['ActionStatus'] = asked!.action.status;
  expect([status, asked!.replayed, contextVersion]).toEqual(['completed', false, 'v1']);

  const { data: list } = await me.GET('/deliveries', { params: { query: { status: 'draft' } } });
  const [draft] = list!.deliveries;
  const { data: detail } = await me.GET('/deliveries/{id}', { params: { path: { id: draft!.id } } });
  expect([list!.count, detail!.draft, detail!.dispatch]).toEqual([1, true, null]);

  const sent = await me.POST('/deliveries/{id}/approve', { params: { path: { id: draft!.id } }, body: {} });
  expect([sent.data, sent.response.status, sent.error!.error.code]).toEqual([undefined, 403, 'sandbox_cannot_send']);
});

test('requests that the document does not allow do not compile', () => {
  const me = createClient<paths>({ baseUrl, fetch: async () => new Response('{}') });
  const id = 'a';
  const header = { 'idempotency-key': 'first-request' };
  const input = { factoryIds: ['mfg-1'] };
  return Promise.all([
    // @ts-expect-error: there is no such operation
    me.GET('/prices'),
    // @ts-expect-error: a project has a name
    me.POST('/projects', { body: {} }),
    // @ts-expect-error: a name is text
    me.POST('/projects', { body: { name: 1 } }),
    // @ts-expect-error: the path has an id
    me.GET('/projects/{id}'),
    // @ts-expect-error: an action has an idempotency key
    me.POST('/projects/{id}/actions', { params: { path: { id } }, body: { kind: 'factory_audit_visit', input } }),
    // @ts-expect-error: a quote request has parts
    me.POST('/projects/{id}/actions', { params: { path: { id }, header }, body: { kind: 'quote_request', input } }),
    // @ts-expect-error: whether a factory has answered is true or false
    me.GET('/factories', { params: { query: { answeredUs: 'yes' } } }),
    // @ts-expect-error: no delivery has this status
    me.GET('/deliveries', { params: { query: { status: 'lost' } } }),
    // @ts-expect-error: projects are never deleted
    me.DELETE('/projects/{id}', { params: { path: { id } } }),
    // @ts-expect-error: nobody confirms that a recipient got it
    me.GET('/deliveries/{id}', { params: { path: { id } } }).then(({ data }) => data?.dispatch?.delivered),
  ]);
});
