import { describe, expect, test } from 'vitest';
import { canonicalizeJson, sha256 } from '#kernel/hash.ts';
import { createSmtpMailer } from '#ports/mail/smtp.ts';
import { startSmtp, type Trouble } from '../../stand-ins/smtp.ts';

const message = {
  from: 'rfq@hardware.test',
  to: 'sales@factory.test',
  cc: ['li@factory.test', 'wang@factory.test'],
  subject: 'RFQ: 铝外壳 500 pcs',
  text: `Hello\n.\n..two dots\nFrom here =3D ${'long '.repeat(300)}\n您好，请报价。\nA trailing line\n`,
};
const bytes = (content: object) => new TextEncoder().encode(canonicalizeJson(content));
const payload = bytes(message);
const key = 'dlv-018f0000-0000-7000-8000-000000000000-0123456789abcdef';

const mailer = (url: string, timeoutMs = 5000) => createSmtpMailer({ url, from: message.from, timeoutMs });

test('one mail reaches exactly the recipient and the copies, with the text that was approved', async () => {
  await using server = await startSmtp();
  const outcome = await mailer(server.url).send(payload, key);
  expect(outcome).toEqual({ kind: 'accepted', providerMessageId: `<${key}@hardware.test>` });
  expect(server.taken).toMatchObject([{ from: message.from, recipients: [message.to, ...message.cc] }]);
  const { headers, text } = read(server.taken[0]!.raw);
  expect(text).toBe(message.text);
  expect(headers).toMatchObject({
    from: message.from,
    to: message.to,
    cc: message.cc.join(', '),
    'message-id': `<${key}@hardware.test>`,
    'content-type': 'text/plain; charset=utf-8',
  });
  expect(decoded(headers['subject']!)).toBe(message.subject);
  expect(Object.keys(headers)).not.toContain('x-mailer');
});

