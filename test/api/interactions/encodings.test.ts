import { expect, test } from 'vitest';
import { startApp } from '../../harness.ts';
import { factoryAt, importing, mail, mbox, said } from './mail.ts';

const app = await startApp();
const factory = await factoryAt(app);

/** Encoded by searching the decoder's output, because no encoder exists. */
const encoders = new Map<string, Map<string, number[]>>();
function encoded(text: string, encoding: string): Buffer {
  if (/^utf-?8$/i.test(encoding)) return Buffer.from(text);
  if (!encoders.has(encoding)) {
    const decoder = new TextDecoder(encoding);
    const pairs = Array.from({ length: 0x7e00 }, (_, i) => [0x81 + (i >> 8), i & 0xff]);
    encoders.set(encoding, new Map(pairs.map((pair) => [decoder.decode(Buffer.from(pair)), pair])));
  }
  const known = encoders.get(encoding)!;
  return Buffer.from([...text].flatMap((letter) => known.get(letter) ?? [...Buffer.from(letter, 'ascii')]));
}

const word = (text: string, charset: string, encoding = charset) =>
  `=?${charset}?B?${encoded(text, encoding).toString('base64')}?=`;
const quotedPrintable = (bytes: Buffer) =>
  [...bytes].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');

const text = '您好，报价已附上。';
const traditional = '您好，報價已附上。';

type Case = { subject: string | Buffer; headers?: Record<string, string>; body: string | Buffer };
const plain = (charset: string, encoding = '8bit') => ({
  'Content-Type': `text/plain; charset=${charset}`,
  'Content-Transfer-Encoding': encoding,
});
const page = (charset: string) => ({ 'Content-Type': `text/html; charset="${charset}"` });

const cases: Record<string, Case & { shows: [subject: string, body: string] }> = {
  'GB2312, all in base64': {
    subject: word('询价', 'gb2312'),
    headers: plain('gb2312', 'base64'),
    body: encoded(text, 'gb2312').toString('base64'),
    shows: ['询价', text],
  },
  'GBK, raw and a character that GB2312 lacks': {
    subject: word('镕', 'GBK'),
    headers: plain('GBK'),
    body: encoded('朱镕', 'gbk'),
    shows: ['镕', '朱镕'],
  },
  'GB2312 that is really GBK': {
    subject: word('镕', 'gb2312', 'gbk'),
    headers: plain('gb2312'),
    body: encoded('镕', 'gbk'),
    shows: ['镕', '镕'],
  },
  'GB18030 with four bytes': {
    subject: '=?GB18030?B?lTKCNg==?=',
    headers: plain('gb18030'),
    body: Buffer.from([0x95, 0x32, 0x82, 0x36]),
    shows: ['𠀀', '𠀀'],
  },
  'a code page by its number': {
    subject: word('询价', 'cp936', 'gbk'),
    headers: plain('cp936'),
    body: encoded(text, 'gbk'),
    shows: ['询价', text],
  },
  Big5: {
    subject: word('詢價', 'big5'),
    headers: plain('big5', 'quoted-printable'),
    body: quotedPrintable(encoded(traditional, 'big5')),
    shows: ['詢價', traditional],
  },
  'Big5 of Hong Kong': {
    subject: word('詢價', 'Big5-HKSCS', 'big5'),
    headers: plain('big5-hkscs'),
    body: encoded(traditional, 'big5'),
    shows: ['詢價', traditional],
  },
  'UTF-8 in quoted-printable, its subject cut inside a character': {
    subject: `=?utf-8?Q?=E8=AF?= =?utf-8?Q?=A2=E4=BB=B7?=`,
    headers: plain('utf-8', 'quoted-printable'),
    body: quotedPrintable(Buffer.from(text)),
    shows: ['询价', text],
  },
  'UTF-8 that nobody declared': { subject: Buffer.from('询价'), body: text, shows: ['询价', text] },
  'GBK that nobody declared': {
    subject: encoded('询价', 'gbk'),
    body: encoded(text, 'gbk'),
    shows: ['询价', text],
  },
  'GBK in base64 that nobody declared': {
    subject: word('询价', 'gbk'),
    headers: { 'Content-Type': 'text/plain', 'Content-Transfer-Encoding': 'base64' },
    body: encoded(text, 'gbk').toString('base64'),
    shows: ['询价', text],
  },
  'a charset that does not exist': {
    subject: word('询价', 'utf-8'),
    headers: plain('"GB_from_Mars"'),
    body: encoded(text, 'gbk'),
    shows: ['询价', text],
  },
  'a damaged subject over a sound text': {
    subject: '=?utf-8?B?/////w==?=',
    body: text,
    shows: ['����', text],
  },
  'a page': {
    subject: word('询价', 'gb2312'),
    headers: page('gb2312'),
    body: encoded(
      '<html><head><style>p { color: red }</style><title>T</title></head><body><!-- x --><p>您好&nbsp;&amp; &#20320;&#x597d;</p>' +
        '<script>alert(1)</script>A<br>B<img src="https://spy.example/p.gif"><a href="https://x.example">link</a></body>',
      'gb2312',
    ),
    shows: ['询价', '您好 & 你好\nA\nBlink'],
  },
  'a page that never ends its parts': {
    subject: 'p',
    headers: page('utf-8'),
    body: 'Seen <b>it</b> 1 &lt; 2 &unknown; &constructor; &#1114112; <style>p{ <p>unseen',
    shows: ['p', 'Seen it 1 < 2 &unknown; &constructor; �'],
  },
  'a text beside a page': {
    subject: 't',
    headers: { 'Content-Type': 'multipart/alternative; boundary=b' },
    body:
      '--b\nContent-Type: text/plain; charset=utf-8\n\nthe text\n' +
      '--b\nContent-Type: text/html; charset=utf-8\n\n<p>the page</p>\n--b--',
    shows: ['t', 'the text'],
  },
  'a mail within a mail': {
    subject: 'm',
    headers: { 'Content-Type': 'multipart/mixed; boundary=b' },
    body: '--b\n\nmine\n--b\nContent-Type: message/rfc822\n\nSubject: other\n\ntheirs\n--b--',
    shows: ['m', 'mine'],
  },
  'control characters': { subject: 'a\u0007b', body: 'one\u0000two\u000cthree', shows: ['a b', 'one two three'] },
};

/** Each mail has its own sender domain, by which it is found. */
const named = Object.entries(cases).map(([name, one], i) => ({ name, from: `case${i}.example`, ...one }));
const mails = named.map(({ from, subject, headers, body }) =>
  mail({ From: `a@${from}`, To: factory.address, Subject: subject, ...headers }, body),
);
const report = await importing(app, 'mbox', mbox(mails));
const { threads } = await said(app, factory.id, '?bodies=true');
const read = new Map(
  threads.flatMap(({ subject, messages }) => messages.map(({ senderDomain, body }) => [senderDomain, [subject, body]])),
);

test('every mail of the encoding table is read', () => {
  expect(report).toMatchObject({ imported: named.length, rejected: [] });
});

test.each(named)('$name', ({ from, shows }) => {
  expect(read.get(from)).toEqual(shows);
});
