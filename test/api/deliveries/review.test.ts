import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
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
        replyTo: null,
        to: { name: 'Ms Li', address: to.address, factoryId, factoryName: factory.nameEn },
        cc: [],
        subject,
        bodyEn,
        bodyZh,
        hasLink: true,
        files: [],
      };
      const { status, body } = await me.rest('GET', `/deliveries/${id}/review`);
      const reviewSha256 = createHash('sha256')
        .update(canonical({ v: 2, ...content }))
        .digest('hex');
      const screening = expect.objectContaining({ matches: [], confirmedBy: null, confirmedAt: null });
      const note = expect.stringContaining('Reading this approves and sends nothing.');
      expect([status, body]).toEqual([
        200,
        {
          review: { ...content, reviewSha256, effect: effect(to.address), note, screening },
          requestId: expect.any(String),
        },
      ]);
      const fields =
        'deliveryId actionId projectId projectVersion channel from replyTo to { name address factoryId factoryName } cc subject bodyEn bodyZh hasLink files { name } reviewSha256 effect note screening { listVersion matches { list name score why exact } note confirmedBy { kind id label } confirmedAt }';
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
