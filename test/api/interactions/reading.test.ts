import { describe, expect, test } from 'vitest';
import { extractSnippet, stripSubjectPrefixes } from '#modules/directory/interactions/quoted-reply-stripper.rules.ts';
import { leastCpuMs } from '../../cpu-time.ts';
import { heldBytes } from '../../held-bytes.ts';
import { asJson } from '../../json.ts';
import { mail, mbox, ndjson, rowsIn } from './mail.ts';

const tooLarge = 'The message is larger than 25 MiB or has more than 500000 lines.';

const recordsOf = async (...given: Parameters<typeof rowsIn>) =>
  (await rowsIn(...given)).map((row) => asJson('record' in row ? row.record : row));

describe('an mbox', () => {
  const quoting = [
    'From now on we ship on Mondays,',
    '',
    'From now on. And after a blank line:',
    '',
    'From Mon to Fri 09:00-18:00 we are open.',
    '>From the quoted line',
    '>>From the line that was quoted before',
    '> From is no quote of this kind',
    'quoted by a program that quotes nothing:',
    'From a@b.example Mon Jan  5 09:00:00 2026',
    'end',
  ];
  const whatItSays = quoting.map((line) => line.replace(/^>(?=>*From )/, '')).join('\n');

  test.each(['\n', '\r\n'])('is split at mail separators only, with line ends %j', async (end) => {
    const mails = [mail({ Subject: 'a' }, quoting.join(end), end), mail({ Subject: 'b' }, 'other', end)];
    const read = await recordsOf('mbox', mbox(mails, end));
    expect(read.map(({ subject, body }) => [subject, body])).toEqual([
      ['a', whatItSays],
      ['b', 'other'],
    ]);
  });

  test.each([1, 2, 7, 64, 1_000_000])('is read the same in chunks of %i bytes', async (size) => {
    const file = mbox([
      mail({ 'Message-ID': '<a@t.example>' }, quoting.join('\r\n'), '\r\n'),
      mail({ 'Message-ID': null }),
    ]);
    expect(await rowsIn('mbox', file, size)).toEqual(await rowsIn('mbox', file));
  });

  test.each([
    'From a@b.example Mon Jan  5 09:00:00 2026',
    'From - Mon Jan 05 09:00:00 2026',
    'From 1234567890@xxx Mon Jan 05 09:00:00 +0000 2026',
    'From a@b.example Mon, 5 Jan 2026 09:00:00 +0800',
    'From "a b"@c.example Sat Feb 28 23:59 2026 remote from d',
  ])('a mail begins at %s', async (opening) => {
    const file = Buffer.concat([mbox([mail({ Subject: 'a' })]), Buffer.from(`${opening}\n`), mail({ Subject: 'b' })]);
    expect((await recordsOf('mbox', file)).map(({ subject }) => subject)).toEqual(['a', 'b']);
  });

  test('mails are numbered by their first line', async () => {
    const rows = await rowsIn('mbox', mbox([mail({}), mail({}, 'one\ntwo')]));
    expect(rows.map(({ line }) => line)).toEqual([1, 9]);
  });

  test('a file without separator is one mail; blank lines are none', async () => {
    expect(await recordsOf('mbox', mail({ Subject: 'alone' }))).toMatchObject([{ subject: 'alone' }]);
    expect(await recordsOf('mbox', '')).toEqual([]);
    expect(await recordsOf('mbox', '\n\n\n')).toEqual([]);
  });

  test('unreadable mails are reported and do not stop the import', async () => {
    const large = Buffer.alloc(26 * 1024 * 1024, `${'x'.repeat(99)}\n`);
    const headers = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`X-${i}`, 'y'.repeat(100_000)]));
    const file = mbox([
      mail({ Subject: 'first' }),
      mail({}, large),
      mail({}, '\n'.repeat(500_001)),
      mail({ From: null }),
      mail({ From: 'no address' }),
      mail(headers),
      'no mail at all\n',
      mail({ Subject: 'last' }),
    ]);
    const rows = await rowsIn('mbox', file, 65536);
    expect(rows.map((row) => ('record' in row ? asJson(row.record).subject : [row.field, row.message]))).toEqual([
      'first',
      [null, tooLarge],
      [null, tooLarge],
      ['from', 'This field is required.'],
      ['from', 'This field is required.'],
      [null, 'The message could not be parsed.'],
      ['from', 'This field is required.'],
      'last',
    ]);
  });

  test('an endless line is not kept in memory', async () => {
    async function* endless() {
      // One shared buffer: retained memory must be a copy.
      const bytes = Buffer.alloc(1024 * 1024, 'x');
      for (let i = 0; i < 1000; i++) yield bytes;
      yield mbox([]);
    }
    const { readInteractionRows } = await import('#modules/directory/interactions/interaction.file.ts');
    const before = heldBytes();
    let most = 0;
    async function* watched() {
      let chunks = 0;
      for await (const chunk of endless()) {
        if (chunks++ % 100 === 99) most = Math.max(most, heldBytes() - before);
        yield chunk;
      }
    }
    const rows = await Array.fromAsync(readInteractionRows('mbox', watched()));
    expect(rows).toEqual([{ line: 1, field: null, message: tooLarge }]);
    // A line is at most a mail of 25 MiB, once in pieces and once whole.
    expect(most).toBeLessThan(100 * 1024 * 1024);
  });

  test.each<[string, Record<string, string | null>, object]>([
    ['no date', { Date: null }, { sentAt: null }],
    ['a date that is none', { Date: 'yesterday' }, { sentAt: null }],
    ['a date without its zone', { Date: 'Mon, 5 Jan 2026 09:00:00' }, { sentAt: null }],
    ['a date in the year 20260', { Date: 'Mon, 5 Jan 20260 09:00:00 +0800' }, { sentAt: null }],
    [
      'a date with a comment',
      { Date: 'Mon, 5 Jan 2026 09:00:00 +0800 (中国标准时间)' },
      { sentAt: '2026-01-05T01:00:00.000Z' },
    ],
    ['a date of Greenwich', { Date: 'Mon, 5 Jan 2026 09:00:00 GMT' }, { sentAt: '2026-01-05T09:00:00.000Z' }],
    ['no Message-ID', { 'Message-ID': null }, { messageId: null }],
    ['an empty Message-ID', { 'Message-ID': '<>' }, { messageId: null }],
    ['a Message-ID without brackets', { 'Message-ID': 'a@b.example' }, { messageId: 'a@b.example' }],
    ['a Message-ID over two lines', { 'Message-ID': '\n <a@\n b.example>' }, { messageId: 'a@b.example' }],
    ['a Message-ID without end', { 'Message-ID': `<${'a'.repeat(600)}@b.example>` }, { messageId: null }],
    ['references', { References: '<a@b.example>\n\t<c@d.example>' }, { references: ['a@b.example', 'c@d.example'] }],
    ['an answer', { 'In-Reply-To': 'your mail <a@b.example> of Monday' }, { inReplyTo: 'a@b.example' }],
    ['words for an answer', { 'In-Reply-To': 'your mail of Monday' }, { inReplyTo: null }],
    ['no subject', { Subject: null }, { subject: null }],
    ['a subject over two lines', { Subject: 'one\n two' }, { subject: 'one two' }],
    ['a long subject', { Subject: 'x'.repeat(900) }, { subject: `${'x'.repeat(496)} […]` }],
    ['a sender beside nobody', { From: 'Nobody', Sender: 'Real <REAL@B.example>' }, { from: 'real@b.example' }],
    [
      'groups and what is no address',
      { To: 'All: a@b.example, C <c@D.example>;, lost, a@b.example' },
      { to: ['a@b.example', 'c@d.example'] },
    ],
    ['nobody it goes to', { To: 'undisclosed-recipients:;' }, { to: [] }],
    ['copies', { Cc: 'a@b.example, c@d.example', Bcc: 'e@f.example' }, { cc: ['a@b.example', 'c@d.example'] }],
  ])('a mail with %s is parsed', async (_, headers, expected) => {
    const { body: __, ...read } = (await recordsOf('mbox', mbox([mail(headers)])))[0]!;
    expect(read).toMatchObject(expected);
  });

  test('a very long text is truncated with a mark', async () => {
    const { body } = (await recordsOf('mbox', mbox([mail({}, 'word '.repeat(100_000))])))[0]!;
    expect([body.length, body.slice(-6)]).toEqual([200_000, ' w […]']);
  });

  test('adversarial text is read in linear time', async () => {
    const parts = [
      '<',
      '<!--',
      '<style>',
      '&#',
      '<p ',
      '</',
      '> \n',
      'on wrote:',
      'on\n',
      '写道',
      '- ',
      ' ',
      'from:a\n',
    ];
    const bodies = parts.map((part) => part.repeat(200_000 / part.length));
    const readAll = async () => {
      await rowsIn(
        'mbox',
        mbox(bodies.map((body) => mail({ 'Content-Type': 'text/html; charset=utf-8' }, body))),
        65536,
      );
      const lines = ['on it he wrote:', 'from: a', '-- ', 'x'].map((line) => line + '\n'.repeat(200_000));
      for (const body of [...bodies, ...lines]) extractSnippet(body);
    };
    expect(await leastCpuMs(2, readAll, 15_000)).toBeLessThan(15_000);
  });
});

