import { expect, test } from 'vitest';
import { startApp } from '../../harness.ts';
import type { Json } from '../../json.ts';
import { factoryAt, importing, mail, mbox, said } from './mail.ts';

const app = await startApp();
const us = 'rfq@founder.example';
const at = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString();

type Sent = {
  id?: string;
  by?: 'us' | 'them' | string;
  day?: number | null;
  subject?: string;
  after?: string[];
  body?: string;
};

/** Imports mails between operator and factory in this order, with ids `<id>@t.example` under a unique tag. */
async function written(mails: Sent[], chunks = [mails]) {
  const factory = await factoryAt(app);
  const named = (id: string) => `<${id}@${factory.domain}>`;
  const asMail = ({ id, by = 'us', day = null, subject = 'RFQ', after = [], body = 'Hello' }: Sent) => {
    const sender = by === 'us' ? us : by === 'them' ? factory.address : by.replace('@', `@${factory.domain}`);
    return mail(
      {
        From: sender,
        To: by === 'us' ? factory.address : us,
        Subject: subject,
        Date: day === null ? null : new Date(at(day)).toUTCString(),
        ...(id && { 'Message-ID': named(id) }),
        ...(after.length && { References: after.map(named).join(' ') }),
      },
      body,
    );
  };
  for (const chunk of chunks) await importing(app, 'mbox', mbox(chunk.map(asMail)));
  const { threads } = await said(app, factory.id, '?bodies=true');
  return { threads, factory };
}
const bodiesOf = (threads: Json) => threads.map(({ messages }) => messages.map(({ body }) => body));

test('a thread has its participants, period and number of messages', async () => {
  const { threads, factory } = await written([
    { id: 'b', by: 'them', day: 3, subject: 'Re: Lamp', after: ['a'], body: 'Yes.\n\nOn Thu, we wrote:\n> old words' },
    { id: 'a', by: 'us', day: 2, subject: 'Lamp', body: 'x'.repeat(300) },
  ]);
  expect(threads).toEqual([
    {
      subject: 'Lamp',
      firstMessageAt: at(2),
      lastMessageAt: at(3),
      messageCount: 2,
      hasReply: true,
      participants: [us, factory.address],
      messages: [
        { senderDomain: 'founder.example', sentAt: at(2), snippet: 'x'.repeat(200), body: 'x'.repeat(300) },
        {
          senderDomain: factory.domain,
          sentAt: at(3),
          snippet: 'Yes.',
          body: 'Yes.\n\nOn Thu, we wrote:\n> old words',
        },
      ],
    },
  ]);
});

test.each<[string, Sent[], string[][]]>([
  [
    'answers, whatever their subjects',
    [
      { id: 'a', day: 1, subject: 'one', body: '1' },
      { id: 'b', day: 2, subject: 'two', after: ['a'], body: '2' },
      { id: 'c', day: 3, subject: 'three', after: ['a', 'b'], body: '3' },
    ],
    [['1', '2', '3']],
  ],
  [
    'answers to a mail that is not here',
    [
      { day: 1, subject: 'one', after: ['lost'], body: '1' },
      { day: 2, subject: 'two', after: ['lost'], body: '2' },
    ],
    [['1', '2']],
  ],
  [
    'mails of one subject that answer nothing',
    [
      { day: 1, subject: 'Lamp', body: '1' },
      { day: 2, subject: 'RE: 回复：Fw[2]: lamp', body: '2' },
      { day: 3, subject: '答复: 转发: LAMP', after: ['lost'], body: '3' },
      { day: 4, subject: 'Lamps', body: '4' },
    ],
    [['4'], ['1', '2', '3']],
  ],
  [
    'no mails without a subject',
    [
      { day: 1, subject: '', body: '1' },
      { day: 2, subject: 'Re:', body: '2' },
    ],
    [['2'], ['1']],
  ],
  [
    'mails that answer one of two of the same subject with that one',
    [
      { id: 'a', day: 1, subject: 'one', body: '1' },
      { id: 'b', day: 2, subject: 'two', body: '2' },
      { day: 3, subject: 'one', after: ['b'], body: '3' },
    ],
    [['2', '3'], ['1']],
  ],
  [
    'mails without a date before all others, and their thread last',
    [
      { day: null, subject: 'one', body: '1' },
      { day: 2, subject: 'one', body: '2' },
      { day: null, subject: 'two', body: '3' },
      { day: 1, subject: 'three', body: '4' },
    ],
    [['1', '2'], ['4'], ['3']],
  ],
])('a thread holds %s', async (_, mails, expected) => {
  expect(bodiesOf((await written(mails)).threads)).toEqual(expected);
  const backwards = mails.toReversed();
  const late = await written(
    backwards,
    backwards.map((one) => [one]),
  );
  expect(bodiesOf(late.threads), 'in whatever order they come').toEqual(expected);
});

