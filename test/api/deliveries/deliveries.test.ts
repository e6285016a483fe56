import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Outcome } from '#ports/mail/mailer.ts';
import { type Caller, quoteRequest, reachable, refusal, startApp } from '../../harness.ts';
import type { Json } from '../../json.ts';

const app = await startApp({ LIMIT_REQUESTS_PER_MINUTE: '100000' });
type Me = Awaited<ReturnType<typeof app.live>>;

async function drafted(me: Caller, more: object = {}) {
  const factory = reachable({ ...more });
  const [factoryId] = (await app.factories(factory)) as [string];
  const { projectId, action, deliveries } = await quoteRequest(me, { factoryIds: [factoryId] });
  return { factory, factoryId, projectId, actionId: action.id as string, id: deliveries[0].id as string };
}
const review = async (me: Caller, id: string) => (await me.rest('GET', `/deliveries/${id}/review`)).body['review'];
const approve = async (me: Caller, id: string) =>
  me.rest('POST', `/deliveries/${id}/approve`, { expectedReviewSha256: (await review(me, id)).reviewSha256 });
const detail = async (me: Caller, id: string) => (await me.rest('GET', `/deliveries/${id}`)).body;

const wechat = { contacts: { contactName: 'Ms Li', contactWechat: 'li-bright' } };
const nobody = { contacts: null };
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

