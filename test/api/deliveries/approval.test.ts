import { createHash } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { renderPayload } from '#modules/sourcing/deliveries/delivery.rules.ts';
import type { Outcome } from '#ports/mail/mailer.ts';
import { quoteRequest, reachable, refusal, startApp } from '../../harness.ts';
import { withoutTokens } from '../../supplier-links.ts';

const app = await startApp({ LIMIT_REQUESTS_PER_MINUTE: '100000' });
type Me = Awaited<ReturnType<typeof app.live>>;
type Caller = Pick<Me, 'rest' | 'graphql'>;

/** A reviewed draft. By default, `approve` sends the digest of the review. */
async function reviewed(more: object = {}, me: Me | null = null) {
  const by = me ?? (await app.live());
  const factory = reachable({ ...more });
  const factoryIds = await app.factories(factory);
  const { projectId, deliveries } = await quoteRequest(by, { factoryIds });
  const id = deliveries[0].id as string;
  const { review } = (await by.rest('GET', `/deliveries/${id}/review`)).body;
  const echo = { expectedReviewSha256: review?.reviewSha256 };
  const approve = (body: object = echo, as: Caller = by) => as.rest('POST', `/deliveries/${id}/approve`, body);
  const read = async () => (await by.rest('GET', `/deliveries/${id}`)).body;
  return { me: by, id, factory, projectId, review, echo, approve, read };
}

const savedPayload = async (id: string) =>
  (await app.asOwner().execute('select payload, payload_sha256 as sha from delivery where id = ?', [id]))[0] as {
    payload: Buffer;
    sha: string;
  };
const readApprovals = (id: string) =>
  app
    .asOwner()
    .execute(
      `select owner, actor, request_id, detail from audit_entry where resource_id = ? and action = 'delivery.approved'`,
      [id],
    );
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const wechat = { contacts: { contactName: 'Ms Li', contactWechat: 'li-bright' } };
const secondMail = { contactName: 'Mr Wu', contactEmail: 'wu@factory.example' };

test('the reviewed, hashed and submitted payloads are the same bytes', async () => {
  const { me, id, review, approve } = await reviewed();
  const answer = await approve();
  expect(answer).toMatchObject({
    status: 200,
    body: {
      status: 'sent',
      delivery: {
        status: 'sent',
        approvedAt: '2026-09-01T08:00:00.000Z',
        sentAt: '2026-09-01T08:00:00.000Z',
        sentBy: null,
      },
      to: { address: review.to.address, name: review.to.name },
      dispatch: { status: 'accepted', attempts: 1, providerMessageId: 'm-1' },
      note: 'Handed to the e-mail provider. This does not prove that it was received, read or answered.',
    },
  });
  expect(answer.body).not.toHaveProperty('draft');
  const [mail] = app.sent;
  const text = `${review.bodyZh}\n\n${'-'.repeat(40)}\n\n${review.bodyEn}`;
  expect(mail).toMatchObject({ from: review.from, to: review.to.address, subject: review.subject });
  expect(withoutTokens(mail!.text)).toBe(text);
  const { payload, sha } = await savedPayload(id);
  expect(payload.toString()).toBe(withoutTokens(mail!.bytes.toString()));
  expect([sha, answer.body['dispatch'].payloadSha256]).toEqual([sha256(mail!.bytes), sha256(mail!.bytes)]);
  expect(mail!.key).toBe(`dlv-${id}-${sha.slice(0, 32)}`);
  expect(await readApprovals(id)).toEqual([
    {
      owner: me.organisationId,
      actor: `key:${me.keyId}`,
      request_id: answer.body['requestId'],
      detail: { reviewSha256: review.reviewSha256, payloadSha256: sha },
    },
  ]);
});

