import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { canonicalizeJson, sha256 } from '#kernel/hash.ts';
import { parseMessage } from '#ports/mail/mailer.ts';
import { createResendMailer } from '#ports/mail/resend.ts';
import { type Answer, type FaultName, startResend } from '../../stand-ins/resend.ts';

const resend = await startResend();
afterAll(() => resend.close());

const message = {
  from: 'rfq@hardware.test',
  to: 'sales@factory.test',
  cc: ['li@factory.test'],
  subject: 'RFQ: 铝外壳 500 pcs',
  text: 'Hello\n.\n您好，请报价。\n',
};
const bytes = (content: object) => new TextEncoder().encode(canonicalizeJson(content));
const payload = bytes(message);

const mailer = (options: Partial<Parameters<typeof createResendMailer>[0]> = {}) =>
  createResendMailer({ apiKey: 're_test', baseUrl: resend.url, from: message.from, timeoutMs: 10_000, ...options });

let key = '';
let mailsBefore = 0;
let requestsBefore = 0;
beforeEach(() => {
  key = `dlv-${crypto.randomUUID()}`;
  mailsBefore = resend.mails.length;
  requestsBefore = resend.requests;
});
const newMails = () => resend.mails.slice(mailsBefore);

test('the request has exactly the payload and the key', async () => {
  const outcome = await mailer().send(payload, key);
  const [mail, ...more] = newMails();
  expect(more).toEqual([]);
  expect(outcome).toEqual({ kind: 'accepted', providerMessageId: mail?.id });
  expect(mail?.raw.equals(payload)).toBe(true);
  expect(mail).toMatchObject({
    idempotencyKey: key,
    body: message,
    headers: {
      authorization: 'Bearer re_test',
      'content-type': 'application/json',
      'user-agent': 'sourcing-gateway',
    },
  });
});

test('the same payload under the same key is one mail with one id', async () => {
  const [first, again] = [await mailer().send(payload, key), await mailer().send(payload, key)];
  expect(again).toEqual(first);
  expect(newMails()).toHaveLength(1);
});

test('another payload under the same key is a mismatch and sends no second mail', async () => {
  await mailer().send(payload, key);
  const outcome = await mailer().send(bytes({ ...message, subject: 'Other' }), key);
  expect(outcome).toEqual({ kind: 'refused', outcome: 'idempotency_mismatch' });
  expect(newMails()).toHaveLength(1);
});

test('a concurrent attempt under the same key is an unknown outcome and sends no second mail', async () => {
  resend.next('slow');
  const first = mailer().send(payload, key);
  await expect.poll(() => newMails().length).toBe(1);
  expect(await mailer().send(payload, key)).toEqual({ kind: 'unknown', outcome: 'provider_unavailable' });
  expect(await first).toMatchObject({ kind: 'accepted' });
  expect(newMails()).toHaveLength(1);
});

const unavailable = { kind: 'unknown', outcome: 'provider_unavailable' };
const refused = { kind: 'refused', outcome: 'refused' };
const credentialRefused = { kind: 'refused', outcome: 'credential_refused' };
const limited = (retryAfterSeconds: number | null) => ({
  kind: 'not_sent',
  outcome: 'provider_rate_limited',
  retryAfterSeconds,
});
const named = (status: number, name: string): Answer => ({ status, body: { statusCode: status, name, message: '' } });
const retryAfter = (value: string): Answer => ({ status: 429, headers: { 'retry-after': value } });