test('mails with two factories do not share a thread', async () => {
  const [one, other] = [await factoryAt(app), await factoryAt(app)];
  const sent = [one, other].map(({ address }, i) => mail({ To: address, Subject: 'Same words' }, `to ${i}`));
  await importing(app, 'mbox', mbox(sent));
  expect((await said(app, one.id)).threads).toMatchObject([{ messageCount: 1, participants: [us, one.address] }]);
});

test.each<[string, boolean, Sent[]]>([
  [
    'they answer',
    true,
    [
      { id: 'a', day: 1 },
      { by: 'them', day: 2, after: ['a'] },
    ],
  ],
  [
    'somebody else of theirs answers',
    true,
    [
      { id: 'a', day: 1 },
      { by: 'boss@', day: 2, after: ['a'] },
    ],
  ],
  ['they write later on the same subject', true, [{ day: 1 }, { by: 'them', day: 2, subject: 'Re: RFQ' }]],
  [
    'they answer by a clock that is wrong',
    true,
    [
      { id: 'a', day: 2 },
      { by: 'them', day: 1, after: ['a'] },
    ],
  ],
  [
    'they answer without a date',
    true,
    [
      { id: 'a', day: 1 },
      { by: 'them', day: null, after: ['a'] },
    ],
  ],
  ['only we write', false, [{ day: 1 }, { day: 2 }]],
  [
    'only they write',
    false,
    [
      { by: 'them', day: 1 },
      { by: 'them', day: 2 },
    ],
  ],
  [
    'they write first and we answer',
    false,
    [
      { id: 'a', by: 'them', day: 1 },
      { day: 2, after: ['a'] },
    ],
  ],
  ['nobody knows who was first', false, [{ day: null }, { by: 'them', day: null }]],
  [
    'their mail server says that it cannot deliver',
    false,
    [
      { id: 'a', day: 1 },
      { by: 'mailer-daemon@', day: 2, after: ['a'] },
    ],
  ],
])('%s: hasReply is %s', async (_, expected, mails) => {
  expect((await written(mails)).threads).toMatchObject([{ hasReply: expected, messageCount: 2 }]);
});

test.each<[string, string, string | null]>([
  ['words around a quoted mail', '> theirs\n\nOn Mon, 5 Jan 2026, Li <li@x.example> wrote:\n> old\nBelow', 'Below'],
  ['words before a whole mail', 'Mine\n\nOn Mon, 5 Jan 2026 at 09:00, Li\n<li@x.example> wrote:\n\nold', 'Mine'],
  ['words before a mail of Outlook', 'Mine\n\nFrom: Li\nSent: Monday\nTo: us\n\nold', 'Mine'],
  ['words before one in Chinese', '好的\n\n发件人：李\n发送时间：2026年1月5日\n旧', '好的'],
  ['words before a mail of QQ', '好的\n\n------------------ 原始邮件 ------------------\n旧', '好的'],
  ['words before a mail of 163', '好的\n\n在 2026-01-05 09:00:00，"李" <li@x.example> 写道：\n\n旧', '好的'],
  ['words before an original', 'Mine\n-----Original Message-----\nold', 'Mine'],
  ['words that look like a header', 'From: Shenzhen to LA\nplease', 'From: Shenzhen to LA please'],
  ['no words of its own', '---------- Forwarded message ---------\nold', null],
  ['no words at all', ' \n ', null],
  ['two hundred letters of four bytes', '😀'.repeat(300), '😀'.repeat(200)],
])('a snippet shows %s', async (_, body, snippet) => {
  expect((await written([{ body }])).threads[0].messages[0].snippet).toBe(snippet);
});
