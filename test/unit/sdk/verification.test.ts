import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { createSigner } from '#modules/sourcing/deliveries/approval-receipts/approval-receipt.rules.ts';
import { ReceiptError, verifyReceipt } from '../../../src/sdk/receipts.ts';
import { verifyWebhook, WebhookError } from '../../../src/sdk/webhooks.ts';

describe('webhooks', () => {
  const secretOf = (text: string) => `whsec_${Buffer.from(text).toString('base64')}`;
  const [secret, other] = [secretOf('a secret of twenty-four bytes'), secretOf('another secret of many bytes')];
  const now = new Date('2026-11-25T12:00:00Z');
  const body = '{"type":"delivery.sent","data":{"name":"灯"}}';
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(now.getTime() / 1000),
    'webhook-signature': new Webhook(secret).sign('msg_1', now, body),
  };
  const event = JSON.parse(body);

  test.each<[string, Parameters<typeof verifyWebhook>]>([
    ['text and an object', [body, headers, secret, { now }]],
    ['bytes and Headers', [Buffer.from(body), new Headers(headers), secret, { now }]],
    ['names in any case', [body, { ...headers, 'Webhook-Id': 'msg_1', 'webhook-id': undefined }, secret, { now }]],
    ['a list of values', [body, { ...headers, 'webhook-id': ['msg_1'] }, secret, { now }]],
    ['two secrets', [body, headers, [other, secret], { now }]],
    [
      'several signatures',
      [body, { ...headers, 'webhook-signature': `v1a,x v1,AAAA ${headers['webhook-signature']}` }, secret, { now }],
    ],
  ])('a message is genuine, given as %s', async (_, call) => {
    expect(await verifyWebhook(...call)).toEqual(event);
  });

  test.each<[string, string, object]>([
    ['other bytes', `${body} `, headers],
    ['another id', body, { ...headers, 'webhook-id': 'msg_2' }],
    ['another time', body, { ...headers, 'webhook-timestamp': String(now.getTime() / 1000 + 1) }],
    ['a time with letters', body, { ...headers, 'webhook-timestamp': `${now.getTime() / 1000}abc` }],
    ['no signature', body, { ...headers, 'webhook-signature': undefined }],
    ['an empty signature', body, { ...headers, 'webhook-signature': 'v1,' }],
    ['another version', body, { ...headers, 'webhook-signature': headers['webhook-signature'].replace('v1', 'v2') }],
  ])('a message with %s is refused', async (_, text, given) => {
    await expect(verifyWebhook(text, { ...given }, secret, { now })).rejects.toBeInstanceOf(WebhookError);
  });

  test.each([-301, 301])('a message of %i seconds from now is refused', async (seconds) => {
    const then = new Date(now.getTime() + seconds * 1000);
    await expect(verifyWebhook(body, headers, secret, { now: then })).rejects.toThrow('too old');
  });

  test('another secret is refused, and a malformed one is a mistake of the caller', async () => {
    await expect(verifyWebhook(body, headers, other, { now })).rejects.toBeInstanceOf(WebhookError);
    await expect(verifyWebhook(body, headers, 'whsec_', { now })).rejects.toBeInstanceOf(TypeError);
  });
});

describe('receipts', () => {
  const signer = createSigner('secret');
  const statement = {
    v: 2 as const,
    deliveryId: '01990000-0000-7000-8000-000000000001',
    reviewSha256: 'a'.repeat(64),
    payloadSha256: 'b'.repeat(64),
    approvedAt: '2026-11-25T12:00:00.000Z',
    approvedBy: null,
    provider: 'resend',
    providerMessageId: null,
  };
  const receipt = signer.sign(statement);
  const { v: _, ...first } = statement;
  const { signature, publicKeyId } = signer.sign(first as typeof statement);

  test.each([
    ['2', receipt],
    ['1', { ...first, signature, publicKeyId }],
    ['2 in an answer of GraphQL', { data: { deliveryReceipt: { ...receipt, passkey: null, publicationOf: null } } }],
  ])('a receipt of version %s is genuine', (_, given) => {
    expect(verifyReceipt(given, signer.published)).toMatchObject({
      deliveryId: statement.deliveryId,
      passkeyOrigin: null,
    });
  });

  test.each<[string, unknown, unknown]>([
    ['another provider', { ...receipt, provider: 'smtp' }, signer.published],
    ['keys of another gateway', receipt, createSigner('other').published],
    ['no keys', receipt, {}],
    ['another field', { ...receipt, price: 1 }, signer.published],
    ['nothing', null, signer.published],
  ])('a receipt with %s is refused', (_, given, keys) => {
    expect(() => verifyReceipt(given, keys)).toThrow(ReceiptError);
  });
});
