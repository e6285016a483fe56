import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Outcome } from '#ports/mail/mailer.ts';
import { type Caller, refusal, startApp } from '../../harness.ts';
import { drafting, nobody, wechat } from './drafts.ts';

const app = await startApp({ LIMIT_REQUESTS_PER_MINUTE: '100000' });

const { drafted, approve, detail } = drafting(app);

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('the delivery list', () => {
  test('returns all statuses, filters by each of them, and contains no addresses', async () => {
    const me = await app.live();
    const rejected = await drafted(me);
    await me.rest('POST', `/deliveries/${rejected.id}/reject`, {});
    const sent = await drafted(me);
    await approve(me, sent.id);
    const refused = await drafted(me);
    app.next.push({ kind: 'refused', outcome: 'refused' });
    await approve(me, refused.id);
    const queued = await drafted(me, wechat);
    await approve(me, queued.id);
    const lost = await drafted(me, nobody);
    const legacy = await drafted(me);
    await app.asOwner().execute(`update delivery set status = 'resend_failed' where id = ?`, [legacy.id]);
    const draft = await drafted(me);
    const byStatus = {
      draft: [draft.id],
      resend_failed: [legacy.id],
      needs_contact: [lost.id],
      queued: [queued.id],
      approved: [refused.id],
      sent: [sent.id],
      rejected: [rejected.id],
    };

    const { status, body } = await me.rest('GET', '/deliveries');
    const ids = Object.values(byStatus).flat();
    expect([status, body['draft'], body['count']]).toEqual([200, true, 7]);
    expect(body['deliveries'].map(({ id }) => id)).toEqual(ids);
    expect(body['deliveries'].map(({ status }) => status)).toEqual(Object.keys(byStatus));
    expect(JSON.stringify(body)).not.toMatch(/@|li-bright|Ms Li/);
    for (const [status, expected] of Object.entries(byStatus)) {
      const { deliveries, count } = (await me.rest('GET', `/deliveries?status=${status}`)).body;
      expect([status, count, deliveries.map(({ id }) => id)]).toEqual([status, 1, expected]);
      const graph = await me.graphql.request(
        'query ($filter: DeliveryFilter) { deliveries(filter: $filter) { totalCount nodes { id status } } }',
        { filter: { status } },
      );
      expect(graph.deliveries).toEqual({ totalCount: 1, nodes: [{ id: expected[0], status }] });
    }
  });

  test('holds the deliveries of one project alone, if asked so', async () => {
    const me = await app.live();
    const [mine, other] = [await drafted(me), await drafted(me)];
    const list = async (query: string) => (await me.rest('GET', `/deliveries?${query}`)).body;
    expect((await list(`projectId=${mine.projectId}`))['deliveries'].map(({ id }) => id)).toEqual([mine.id]);
    expect(await list(`projectId=${other.projectId}&status=sent`)).toMatchObject({ deliveries: [], count: 0 });
    const otherTenant = await app.live();
    for (const [caller, id] of [
      [otherTenant, mine.projectId],
      [me, randomUUID()],
    ] as const) {
      const { status, body } = await caller.rest('GET', `/deliveries?projectId=${id}`);
      expect([status, body.error]).toMatchObject([404, { code: 'not_found', details: { resource: 'project' } }]);
    }
  });

  test.each([
    ['status=failed', 'status', 'invalid_enum'],
    ['projectId=mine', 'projectId', 'invalid_format'],
    ['status=', 'status', 'invalid_enum'],
    ['page=2', 'page', 'unknown_field'],
    ['status=draft&status=sent', 'status', 'duplicate'],
  ])('refuses %s', async (query, path, code) => {
    expect(await (await app.live()).rest('GET', `/deliveries?${query}`)).toMatchObject({
      status: 400,
      body: { error: { code: 'validation_failed', details: { fields: [{ location: 'query', path, code }] } } },
    });
  });
});