describe('an outcome is unknown unless the response proves it', () => {
  test.each<[string, FaultName | Answer, object]>([
    ['201 with an id', { status: 201, body: { id: 'abc' } }, { kind: 'accepted', providerMessageId: 'abc' }],
    ['200 with HTML', 'garbage', unavailable],
    ['200 cut off', 'truncated', unavailable],
    ['200 beyond 64 kB', 'oversized', unavailable],
    ['200 without a body', { status: 200, body: '' }, unavailable],
    ['200 with an empty id', { status: 200, body: { id: '' } }, unavailable],
    ['200 with a number as id', { status: 200, body: { id: 7 } }, unavailable],
    ['200 with null', { status: 200, body: 'null' }, unavailable],
    ['204', { status: 204 }, unavailable],
    ['a redirect', { status: 307, headers: { location: '/emails' } }, { kind: 'unknown', outcome: 'connection_lost' }],
    ['400', named(400, 'validation_error'), refused],
    ['401', named(401, 'missing_api_key'), credentialRefused],
    ['403', named(403, 'invalid_api_key'), credentialRefused],
    ['404', named(404, 'not_found'), refused],
    ['405', named(405, 'method_not_allowed'), refused],
    ['408', named(408, 'timeout'), unavailable],
    ['409 concurrent', 'concurrent', unavailable],
    ['409 mismatch', named(409, 'invalid_idempotent_request'), { kind: 'refused', outcome: 'idempotency_mismatch' }],
    ['409 of another kind', named(409, 'resource_locked'), refused],
    ['409 that cannot be read', { status: 409, body: '<html>' }, unavailable],
    ['413', { status: 413, body: 'too large' }, refused],
    ['422', 'unprocessable', refused],
    ['425', named(425, 'too_early'), unavailable],
    ['429', 'rate_limited', limited(7)],
    ['429 without Retry-After', { status: 429 }, limited(null)],
    ['429 with a past date', retryAfter('Wed, 21 Oct 2015 07:28:00 GMT'), limited(0)],
    ['429 with a word', retryAfter('later'), limited(null)],
    ['451', named(451, 'security_error'), refused],
    ['500', 'error_before', unavailable],
    ['500 after accepting', 'error_after', unavailable],
    ['503', { status: 503, body: 'down' }, unavailable],
    ['a reset after accepting', 'reset_after', { kind: 'unknown', outcome: 'connection_lost' }],
  ])('%s', async (_name, fault, outcome) => {
    resend.next(fault);
    expect(await mailer().send(payload, key)).toEqual(outcome);
    expect(resend.requests - requestsBefore).toBe(1);
  });

  test('429 with a future date', async () => {
    resend.next(retryAfter(new Date(Date.now() + 60_000).toUTCString()));
    const outcome = await mailer().send(payload, key);
    expect(outcome).toEqual(limited(expect.toSatisfy((seconds: number) => seconds > 50 && seconds <= 60)));
  });

  test.each<FaultName>(['hang', 'stalled', 'slow'])('%s longer than the timeout', async (fault) => {
    resend.next(fault);
    expect(await mailer({ timeoutMs: 60 }).send(payload, key)).toEqual({ kind: 'unknown', outcome: 'timeout' });
    expect(newMails()).toHaveLength(1);
  });

  test.each(['http://127.0.0.1:1', 'http://nobody.invalid', 'nonsense'])('no server at %s', async (baseUrl) => {
    expect(await mailer({ baseUrl }).send(payload, key)).toEqual({ kind: 'unknown', outcome: 'connection_lost' });
  });

  test('the caller aborts', async () => {
    const outcome = await mailer().send(payload, key, AbortSignal.abort());
    expect(outcome).toEqual({ kind: 'unknown', outcome: 'connection_lost' });
  });
});

test.each<FaultName>(['error_after', 'reset_after', 'garbage', 'truncated'])(
  'after %s the same key finds the one mail that left',
  async (fault) => {
    resend.next(fault);
    expect(await mailer().send(payload, key)).toMatchObject({ kind: 'unknown' });
    expect(await mailer().send(payload, key)).toEqual({ kind: 'accepted', providerMessageId: newMails()[0]?.id });
    expect(newMails()).toHaveLength(1);
  },
);

test('a wrong key and an overlong idempotency key are definite', async () => {
  expect(await mailer({ apiKey: 'sk_other' }).send(payload, key)).toEqual(credentialRefused);
  expect(await mailer().send(payload, 'k'.repeat(257))).toEqual(refused);
});