describe('a hostile mail is processed in linear time', () => {
  const parts = [
    ...['on a\n', 'on wrote\n', 'on a\nb wrote\n', 'on a wrote:\n\n', 'on a wrote:\n>\n', 'on a\n> b wrote:\n'],
    ...['写道', '写道\n', 'from: a\n', 'from: a\n>\n', '- ', '- original', '_', '____________________', '> \n'],
    ...['\n', '\r\n', ' ', ' \n', '\t', 'a', 'a ', 're ', 're: ', '[1] ', '（1）'],
  ];

  test.each(parts)('with %j repeated to 60 kB and 1 MB', async (part) => {
    for (const length of [60_000, 1_000_000]) {
      const text = part.repeat(length / part.length);
      for (const hostile of [text, `re${text}`, `on ${text}`, `re: [1${text}`]) {
        const read = () => {
          extractSnippet(hostile);
          stripSubjectPrefixes(hostile);
        };
        expect(await leastCpuMs(3, read, 2_000)).toBeLessThan(2_000);
      }
    }
  });
});

describe('a mail subject', () => {
  test.each([
    ['Re: quote', 'quote'],
    ['RE [2] : FW：回复:  quote', 'quote'],
    ['转发（3）：Re: 答复 : quote', 'quote'],
    ['Regarding: quote', 'Regarding: quote'],
    ['Re quote: a', 'Re quote: a'],
  ])('%s is stripped to %s', (subject, bare) => {
    expect(stripSubjectPrefixes(subject)).toBe(bare);
  });
});