test.each<[string, Outcome, string, string, string]>([
  ['accepted', { kind: 'accepted', providerMessageId: 'm-9' }, 'accepted', 'accepted', 'sent'],
  ['refused', { kind: 'refused', outcome: 'refused' }, 'failed', 'refused', 'approved'],
  [
    'refused because of the credential',
    { kind: 'refused', outcome: 'credential_refused' },
    'failed',
    'credential_refused',
    'approved',
  ],
  [
    'refused because of the idempotency key',
    { kind: 'refused', outcome: 'idempotency_mismatch' },
    'failed',
    'idempotency_mismatch',
    'approved',
  ],
  [
    'rate-limited by the provider',
    { kind: 'not_sent', outcome: 'provider_rate_limited', retryAfterSeconds: 7 },
    'ready',
    'provider_rate_limited',
    'approved',
  ],
  [
    'answered with a server error',
    { kind: 'unknown', outcome: 'provider_unavailable' },
    'uncertain',
    'provider_unavailable',
    'approved',
  ],
  ['not answered', { kind: 'unknown', outcome: 'timeout' }, 'uncertain', 'timeout', 'approved'],
  [
    'sent over a connection that breaks',
    { kind: 'unknown', outcome: 'connection_lost' },
    'uncertain',
    'connection_lost',
    'approved',
  ],
])(
  'the outcome of a mail that is %s is saved, and repeating the approval sends nothing',
  async (_, outcome, status, lastOutcome, delivery) => {
    const { approve, read } = await reviewed();
    app.next.push(outcome);
    const first = await approve();
    expect(first).toMatchObject({
      status: 200,
      body: {
        status: delivery,
        transport: 'email_provider',
        dispatch: {
          status,
          lastOutcome,
          attempts: 1,
          providerAccepted: status === 'accepted',
          recipientDeliveryConfirmed: false,
        },
      },
    });
    for (const body of [{}, undefined, { expectedReviewSha256: '0'.repeat(64) }]) {
      const again = await approve(body);
      expect(again).toMatchObject({ status: 200, body: { ...first.body, requestId: again.body['requestId'] } });
    }
    expect((await read()).dispatch).toEqual(first.body['dispatch']);
    expect(app.sent).toHaveLength(1);
  },
);

