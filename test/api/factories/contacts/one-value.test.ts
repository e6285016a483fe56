import { describe, expect, test } from 'vitest';
import { listDefaultScopes } from '#kernel/scopes.ts';
import { quoteRequest, reachable, refusal, startApp, unlimited } from '../../../harness.ts';
import type { Json } from '../../../json.ts';
import { readStream } from '../../changes/stream.ts';
import { contactReads, type Key, newFactories, perDay } from './reads.ts';

const app = await startApp(unlimited);
const { audited, haveRead } = contactReads(app);

const to = 'id to { name address addressNote factoryId }';

/** `to` of one delivery through every field of both APIs. */
async function everyPath(me: Key, { id, projectId, actionId }: { id: string; projectId: string; actionId: string }) {
  const data = await me.graphql.request<Json>(
    `query ($id: ID!, $projectId: ID!, $actionId: ID!) {
      node: delivery(id: $id) { ${to} project { deliveries { nodes { ${to} } } } }
      list: deliveries(first: 50) { nodes { ${to} } edges { node { ${to} } } }
      filtered: deliveries(filter: { projectId: $projectId }) { nodes { ${to} } }
      project(id: $projectId) { deliveries { nodes { ${to} } } actions { nodes { deliveries { ${to} } } } }
      projects { nodes { deliveries(last: 5) { nodes { ${to} } } } }
      action(id: $actionId) { deliveries { ${to} } }
    }`,
    { id, projectId, actionId },
  );
  const streamed = async (args: string) => {
    const stream = readStream(await me.open(`subscription { deliveryChanged(${args}) { delivery { ${to} } } }`));
    const { delivery } = await stream.change();
    await stream.close();
    return delivery;
  };
  const changes = [await streamed(`id: "${id}"`), await streamed(`projectId: "${projectId}"`)];
  const { body } = await me.rest('GET', `/deliveries/${id}`);
  const records: object[] = [];
  const collect = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    const record: { id?: unknown; to?: object } = value;
    if (record.id === id && record.to) records.push(record.to);
    for (const part of Object.values(value)) collect(part);
  };
  collect([data, changes, { id, to: body['to'] }]);
  return records;
}

async function oneDraft(me: Key) {
  const factory = reachable();
  const [factoryId] = (await app.factories(factory)) as [string];
  const { projectId, action, deliveries } = await quoteRequest(me, { factoryIds: [factoryId] });
  const draft = { id: deliveries[0].id as string, projectId, actionId: action.id as string };
  return { ...draft, factoryId, address: factory.contacts.contactEmail };
}

describe('the recipient of a delivery is the same through every field', () => {
  const paths = 12;
  type Case = { me: Key; draft: Awaited<ReturnType<typeof oneDraft>>; expected: object };
  test.each<[string, () => Promise<Case>]>([
    [
      'for a key that may approve',
      async () => {
        const me = await app.live();
        const draft = await oneDraft(me);
        return { me, draft, expected: { name: 'Ms Li', address: draft.address, addressNote: null } };
      },
    ],
    [
      'for a key that may not approve',
      async () => {
        const me = await app.live({ scopes: listDefaultScopes('live').filter((scope) => scope !== 'approvals:write') });
        const addressNote = 'Recipients are withheld: this key lacks the scope approvals:write.';
        return { me, draft: await oneDraft(me), expected: { name: null, address: null, addressNote } };
      },
    ],
    [
      'for a sandbox key',
      async () => {
        const me = { ...(await app.sandbox()), organisationId: '' };
        const addressNote = 'Recipients are withheld from sandbox keys.';
        return { me, draft: await oneDraft(me), expected: { name: null, address: null, addressNote } };
      },
    ],
    [
      'for a key that has reached its quota',
      async () => {
        const me = await app.live();
        await haveRead(me.organisationId, me.keyId, 300);
        const expected = { name: null, address: null, addressNote: expect.stringMatching(perDay) };
        return { me, draft: await oneDraft(me), expected };
      },
    ],
  ])('%s', async (_, arrange) => {
    const { me, draft, expected } = await arrange();
    const seen = await everyPath(me, draft);
    expect(seen).toEqual(Array.from({ length: paths }, () => ({ ...expected, factoryId: draft.factoryId })));
  });

  test('also in the result of mutations that draft, reject or approve it', async () => {
    const me = await app.live();
    const factoryIds = await app.factories(reachable(), reachable());
    const { projectId } = await quoteRequest(me);
    const { createAction } = await me.graphql.request(
      `mutation ($input: CreateActionInput!) { createAction(input: $input) { deliveries { ${to} } } }`,
      {
        input: {
          projectId,
          idempotencyKey: 'one-value-1',
          request: { quoteRequest: { scope: 'mixed', parts: [{ name: 'Lid' }], factoryIds } },
        },
      },
    );
    const [rejected, approved] = createAction.deliveries;
    expect(rejected.to.address).toMatch(/^sales-/);
    const reject = await me.graphql.request(
      `mutation ($input: RejectDeliveryInput!) { rejectDelivery(input: $input) { delivery { ${to} } } }`,
      { input: { id: rejected.id } },
    );
    expect(reject.rejectDelivery.delivery).toEqual(rejected);
    const { reviewSha256 } = (await me.rest('GET', `/deliveries/${approved.id}/review`)).body['review'];
    const approve = await me.graphql.request(
      `mutation ($input: ApproveDeliveryInput!) { approveDelivery(input: $input) { delivery { ${to} } } }`,
      { input: { id: approved.id, expectedReviewSha256: reviewSha256 } },
    );
    expect(approve.approveDelivery.delivery).toEqual(approved);
    expect(await audited(me.organisationId)).toHaveLength(2);
  });

  test('an owner who settles a message in a browser is shown its recipient', async () => {
    const me = await app.live();
    const { id } = await oneDraft(me);
    const without = await app.secondInstance({ mailer: null });
    const mine = app.caller({ authorization: `Bearer ${me.secret}` }, without);
    const { reviewSha256 } = (await mine.rest('GET', `/deliveries/${id}/review`)).body['review'];
    await mine.rest('POST', `/deliveries/${id}/approve`, { expectedReviewSha256: reviewSha256 });
    await app.asOwner().execute('update delivery set frozen_from = null where id = ?', [id]);
    const { settleDelivery } = await (await app.session('owner', me.organisationId)).graphql.request(
      `mutation ($input: SettleDeliveryInput!) { settleDelivery(input: $input) { delivery { to { address addressNote } } } }`,
      { input: { id, outcome: 'not_sent', evidence: 'never attempted' } },
    );
    expect(settleDelivery.delivery.to).toEqual({ address: expect.stringMatching(/^sales-/), addressNote: null });
  });
});