describe('a rejection', () => {
  test.each<[string, () => Promise<Caller>]>([
    ['live', () => app.live()],
    ['sandbox', () => app.sandbox()],
  ])('by a %s key keeps the texts and the reason, and cannot be repeated', async (_, key) => {
    const me = await key();
    const { id } = await drafted(me);
    const { dispatch, draft, requestId, ...before } = await detail(me, id);
    const { status, body } = await me.rest('POST', `/deliveries/${id}/reject`, { reason: 'Too far away' });
    const delivery = {
      ...before.delivery,
      status: 'rejected',
      rejectReason: 'Too far away',
      rejectedAt: '2026-09-01T08:00:00.000Z',
      updatedAt: time,
    };
    const note = 'Rejected. The texts are stored and will not be sent.';
    expect([status, body]).toEqual([
      200,
      { ...before, delivery, status: 'rejected', note, requestId: expect.any(String) },
    ]);
    expect(await me.rest('POST', `/deliveries/${id}/reject`, { reason: 'Again' })).toMatchObject({
      status: 409,
      body: { error: { code: 'delivery_not_draft', details: { status: 'rejected' } } },
    });
    expect((await detail(me, id)).delivery).toEqual(body['delivery']);
  });

  test.each<[string, object, Outcome | null, object]>([
    ['an approved mail', {}, { kind: 'unknown', outcome: 'timeout' }, { code: 'delivery_claimed' }],
    ['a queued message', wechat, null, { code: 'delivery_claimed' }],
    ['a sent mail', {}, null, { code: 'delivery_not_draft', details: { status: 'sent' } }],
  ])('is refused for %s', async (_, factory, outcome, error) => {
    const me = await app.live();
    const { id } = await drafted(me, factory);
    if (outcome) app.next.push(outcome);
    const { status } = (await approve(me, id)).body;
    expect(await me.rest('POST', `/deliveries/${id}/reject`, {})).toMatchObject({ status: 409, body: { error } });
    expect((await detail(me, id)).status).toBe(status);
    const graph = me.graphql.request('mutation ($id: ID!) { rejectDelivery(input: { id: $id }) { note } }', { id });
    expect(await refusal(graph)).toMatchObject({ status: 409, ...error });
  });

  test('requires no contact, accepts a reason of up to 400 characters and is audited', async () => {
    const me = await app.live();
    const { id } = await drafted(me, nobody);
    const long = await me.rest('POST', `/deliveries/${id}/reject`, { reason: 'x'.repeat(401) });
    expect(long).toMatchObject({
      status: 400,
      body: { error: { details: { fields: [{ path: '/reason', code: 'too_long', limit: 400 }] } } },
    });
    const done = await me.rest('POST', `/deliveries/${id}/reject`, { reason: 'x'.repeat(400) });
    expect(done).toMatchObject({ status: 200, body: { status: 'rejected' } });
    const entries = await app
      .asOwner()
      .execute('select owner, actor, action, resource, request_id, detail from audit_entry where resource_id = ?', [
        id,
      ]);
    const entry = { action: 'delivery.rejected', resource: 'delivery', request_id: done.body['requestId'], detail: {} };
    expect(entries).toEqual([{ owner: me.organisationId, actor: `key:${me.keyId}`, ...entry }]);
  });
});

test('approving a delivery without a recipient reports the missing contact, with or without a digest', async () => {
  const me = await app.live();
  const { id } = await drafted(me, nobody);
  for (const body of [{}, { expectedReviewSha256: '0'.repeat(64) }]) {
    expect(await me.rest('POST', `/deliveries/${id}/approve`, body)).toMatchObject({
      status: 409,
      body: { error: { code: 'approval_contact_missing' } },
    });
  }
});

test('a delivery of another organisation is not found, in REST and GraphQL', async () => {
  const me = await app.live();
  const { id, projectId } = await drafted(me);
  const other = await app.live();
  const notFound = { code: 'not_found', details: { resource: 'delivery' } };
  const calls = [
    ['GET', ''],
    ['GET', '/review'],
    ['POST', '/approve'],
    ['POST', '/reject'],
  ] as const;
  const missing = randomUUID();
  for (const [method, path] of calls) {
    const body = method === 'POST' ? {} : undefined;
    const foreign = await other.rest(method, `/deliveries/${id}${path}`, body);
    expect([method, path, foreign]).toMatchObject([method, path, { status: 404, body: { error: notFound } }]);
    expect((await other.rest(method, `/deliveries/${missing}${path}`, body)).body['error']).toEqual(
      foreign.body['error'],
    );
  }
  for (const document of [
    'query ($id: ID!) { delivery(id: $id) { id } }',
    'query ($id: ID!) { deliveryReview(id: $id) { note } }',
    'mutation ($id: ID!) { approveDelivery(input: { id: $id }) { note } }',
    'mutation ($id: ID!) { rejectDelivery(input: { id: $id }) { note } }',
  ]) {
    expect(await refusal(other.graphql.request(document, { id }))).toMatchObject({ status: 404, ...notFound });
  }
  expect((await other.rest('GET', '/deliveries')).body).toMatchObject({ deliveries: [], count: 0 });
  const ofProject = 'query ($projectId: ID) { deliveries(filter: { projectId: $projectId }) { totalCount } }';
  for (const id of [projectId, missing]) {
    expect(await refusal(other.graphql.request(ofProject, { projectId: id }))).toMatchObject({
      status: 404,
      details: { resource: 'project' },
    });
  }
  expect((await detail(me, id)).status).toBe('draft');
});