test('an outcome that cannot be saved returns 503 and leaves the dispatch uncertain', async () => {
  const { id, approve, read } = await reviewed();
  const owner = app.asOwner();
  await owner.execute(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$`,
  );
  await owner.execute(
    'create trigger refuse before update of last_outcome on dispatch for each row when (new.last_outcome is not null) execute function refuse()',
  );
  onTestFinished(() => owner.execute('drop function refuse cascade').then(() => {}));
  expect(await approve()).toMatchObject({
    status: 503,
    body: { error: { code: 'dispatch_outcome_unsaved', details: { deliveryId: id } } },
  });
  const saved = {
    status: 'approved',
    dispatch: { status: 'sending', attempts: 1, lastOutcome: null, providerAccepted: false },
  };
  expect(await read()).toMatchObject(saved);
  const note = expect.stringContaining('whether the mail was sent is unknown');
  expect(await approve()).toMatchObject({ status: 200, body: { ...saved, note } });
  expect(app.sent).toHaveLength(1);
});

describe('without a transport', () => {
  test('an approved mail is frozen and not sent', async () => {
    const { me, id, approve } = await reviewed();
    const there = app.caller({ authorization: `Bearer ${me.secret}` }, await app.secondInstance({ mailer: null }));
    const { review } = (await there.rest('GET', `/deliveries/${id}/review`)).body;
    const answer = await approve({ expectedReviewSha256: review.reviewSha256 }, there);
    const note = 'Approved, not sent: no e-mail transport is configured.';
    const to = { address: review.to.address };
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'approved', transport: null, dispatch: null, note, to },
    });
    const { payload, sha } = await savedPayload(id);
    expect(sha).toBe(sha256(renderPayload(payload, app.system.supplierLinks.token(id, 1))));
    expect(JSON.parse(payload.toString())).toMatchObject({
      from: null,
      to: review.to.address,
      subject: review.subject,
    });
    expect(app.sent).toEqual([]);
  });

  test('a WeChat message is queued in the manual outbox and not sent', async () => {
    const { id, approve } = await reviewed(wechat);
    const note = 'Approved and queued in the manual outbox: a person sends it outside this service.';
    const queued = { status: 'queued', transport: 'manual_outbox', dispatch: null, note, to: { address: 'li-bright' } };
    expect(await approve()).toMatchObject({ status: 200, body: queued });
    expect(await approve({})).toMatchObject({ status: 200, body: queued });
    expect(await readApprovals(id)).toHaveLength(1);
    expect(app.sent).toEqual([]);
  });
});

describe('an approval is refused and changes nothing', () => {
  type Draft = Awaited<ReturnType<typeof reviewed>>;
  const reimport = (contacts: object | null) => (draft: Draft) => app.factories({ ...draft.factory, contacts });
  const rename = ({ me, projectId }: Draft) => me.rest('PATCH', `/projects/${projectId}`, { name: 'Other' });
  const rewrite = ({ id }: Draft) => app.asOwner().execute(`update delivery set body_en = 'Other' where id = ?`, [id]);
  const zeros = { expectedReviewSha256: '0'.repeat(64) };
  const same = async () => {};

  test.each<[string, (draft: Draft) => Promise<unknown>, object | undefined, number, object]>([
    ['without a digest', same, {}, 409, { code: 'approval_review_required' }],
    [
      'with a digest that matches no review',
      same,
      zeros,
      409,
      { code: 'approval_review_changed', details: { changed: [] } },
    ],
    [
      'if the address has changed',
      reimport(secondMail),
      undefined,
      409,
      { code: 'approval_review_changed', details: { changed: ['recipient'] } },
    ],
    [
      'if the text has changed',
      rewrite,
      undefined,
      409,
      { code: 'approval_review_changed', details: { changed: ['content'] } },
    ],
    ['if the contact is missing', reimport(null), undefined, 409, { code: 'approval_contact_missing' }],
    [
      'if the contact has only a phone number',
      reimport({ contactPhone: '+86 1' }),
      undefined,
      409,
      { code: 'approval_contact_missing' },
    ],
    [
      'if the factory is quarantined',
      ({ factory }) => app.factories({ ...factory, quarantined: true }),
      undefined,
      409,
      { code: 'approval_contact_missing' },
    ],
    ['if the project has changed', rename, undefined, 409, { code: 'approval_context_stale' }],
  ])('%s', async (_, change, body, status, error) => {
    const draft = await reviewed();
    await change(draft);
    const before = (await draft.read()).delivery;
    expect(await draft.approve(body)).toMatchObject({ status, body: { error } });
    const document = 'mutation ($input: ApproveDeliveryInput!) { approveDelivery(input: $input) { note } }';
    const input = { id: draft.id, ...(body ?? draft.echo) };
    expect(await refusal(draft.me.graphql.request(document, { input }))).toMatchObject({ status, ...error });
    expect((await draft.read()).delivery).toEqual(before);
    expect(await savedPayload(draft.id)).toEqual({ payload: null, sha: null });
    expect([await readApprovals(draft.id), app.sent]).toEqual([[], []]);
  });

  test('with a digest that matches no review, with a message that says so', async () => {
    const { approve } = await reviewed();
    const { message } = (await approve(zeros)).body['error'];
    expect(message).toContain('does not match any review of this delivery');
  });

  test('and reports what has changed since the given review, even if a later one was read', async () => {
    const { me, id, factory, approve } = await reviewed();
    await app.factories({ ...factory, contacts: secondMail });
    await me.rest('GET', `/deliveries/${id}/review`);
    const { message, details } = (await approve()).body['error'];
    expect([message, details]).toEqual([expect.stringContaining('Read the review again'), { changed: ['recipient'] }]);
  });

  test.each(['', 'x', '0'.repeat(63), '0'.repeat(65), 'A'.repeat(64), `${'0'.repeat(63)}g`, `${'0'.repeat(64)}\n`])(
    'with the malformed digest %j',
    async (expectedReviewSha256) => {
      const { approve, read } = await reviewed();
      const fields = [{ location: 'body', path: '/expectedReviewSha256', code: 'invalid_format' }];
      expect(await approve({ expectedReviewSha256 })).toMatchObject({
        status: 400,
        body: { error: { code: 'validation_failed', details: { fields } } },
      });
      expect(await read()).toMatchObject({ status: 'draft', dispatch: null });
    },
  );

  test('for a rejected delivery', async () => {
    const { me, id, approve } = await reviewed();
    await me.rest('POST', `/deliveries/${id}/reject`, {});
    const error = { code: 'delivery_not_draft', details: { status: 'rejected' } };
    expect(await approve()).toMatchObject({ status: 409, body: { error } });
    expect(app.sent).toEqual([]);
  });

  test('for a key without the right to approve, before the body is read', async () => {
    const { me, approve } = await reviewed();
    const reader = await app.live({ organisationId: me.organisationId, scopes: ['actions:read'] });
    const details = { requiredScopes: ['approvals:write'] };
    expect(await approve({ x: 1 }, reader)).toMatchObject({
      status: 403,
      body: { error: { code: 'insufficient_scope', details } },
    });
    const sandbox = await app.sandbox();
    const { deliveries } = await quoteRequest(sandbox, { factoryIds: await app.factories(reachable()) });
    const refused = { status: 403, body: { error: { code: 'sandbox_cannot_send' } } };
    expect(await sandbox.rest('POST', `/deliveries/${deliveries[0].id}/approve`, zeros)).toMatchObject(refused);
    const document = 'mutation ($id: ID!) { approveDelivery(input: { id: $id }) { note } }';
    expect(await refusal(sandbox.graphql.request(document, { id: deliveries[0].id }))).toMatchObject({
      status: 403,
      code: 'sandbox_cannot_send',
    });
    expect(app.sent).toEqual([]);
  });
});

test('after a change, a new review makes approval possible again', async () => {
  const { me, id, factory, approve } = await reviewed();
  await app.factories({ ...factory, contacts: secondMail });
  expect((await approve()).status).toBe(409);
  const { review } = (await me.rest('GET', `/deliveries/${id}/review`)).body;
  expect(await approve({ expectedReviewSha256: review.reviewSha256 })).toMatchObject({
    status: 200,
    body: { status: 'sent', to: { address: secondMail.contactEmail } },
  });
  await app.factories({ ...factory, contacts: { contactEmail: 'later@factory.example' } });
  expect((await approve()).body['to']).toMatchObject({ name: 'Mr Wu', address: secondMail.contactEmail });
  expect(app.sent.map(({ to }) => to)).toEqual([secondMail.contactEmail]);
});

test('GraphQL approves like REST', async () => {
  const { me, id, echo } = await reviewed();
  const document = `mutation ($input: ApproveDeliveryInput!) {
    approveDelivery(input: $input) {
      delivery { status transport to { address } dispatch { status attempts payloadSha256 } } note
    }
  }`;
  const { approveDelivery } = await me.graphql.request(document, { input: { id, ...echo } });
  const { status, transport, note, to, dispatch } = (await me.rest('POST', `/deliveries/${id}/approve`, {})).body;
  const { attempts, payloadSha256 } = dispatch;
  const shown = { status: dispatch.status, attempts, payloadSha256 };
  expect(approveDelivery).toEqual({
    delivery: { status, transport, to: { address: to.address }, dispatch: shown },
    note,
  });
  expect(app.sent).toHaveLength(1);
});

describe('concurrently', () => {
  const instances = async (me: Me) =>
    [me, app.caller({ authorization: `Bearer ${me.secret}` }, await app.secondInstance())] as const;

  test('twenty approvals on two instances send one mail', async () => {
    const { me, id, approve, echo, read } = await reviewed();
    const both = await instances(me);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => approve(echo, both[i % 2])));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(app.sent).toHaveLength(1);
    expect(await read()).toMatchObject({ status: 'sent', dispatch: { status: 'accepted', attempts: 1 } });
    expect(await readApprovals(id)).toHaveLength(1);
  });

  test('only one of an approval and a rejection succeeds', async () => {
    const me = await app.live();
    const [here, there] = await instances(me);
    for (let round = 0; round < 20; round++) {
      const { id, echo, approve, read } = await reviewed({}, me);
      app.sent.length = 0;
      const racers = {
        approval: () => approve(echo, here),
        rejection: () => there.rest('POST', `/deliveries/${id}/reject`, {}),
      };
      const order = round % 2 ? (['approval', 'rejection'] as const) : (['rejection', 'approval'] as const);
      const answers = await Promise.all(order.map(async (name) => [name, (await racers[name]()).status]));
      const { status } = await read();
      expect([
        { approval: 200, rejection: 409, status: 'sent', mails: 1 },
        { approval: 409, rejection: 200, status: 'rejected', mails: 0 },
      ]).toContainEqual({ ...Object.fromEntries(answers), status, mails: app.sent.length });
    }
  });
});
