import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendDue } from '#modules/sourcing/deliveries/dispatch/send-due.service.ts';
import { createLinkSigner } from '#modules/sourcing/deliveries/links/link-token.rules.ts';
import { releaseDue } from '#modules/sourcing/rfqs/release/release.service.ts';
import { type Caller, quoteRequest, reachable, startApp, unlimited } from '../../harness.ts';
import { linkPassages, tokensIn, withoutTokens } from '../../supplier-links.ts';
import { unknownOutcome, wechat } from '../deliveries/dispatch/drafted.ts';
import { createEngineeringClient } from '../engineering/client.ts';
import { closing } from '../rfqs/published.ts';
import { supplierLinks } from './client.ts';

const app = await startApp({ ...unlimited, REGION_HEADER: 'CF-IPCountry' });
const { sent, get, open, page, link, revoke, drafted, approved, publish, pass, reviewed } = supplierLinks(app);
beforeEach(() => {
  app.clock.now = new Date('2026-09-01T08:00:00Z');
});
const days = (count: number) => pass(count * 24 * 60);

const content = { 'housing.step': 'a solid housing', '图纸 1.pdf': 'a drawing' };
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** What a token that never existed gets: status and body without the request id. */
const nothing = async (token: string, accept = 'application/json', path = '') => {
  const { status, text, headers } = await get(`/s/${token}${path}`, { accept, 'accept-language': 'en' });
  return [status, text.replaceAll(/req_\w{26}/g, ''), headers.get('content-security-policy')];
};
const unknown = 'A'.repeat(43);

describe('the message of a publication', () => {
  test('names its files and carries its link, which the review and the API show without its token', async () => {
    const me = await app.live();
    const { review, mail, token, deliveryId } = await sent(me, { content });
    const [recipient] = review.recipients;
    const files = review.files;
    expect(files.map(({ name, revision, sizeBytes, sha256 }) => [name, revision, sizeBytes, sha256])).toEqual([
      ['housing.step', 'B', 15, sha256('a solid housing')],
      ['图纸 1.pdf', 'B', 9, sha256('a drawing')],
    ]);
    expect(recipient).toMatchObject({ hasLink: true });
    expect(recipient.bodyEn).toContain(
      `Files for this request, to download by the link below:\n- housing.step, revision B, 15 bytes, SHA-256: ${sha256('a solid housing')}\n`,
    );
    expect(recipient.bodyZh).toContain(`- 图纸 1.pdf，版本B，9字节，SHA-256：${sha256('a drawing')}\n\n在线查看`);
    expect(recipient.bodyEn.endsWith(linkPassages.en)).toBe(true);
    expect(recipient.bodyZh.endsWith(linkPassages.zh)).toBe(true);
    expect(tokensIn(mail!.text)).toEqual([token, token]);
    expect(withoutTokens(mail!.text)).toContain(recipient.bodyZh);
    const { body } = await me.rest('GET', `/deliveries/${deliveryId}`);
    expect([body['bodyEn'], body['bodyZh']]).toEqual([recipient.bodyEn, recipient.bodyZh]);
    expect(body['dispatch'].payloadSha256).toBe(sha256(mail!.bytes.toString()));
  });

  test('is the same in every attempt, its link included', async () => {
    const me = await app.live();
    app.next.push(unknownOutcome);
    const { token, deliveryId } = await sent(me, { content });
    pass(5);
    await sendDue(app.system);
    expect(app.sent).toHaveLength(2);
    const [first, second] = app.sent;
    expect(second!.bytes.equals(first!.bytes)).toBe(true);
    expect(second!.key).toBe(first!.key);
    expect((await link(me, deliveryId)).supplierLink.status).toBe('open');
    expect((await open(token)).status).toBe(200);
  });

  test('is not sent by an instance with another SECRET_KEY, which could not give it its link', async () => {
    const me = await app.live();
    const elsewhere = await app.secondInstance({ supplierLinks: createLinkSigner(Buffer.alloc(32, 'other')) });
    const there = app.caller({ authorization: `Bearer ${me.secret}` }, elsewhere);
    app.next.push(unknownOutcome);
    const { deliveryId } = await sent(me);
    pass(2);
    const refused = await there.rest('POST', `/deliveries/${deliveryId}/retry`);
    expect([refused.status, refused.body['error'].code]).toEqual([409, 'dispatch_context_changed']);
    expect(app.sent).toHaveLength(1);
    expect((await me.rest('POST', `/deliveries/${deliveryId}/retry`)).status).toBe(200);
    expect(app.sent).toHaveLength(2);
  });
});

