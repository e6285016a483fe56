import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { closeOverdue } from '#modules/sourcing/rfqs/back-office/back-office.service.ts';
import { releaseDue } from '#modules/sourcing/rfqs/release/release.service.ts';
import { type Caller, startApp, unlimited } from '../../harness.ts';
import type { Json } from '../../json.ts';
import { closing, publishing, toCode } from './published.ts';

const app = await startApp(unlimited);
const { published, detail, pass } = publishing(app);
const start = new Date('2026-09-01T08:00:00Z');
beforeEach(() => {
  app.clock.now = start;
});

const revoke = (me: Pick<Caller, 'rest'>, id: string, body: object = {}) =>
  me.rest('POST', `/pending-disclosures/${id}/revoke`, body);
const pending = async (me: Pick<Caller, 'rest'>) => (await me.rest('GET', '/pending-disclosures')).body;
const states = async (rfqId: string) =>
  (
    await app
      .asOwner()
      .execute('select status, released_at from disclosure where rfq_id = ? order by created_at', [rfqId])
  ).map(({ status, released_at }) => [status, released_at && new Date(released_at).toISOString()]);
const readAuditEntries = async (id: string) =>
  app.asOwner().execute('select action, actor from audit_entry where resource_id = ? order by seq', [id]);

describe('a pending disclosure', () => {
  test('is listed oldest first, to its organisation only', async () => {
    const [me, other] = [await app.live(), await app.live()];
    const first = await published(me);
    pass(1);
    const second = await published(me, { factories: 1 });
    const { disclosures, count, requestId, ...rest } = await pending(me);
    expect(rest).toEqual({});
    expect(requestId).toEqual(expect.any(String));
    expect(count).toBe(3);
    expect(disclosures).toEqual([...first.disclosures, ...second.disclosures]);
    expect(await pending(other)).toMatchObject({ disclosures: [], count: 0 });
    const seen = await me.graphql.request(
      '{ pendingDisclosures(first: 2) { totalCount nodes { id } pageInfo { endCursor } } }',
    );
    expect(seen.pendingDisclosures.totalCount).toBe(3);
    const after = seen.pendingDisclosures.pageInfo.endCursor;
    const more = await me.graphql.request(`{ pendingDisclosures(after: "${after}") { nodes { id } } }`);
    expect(more.pendingDisclosures.nodes).toEqual([{ id: second.disclosures[0].id }]);
  });

  test('is pending until releaseAt to the millisecond, even if the job is late', async () => {
    const me = await app.live();
    const { disclosures, rfqId } = await published(me, { factories: 1 });
    app.clock.now = new Date('2026-09-01T08:14:59.999Z');
    await releaseDue(app.system);
    expect((await pending(me)).count).toBe(1);
    expect(await states(rfqId)).toEqual([['pending', null]]);
    app.clock.now = new Date('2026-09-01T08:15:00.000Z');
    expect((await pending(me)).count).toBe(0);
    expect(toCode(await revoke(me, disclosures[0].id))).toEqual([409, 'disclosure_not_pending']);
    pass(3);
    await releaseDue(app.system);
    expect(await states(rfqId)).toEqual([['released', '2026-09-01T08:15:00.000Z']]);
  });

  test('can be revoked with a reason; repeating it changes nothing', async () => {
    const me = await app.live();
    const { disclosures, rfqId } = await published(me);
    const { id } = disclosures[0];
    pass(1);
    const { status, body } = await revoke(me, id, { reason: 'Wrong drawing' });
    expect([status, body['disclosure']]).toEqual([
      200,
      {
        ...disclosures[0],
        status: 'revoked',
        revokedAt: '2026-09-01T08:01:00.000Z',
        revokeReason: 'Wrong drawing',
        updatedAt: '2026-09-01T08:01:00.000Z',
      },
    ]);
    pass(30);
    const again = await revoke(me, id, { reason: 'Another' });
    expect([again.status, again.body['disclosure']]).toEqual([200, body['disclosure']]);
    const { invitations } = await detail(me, rfqId);
    expect(invitations.map((one) => one.status)).toEqual(['expired', 'pending']);
    expect(await readAuditEntries(id)).toEqual([{ action: 'disclosure.revoked', actor: `key:${me.keyId}` }]);
  });

  test('is refused to keys without the scope, sandbox keys and unauthenticated callers', async () => {
    const me = await app.live();
    const { disclosures } = await published(me, { factories: 1 });
    const { id } = disclosures[0];
    const reader = await app.live({ organisationId: me.organisationId, scopes: ['rfqs:read'] });
    expect(toCode(await revoke(reader, id))).toEqual([403, 'insufficient_scope']);
    expect(toCode(await revoke(await app.sandbox(), id))).toEqual([403, 'insufficient_scope']);
    expect(toCode(await revoke(await app.live(), id))).toEqual([404, 'not_found']);
    expect(toCode(await revoke(me, newId()))).toEqual([404, 'not_found']);
    expect(toCode(await revoke(me, id, { reason: 'x'.repeat(401) }))).toEqual([400, 'validation_failed']);
    expect((await revoke(me, id, { reason: 'x'.repeat(400) })).status).toBe(200);
  });
});