test('a mail of a subscription tells mail programs how to end it', async () => {
  await using server = await startSmtp();
  const url = `https://gateway.test/unsubscribe/${'member-'.repeat(6)}.${'s'.repeat(43)}`;
  const headers = { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  await mailer(server.url).send(bytes({ ...message, headers }), key);
  expect(read(server.taken[0]!.raw).headers).toMatchObject({
    'list-unsubscribe': `<${url}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
});

test('a retry has the same Message-ID, another key another one', async () => {
  await using server = await startSmtp();
  const { send } = mailer(server.url);
  for (const each of [key, key, 'other']) await send(payload, each);
  const ids = server.taken.map(({ raw }) => read(raw).headers['message-id']);
  expect(ids).toEqual([`<${key}@hardware.test>`, `<${key}@hardware.test>`, '<other@hardware.test>']);
});

test('a key cannot inject headers through the Message-ID', async () => {
  await using server = await startSmtp();
  await mailer(server.url).send(payload, 'a>\r\nBcc: evil@thief.test');
  expect(read(server.taken[0]!.raw).headers).toMatchObject({
    'message-id': '<a___Bcc__evil_thief.test@hardware.test>',
  });
});

test.each<[string, Trouble | undefined]>([
  ['an accepted mail', undefined],
  ['a refusal', { at: 'mail', with: 550 }],
  ['a timeout', { at: 'data', with: 'hang' }],
])('no connection stays open after %s', async (_name, trouble) => {
  await using server = await startSmtp({ ...(trouble && { trouble }) });
  await mailer(server.url, 500).send(payload, key);
  expect(server.connections).toBe(1);
  await expect.poll(() => server.open).toBe(0);
});

const refused = { kind: 'refused', outcome: 'refused' };
const credentialRefused = { kind: 'refused', outcome: 'credential_refused' };
const notSent = { kind: 'not_sent', outcome: 'provider_rate_limited', retryAfterSeconds: null };
const unknown = (outcome: string) => ({ kind: 'unknown', outcome });

describe.concurrent('a refusal is definite; silence and a lost connection are unknown', () => {
  test.each<[Trouble, object]>([
    [{ at: 'connect', with: 554 }, refused],
    [{ at: 'connect', with: 421 }, notSent],
    [{ at: 'auth', with: 535 }, credentialRefused],
    [{ at: 'auth', with: 534 }, credentialRefused],
    [{ at: 'auth', with: 550 }, credentialRefused],
    [{ at: 'auth', with: 454 }, notSent],
    [{ at: 'mail', with: 530 }, credentialRefused],
    [{ at: 'mail', with: 550 }, refused],
    [{ at: 'mail', with: 451 }, notSent],
    [{ at: 'recipient', with: 550 }, refused],
    [{ at: 'recipient', with: 450 }, notSent],
    [{ at: 'data', with: 554 }, refused],
    [{ at: 'data', with: 452 }, notSent],
    [{ at: 'data', with: 354 }, unknown('provider_unavailable')],
    [{ at: 'connect', with: 'drop' }, unknown('connection_lost')],
    [{ at: 'auth', with: 'drop' }, unknown('connection_lost')],
    [{ at: 'mail', with: 'drop' }, unknown('connection_lost')],
    [{ at: 'data', with: 'drop' }, unknown('connection_lost')],
    [{ at: 'connect', with: 'hang' }, unknown('timeout')],
    [{ at: 'auth', with: 'hang' }, unknown('timeout')],
    [{ at: 'recipient', with: 'hang' }, unknown('timeout')],
    [{ at: 'data', with: 'hang' }, unknown('timeout')],
  ])('%o', async (trouble, outcome) => {
    await using server = await startSmtp({ trouble });
    const url = server.url.replace('//', '//rfq:right@');
    expect(await sendUntilTroubled(server, url, trouble)).toEqual(outcome);
    expect(server).toMatchObject({ taken: [], troubled: true });
  });

  /** On a busy machine a deadline can pass before the server is reached: such an attempt is repeated with a longer one. */
  async function sendUntilTroubled(server: { troubled: boolean }, url: string, trouble: Trouble) {
    for (let deadlineMs = trouble.with === 'hang' ? 500 : 5000; ; deadlineMs *= 2) {
      const outcome = await mailer(url, deadlineMs).send(payload, key);
      if (server.troubled) return outcome;
    }
  }

  test.each(['smtp://127.0.0.1:1', 'smtp://nobody.invalid'])('no server at %s', async (url) => {
    expect(await mailer(url).send(payload, key)).toEqual(unknown('connection_lost'));
  });

  test('the caller aborts', async () => {
    await using server = await startSmtp({ trouble: { at: 'data', with: 'hang' } });
    const outcome = await mailer(server.url).send(payload, key, AbortSignal.timeout(500));
    expect(outcome).toEqual(unknown('connection_lost'));
  });
});

test('a refused copy is an accepted mail, a refused recipient an unknown outcome', async () => {
  await using withoutCopy = await startSmtp({ trouble: { at: 'recipient', with: 550, only: message.cc[0]! } });
  expect(await mailer(withoutCopy.url).send(payload, key)).toMatchObject({ kind: 'accepted' });
  expect(withoutCopy.taken[0]?.recipients).toEqual([message.to, message.cc[1]]);

  await using onlyCopies = await startSmtp({ trouble: { at: 'recipient', with: 550, only: message.to } });
  const shouted = bytes({ ...message, to: 'sales@FACTORY.test' });
  expect(await mailer(onlyCopies.url).send(shouted, key)).toEqual(unknown('provider_unavailable'));
  expect(onlyCopies.taken[0]?.recipients).toEqual(message.cc);
});

describe.concurrent('passwords', () => {
  test('a correct one sends, a wrong or missing one is refused', async () => {
    await using server = await startSmtp();
    const { url, taken } = server;
    expect(await mailer(url.replace('//', '//rfq:right@')).send(payload, key)).toMatchObject({ kind: 'accepted' });
    expect(await mailer(url.replace('//', '//rfq:wrong@')).send(payload, key)).toEqual(credentialRefused);
    expect(await mailer(url.replace('//', '//rfq@')).send(payload, key)).toEqual(credentialRefused);
    expect(taken).toHaveLength(1);
  });

  test('are never sent in clear text to another machine unless the URL allows it', async () => {
    await using server = await startSmtp();
    const { port, taken } = server;
    const url = `smtp://rfq:right@0.0.0.0:${port}`;
    expect(await mailer(url).send(payload, key)).toEqual(refused);
    expect(taken).toEqual([]);
    expect(await mailer(`${url}?requireTLS=false`).send(payload, key)).toMatchObject({ kind: 'accepted' });
  });

  test('an untrusted certificate is refused', async () => {
    await using server = await startSmtp({ tls: true });
    const { url, taken } = server;
    expect(await mailer(url).send(payload, key)).toEqual(unknown('connection_lost'));
    expect(taken).toEqual([]);
    expect(await mailer(`${url}?tls.rejectUnauthorized=false`).send(payload, key)).toMatchObject({ kind: 'accepted' });
  });
});

const trap = 'evil@thief.test';
const tricks = [
  `sales@factory.test, ${trap}`,
  `sales@factory.test\r\nBcc: ${trap}`,
  `sales@factory.test>\r\nRCPT TO:<${trap}`,
  `Factory: sales@factory.test, ${trap};`,
  `"${trap}" <sales@factory.test>`,
  `sales@factory.test <${trap}>`,
  `"sales@factory.test,${trap}"@factory.test`,
  `sales@factory.test;${trap}`,
];

describe.concurrent('nothing in a message adds a recipient', () => {
  test.each(['to', 'cc', 'from'].flatMap((field) => tricks.map((trick) => [field, trick] as const)))(
    '%s %j is refused before a connection',
    async (field, trick) => {
      await using server = await startSmtp();
      const content = { ...message, [field]: field === 'cc' ? [trick] : trick };
      expect(await mailer(server.url).send(bytes(content), key)).toEqual(refused);
      expect(server.connections).toBe(0);
    },
  );

  test.each<Partial<typeof message>>([
    { subject: `Quote\r\nBcc: ${trap}` },
    { subject: `Quote\nTo: ${trap}\n\nbody` },
    { subject: `Quote\r\n.\r\nRCPT TO:<${trap}>` },
    { subject: `=?utf-8?Q?Quote=0D=0ABcc:_${trap}?=` },
    { text: `Hi\r\n.\r\nMAIL FROM:<a@b.co>\r\nRCPT TO:<${trap}>\r\nDATA\r\nSpam\r\n.\r\n` },
    { text: `Bcc: ${trap}\n\nHi` },
  ])('%j', async (part) => {
    await using server = await startSmtp();
    expect(await mailer(server.url).send(bytes({ ...message, ...part }), key)).toMatchObject({ kind: 'accepted' });
    expect(server.taken).toMatchObject([{ recipients: [message.to, ...message.cc] }]);
    const { headers } = read(server.taken[0]!.raw);
    expect(headers).toMatchObject({ to: message.to, cc: message.cc.join(', ') });
    expect(headers).not.toHaveProperty('bcc');
  });
});

test('the URL cannot enable logging', async () => {
  await using server = await startSmtp();
  const { url } = server;
  const printed: unknown[] = [];
  const { log } = console;
  console.log = (...line) => printed.push(line);
  try {
    await mailer(`${url}?logger=true&debug=true`).send(payload, key);
  } finally {
    console.log = log;
  }
  expect(printed).toEqual([]);
});

test('the fingerprint depends on the account and not on its password', () => {
  const { fingerprint, ...rest } = mailer('smtp://rfq:right@mail.hardware.test:2525');
  expect(fingerprint).toBe(sha256('smtp\nrfq@mail.hardware.test:2525'));
  expect(rest).toMatchObject({ provider: 'smtp', from: message.from, hasIdempotency: false });
});

/** Reads a mail with one quoted-printable part. */
function read(raw: string) {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]/g, ' ').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  expect(headers['content-transfer-encoding']).toBe('quoted-printable');
  const text = unquoted(body.join('\r\n\r\n').replaceAll('=\r\n', '')).replaceAll('\r\n', '\n');
  return { headers, text };
}

const unquoted = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

const decoded = (header: string) =>
  header
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?utf-8\?q\?(.*?)\?=/gi, (_all, word: string) => unquoted(word.replaceAll('_', ' ')));