test('a quote request that is approved alone carries a link to its text, without files', async () => {
  const me = await app.live();
  const { projectId, deliveries, result } = await quoteRequest(me, { factoryIds: await app.factories(reachable()) });
  await createEngineeringClient(me, projectId).bring(content);
  const { review } = (await me.rest('GET', `/deliveries/${deliveries[0].id}/review`)).body;
  expect([review.hasLink, review.files]).toEqual([true, []]);
  await me.rest('POST', `/deliveries/${deliveries[0].id}/approve`, { expectedReviewSha256: review.reviewSha256 });
  const [token] = tokensIn(app.sent[0]!.text);
  const { body } = await open(token!);
  expect(body).toMatchObject({ rfq: { currency: null, lines: [] }, files: [], status: 'open' });
  expect(body.rfq.text.en.endsWith(result.rfq.en)).toBe(true);
  expect(JSON.stringify(body)).not.toContain('/s/');
});

test('the outbox holds the link, which stays hidden everywhere else', async () => {
  const me = await app.live();
  const operator = await app.live({ kind: 'internal', scopes: ['internal:*'] });
  const { deliveryId } = await sent(me, { input: { factoryIds: await app.factories(reachable(wechat)) } });
  const items = async () => (await operator.rest('GET', '/outbox')).body['deliveries'];
  const item = (await items()).find(({ delivery }: { delivery: { id: string } }) => delivery.id === deliveryId);
  const [token] = tokensIn(item.bodyZh);
  expect(tokensIn(item.bodyEn)).toEqual([token]);
  expect((await open(token!)).status).toBe(200);
  const { body } = await me.rest('GET', `/deliveries/${deliveryId}`);
  expect(tokensIn(JSON.stringify(body))).toEqual([]);

  expect((await revoke(me, deliveryId)).body['data'].revokeSupplierLink.delivery.supplierLink.status).toBe('revoked');
  expect((await items()).some(({ delivery }: { delivery: { id: string } }) => delivery.id === deliveryId)).toBe(false);
  expect((await link(me, deliveryId)).note).toContain('It is not sent: its supplier link was revoked.');
});

