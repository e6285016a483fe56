import { createHash, hkdfSync, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Receipt } from '#modules/sourcing/deliveries/approval-receipts/approval-receipt.schema.ts';
import type { Outcome } from '#ports/mail/mailer.ts';
import { type Caller, quoteRequest, reachable, refusal, startApp } from '../../../harness.ts';
import { genuine, type PublishedKeys } from '../../../receipt-reader.ts';

const app = await startApp({ LIMIT_REQUESTS_PER_MINUTE: '100000' });
type Me = Awaited<ReturnType<typeof app.live>>;

const document = `query ($id: ID!) {
  deliveryReceipt(id: $id) {
    v deliveryId reviewSha256 payloadSha256 approvedAt approvedBy { kind id label } publicationOf provider providerMessageId signature publicKeyId
  }
}`;
const readReceipt = async (by: Caller, id: string): Promise<Receipt> =>
  (await by.graphql.request<{ deliveryReceipt: Receipt }>(document, { id })).deliveryReceipt;
const address = '/.well-known/receipt-keys.json';
const published = async (on = app.app) => (await (await on.request(address)).json()) as PublishedKeys;

async function drafted(me: Me, more: Record<string, unknown> = {}): Promise<string> {
  const { deliveries } = await quoteRequest(me, { factoryIds: await app.factories(reachable(more)) });
  return deliveries[0].id;
}
async function approved(me: Me, more: Record<string, unknown> = {}, there: Caller = me) {
  const id = await drafted(me, more);
  const { review } = (await there.rest('GET', `/deliveries/${id}/review`)).body;
  const { reviewSha256 } = review;
  const { status } = await there.rest('POST', `/deliveries/${id}/approve`, { expectedReviewSha256: reviewSha256 });
  expect(status).toBe(200);
  return { id, reviewSha256 };
}
const on = (instance: typeof app.app, { secret }: Me) => app.caller({ authorization: `Bearer ${secret}` }, instance);
const wechat = { contacts: { contactName: 'Ms Li', contactWechat: 'li-bright' } };

