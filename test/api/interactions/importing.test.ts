import { expect, test } from 'vitest';
import { everyRow, startApp } from '../../harness.ts';
import { factoryAt, importing, mail, mbox, ndjson, said } from './mail.ts';

const app = await startApp();

const kept = async () => {
  const tables = ['mail_message', 'mail_party', 'call_note', 'call_party'].map((name) => `public.${name}`);
  return (await everyRow(app.asOwner())).filter(({ table }) => tables.includes(table));
};

test('importing a file again changes nothing, in any format', async () => {
  const { address, directoryId } = await factoryAt(app);
  const noId = mail({ 'Message-ID': null, To: address, Subject: 'No id' });
  const mails = [
    mail({ To: address, 'Message-ID': '<one@t.example>' }),
    noId,
    mail({ 'Message-ID': '<two@t.example>' }),
  ];
  const notes = [
    { type: 'call_note', title: 'Call', factory: directoryId },
    { type: 'message', from: 'a@b.example', body: 'without an id' },
  ];
  const { unmatched: others, importedThrough: before } = await importing(app, 'ndjson', '');
  const importedThrough = [before ?? '', '2026-09-01'].toSorted().at(-1);
  const first = [
    await importing(app, 'mbox', mbox([...mails, noId]), { source: 'first.mbox' }),
    await importing(app, 'ndjson', ndjson(...notes)),
  ];
  expect(first).toEqual([
    { imported: 4, unchanged: 1, matched: 2, unmatched: others + 1, rejected: [], importedThrough },
    { imported: 2, unchanged: 0, matched: 1, unmatched: others + 2, rejected: [], importedThrough },
  ]);

  const rows = await kept();
  const crlf = mbox(
    mails.map((one) => one.toString().replaceAll('\n', '\r\n')),
    '\r\n',
  );
  const sameId = { type: 'message', messageId: '<one@t.example>', from: 'x@y.example' };
  const again = [
    await importing(app, 'mbox', mbox(mails)),
    await importing(app, 'mbox', crlf),
    await importing(app, 'ndjson', ndjson(...notes.map((note) => ({ ...note, participants: undefined })))),
    await importing(app, 'ndjson', ndjson(sameId)),
  ];
  expect(again.map(({ imported, unchanged, matched }) => [imported, unchanged, matched])).toEqual([
    [3, 3, 0],
    [3, 3, 0],
    [2, 2, 0],
    [1, 1, 0],
  ]);
  expect(await kept()).toEqual(rows);
});

test('mails without Message-ID are equal if all bytes are equal', async () => {
  const headers = { 'Message-ID': null, Date: null, From: 'a@b.example', 'X-Trace': '1' };
  const report = await importing(
    app,
    'mbox',
    mbox([mail(headers), mail(headers), mail({ ...headers, 'X-Trace': '2' })]),
  );
  expect(report).toMatchObject({ imported: 3, unchanged: 1 });
});

test('two concurrent imports of one file store each mail once', async () => {
  const file = mbox(Array.from({ length: 250 }, (_, i) => mail({ 'Message-ID': `<once-${i}@t.example>` })));
  const reports = await Promise.all([importing(app, 'mbox', file), importing(app, 'mbox', file)]);
  expect(reports.reduce((sum, { imported, unchanged }) => sum + imported - unchanged, 0)).toBe(250);
});

test('importedThrough is the date of the last import with mail', async () => {
  const through = async (format: 'mbox' | 'ndjson', bytes: Buffer | string, today: string) =>
    (await importing(app, format, bytes, { today })).importedThrough;
  const one = mail({ 'Message-ID': '<again@t.example>' });
  expect(await through('mbox', mbox([one]), '2026-09-05')).toBe('2026-09-05');
  expect(await through('ndjson', ndjson({ type: 'call_note', title: 'Later' }), '2026-09-06')).toBe('2026-09-05');
  expect(await through('mbox', '', '2026-09-07')).toBe('2026-09-05');
  expect(await through('mbox', mbox([one]), '2026-09-08'), 'also when nothing was new').toBe('2026-09-08');
  expect(await through('mbox', mbox([one]), '2026-09-02'), 'never backwards').toBe('2026-09-08');
  const { id } = await factoryAt(app);
  expect(await said(app, id)).toMatchObject({ importedThrough: '2026-09-08' });
});

test('each mail and note refers to its file and line', async () => {
  await importing(app, 'mbox', mbox([mail({}), mail({ Subject: 'Traced' })]), { source: 'trace.mbox' });
  const found = await app.asOwner().execute(
    `select source, imported_on::text as day, mails, import_line as line
     from mail_message m join interaction_import i on i.id = m.import_id where subject = 'Traced'`,
  );
  expect(found).toEqual([{ source: 'trace.mbox', day: '2026-09-01', mails: 2, line: 9 }]);
});

test('invalid rows are reported and do not stop the import', async () => {
  const bad = { type: 'message', from: 'nobody' };
  const good = { type: 'message', from: 'a@b.example', messageId: 'good@t.example' };
  expect(await importing(app, 'ndjson', `${ndjson(bad)}\n{\n${ndjson(good)}`)).toMatchObject({
    imported: 1,
    unchanged: 0,
    rejected: [
      { line: 1, field: 'from', message: 'Invalid e-mail address.' },
      { line: 2, field: null, message: 'Invalid JSON.' },
    ],
  });
});