describe('a link', () => {
  test('opens the request and its files for programs', async () => {
    const me = await app.live();
    const { token, review, deliveryId } = await sent(me, { content });
    const { status, headers, body } = await open(token);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body).toEqual({
      rfq: {
        reference: expect.stringMatching(/^RFQ-[0-9A-F]{8}$/),
        quoteBy: '2026-10-09',
        currency: 'USD',
        lines: [
          { lineId: expect.any(String), description: 'Housing', quantities: [500, 2000] },
          { lineId: expect.any(String), description: 'Screw', quantities: [2000, 8000] },
        ],
        text: review.rfq,
      },
      files: review.files.map(({ fileId, ...file }: { fileId: string }) => ({
        id: fileId,
        ...file,
        url: `http://gateway.test/s/${token}/files/${fileId}`,
      })),
      answer: null,
      question: null,
      status: 'open',
      expiresAt: '2027-02-28T08:15:00.000Z',
    });
    expect((await link(me, deliveryId)).supplierLink).toMatchObject({ status: 'open', expiresAt: body.expiresAt });
  });

  test.each([
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-CN', '询价单 RFQ-'],
    ['en-GB,en;q=0.9', 'en', 'Request for quotation RFQ-'],
    ['de-DE,de;q=0.9', 'en', 'Request for quotation RFQ-'],
    ['', 'zh-CN', '询价单 RFQ-'],
  ])('opens a page for people who prefer %j', async (language, tag, title) => {
    const { token } = await sent(await app.live(), { content });
    const { status, headers, text } = await page(token, language);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(text).toContain(`<html lang="${tag}">`);
    expect(text).toContain(`<h1>${title}`);
    expect(text).toContain(`href="/s/${token}?lang=en"`);
    expect(text).toContain(sha256('a solid housing'));
    expect(text.match(/<script.*?>/g)).toEqual([
      expect.stringMatching(/^<script src="\/pages\/[0-9a-f]{16}\/answer-draft\.js" defer>$/),
    ]);
    expect((await get(`/s/${token}?lang=en`, { 'accept-language': 'zh' })).text).toContain('<html lang="en">');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'self'/);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'x-content-type-options': 'nosniff',
    });
  });

  test('that is guessed, changed, malformed, revoked or expired opens nothing, and all answers are alike', async () => {
    const me = await app.live();
    const { token, deliveryId, review } = await sent(me, { content });
    const file = `/files/${review.files[0].fileId}`;
    const [gone, late] = [await sent(me), await sent(me)];
    await revoke(me, gone.deliveryId);
    const last = token.endsWith('A') ? 'B' : 'A';
    const dead = [token.slice(0, -1) + last, token.toLowerCase(), token.slice(1), `${token}A`, '%00', gone.token];
    for (const accept of ['application/json', 'text/html']) {
      for (const path of ['', file]) {
        const expected = await nothing(unknown, accept, path);
        expect(expected[0]).toBe(404);
        for (const wrong of dead) expect(await nothing(wrong, accept, path), wrong).toEqual(expected);
      }
    }
    expect((await open(token)).status).toBe(200);
    days(180);
    expect(await nothing(late.token)).toEqual(await nothing(unknown));
    expect(await nothing(token, 'text/html', file)).toEqual(await nothing(unknown, 'text/html', file));
    expect((await link(me, deliveryId)).supplierLink.status).toBe('expired');
  });

  test('lasts until 30 days after closing, and says that the request is closed', async () => {
    const me = await app.live();
    const { token, rfqId, deliveryId } = await sent(me, { content });
    await me.graphql.request(closing, { id: rfqId });
    expect((await open(token)).body).toMatchObject({ status: 'closed', expiresAt: '2026-10-01T08:15:00.000Z' });
    expect((await page(token)).text).toContain('This request is closed.');
    expect((await page(token, 'zh')).text).toContain('本次询价已结束');
    days(29);
    expect((await link(me, deliveryId)).supplierLink.status).toBe('closed');
    days(1);
    expect(await nothing(token)).toEqual(await nothing(unknown));
  });

  test('opens again if its factory is invited again with the same message', async () => {
    const me = await app.live();
    const { token, rfqId, actionId } = await sent(me);
    await me.graphql.request(closing, { id: rfqId });
    await publish(me, actionId, await approved(me, actionId));
    pass(15);
    await releaseDue(app.system);
    expect(app.sent).toHaveLength(1);
    expect((await open(token)).body.status).toBe('open');
  });

  test('that was revoked is replaced by that of a new message when its factory is invited again', async () => {
    const me = await app.live();
    const { token, rfqId, actionId, deliveryId } = await sent(me);
    await me.graphql.request(closing, { id: rfqId });
    await revoke(me, deliveryId);
    expect((await reviewed(me, actionId)).body['publication'].recipients[0].reason).toBeNull();
    await publish(me, actionId, await approved(me, actionId));
    pass(15);
    await releaseDue(app.system);
    const [other] = tokensIn(app.sent[1]!.text);
    expect(other).not.toBe(token);
    expect([(await open(token)).status, (await open(other!)).status]).toEqual([404, 200]);
  });

  test('of an anonymous request names the customer nowhere', async () => {
    const me = await app.live({ name: 'Brightwell Robotics' });
    const input = { parts: [{ name: 'Brightwell Robotics lid', process: 'cnc' }] };
    const given = { content: { 'Brightwell Robotics lid.step': 'solid' }, revision: 'Brightwell Robotics 2' };
    const { token, mail, review } = await sent(me, { ...given, input, project: { name: 'Aeroglow' } });
    const { body, headers } = await open(token);
    const { headers: ofFile } = await get(`/s/${token}/files/${review.files[0].fileId}`);
    const shown = [body, [...headers], [...ofFile], (await page(token)).text, mail!.text, mail!.subject];
    expect(JSON.stringify(shown)).not.toMatch(/Brightwell|Aeroglow/i);
    expect(body).toMatchObject({
      rfq: { lines: [{ description: '[company] lid' }] },
      files: [{ name: '[company] lid.step', revision: '[company] 2' }],
    });
    expect(ofFile.get('content-disposition')).toContain('filename="_company_ lid.step"');
  });
});

