import { beforeEach, describe, expect, test } from 'vitest';
import { listAllowedScopes } from '#kernel/scopes.ts';
import { type Caller, quoteRequest, reachable, startApp, unlimited } from '../../harness.ts';
import type { Json } from '../../json.ts';
import { tokensIn } from '../../supplier-links.ts';
import { closing } from '../rfqs/published.ts';
import { supplierLinks } from './client.ts';

const app = await startApp(unlimited);
const { sent, get, open, page, post, answer, revoke, detail, pass } = supplierLinks(app);
beforeEach(() => {
  app.clock.now = new Date('2026-09-01T08:00:00Z');
});

const client = () => app.live({ scopes: listAllowedScopes('live', 'customer') });

const submit = (token: string, fields: Record<string, string>) =>
  post(token, new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded');

const list = async (me: Caller, filter: object = {}): Promise<Json[]> => {
  const { answers } = await me.graphql.request<Json>(
    `query ($filter: SupplierAnswerFilter) { answers(filter: $filter) { nodes {
      id version status isDecline declineReason currency incoterm namedPlace validUntil paymentTerms sampleLeadTimeDays note
      lines { lineId description quantity unitPrice { amount } toolingCost { amount } moq leadTimeDays { low high } note }
      createdAt decidedAt decidedBy { kind id } refusalReason
      rfq { id } invitation { status respondedAt } factory { id } delivery { id } quote { id source status }
    } } }`,
    { filter },
  );
  return [...answers.nodes];
};
const accept = (me: Caller, id: string) =>
  me.graph(
    `mutation ($id: ID!) { acceptAnswer(input: { id: $id }) { answer { id status } quote { id source version } } }`,
    {
      id,
    },
  );
const refuse = (me: Caller, id: string, reason?: string) =>
  me.graph(
    'mutation ($input: RefuseAnswerInput!) { refuseAnswer(input: $input) { answer { id status refusalReason } } }',
    {
      input: { id, ...(reason && { reason }) },
    },
  );
const codeOf = (body: Json): string | undefined => body['errors']?.[0].extensions.code;

/** A sent request, and an offer for both of its lines. */
async function asked(me: Caller) {
  const request = await sent(me);
  const { rfq } = (await open(request.token)).body;
  const [housing, screw] = rfq.lines;
  const offer = {
    currency: 'CNY',
    incoterm: 'FOB',
    namedPlace: 'Shenzhen',
    validUntil: '2026-10-31',
    paymentTerms: '30% deposit',
    sampleLeadTimeDays: 10,
    lines: [
      {
        ...{ lineId: housing!.lineId, quantity: 500, unitPrice: '8.50', toolingCost: '20000', moq: 500 },
        ...{ leadTimeDays: { low: 20, high: 25 }, note: 'matte' },
      },
      { lineId: screw!.lineId, quantity: 2000, unitPrice: '0.12' },
    ],
    note: '含税',
  };
  return { ...request, offer, housing: housing!, screw: screw! };
}

describe('an answer by a link', () => {
  test('is shown to the owner and counts in no comparison before it is accepted', async () => {
    const me = await client();
    const { token, offer, rfqId, deliveryId } = await asked(me);
    const { status, body } = await answer(token, offer);
    expect([status, body]).toEqual([201, { answer: { id: expect.any(String), version: 1, status: 'proposed' } }]);
    const [shown] = await list(me, { rfqId });
    expect(shown).toMatchObject({
      ...{ id: body['answer'].id, version: 1, status: 'proposed', isDecline: false, currency: 'CNY', incoterm: 'FOB' },
      ...{ namedPlace: 'Shenzhen', validUntil: '2026-10-31', paymentTerms: '30% deposit', sampleLeadTimeDays: 10 },
      lines: [
        {
          ...{ description: 'Housing', quantity: 500, unitPrice: { amount: '8.50' }, toolingCost: { amount: '20000' } },
          ...{ moq: 500, leadTimeDays: { low: 20, high: 25 }, note: 'matte' },
        },
        { description: 'Screw', quantity: 2000, unitPrice: { amount: '0.12' }, toolingCost: null, moq: null },
      ],
      ...{
        note: '含税',
        decidedAt: null,
        decidedBy: null,
        quote: null,
        rfq: { id: rfqId },
        delivery: { id: deliveryId },
      },
      invitation: { status: 'answered', respondedAt: '2026-09-01T08:15:00.000Z' },
    });
    const rfq = await detail(me, rfqId);
    expect([rfq['quotes'], rfq['invitations'][0].status]).toEqual([[], 'sent']);
    const { comparison } = (await me.rest('GET', `/rfqs/${rfqId}/comparison?quantity=500`)).body;
    expect(comparison.columns).toEqual([]);
  });

  test('is shown to its sender, in the words in which it was sent', async () => {
    const { token, offer } = await asked(await client());
    await answer(token, offer);
    const { answer: latest } = (await open(token)).body;
    expect(latest).toMatchObject({
      ...{ version: 1, status: 'proposed', receivedAt: '2026-09-01T08:15:00.000Z', currency: 'CNY' },
      lines: [
        { quantity: 500, unitPrice: '8.50' },
        { quantity: 2000, unitPrice: '0.12' },
      ],
    });
    expect((await page(token)).text).toContain('What you have sent');
    expect((await page(token, 'zh')).text).toContain('您已提交的内容');
  });

  test('becomes the current quote when it is accepted, once, and a later one supersedes it', async () => {
    const me = await client();
    const { token, offer, rfqId } = await asked(me);
    const { id } = (await answer(token, offer)).body['answer'];
    for (let times = 0; times < 2; times++) {
      const { body } = await accept(me, id);
      expect(body['data'].acceptAnswer).toEqual({
        answer: { id, status: 'accepted' },
        quote: { id: expect.any(String), source: 'supplier_answer', version: 1 },
      });
    }
    const second = (await answer(token, { ...offer, note: 'cheaper' })).body['answer'];
    expect(second).toMatchObject({ version: 2, status: 'proposed' });
    expect((await detail(me, rfqId))['quotes']).toMatchObject([{ version: 1, status: 'submitted', currency: 'CNY' }]);
    await accept(me, second.id);
    expect((await detail(me, rfqId))['quotes']).toMatchObject([
      { version: 1, status: 'superseded' },
      { version: 2, status: 'submitted', receivedAt: '2026-09-01T08:15:00.000Z', note: 'cheaper' },
    ]);
    expect((await list(me, { rfqId })).map(({ version, status }) => [version, status])).toEqual([
      [2, 'accepted'],
      [1, 'superseded'],
    ]);
    expect((await detail(me, rfqId))['invitations'][0].status).toBe('quoted');
    expect(codeOf((await refuse(me, second.id)).body)).toBe('answer_not_proposed');
  });

  test('that declines withdraws nothing before it is accepted', async () => {
    const me = await client();
    const { token, offer, rfqId } = await asked(me);
    await accept(me, (await answer(token, offer)).body['answer'].id);
    const declined = await answer(token, { decline: { reason: 'Too small for us' } });
    expect(declined.status).toBe(201);
    expect((await detail(me, rfqId))['quotes'][0].status).toBe('submitted');
    expect((await list(me, { status: ['proposed'] }))[0]).toMatchObject({
      ...{ isDecline: true, declineReason: 'Too small for us', currency: null, lines: [] },
    });
    const { body } = await accept(me, declined.body['answer'].id);
    expect(body['data'].acceptAnswer.quote).toBeNull();
    const rfq = await detail(me, rfqId);
    expect([rfq['quotes'][0].status, rfq['invitations'][0].status]).toEqual(['withdrawn', 'declined']);
    expect((await open(token)).body.answer!.decline).toEqual({ reason: 'Too small for us' });
  });

  test('that is refused makes no quote, and its sender may answer again', async () => {
    const me = await client();
    const { token, offer, rfqId } = await asked(me);
    const { id } = (await answer(token, offer)).body['answer'];
    expect((await refuse(me, id, 'No certificate')).body['data'].refuseAnswer.answer).toEqual({
      ...{ id, status: 'refused', refusalReason: 'No certificate' },
    });
    expect(codeOf((await accept(me, id)).body)).toBe('answer_not_proposed');
    expect((await detail(me, rfqId))['quotes']).toEqual([]);
    const seen = (await page(token)).text + JSON.stringify((await open(token)).body);
    expect([seen.includes('does not take it into account'), seen.includes('No certificate')]).toEqual([true, false]);
    expect((await answer(token, offer)).body['answer']).toMatchObject({ version: 2, status: 'proposed' });
  });

  test('is saved once however often it is repeated', async () => {
    const me = await client();
    const { token, offer } = await asked(me);
    const sentOnce = { ...offer, clientAnswerId: 'answer-0001' };
    const all = await Promise.all([1, 2, 3].map(() => answer(token, sentOnce)));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    expect(new Set(all.map(({ body }) => body['answer'].id)).size).toBe(1);
    const other = await answer(token, { ...sentOnce, note: 'other' });
    expect([other.status, other.body['error'].code]).toEqual([409, 'idempotency_conflict']);
    const unchanged = await answer(token, offer);
    expect([unchanged.status, unchanged.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(await list(me)).toHaveLength(1);
  });

  test('is refused after closing, but a repeated one is not', async () => {
    const me = await client();
    const { token, offer, rfqId } = await asked(me);
    const { id } = (await answer(token, offer)).body['answer'];
    await me.graphql.request(closing, { id: rfqId });
    expect((await answer(token, offer)).status).toBe(200);
    const late = await answer(token, { ...offer, note: 'late' });
    expect([late.status, late.body['error'].code]).toEqual([409, 'rfq_closed']);
    expect((await page(token)).text).not.toContain('<form');
    const declined = await submit(token, { decline: 'yes' });
    expect([declined.status, declined.text.includes('This request is closed.')]).toEqual([409, true]);
    expect((await accept(me, id)).body['data'].acceptAnswer.quote.version).toBe(1);
  });

  test.each([
    ['no price', { lines: [] }, '/lines'],
    ['a line of nobody', { lines: [{ lineId: crypto.randomUUID(), quantity: 1, unitPrice: '1' }] }, '/lines/0/lineId'],
    ['an unknown currency', { currency: 'XYZ' }, '/currency'],
    ['a day in the past', { validUntil: '2026-08-31' }, '/validUntil'],
    ['an unknown field', { customer: 'who?' }, '/customer'],
    ['a long note', { note: 'x'.repeat(2001) }, '/note'],
  ])('with %s is refused and saved nowhere', async (_, wrong, path) => {
    const me = await client();
    const { token, offer } = await asked(me);
    const { status, body } = await answer(token, { ...offer, ...wrong });
    expect([status, body['error'].code, body['error'].details.fields[0].path]).toEqual([
      400,
      'validation_failed',
      path,
    ]);
    expect(await list(me)).toEqual([]);
  });

  test('is limited in size, in type and in number', async () => {
    const { token, offer } = await asked(await client());
    const large = await post(token, JSON.stringify({ ...offer, note: 'x'.repeat(66_000) }));
    expect([large.status, JSON.parse(large.text).error.code]).toEqual([400, 'payload_too_large']);
    const large2 = await submit(token, { note: 'x'.repeat(66_000) });
    expect(large2.status).toBe(400);
    expect((await post(token, '{}', 'text/plain')).status).toBe(400);
    for (let at = 1; at <= 20; at++) expect((await answer(token, { ...offer, note: `${at}` })).status).toBe(201);
    const refused = await answer(token, { ...offer, note: 'one more' });
    expect([refused.status, refused.body['error'].code]).toEqual([429, 'quota_reached']);
    expect(refused.headers.get('retry-after')).toBe('86400');
    pass(24 * 60);
    expect((await answer(token, { ...offer, note: 'one more' })).status).toBe(201);
  });

  test('by a guessed, revoked or expired link, or of a request that is not published, finds nothing', async () => {
    const me = await client();
    const { token, offer, deliveryId } = await asked(me);
    const nothing = async (wrong: string) => {
      const { status, text } = await post(wrong, JSON.stringify(offer));
      return [status, text.replaceAll(/req_\w{26}/g, '')];
    };
    const expected = await nothing('A'.repeat(43));
    expect(expected[0]).toBe(404);
    const { deliveries } = await quoteRequest(me, { factoryIds: await app.factories(reachable()) });
    const { review } = (await me.rest('GET', `/deliveries/${deliveries[0].id}/review`)).body;
    await me.rest('POST', `/deliveries/${deliveries[0].id}/approve`, { expectedReviewSha256: review.reviewSha256 });
    const [alone] = tokensIn(app.sent.at(-1)!.text);
    expect((await page(alone!)).text).not.toContain('<form');
    expect(await nothing(alone!)).toEqual(expected);
    await revoke(me, deliveryId);
    expect(await nothing(token)).toEqual(expected);
    expect((await submit(token, { decline: 'yes' })).status).toBe(404);
    const other = await asked(me);
    pass(180 * 24 * 60);
    expect(await nothing(other.token)).toEqual(expected);
    expect(await list(me)).toEqual([]);
  });
});

describe('a decision about an answer', () => {
  test('belongs to approvers and owners of its organisation, and to keys with answers:write', async () => {
    const me = await client();
    const { token, offer } = await asked(me);
    const { id } = (await answer(token, offer)).body['answer'];
    const { organisationId } = me;
    const refused = async (by: Caller) => [codeOf((await accept(by, id)).body), codeOf((await refuse(by, id)).body)];
    expect(await refused(await app.session('member', organisationId))).toEqual(['role_required', 'role_required']);
    expect(await refused(await app.live({ organisationId }))).toEqual(['insufficient_scope', 'insufficient_scope']);
    const other = await client();
    expect(await refused(other)).toEqual(['not_found', 'not_found']);
    expect(await list(other)).toEqual([]);
    const owner = await app.session('owner', organisationId);
    await owner.graphql.request('mutation { setApprovalPolicy(input: { policy: MEMBERS_ONLY }) { __typename } }');
    expect(await refused(me)).toEqual(['approval_needs_member', 'approval_needs_member']);
    const approver = await app.session('approver', organisationId);
    expect(codeOf((await accept(approver, id)).body)).toBeUndefined();
    expect((await list(me))[0]).toMatchObject({
      status: 'accepted',
      decidedBy: { kind: 'MEMBER', id: approver.memberId },
    });
    const entries = await app
      .asOwner()
      .execute(`select action, actor from audit_entry where resource_id = ? order by seq`, [id]);
    expect(entries).toEqual([
      { action: 'answer.submitted', actor: 'anonymous' },
      { action: 'answer.accepted', actor: `member:${approver.memberId}` },
    ]);
  });

  test('is answered with the quote it made, to a key with answers:write alone too', async () => {
    const me = await client();
    const { token, offer } = await asked(me);
    const { id } = (await answer(token, offer)).body['answer'];
    const key = await app.live({ organisationId: me.organisationId, scopes: ['answers:write'] });
    const { status, body } = await key.rest('POST', `/answers/${id}/accept`);
    expect(status).toBe(200);
    expect(body['quote']).toMatchObject({ id: body['answer'].quoteId, source: 'supplier_answer', version: 1 });
  });

  test('and another at the same time leave one decision', async () => {
    const me = await client();
    const { token, offer, rfqId } = await asked(me);
    const { id } = (await answer(token, offer)).body['answer'];
    const bodies = (await Promise.all([accept(me, id), refuse(me, id), accept(me, id)])).map(({ body }) => body);
    const [{ status }] = (await list(me)) as [Json];
    expect(bodies.map(codeOf).filter(Boolean).length).toBe(status === 'accepted' ? 1 : 2);
    expect((await detail(me, rfqId))['quotes']).toHaveLength(status === 'accepted' ? 1 : 0);
  });

  test('records what staff cannot record by themselves', async () => {
    const me = await client();
    const { rfqId, factoryIds, offer } = await asked(me);
    const operator = await app.live({ kind: 'internal', scopes: ['internal:*'] });
    const { body } = await operator.graph(
      'mutation ($input: RecordSupplierQuoteInput!) { recordSupplierQuote(input: $input) { recorded } }',
      {
        input: {
          ...{ rfqId, factoryId: factoryIds[0], source: 'supplier_answer', currency: offer.currency },
          lines: [{ description: 'Lid', quantity: 1 }],
        },
      },
    );
    expect(codeOf(body)).toBe('validation_failed');
  });
});

describe('the form', () => {
  test('sends an offer, shows what was sent, and offers a new version', async () => {
    const me = await client();
    const { token, housing, screw } = await asked(me);
    const { text, headers } = await page(token);
    expect(headers.get('content-security-policy')).toContain(`form-action 'self'`);
    expect(text).toContain(`<form method="post" action="/s/${token}/answers?lang=en">`);
    const fields = {
      ...{ currency: 'cny', incoterm: 'FOB', namedPlace: '深圳', validUntil: '2026-10-31' },
      ...{ [`unitPrice.500.${housing.lineId}`]: '８.５０', [`unitPrice.2000.${housing.lineId}`]: '7.90' },
      ...{ [`leadTimeLow.${housing.lineId}`]: '20', [`moq.${housing.lineId}`]: '500' },
      [`unitPrice.2000.${screw.lineId}`]: '',
    };
    for (let times = 0; times < 2; times++) {
      const { status, headers } = await submit(token, fields);
      expect([status, headers.get('location')]).toEqual([303, `/s/${token}?lang=en#answer`]);
    }
    const [shown, ...others] = await list(me);
    expect(others).toEqual([]);
    const common = { moq: 500, leadTimeDays: { low: 20, high: 20 }, toolingCost: null };
    expect(shown).toMatchObject({
      ...{ currency: 'CNY', incoterm: 'FOB', namedPlace: '深圳', validUntil: '2026-10-31' },
      lines: [
        { quantity: 500, unitPrice: { amount: '8.50' }, ...common },
        { quantity: 2000, unitPrice: { amount: '7.90' }, ...common },
      ],
    });
    const after = (await page(token)).text;
    expect(after).toContain('Send a new version');
    expect(after).toContain('value="7.90"');
  });

  test('keeps what was written and marks what is wrong, in both languages', async () => {
    const me = await client();
    const { token, housing } = await asked(me);
    const fields = { currency: 'CNY', [`unitPrice.500.${housing.lineId}`]: 'about 8', note: '<b>含税</b>' };
    const { status, text } = await submit(token, fields);
    expect(status).toBe(400);
    expect(text).toContain('Nothing was sent. Please correct the marked fields.');
    expect(text).toMatch(/value="about 8"[^>]*aria-invalid="true"/);
    expect(text).toContain('value="&lt;b&gt;含税&lt;/b&gt;"');
    const chinese = await app.app.request(`/s/${token}/answers?lang=zh`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ currency: 'CNY' }).toString(),
    });
    expect([chinese.status, (await chinese.text()).includes('请至少填写一个单价')]).toEqual([400, true]);
    expect(await list(me)).toEqual([]);
  });

  test('declines with a reason', async () => {
    const me = await client();
    const { token } = await asked(me);
    expect((await submit(token, { decline: 'yes', reason: '产能不足' })).status).toBe(303);
    expect(await list(me)).toMatchObject([{ isDecline: true, declineReason: '产能不足' }]);
    expect((await page(token)).text).toContain('You have declined to quote.');
  });

  test('is not found at other addresses or by other methods', async () => {
    const { token } = await asked(await client());
    expect((await get(`/s/${token}/answers`)).status).toBe(405);
  });
});