describe('lists of deliveries', () => {
  test('show recipients in pages of at most 50', async () => {
    const me = await app.live();
    const { projectId } = await oneDraft(me);
    for (const list of [
      (page: string) => `{ deliveries(${page}) { nodes { to { address } } } }`,
      (page: string) => `{ project(id: "${projectId}") { deliveries(${page}) { edges { node { to { name } } } } } }`,
    ]) {
      for (const page of ['first: 51', 'last: 100']) {
        expect(await refusal(me.graphql.request(list(page)))).toMatchObject({
          status: 400,
          code: 'query_too_complex',
          details: { limit: 50, value: page === 'first: 51' ? 51 : 100 },
        });
      }
      expect(await refusal(me.graphql.request(list('first: 50')))).toBeNull();
    }
    expect(await refusal(me.graphql.request('{ deliveries(first: 100) { nodes { id status } } }'))).toBeNull();
  });

  test('count a page of recipients in one statement, and show recipients up to the quota', async () => {
    const me = await app.live();
    const { projectId } = await quoteRequest(me, { factoryIds: await app.factories(...newFactories(4)) });
    await haveRead(me.organisationId, me.keyId, 298);
    const read = async (): Promise<(string | null)[]> => {
      const { project } = await me.graphql.request<{ project: { deliveries: Page } }>(
        `{ project(id: "${projectId}") { deliveries { nodes { to { address } } again: nodes { to { address } } } } }`,
      );
      type Page = Record<'nodes' | 'again', { to: { address: string | null } }[]>;
      const { nodes, again } = project.deliveries;
      expect(again).toEqual(nodes);
      return nodes.map(({ to }) => to.address);
    };
    const shown = await read();
    expect(shown).toEqual([expect.any(String), expect.any(String), null, null]);
    expect(await read()).toEqual(shown);
    expect(await audited(me.organisationId)).toHaveLength(2);
  });
});

describe('search fields of a factory depend on their argument, not on the list', () => {
  test('matchedOn returns the matches of the filter in its argument', async () => {
    const [factory] = newFactories(1, { specialty: 'Wingspan lathes' });
    const [id] = await app.factories(factory!);
    const me = await app.live();
    const fields = 'id bare: matchedOn matchedOn(filter: { q: "wingspan" })';
    const { list, node } = await me.graphql.request<Record<'list' | 'node', Json>>(
      `{ list: factories(filter: { q: "wingspan" }) { nodes { ${fields} } } node: factory(id: "${id}") { ${fields} } }`,
    );
    expect(list.nodes).toEqual([node]);
    expect(node).toEqual({ id, bare: [], matchedOn: ['specialty'] });
  });

  test('aliasOf states whether the name in its argument is an alias', async () => {
    const [factory] = newFactories(1, { aliases: ['mfg-formername'], specialty: 'Formername' });
    const [id] = await app.factories(factory!);
    const me = await app.live();
    const fields = `id bare: aliasOf old: aliasOf(name: "mfg-formername") own: aliasOf(name: "${id}")`;
    const { list, node, byAlias } = await me.graphql.request<Record<'list' | 'node' | 'byAlias', Json>>(
      `{ list: factories(filter: { q: "Formername" }) { nodes { ${fields} } }
         node: factory(id: "${id}") { ${fields} } byAlias: factory(id: "mfg-formername") { ${fields} } }`,
    );
    expect([list.nodes[0], byAlias]).toEqual([node, node]);
    expect(node).toEqual({ id, bare: null, old: factory!.directoryId, own: null });
  });
});