describe('a file', () => {
  const first = { accept: '*/*' };

  test('is downloaded whole or in ranges', async () => {
    const { token, review } = await sent(await app.live(), { content });
    const [housing, drawing] = review.files;
    const at = `/s/${token}/files/${housing.fileId}`;
    const whole = await get(at, first);
    expect([whole.status, whole.text]).toEqual([200, 'a solid housing']);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-disposition': `attachment; filename="housing.step"; filename*=UTF-8''housing.step`,
      'content-length': '15',
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      etag: `"${housing.sha256}"`,
    });
    const parts = async (range: string, more = {}) => {
      const { status, text, headers } = await get(at, { range, ...more });
      return [status, text, headers.get('content-range')];
    };
    expect(await parts('bytes=2-6')).toEqual([206, 'solid', 'bytes 2-6/15']);
    expect(await parts('bytes=8-')).toEqual([206, 'housing', 'bytes 8-14/15']);
    expect(await parts('bytes=-7')).toEqual([206, 'housing', 'bytes 8-14/15']);
    expect(await parts('bytes=15-')).toEqual([416, expect.any(String), 'bytes */15']);
    expect(await parts('bytes=0-1,4-5')).toEqual([200, 'a solid housing', null]);
    expect(await parts('bytes=2-6', { 'if-range': `"${'0'.repeat(64)}"` })).toEqual([200, 'a solid housing', null]);
    expect(await parts('bytes=2-6', { 'if-range': `"${housing.sha256}"` })).toEqual([206, 'solid', 'bytes 2-6/15']);
    const head = await get(at, {}, 'HEAD');
    expect([head.status, head.text, head.headers.get('content-length')]).toEqual([200, '', '15']);
    const chinese = await get(`/s/${token}/files/${drawing.fileId}`);
    expect(chinese.headers.get('content-disposition')).toBe(
      `attachment; filename="__ 1.pdf"; filename*=UTF-8''%E5%9B%BE%E7%BA%B8%201.pdf`,
    );
  });

  test('shows the owner when it was downloaded and in which country, never by which address', async () => {
    const me = await app.live();
    const { token, review, deliveryId } = await sent(me, { content });
    const { fileId } = review.files[0];
    const at = `/s/${token}/files/${fileId}`;
    await get(at, { 'cf-ipcountry': 'cn', 'x-forwarded-for': '203.0.113.77' });
    pass(1);
    await get(at, { range: 'bytes=1-2', 'cf-ipcountry': 'XX1' });
    await get(at, {}, 'HEAD');
    await get(at, { range: 'bytes=99-' });
    const file = { fileId, name: 'housing.step' };
    expect((await link(me, deliveryId)).supplierLink).toMatchObject({
      downloadCount: 2,
      downloads: [
        { at: '2026-09-01T08:16:00.000Z', country: null, file },
        { at: '2026-09-01T08:15:00.000Z', country: 'CN', file },
      ],
    });
    const rows = await app.asOwner().execute('select t::text as row from supplier_link_download t');
    expect(JSON.stringify([rows, app.logged])).not.toContain('203.0.113');
  });

  test('is reached by the link of its own message alone', async () => {
    const [me, other] = [await app.live(), await app.live()];
    const mine = await sent(me, { content });
    const theirs = await sent(other, { content: { 'other.step': 'of another tenant' } });
    await createEngineeringClient(me, mine.projectId).bring({ 'housing.step': 'a newer housing' }, 'C');
    const [newer] = await app
      .asOwner()
      .execute<{ id: string }[]>('select id from engineering_file where sha256 = ?', [sha256('a newer housing')]);
    for (const fileId of [theirs.review.files[0].fileId, newer!.id, mine.deliveryId, 'x'])
      expect(await nothing(mine.token, 'application/json', `/files/${fileId}`)).toEqual(await nothing(unknown));
    expect((await get(`/s/${mine.token}/files/${mine.review.files[0].fileId}`)).text).toBe('a solid housing');
  });
});