describe('a receipt', () => {
  test('states who approved what and when, and the message id of the mail', async () => {
    const me = await app.live();
    const { id, reviewSha256 } = await approved(me);
    const receipt = await readReceipt(me, id);
    const keys = await published();
    expect(receipt).toEqual({
      v: 2,
      deliveryId: id,
      reviewSha256,
      payloadSha256: createHash('sha256').update(app.sent[0]!.bytes).digest('hex'),
      approvedAt: '2026-09-01T08:00:00.000Z',
      approvedBy: { kind: 'KEY', id: me.keyId, label: null },
      publicationOf: null,
      provider: 'resend',
      providerMessageId: 'm-1',
      signature: expect.stringMatching(/^[\w-]{86}$/),
      publicKeyId: keys.keys[0]!.kid,
    });
    expect(genuine(receipt, keys)).toBe(true);
    expect(await readReceipt(me, id)).toEqual(receipt);
  });

  test('of a message that a person sends has no provider', async () => {
    const me = await app.live();
    const { id } = await approved(me, wechat);
    const receipt = await readReceipt(me, id);
    expect(receipt).toMatchObject({
      provider: null,
      providerMessageId: null,
      approvedBy: { kind: 'KEY', id: me.keyId, label: null },
    });
    expect(genuine(receipt, await published())).toBe(true);
  });

  test('of a mail approved without a transport has no provider', async () => {
    const me = await app.live();
    const { id } = await approved(me, {}, on(await app.secondInstance({ mailer: null }), me));
    const receipt = await readReceipt(me, id);
    expect(receipt).toMatchObject({ provider: null, providerMessageId: null });
    expect(genuine(receipt, await published())).toBe(true);
  });

  test.each<Outcome>([
    { kind: 'not_sent', outcome: 'provider_rate_limited', retryAfterSeconds: 7 },
    { kind: 'refused', outcome: 'refused' },
    { kind: 'unknown', outcome: 'timeout' },
  ])('of a mail with the outcome $kind has no message id; a later receipt has it, and both verify', async (outcome) => {
    const me = await app.live();
    app.next.push(outcome);
    const { id } = await approved(me);
    const before = await readReceipt(me, id);
    expect(before).toMatchObject({ provider: 'resend', providerMessageId: null });
    const accepted = `update dispatch set status = 'accepted', provider_message_id = 'm-late' where delivery_id = ?`;
    await app.asOwner().execute(accepted, [id]);
    const after = await readReceipt(me, id);
    expect(after).toEqual({ ...before, providerMessageId: 'm-late', signature: after.signature });
    const keys = await published();
    expect([genuine(before, keys), genuine(after, keys)]).toEqual([true, true]);
    expect(genuine({ ...after, signature: before.signature }, keys)).toBe(false);
  });

  test('is the same on another instance and after a restart', async () => {
    const me = await app.live();
    const { id } = await approved(me);
    const [first, keys] = [await readReceipt(me, id), await published()];
    for (const instance of [await app.secondInstance(), await app.secondInstance({ mailer: null })]) {
      expect(await readReceipt(on(instance, me), id)).toEqual(first);
      expect(await published(instance)).toEqual(keys);
    }
  });

  test('is readable by keys of the organisation with any scopes', async () => {
    const me = await app.live();
    const { id } = await approved(me);
    const colleague = await app.live({ organisationId: me.organisationId, scopes: [] });
    expect(await readReceipt(colleague, id)).toMatchObject({
      deliveryId: id,
      approvedBy: { kind: 'KEY', id: me.keyId, label: null },
    });
    for (const other of [await app.live(), await app.sandbox(), await app.live({ kind: 'internal' })]) {
      const [theirs, nobodys] = await Promise.all([id, randomUUID()].map((id) => refusal(readReceipt(other, id))));
      expect({ ...theirs, requestId: '' }).toEqual({ ...nobodys, requestId: '' });
      expect(theirs).toMatchObject({ status: 404, code: 'not_found', details: { resource: 'delivery' } });
    }
    expect(await refusal(readReceipt(app.caller(), id))).toMatchObject({ status: 401, code: 'unauthenticated' });
    const viewer = await app.session('viewer', me.organisationId);
    expect(await readReceipt(viewer, id)).toMatchObject({
      deliveryId: id,
      approvedBy: { kind: 'KEY', id: me.keyId, label: null },
    });
  });

  test('of a delivery that is not approved is refused', async () => {
    const me = await app.live();
    const rejected = await drafted(me);
    await me.rest('POST', `/deliveries/${rejected}/reject`, {});
    const sandbox = await app.sandbox();
    const { deliveries } = await quoteRequest(sandbox, { factoryIds: await app.factories(reachable()) });
    for (const [by, id] of [
      [me, await drafted(me)],
      [me, await drafted(me, { contacts: null })],
      [me, rejected],
      [sandbox, deliveries[0].id],
    ] as const) {
      const refused = { status: 409, code: 'approval_review_required' };
      expect(await refusal(readReceipt(by, id))).toMatchObject(refused);
    }
  });
});

describe('the public receipt keys', () => {
  test('are a public, cacheable JWK Set', async () => {
    const answer = await app.app.request(address);
    const { keys } = (await answer.json()) as PublishedKeys;
    const { x, kid } = keys[0]!;
    expect(keys).toEqual([{ kty: 'OKP', crv: 'Ed25519', x, kid, use: 'sig', alg: 'EdDSA' }]);
    const members = `{"crv":"Ed25519","kty":"OKP","x":"${x}"}`;
    expect(kid).toBe(createHash('sha256').update(members).digest('base64url'));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=300',
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
      'x-content-type-options': 'nosniff',
    });
    const etag = answer.headers.get('etag')!;
    const again = await app.app.request(address, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    const changed = await app.app.request(address, { headers: { 'if-none-match': '"x"' } });
    expect(changed.status).toBe(200);
    expect((await app.app.request(address, { headers: { authorization: 'Bearer garbage' } })).status).toBe(200);
    expect((await app.app.request(address, { method: 'POST' })).status).toBe(405);
  });

  test('and receipts do not reveal the secret', async () => {
    const [row] = await app.asOwner().execute<{ secret: string }[]>(`select auth.read_secret('receipts') as secret`);
    const info = 'sourcing-gateway approval receipts';
    const seed = Buffer.from(hkdfSync('sha256', row!.secret, '', info, 32));
    // Registered before the responses arrive, so that the harness searches all responses of this file for it.
    app.secrets.learn('key', seed.toString('base64url'));
    const me = await app.live();
    const { id } = await approved(me);
    const said = [
      ...app.logged,
      await (await app.app.request(address)).text(),
      JSON.stringify(await readReceipt(me, id)),
    ];
    for (const form of [row!.secret, seed.toString('base64url'), seed.toString('base64'), seed.toString('hex')]) {
      expect(said.filter((text) => text.includes(form))).toEqual([]);
    }
    expect(said.join()).not.toMatch(/"d":/);
  });
});
