import { beforeEach, describe, expect, test } from 'vitest';
import { listAllowedScopes } from '#kernel/scopes.ts';
import { type Caller, startApp, unlimited } from '../../harness.ts';
import type { Json } from '../../json.ts';
import { tokensIn } from '../../supplier-links.ts';
import { supplierLinks } from '../supplier-links/client.ts';
import { closing, toCode } from './published.ts';

const app = await startApp(unlimited);
const { sent, open, page, answer, revoke, detail, pass, drafted } = supplierLinks(app);
beforeEach(() => {
  app.clock.now = new Date('2026-09-01T08:00:00Z');
});

const client = (name?: string) => app.live({ scopes: listAllowedScopes('live', 'customer'), ...(name && { name }) });
const asking = `mutation ($input: CreateCounterQuestionInput!) { createCounterQuestion(input: $input) {
  replayed delivery { id kind status channel inReplyToId subject bodyEn bodyZh action { id } } } }`;
const ask = (me: Caller, input: object) => me.graph(asking, { input });
const text = 'Please quote 2,000 too. Can you match a lead time of 45 days?';
const asked = async (me: Caller, deliveryId: string, more: object = {}): Promise<Json> => {
  const { createCounterQuestion } = await me.graphql.request<Json>(asking, { input: { deliveryId, text, ...more } });
  return createCounterQuestion;
};
const review = async (me: Caller, id: string) => (await me.rest('GET', `/deliveries/${id}/review`)).body['review'];
async function approve(me: Caller, id: string) {
  const { reviewSha256: expectedReviewSha256 } = await review(me, id);
  return me.rest('POST', `/deliveries/${id}/approve`, { expectedReviewSha256 });
}
async function offer(token: string, unitPrice: string): Promise<Json> {
  const [line] = (await open(token)).body.rfq.lines;
  const lines = [{ lineId: line!.lineId, quantity: 2000, unitPrice }];
  return (await answer(token, { currency: 'CNY', lines })).body['answer'];
}

describe('a counter-question', () => {
  test('is a draft on the thread, in both languages, and leaves once after its own approval', async () => {
    const me = await client();
    const { deliveryId, mail, actionId } = await sent(me, { content: { 'housing.step': 'solid' } });
    const { delivery, replayed } = await asked(me, deliveryId);
    expect([replayed, delivery]).toMatchObject([
      false,
      {
        ...{ kind: 'counter_question', status: 'draft', channel: 'email', inReplyToId: deliveryId },
        ...{ subject: `Re: ${mail!.subject}`, action: { id: actionId } },
        bodyEn: expect.stringContaining(`"${text}"`),
        bodyZh: expect.stringMatching(/有一个问题：\n\n“Please quote 2,000 too.*lead time 交期/s),
      },
    ]);
    const before = app.sent.length;
    const shown = await review(me, delivery.id);
    expect(shown).toMatchObject({ hasLink: true, files: [{ name: 'housing.step' }], to: { address: mail!.to } });
    const approval = { expectedReviewSha256: shown.reviewSha256 };
    const approveRead = () => me.rest('POST', `/deliveries/${delivery.id}/approve`, approval);
    await Promise.all([approveRead(), approveRead()]);
    await approveRead();
    expect(app.sent.length - before).toBe(1);
    expect(app.sent.at(-1)).toMatchObject({ to: mail!.to, subject: `Re: ${mail!.subject}` });
    const { body } = await me.rest('GET', `/deliveries/${delivery.id}`);
    expect(body['delivery']).toMatchObject({ status: 'sent', dispatchStatus: 'accepted' });
  });

  test('names the messages of its thread whose Message-ID the transport has told', async () => {
    const me = await client();
    const { deliveryId } = await sent(me);
    const bySmtp = (id: string, messageId: string) =>
      app
        .asOwner()
        .execute(`update dispatch set provider = 'smtp', provider_message_id = ? where delivery_id = ?`, [
          messageId,
          id,
        ]);
    const headersOf = async (more: object = {}) => {
      const { delivery } = await asked(me, deliveryId, more);
      await approve(me, delivery.id);
      return [delivery.id as string, app.sent.at(-1)!.headers] as const;
    };
    const [first, none] = await headersOf();
    expect(none, 'the id of a provider is no Message-ID').toBeUndefined();
    await bySmtp(deliveryId, '<first@gateway.example>');
    await bySmtp(first, '<second@gateway.example>');
    pass(1);
    const [, headers] = await headersOf({ text: 'And 5,000?' });
    expect(headers).toEqual({
      'In-Reply-To': '<second@gateway.example>',
      References: '<first@gateway.example> <second@gateway.example>',
    });
  });

  test('hides the buyer of an anonymous request, takes a Chinese text, and says what to check', async () => {
    const me = await client('Falconridge Robotics');
    const { deliveryId } = await sent(me);
    const input = { deliveryId, text: 'Falconridge needs 2,000. Ask Jane Doe.', textZh: 'Falconridge 还需要 2,000 件' };
    const { counterQuestionPreview: preview } = await me.graphql.request<Json>(
      `query ($input: CounterQuestionPreviewInput!) { counterQuestionPreview(input: $input) {
        subject bodyEn bodyZh reviewRequirements } }`,
      { input },
    );
    const { delivery } = await asked(me, deliveryId, input);
    expect(preview).toMatchObject({ subject: delivery.subject, bodyEn: delivery.bodyEn, bodyZh: delivery.bodyZh });
    expect(delivery.bodyEn).toContain('"[company] needs 2,000.');
    expect(delivery.bodyZh).toContain('“[公司] 还需要 2,000 件”');
    expect(JSON.stringify(delivery)).not.toContain('Falconridge');
    expect(preview.reviewRequirements).toContainEqual(expect.stringContaining('mentions of the company'));
  });

  test('is drafted once under one idempotency key', async () => {
    const me = await client();
    const { deliveryId } = await sent(me);
    const once = { deliveryId, text, idempotencyKey: 'question-0001' };
    const made = await Promise.all([1, 2, 3].map(() => asked(me, deliveryId, once)));
    expect(new Set(made.map(({ delivery }) => delivery.id)).size).toBe(1);
    expect(made.filter(({ replayed }) => !replayed)).toHaveLength(1);
  });
});