describe('a revocation', () => {
  test('takes effect at once, is audited, and belongs to who may approve', async () => {
    const me = await app.live();
    const { token, deliveryId, review } = await sent(me, { content });
    const refused = async (by: Caller) => (await revoke(by, deliveryId)).body['errors']?.[0].extensions.code;
    expect(await refused(await app.session('member', me.organisationId))).toBe('role_required');
    expect(await refused(await app.live({ organisationId: me.organisationId, scopes: ['projects:read'] }))).toBe(
      'insufficient_scope',
    );
    expect(await refused(await app.live())).toBe('not_found');
    expect((await open(token)).status).toBe(200);
    const approver = await app.session('approver', me.organisationId);
    for (let times = 0; times < 2; times++)
      expect((await revoke(approver, deliveryId)).body['data'].revokeSupplierLink.delivery).toEqual({
        id: deliveryId,
        supplierLink: { status: 'revoked' },
      });
    expect(await nothing(token)).toEqual(await nothing(unknown));
    const file = `/files/${review.files[0].fileId}`;
    expect(await nothing(token, 'text/html', file)).toEqual(await nothing(unknown, 'text/html', file));
    const entries = await app
      .asOwner()
      .execute(`select actor from audit_entry where action = 'supplier_link.revoked' and resource_id = ?`, [
        deliveryId,
      ]);
    expect(entries).toEqual([{ actor: `member:${approver.memberId}` }]);
  });

  test('holds a message back that has not left, which a person then settles', async () => {
    const me = await app.live();
    app.next.push({ kind: 'not_sent', outcome: 'provider_rate_limited', retryAfterSeconds: 60 });
    const { deliveryId } = await sent(me);
    await revoke(me, deliveryId);
    pass(60);
    await sendDue(app.system);
    expect(app.sent).toHaveLength(1);
    const retried = await me.rest('POST', `/deliveries/${deliveryId}/retry`);
    expect([retried.status, retried.body['error'].code]).toEqual([409, 'dispatch_context_changed']);
    const settled = await me.graph(
      'mutation ($input: SettleDeliveryInput!) { settleDelivery(input: $input) { delivery { status } } }',
      { input: { id: deliveryId, outcome: 'not_sent', evidence: 'The link was revoked before it left.' } },
    );
    expect(settled.body['data'].settleDelivery.delivery.status).toBe('not_sent');
  });

  test('of a message without a link is refused', async () => {
    const me = await app.live();
    const { deliveries } = await drafted(me, { factories: 1 });
    expect((await revoke(me, deliveries[0].id)).body['errors'][0].extensions.code).toBe('not_found');
    expect((await link(me, deliveries[0].id)).supplierLink).toBeNull();
  });
});
