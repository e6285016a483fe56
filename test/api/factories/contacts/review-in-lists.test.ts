import { describe, expect, test } from 'vitest';
import { listDefaultScopes } from '#kernel/scopes.ts';
import { quoteRequest, refusal, startApp, unlimited } from '../../../harness.ts';
import type { Json } from '../../../json.ts';
import { contactReads, type Key, newFactories, perDay } from './reads.ts';

const app = await startApp(unlimited);
const { drafted, audited, counted, haveRead } = contactReads(app);

const review = `review {
  deliveryId actionId projectId projectVersion channel from replyTo to { name address factoryId factoryName } cc subject
  bodyEn bodyZh hasLink files { name } reviewSha256 effect note
  screening { listVersion matches { list name score why exact } note confirmedBy { kind id label } confirmedAt }
} reviewUnavailable { reason message }`;

const nodesOf = async (me: Key, projectId: string, fields = `id ${review}`): Promise<Json> => {
  const { project } = await me.graphql.request<Json>(
    `query ($id: ID!) { project(id: $id) { deliveries(first: 50) { nodes { ${fields} } } } }`,
    { id: projectId },
  );
  return project.deliveries.nodes;
};

const request = async (me: Key, factories: number) =>
  quoteRequest(me, { factoryIds: await app.factories(...newFactories(factories)) });

const reviewsRead = (owner: string): Promise<{ delivery: string; sha256: string }[]> =>
  app.asOwner().execute(
    `select resource_id as delivery, detail ->> 'reviewSha256' as sha256 from audit_entry
     where owner = ? and action = 'delivery.reviewed' order by seq`,
    [owner],
  );

describe('reviews can be selected in lists of deliveries', () => {
  test('with the same result as the review of a single delivery', async () => {
    const me = await app.live();
    const { projectId, deliveries } = await request(me, 3);
    const nodes = await nodesOf(me, projectId);
    expect(nodes).toHaveLength(3);
    for (const { id } of deliveries) {
      const { body } = await me.rest('GET', `/deliveries/${id}/review`);
      const node = nodes.find((one) => one.id === id);
      expect(node).toEqual({ id, review: body['review'], reviewUnavailable: null });
    }
  });

  test('with each contact counted and audited once and each review recorded once', async () => {
    const me = await app.live();
    const { projectId } = await request(me, 3);
    const nodes = await nodesOf(me, projectId, `id to { address } ${review} again: review { subject }`);
    await nodesOf(me, projectId);
    expect(await counted(me.organisationId)).toBe(3);
    expect(await audited(me.organisationId)).toHaveLength(3);
    const read = nodes.map((node) => ({ delivery: node.id, sha256: node.review.reviewSha256 }));
    expect(await reviewsRead(me.organisationId)).toHaveLength(3);
    expect(await reviewsRead(me.organisationId)).toEqual(expect.arrayContaining(read));
  });

  test('with the same number of statements for one delivery and for five', async () => {
    const me = await app.live();
    const [one, five] = [await request(me, 1), await request(me, 5)];
    const statements = async (projectId: string) => {
      app.queries.length = 0;
      await nodesOf(me, projectId);
      return app.queries.length;
    };
    expect(await statements(five.projectId)).toBe(await statements(one.projectId));
  });

  test('and approved by the digest in the list', async () => {
    const me = await app.live();
    const { projectId, deliveries } = await request(me, 1);
    const { review: shown } = (await nodesOf(me, projectId))[0];
    const approved = await me.rest('POST', `/deliveries/${deliveries[0].id}/approve`, {
      expectedReviewSha256: shown.reviewSha256,
    });
    expect(approved.status).toBe(200);
    expect(await nodesOf(me, projectId, review)).toEqual([
      { review: null, reviewUnavailable: { reason: 'status', message: 'This delivery is sent, not a draft.' } },
    ]);
    expect(await reviewsRead(me.organisationId)).toHaveLength(1);
  });
});

describe('a delivery without a review has a reason', () => {
  test('its project has changed, or its factory has no usable contact', async () => {
    const me = await app.live();
    const changed = await drafted(me);
    const withdrawn = await drafted(me);
    await app
      .asOwner()
      .execute('update project set context_number = context_number + 1 where id = ?', [changed.projectId]);
    await app.asOwner().execute('update factory set quarantined = true where id = ?', [withdrawn.factoryId]);
    for (const [{ projectId }, reason, message] of [
      [changed, 'context', 'The project has changed since this was drafted. Request the action again.'],
      [withdrawn, 'recipient', 'No usable contact of this factory is on file.'],
    ] as const) {
      expect(await nodesOf(me, projectId, review)).toEqual([{ review: null, reviewUnavailable: { reason, message } }]);
    }
    expect(await counted(me.organisationId)).toBe(0);
    expect(await reviewsRead(me.organisationId)).toEqual([]);
  });

  test('the quota is reached: the first reviews are shown, the others are not recorded as read', async () => {
    const me = await app.live();
    const { projectId } = await request(me, 4);
    await haveRead(me.organisationId, me.keyId, 298);
    const nodes = await nodesOf(me, projectId, 'review { to { address } } reviewUnavailable { reason message }');
    const shown = { review: { to: { address: expect.any(String) } }, reviewUnavailable: null };
    const withheld = { review: null, reviewUnavailable: { reason: 'quota', message: expect.stringMatching(perDay) } };
    expect(nodes).toEqual([shown, shown, withheld, withheld]);
    expect(await reviewsRead(me.organisationId)).toHaveLength(2);
  });

  test('reading only the reason records no review', async () => {
    const me = await app.live();
    const { projectId } = await drafted(me);
    expect(await nodesOf(me, projectId, 'reviewUnavailable { reason }')).toEqual([{ reviewUnavailable: null }]);
    expect(await reviewsRead(me.organisationId)).toEqual([]);
  });
});

describe('reviews in lists', () => {
  test.each([
    [
      'a key that may not approve',
      () => app.live({ scopes: listDefaultScopes('live').filter((s) => s !== 'approvals:write') }),
      expect.stringContaining('approvals:write'),
    ],
    [
      'a sandbox key',
      async () => ({ ...(await app.sandbox()), organisationId: '' }),
      'This operation requires a live key.',
    ],
  ])('are withheld from %s, with the reason', async (_, caller, message) => {
    const me = (await caller()) as Key;
    const { projectId } = await drafted(me);
    const nodes = await nodesOf(me, projectId, 'review { to { address } } reviewUnavailable { reason message }');
    expect(nodes).toMatchObject([{ review: null, reviewUnavailable: { reason: 'rights', message } }]);
  });

  test('are limited to pages of 50, notes of states are not', async () => {
    const me = await app.live();
    const list = (fields: string) => `{ deliveries(first: 51) { nodes { ${fields} } } }`;
    for (const fields of ['review { subject }', 'reviewUnavailable { reason }']) {
      expect(await refusal(me.graphql.request(list(fields)))).toMatchObject({
        code: 'query_too_complex',
        details: { limit: 50, value: 51 },
      });
    }
    expect(await refusal(me.graphql.request(list('note')))).toBeNull();
  });
});