describe('a release', () => {
  test('sends the messages, sets the request to sent, and is audited once', async () => {
    const me = await app.live();
    const { disclosures, rfqId } = await published(me);
    pass(15);
    await releaseDue(app.system);
    await releaseDue(app.system);
    expect(await states(rfqId)).toEqual(Array(2).fill(['released', '2026-09-01T08:15:00.000Z']));
    for (const { id } of disclosures)
      expect(await readAuditEntries(id)).toEqual([{ action: 'disclosure.released', actor: 'worker' }]);
    const { status, invitations } = await detail(me, rfqId);
    expect(status).toBe('sent');
    expect(invitations.map((one) => [one.status, one.sentAt])).toEqual(
      Array(2).fill(['sent', '2026-09-01T08:15:00.000Z']),
    );
  });

  test('does not happen if all disclosures were revoked: the request remains a draft', async () => {
    const me = await app.live();
    const { disclosures, rfqId } = await published(me);
    for (const { id } of disclosures) await revoke(me, id);
    pass(15);
    await releaseDue(app.system);
    const { status, invitations } = await detail(me, rfqId);
    expect([status, invitations.map((one) => one.status)]).toEqual(['draft', ['expired', 'expired']]);
  });

  test('excludes revoked disclosures', async () => {
    const me = await app.live();
    const { disclosures, rfqId } = await published(me);
    await revoke(me, disclosures[1].id);
    pass(15);
    await releaseDue(app.system);
    expect((await states(rfqId)).map(([status]) => status)).toEqual(['released', 'revoked']);
    expect((await detail(me, rfqId))['status']).toBe('sent');
  });

  test('happens once on several concurrent instances', async () => {
    const me = await app.live();
    const { disclosures } = await published(me, { factories: 3 });
    pass(15);
    await Promise.all(Array.from({ length: 6 }, () => releaseDue(app.system)));
    await releaseDue(app.system);
    for (const { id } of disclosures) expect(await readAuditEntries(id)).toHaveLength(1);
  });
});

test('the message of a draft is none of the publication: its invitation stays pending', async () => {
  const me = await app.live();
  const { deliveries, rfqId } = await published(me, { factories: 1 });
  const { review } = (await me.rest('GET', `/deliveries/${deliveries[0].id}/review`)).body;
  await me.rest('POST', `/deliveries/${deliveries[0].id}/approve`, { expectedReviewSha256: review.reviewSha256 });
  const { status, invitations } = await detail(me, rfqId);
  expect([status, invitations[0].status, invitations[0].sentAt]).toEqual(['draft', 'pending', null]);
});

describe('closing an RFQ', () => {
  test('expires pending disclosures, once, and keeps released ones', async () => {
    const me = await app.live();
    const { rfqId } = await published(me);
    pass(1);
    const close = () => me.graphql.request(closing, { id: rfqId });
    const { closeRfq } = await close();
    expect(closeRfq.rfq).toEqual({
      id: rfqId,
      status: 'closed',
      closedAt: '2026-09-01T08:01:00.000Z',
      note: 'Closed. Quotes can be recorded for 30 days after closing.',
    });
    pass(60);
    expect((await close()).closeRfq).toEqual(closeRfq);
    await releaseDue(app.system);
    expect((await states(rfqId)).map(([status]) => status)).toEqual(['expired', 'expired']);
    expect((await detail(me, rfqId))['invitations'].map((one) => one.status)).toEqual(['expired', 'expired']);
    expect((await readAuditEntries(rfqId)).map(({ action }) => action)).toEqual(['rfq.published', 'rfq.closed']);
  });

  test('expires due disclosures too, if the job has not run: nothing leaves afterwards', async () => {
    const me = await app.live();
    // Those of other tests, which would be due too.
    pass(16);
    await releaseDue(app.system);
    app.sent.length = 0;
    const { rfqId } = await published(me, { factories: 1 });
    pass(16);
    await me.graphql.request(closing, { id: rfqId });
    await releaseDue(app.system);
    expect(await states(rfqId)).toEqual([['expired', null]]);
    expect(app.sent).toEqual([]);
  });

  test('is allowed to its organisation with the scope, and to operator staff', async () => {
    const me = await app.live();
    const { rfqId } = await published(me);
    const close = (who: typeof me) => who.graph(closing, { id: rfqId });
    const reader = await app.live({ organisationId: me.organisationId, scopes: ['rfqs:read'] });
    expect(toCode(await close(reader))).toEqual([403, 'insufficient_scope']);
    expect(toCode(await close(await app.live()))).toEqual([404, 'not_found']);
    const operator = await app.live({ kind: 'internal', scopes: ['internal:*'] });
    const anyones = `mutation ($id: ID!) { closeRfqOfCustomer(input: { id: $id }) { rfq { id status } } }`;
    expect(toCode(await me.graph(anyones, { id: rfqId }))).toEqual([403, 'internal_only']);
    expect(toCode(await operator.graph(anyones, { id: newId() }))).toEqual([404, 'not_found']);
    const { body } = await operator.graph(anyones, { id: rfqId });
    expect(body['data']).toEqual({ closeRfqOfCustomer: { rfq: { id: rfqId, status: 'closed' } } });
    expect((await detail(me, rfqId))['status']).toBe('closed');
  });

  test('happens automatically on the day after quoteBy, UTC', async () => {
    const me = await app.live();
    const { rfqId } = await published(me);
    const open = await published(me, { input: { quoteBy: undefined } });
    app.clock.now = new Date('2026-10-09T23:59:59.999Z');
    await closeOverdue(app.system);
    expect((await detail(me, rfqId))['status']).toBe('draft');
    app.clock.now = new Date('2026-10-10T00:00:00.000Z');
    await Promise.all([closeOverdue(app.system), closeOverdue(app.system)]);
    expect((await detail(me, rfqId))['status']).toBe('closed');
    expect((await detail(me, open.rfqId))['status']).toBe('draft');
    expect((await readAuditEntries(rfqId)).filter(({ action }) => action === 'rfq.closed')).toHaveLength(1);
  });
});