describe('the delivery detail', () => {
  test('of a draft has every field, null until its event has occurred', async () => {
    const me = await app.live();
    const { id, factory, factoryId, projectId, actionId } = await drafted(me);
    const reference = `RFQ-${actionId.slice(-8).toUpperCase()}`;
    const subject = `${reference} - Bracket / 询价 ${reference} - Bracket（支架）`;
    expect(await detail(me, id)).toEqual({
      delivery: {
        id,
        actionId,
        projectId,
        factoryId,
        factoryName: factory.nameEn,
        channel: 'email',
        status: 'draft',
        transport: null,
        subject,
        projectVersion: 'v1',
        dispatchStatus: null,
        approvedAt: null,
        rejectedAt: null,
        rejectReason: null,
        sentAt: null,
        sentBy: null,
        sentReference: null,
        createdAt: time,
        updatedAt: time,
      },
      to: { name: 'Ms Li', address: factory.contacts.contactEmail, addressNote: null, factoryId },
      cc: [],
      subject,
      bodyEn: expect.stringContaining(`Dear ${factory.nameEn} sales team,`),
      bodyZh: expect.stringContaining(`尊敬的${factory.nameZh}销售团队：`),
      status: 'draft',
      transport: null,
      dispatch: null,
      draft: true,
      requestId: expect.stringMatching(/^req_/),
    });
  });

  const accepted = {
    status: 'accepted',
    lastOutcome: 'accepted',
    providerMessageId: 'm-1',
    acceptedAt: '2026-09-01T08:00:00.000Z',
    providerAccepted: true,
  };
  const unanswered = { providerMessageId: null, acceptedAt: null, providerAccepted: false };
  test.each<[string, Outcome | null, string, object]>([
    ['sent', null, 'sent', accepted],
    [
      'failed',
      { kind: 'refused', outcome: 'credential_refused' },
      'approved',
      { status: 'failed', lastOutcome: 'credential_refused', ...unanswered },
    ],
    [
      'uncertain',
      { kind: 'unknown', outcome: 'timeout' },
      'approved',
      { status: 'uncertain', lastOutcome: 'timeout', ...unanswered },
    ],
  ])('of a %s mail has every field of its dispatch', async (_, outcome, status, dispatch) => {
    const me = await app.live();
    const { id } = await drafted(me);
    if (outcome) app.next.push(outcome);
    await approve(me, id);
    const body = await detail(me, id);
    expect(body).toMatchObject({
      status,
      transport: 'email_provider',
      delivery: { status, transport: 'email_provider' },
    });
    expect(body.dispatch).toEqual({
      id: expect.any(String),
      attempts: 1,
      firstAttemptAt: '2026-09-01T08:00:00.000Z',
      retryBefore: '2026-09-02T07:00:00.000Z',
      leaseExpiresAt: '2026-09-01T08:01:00.000Z',
      payloadSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      recipientDeliveryConfirmed: false,
      receipt: {
        scope: 'provider_email',
        providerDeliveryReported: false,
        events: {},
        note: expect.stringContaining('do not prove'),
      },
      ...dispatch,
    });
    expect(body.delivery.dispatchStatus).toBe(body.dispatch.status);
  });

  const unknown = { name: null, address: null, addressNote: 'No usable contact of this factory is on file.' };
  test.each<[string, object, object]>([
    [
      'a message for WeChat',
      wechat,
      { status: 'draft', delivery: { channel: 'wechat' }, to: { name: 'Ms Li', address: 'li-bright' } },
    ],
    ['a factory without a contact', nobody, { status: 'needs_contact', to: unknown }],
    ['a quarantined factory', { quarantined: true }, { status: 'needs_contact', to: unknown }],
  ])('of a draft to %s', async (_, factory, expected) => {
    const me = await app.live();
    const reached = reachable();
    const [factoryId] = (await app.factories({ ...reached, ...factory, quarantined: false })) as [string];
    const { deliveries } = await quoteRequest(me, { factoryIds: [factoryId] });
    await app.factories({ ...reached, ...factory });
    const body = await detail(me, deliveries[0].id);
    expect(body).toMatchObject({ transport: null, dispatch: null, ...expected });
    expect(body.to.factoryId).toBe(factoryId);
  });

  const document = `query ($id: ID!) { delivery(id: $id) {
    id actionId projectId factoryId factoryName channel status transport subject projectVersion dispatchStatus
    approvedAt rejectedAt rejectReason sentAt sentBy sentReference createdAt updatedAt
    to { name address addressNote factoryId } cc bodyEn bodyZh
    dispatch {
      id status attempts firstAttemptAt retryBefore leaseExpiresAt lastOutcome providerMessageId acceptedAt
      payloadSha256 providerAccepted recipientDeliveryConfirmed receipt { scope providerDeliveryReported events { type at } note }
    }
  } }`;
  test('is the same in GraphQL', async () => {
    const me = await app.live();
    const { id } = await drafted(me);
    await approve(me, id);
    const { draft, requestId, delivery, dispatch, ...rest } = await detail(me, id);
    const receipt = { ...dispatch.receipt, events: [] };
    expect(await me.graphql.request(document, { id })).toEqual({
      delivery: { ...delivery, ...rest, dispatch: { ...dispatch, receipt } },
    });
  });

  test('shows the recipient only to live keys with approvals:write or contacts:read', async () => {
    const me = await app.live();
    const { id, factory, factoryId } = await drafted(me);
    await approve(me, id);
    const { organisationId } = me;
    const shown = { name: 'Ms Li', address: factory.contacts.contactEmail, addressNote: null, factoryId };
    const addressNote = 'Recipients are withheld: this key lacks the scope approvals:write.';
    const withheld = { name: null, address: null, addressNote, factoryId };
    for (const [scope, to] of [
      ['approvals:write', shown],
      ['contacts:read', shown],
      ['actions:read', withheld],
    ] as const) {
      const key = await app.live({ organisationId, scopes: [scope] });
      expect([scope, (await detail(key, id)).to]).toEqual([scope, to]);
    }
    const sandbox = await app.sandbox();
    const own = await drafted(sandbox);
    const never = { name: null, address: null, addressNote: 'Recipients are withheld from sandbox keys.' };
    expect((await detail(sandbox, own.id)).to).toEqual({ ...never, factoryId: own.factoryId });
    const graph = await sandbox.graphql.request('{ deliveries { nodes { to { name address addressNote } } } }');
    expect(graph.deliveries.nodes).toEqual([{ to: never }]);
  });
});

