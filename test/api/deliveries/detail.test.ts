import { describe, expect, test } from 'vitest';
import type { Outcome } from '#ports/mail/mailer.ts';
import { quoteRequest, reachable, startApp } from '../../harness.ts';
import { drafting, nobody, wechat } from './drafts.ts';

const app = await startApp({ LIMIT_REQUESTS_PER_MINUTE: '100000' });

const { drafted, approve, detail } = drafting(app);

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

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