describe('after a counter-question', () => {
  test('both links of the thread show it, and an answer by either is a new version', async () => {
    const me = await client();
    const { deliveryId, token, rfqId } = await sent(me);
    expect(await offer(token, '8.50')).toMatchObject({ version: 1 });
    const { delivery } = await asked(me, deliveryId);
    const read = async (at: string) => (await open(at)).body as unknown as Json;
    expect((await read(token))['question'], 'a draft is not shown').toBeNull();
    await approve(me, delivery.id);
    const [own] = tokensIn(app.sent.at(-1)!.text);
    for (const at of [token, own!]) {
      expect(await read(at)).toMatchObject({
        ...{ status: 'open', answer: { version: 1 } },
        question: { text: { en: expect.stringContaining(text) }, sentAt: '2026-09-01T08:15:00.000Z' },
      });
    }
    expect((await page(token, 'zh')).text).toContain('我方最近的提问');
    expect(await offer(own!, '8.00')).toMatchObject({ version: 2, status: 'proposed' });
    expect(await offer(token, '7.90')).toMatchObject({ version: 3, status: 'proposed' });
    const { body } = await me.rest('GET', `/rfqs/${rfqId}/answers`);
    expect(body['answers'].map(({ version, status }: Json) => [version, status])).toEqual([
      [3, 'proposed'],
      [2, 'superseded'],
      [1, 'superseded'],
    ]);
    expect((await detail(me, rfqId))['invitations']).toHaveLength(1);
  });

  test('revoking a link of the thread ends all of them and holds back what has not left', async () => {
    const me = await client();
    const { deliveryId, token } = await sent(me);
    const { delivery } = await asked(me, deliveryId);
    await approve(me, delivery.id);
    const [own] = tokensIn(app.sent.at(-1)!.text);
    await revoke(me, delivery.id);
    expect([(await open(token)).status, (await open(own!)).status]).toEqual([404, 404]);
  });
});

describe('nobody is asked', () => {
  test('before the message has left, or by another organisation', async () => {
    const [me, other] = [await client(), await client()];
    const { deliveries } = await drafted(me, { factories: 1 });
    expect(toCode(await ask(me, { deliveryId: deliveries[0].id, text }))).toEqual([409, 'delivery_not_sent']);
    const { deliveryId } = await sent(me);
    expect(toCode(await ask(other, { deliveryId, text }))).toEqual([404, 'not_found']);
    const viewer = await app.session('viewer', me.organisationId);
    expect(toCode(await ask(viewer, { deliveryId, text }))).toEqual([403, 'role_required']);
  });

  test.each([
    ['of a closed request', 'rfq_closed', 'rfq_closed'],
    ['whose contact was changed', 'dispatch_contact_withdrawn', 'review_unavailable'],
    ['that is quarantined', 'dispatch_contact_withdrawn', 'review_unavailable'],
    ['of an archived project', 'project_archived', 'project_archived'],
  ])('%s: neither is a draft made, nor one approved', async (why, refusal, atApproval) => {
    const me = await client();
    const { deliveryId, rfqId, factoryIds, projectId } = await sent(me);
    const { delivery } = await asked(me, deliveryId);
    const { reviewSha256: expectedReviewSha256 } = await review(me, delivery.id);
    const run = (statement: string) => app.asOwner().execute(statement, factoryIds);
    if (why.includes('closed')) await me.graphql.request(closing, { id: rfqId });
    if (why.includes('changed'))
      await run(`update factory_contact set contact_email = 'other@f.example' where factory_id = ?`);
    if (why.includes('quarantined')) await run('update factory set quarantined = true where id = ?');
    if (why.includes('archived')) {
      await me.graph(
        `mutation ($id: ID!) { updateProject(input: { id: $id, status: archived, expectedVersion: "v1" }) { project { status } } }`,
        { id: projectId },
      );
    }
    const before = app.sent.length;
    expect(toCode(await ask(me, { deliveryId, text }))[1]).toBe(refusal);
    const approval = await me.rest('POST', `/deliveries/${delivery.id}/approve`, { expectedReviewSha256 });
    expect(approval.status).toBe(409);
    if (atApproval === 'review_unavailable') {
      expect(approval.body['error'].code).toBe('approval_contact_missing');
      expect((await me.rest('GET', `/deliveries/${delivery.id}/review`)).body['error'].code).toBe(atApproval);
    } else expect(approval.body['error'].code).toBe(atApproval);
    expect(app.sent.length).toBe(before);
  });
});