const trap = 'evil@thief.test';
const recipientTricks = [
  `sales@factory.test, ${trap}`,
  `sales@factory.test\r\nBcc: ${trap}`,
  `sales@factory.test\nCc: ${trap}`,
  `Factory: sales@factory.test, ${trap};`,
  `"${trap}" <sales@factory.test>`,
  `sales@factory.test <${trap}>`,
  `"sales@factory.test,${trap}"@factory.test`,
  `sales@factory.test;${trap}`,
  `sales@factory.test ${trap}`,
  '',
];

describe('a payload with anything but plain addresses is never sent', () => {
  test.each<[string, object]>([
    ...recipientTricks.flatMap((trick): [string, object][] => [
      [`to ${JSON.stringify(trick)}`, { ...message, to: trick }],
      [`cc ${JSON.stringify(trick)}`, { ...message, cc: [trick] }],
      [`from ${JSON.stringify(trick)}`, { ...message, from: trick }],
    ]),
    ['a list as to', { ...message, to: ['sales@factory.test', trap] }],
    ['a text as cc', { ...message, cc: trap }],
    ['bcc', { ...message, bcc: [trap] }],
    ['html', { ...message, html: '<p>' }],
    ['no subject', { ...message, subject: undefined }],
  ])('%s', async (_name, content) => {
    expect(await mailer().send(bytes(content), key)).toEqual(refused);
    expect(resend.requests).toBe(requestsBefore);
  });

  test.each<[string, Uint8Array]>([
    ['no JSON', new TextEncoder().encode('{')],
    ['no UTF-8', bytes({ ...message, text: '~' }).map((byte) => (byte === 0x7e ? 0xff : byte))],
  ])('%s', async (_name, content) => {
    expect(await mailer().send(content, key)).toEqual(refused);
    expect(resend.requests).toBe(requestsBefore);
  });
});

test('a payload is parsed as it was written', () => {
  const words = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(words, words, fc.boolean(), (subject, text, copied) => {
      const { cc, ...rest } = message;
      const content = { ...rest, ...(copied && { cc }), subject, text };
      expect(parseMessage(bytes(content))).toEqual(content);
    }),
  );
});

test('an invalid payload is not quoted in the error', () => {
  const secret = new TextEncoder().encode('secret@factory.test');
  expect(() => parseMessage(secret)).toThrow(/^The payload is not a valid message\.$/);
});

test('the fingerprint distinguishes credentials and reveals none', () => {
  expect(mailer().fingerprint).toBe(sha256(`resend\n${sha256('re_test')}`));
  expect(mailer().fingerprint).not.toBe(mailer({ apiKey: 're_other' }).fingerprint);
  expect(mailer()).toMatchObject({ provider: 'resend', from: message.from, hasIdempotency: true });
});

describe('the stand-in follows the wire format', () => {
  const post = (init: RequestInit & { body?: string }) => fetch(`${resend.url}/emails`, { method: 'POST', ...init });
  const authorization = 'Bearer re_x';
  const body = JSON.stringify(message);

  test.each<[number, string, RequestInit & { body?: string }]>([
    [401, 'missing_api_key', { body }],
    [403, 'invalid_api_key', { body, headers: { authorization: 'Bearer nope' } }],
    [400, 'invalid_idempotency_key', { body, headers: { authorization, 'idempotency-key': 'k'.repeat(257) } }],
    [422, 'missing_required_field', { body: '{}', headers: { authorization } }],
    [422, 'missing_required_field', { body: '{', headers: { authorization } }],
  ])('%i %s', async (status, name, init) => {
    const answer = await post(init);
    expect([answer.status, await answer.json()]).toEqual([
      status,
      expect.objectContaining({ statusCode: status, name }),
    ]);
    expect(newMails()).toEqual([]);
  });

  test('a recipient named after a fault always triggers it, and an expired key sends again', async () => {
    const hopeless = bytes({ ...message, to: 'error_after@factory.test' });
    expect(await mailer().send(hopeless, key)).toEqual(unavailable);
    expect(await mailer().send(hopeless, key)).toEqual(unavailable);
    expect(newMails()).toHaveLength(1);
    resend.expireKeys();
    await mailer().send(hopeless, key);
    expect(newMails()).toHaveLength(2);
  });
});