describe('lines of JSON', () => {
  const message = { type: 'message', from: 'a@b.example' };
  const note = { type: 'call_note', title: 'Call' };

  test('require only a sender or a title', async () => {
    expect(await recordsOf('ndjson', ndjson(message, note))).toEqual([
      {
        ...message,
        messageId: null,
        inReplyTo: null,
        references: [],
        to: [],
        cc: [],
        subject: null,
        sentAt: null,
        body: null,
      },
      {
        ...note,
        createdAtSource: null,
        participants: [],
        usable: 'unknown',
        summaryMarkdown: null,
        transcriptText: null,
        factory: null,
      },
    ]);
  });

  test.each<[object, string | null, string]>([
    [{ ...message, colour: 'red' }, 'colour', 'Unknown field.'],
    [{ ...note, from: 'a@b.example' }, 'from', 'Unknown field.'],
    [{ type: 'message' }, 'from', 'This field is required.'],
    [{ ...message, from: 'Li' }, 'from', 'Invalid e-mail address.'],
    [{ ...message, to: ['a@b.example', 'x'] }, 'to[1]', 'Invalid e-mail address.'],
    [{ ...message, sentAt: '2026-01-05T09:00:00' }, 'sentAt', 'Invalid ISO datetime'],
    [{ ...message, body: 'a\u0000b' }, 'body', 'Must not contain control characters.'],
    [{ ...note, title: ' ' }, 'title', 'Too small: expected string to have >=1 characters'],
    [{ type: 'letter' }, 'type', "Invalid discriminator value. Expected 'message' | 'call_note'"],
    [[message], null, 'Invalid input: expected object, received array'],
  ])('%j is rejected', async (given, field, said) => {
    const rows = await rowsIn('ndjson', ndjson(message, given, note));
    expect(rows[1]).toEqual({ line: 2, field, message: said });
    expect(rows).toHaveLength(3);
  });

  test('that are invalid JSON are rejected by line', async () => {
    const rows = await rowsIn('ndjson', `{"type":\n\n${ndjson(message)}\n`);
    expect(rows.map(({ line }) => line)).toEqual([1, 3]);
    expect(rows[0]).toEqual({ line: 1, field: null, message: 'Invalid JSON.' });
  });
});