/** Canonical JSON (RFC 8785), sufficient for the fields of a review. */
const canonical = (value: unknown): string =>
  value === null || typeof value !== 'object'
    ? JSON.stringify(value)
    : Array.isArray(value)
      ? `[${value.map(canonical)}]`
      : `{${Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`)}}`;

describe('the review', () => {
  test.each([
    [
      'an e-mail',
      {},
      'rfq@founder.example',
      (address: string) => `Approving sends one email to ${address} with 0 copies.`,
    ],
    ['a WeChat message', wechat, null, () => 'Approving puts this message into the manual outbox; a person sends it.'],
  ])(
    'of %s shows everything that would be sent, with a digest that clients can recompute',
    async (_, more, from, effect) => {
      const me = await app.live();
      const { id, factory, factoryId, projectId, actionId } = await drafted(me, more);
      const { subject, bodyEn, bodyZh, to } = await detail(me, id);
      const content = {
        deliveryId: id,
        actionId,
        projectId,
        projectVersion: 'v1',
        channel: from ? 'email' : 'wechat',
        from,
        to: { name: 'Ms Li', address: to.address, factoryId, factoryName: factory.nameEn },
        cc: [],
        subject,
        bodyEn,
        bodyZh,
      };
      const { status, body } = await me.rest('GET', `/deliveries/${id}/review`);
      const reviewSha256 = createHash('sha256')
        .update(canonical({ v: 1, ...content }))
        .digest('hex');
      const note = expect.stringContaining('Reading this approves and sends nothing.');
      expect([status, body]).toEqual([
        200,
        { review: { ...content, reviewSha256, effect: effect(to.address), note }, requestId: expect.any(String) },
      ]);
      const fields =
        'deliveryId actionId projectId projectVersion channel from to { name address factoryId factoryName } cc subject bodyEn bodyZh reviewSha256 effect note';
      const graph = await me.graphql.request<Json>(`query ($id: ID!) { deliveryReview(id: $id) { ${fields} } }`, {
        id,
      });
      expect(graph.deliveryReview).toEqual(body['review']);
      expect(app.sent).toEqual([]);
      expect((await detail(me, id)).status).toBe('draft');
    },
  );

  test('states that nothing can be sent without a transport', async () => {
    const me = await app.live();
    const { id, factory } = await drafted(me);
    const there = app.caller({ authorization: `Bearer ${me.secret}` }, await app.secondInstance({ mailer: null }));
    const effect = `Approving freezes one email to ${factory.contacts.contactEmail} with 0 copies; neither a sender (MAIL_FROM) nor a transport is configured, so it is not sent.`;
    expect(await review(there, id)).toMatchObject({ from: null, effect });
  });

  test.each<[string, object, (me: Me, draft: Awaited<ReturnType<typeof drafted>>) => Promise<unknown>]>([
    ['recipient', nobody, async () => {}],
    ['recipient', {}, (_, { factory }) => app.factories({ ...factory, quarantined: true })],
    ['status', {}, (me, { id }) => approve(me, id)],
    ['status', {}, (me, { id }) => me.rest('POST', `/deliveries/${id}/reject`, {})],
    ['context', {}, (me, { projectId }) => me.rest('PATCH', `/projects/${projectId}`, { name: 'Other' })],
  ])('is refused with the reason %s', async (reason, factory, change) => {
    const me = await app.live();
    const draft = await drafted(me, factory);
    await change(me, draft);
    const refused = { code: 'review_unavailable', details: { reason } };
    expect(await me.rest('GET', `/deliveries/${draft.id}/review`)).toMatchObject({
      status: 409,
      body: { error: refused },
    });
    const graph = me.graphql.request('query ($id: ID!) { deliveryReview(id: $id) { note } }', { id: draft.id });
    expect(await refusal(graph)).toMatchObject({ status: 409, ...refused });
  });

  test('requires a live key with approvals:write', async () => {
    const me = await app.live();
    const { id } = await drafted(me);
    const reader = await app.live({ organisationId: me.organisationId, scopes: ['actions:read'] });
    const sandbox = await app.sandbox();
    const own = await drafted(sandbox);
    expect(await reader.rest('GET', `/deliveries/${id}/review`)).toMatchObject({
      status: 403,
      body: { error: { code: 'insufficient_scope', details: { requiredScopes: ['approvals:write'] } } },
    });
    expect(await sandbox.rest('GET', `/deliveries/${own.id}/review`)).toMatchObject({
      status: 403,
      body: { error: { code: 'live_key_required' } },
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