describe('RFQs', () => {
  test('are listed newest first, with pages and filters', async () => {
    const me = await app.live();
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) {
      ids.unshift((await published(me, { factories: 1 })).rfqId);
      pass(1);
    }
    await me.graphql.request(closing, { id: ids[0] });
    const list = async (query: string) => {
      const { rfqs, page, pageSize, total } = (await me.rest('GET', `/rfqs?${query}`)).body;
      return { ids: rfqs.map(({ id }) => id), page, pageSize, total };
    };
    expect(await list('')).toEqual({ ids, page: 1, pageSize: 20, total: 3 });
    expect(await list('pageSize=2&page=2')).toEqual({ ids: ids.slice(2), page: 2, pageSize: 2, total: 3 });
    expect(await list('page=100000')).toEqual({ ids: [], page: 100_000, pageSize: 20, total: 3 });
    expect(await list('status=closed')).toMatchObject({ ids: ids.slice(0, 1), total: 1 });
    expect(await list('status=sent')).toMatchObject({ ids: [], total: 0 });
    const query = `query ($after: String) { rfqs(first: 2, after: $after) { totalCount nodes { id } pageInfo { endCursor hasNextPage } } }`;
    const { rfqs } = await me.graphql.request(query);
    expect([rfqs.totalCount, rfqs.nodes.map(({ id }) => id), rfqs.pageInfo.hasNextPage]).toEqual([
      3,
      ids.slice(0, 2),
      true,
    ]);
    const next = await me.graphql.request(query, { after: rfqs.pageInfo.endCursor });
    expect(next.rfqs.nodes).toEqual([{ id: ids[2] }]);
  });

  test.each([
    ['page=0', 'page'],
    ['page=100001', 'page'],
    ['pageSize=51', 'pageSize'],
    ['pageSize=1e1', 'pageSize'],
    ['status=open', 'status'],
    ['projectId=x', 'projectId'],
    ['q=x', 'q'],
  ])('reject the query %s with the name of the parameter', async (query, path) => {
    const { status, body } = await (await app.live()).rest('GET', `/rfqs?${query}`);
    expect([status, body['error'].details.fields.map((field) => field.path)]).toEqual([400, [path]]);
  });

  test('are complete and equal in REST and GraphQL, and not found by other organisations', async () => {
    const me = await app.live();
    const { rfq, rfqId, invitations } = await published(me);
    expect(await detail(me, rfqId)).toEqual({ ...rfq, invitations, quotes: [] });
    for (const who of [await app.live(), await app.sandbox()]) {
      expect(toCode(await who.rest('GET', `/rfqs/${rfqId}`))).toEqual([404, 'not_found']);
      expect(toCode(await who.graph('query ($id: ID!) { rfq(id: $id) { id } }', { id: rfqId }))).toEqual([
        404,
        'not_found',
      ]);
      expect((await who.rest('GET', '/rfqs')).body).toMatchObject({ rfqs: [], total: 0 });
    }
    const ofAnother = await app.live({ scopes: ['projects:read'] });
    expect(toCode(await ofAnother.rest('GET', '/rfqs'))).toEqual([403, 'insufficient_scope']);
    expect(toCode(await me.rest('GET', `/rfqs?projectId=${newId()}`))).toEqual([404, 'not_found']);
  });

  test('list the requested parts', async () => {
    const me = await app.live();
    const { rfqId, rfq } = await published(me);
    const { lines } = (
      await me.graphql.request<Json>('query ($id: ID!) { rfq(id: $id) { lines { id number name quantityPerUnit } } }', {
        id: rfqId,
      })
    ).rfq;
    expect(lines).toEqual([
      { id: rfq.lineIds[0], number: 1, name: 'Housing', quantityPerUnit: 1 },
      { id: rfq.lineIds[1], number: 2, name: 'Screw', quantityPerUnit: 4 },
    ]);
  });
});
