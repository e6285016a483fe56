import { execFileSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { withClient } from '#db/embedded/embedded.ts';
import { copyDatabase } from '../../harness.ts';
import { list } from '../../json.ts';
import { openPrograms, settingsOf } from '../../program.ts';
import { workbookOf } from '../../unit/factories/import/workbook.ts';

const database = await copyDatabase();
const folder = await mkdtemp(join(tmpdir(), 'gateway-import-'));
const { run, admin } = openPrograms(settingsOf(database));
beforeEach(() => ask('truncate factory cascade'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const ask = (statement: string) =>
  withClient(database.ownerUrl, async (client) => (await client.query(statement)).rows);
const directoryIds = async () =>
  (await ask('select directory_id from factory order by 1')).map((row) => row.directory_id);

async function given(name: string, content: string | Uint8Array): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

const numbered = (count: number, row: (at: number) => string) => Array.from({ length: count }, (_, at) => row(at));

test('a dry run reports the result of the import without changing anything', async () => {
  const old = await given('old.csv', 'directoryId,nameEn,city\nmfg-1,A,Dongguan\nmfg-2,B,\n');
  const report = { updated: 0, unchanged: 0, rejected: [], rejectedCount: 0, importedThrough: expect.any(String) };
  expect(await admin('import', 'factories', old, '--dry-run')).toEqual({
    code: 0,
    answer: { ...report, imported: 2, dryRun: true },
    err: '',
  });
  expect(await directoryIds()).toEqual([]);
  expect(await admin('import', 'factories', old)).toEqual({ code: 0, answer: { ...report, imported: 2 }, err: '' });

  const changed = await given('new.CSV', 'directoryId,nameEn,city\nmfg-1,A,Foshan\nmfg-2,B,\nmfg-3,C,\n,D,\n');
  const expected = {
    ...report,
    imported: 3,
    updated: 1,
    unchanged: 1,
    rejected: [{ line: 5, field: 'directoryId', message: 'This field is required.' }],
    rejectedCount: 1,
  };
  expect((await admin('import', 'factories', changed, '--dry-run')).answer).toEqual({ ...expected, dryRun: true });
  expect(await directoryIds()).toEqual(['mfg-1', 'mfg-2']);
  expect((await admin('import', 'factories', changed)).answer).toEqual(expected);
  expect(await directoryIds()).toEqual(['mfg-1', 'mfg-2', 'mfg-3']);
});

test('a workbook is imported and every rejected row is written to a file', async () => {
  const rows = [
    ['directoryId', 'nameEn', 'lastAnsweredAt', 'answeredUs'],
    ['mfg-1', '恒益', new Date('2025-03-04'), true],
    ['mfg-2', null, 'yesterday', 'perhaps'],
  ];
  const rejected = join(folder, 'rejected.csv');
  const workbook = await given('factories.xlsx', workbookOf([rows]));
  const { code, answer } = await admin('import', 'factories', workbook, '--rejected', rejected);
  expect({ code, answer }).toMatchObject({ code: 0, answer: { imported: 1, rejectedCount: 2 } });
  expect(await ask('select name_en, last_answered_at::text, answered_us from factory')).toEqual([
    { name_en: '恒益', last_answered_at: '2025-03-04', answered_us: true },
  ]);
  expect(answer.rejected).toMatchObject([
    { line: 3, field: 'answeredUs' },
    { line: 3, field: 'lastAnsweredAt' },
  ]);
  const written = parse<object>(await readFile(rejected), { bom: true, columns: true });
  expect(written).toEqual(list<{ line: number }>(answer.rejected).map((row) => ({ ...row, line: String(row.line) })));
});

test('the first thousand rejected rows are printed and all are written to the file, without spreadsheet formulas', async () => {
  const rejected = join(folder, 'all.csv');
  const file = await given(
    'bad.ndjson',
    numbered(1200, (at) => `{"directoryId":"mfg-${at}","nameEn":"A","=1":1}`).join('\n'),
  );
  const { answer } = await admin('import', 'factories', file, '--rejected', rejected);
  expect(answer).toMatchObject({ imported: 0, rejectedCount: 1200 });
  expect(answer.rejected).toHaveLength(1000);
  const lines = (await readFile(rejected, 'utf8')).trim().split('\n');
  expect([lines.length, lines.at(-1)]).toEqual([1201, "1200,'=1,Unknown field."]);
});

test('mails and call notes are imported, with rejected rows in a file', async () => {
  const rejected = join(folder, 'interactions.csv');
  const mail = '{"type":"message","messageId":"a@x.example","from":"li@f.example","body":"Hello"}';
  const file = await given('mirror.ndjson', `${mail}\n{"type":"letter"}\n`);
  const { code, answer } = await admin('import', 'interactions', file, '--rejected', rejected);
  expect({ code, answer }).toMatchObject({
    code: 0,
    answer: { imported: 1, rejectedCount: 1, rejected: [{ line: 2 }] },
  });
  expect(await readFile(rejected, 'utf8')).toContain('\n2,');
});

test.each([
  ['columns.csv', 'nameEn,colour\nA,red\n', 'validation_failed'],
  ['list.json', '{"factory":[]}', 'validation_failed'],
  ['text.xlsx', 'directoryId,nameEn\n', 'validation_failed'],
  ['table.txt', 'directoryId,nameEn\n', 'setting'],
])(
  '%s is rejected by name, and nothing is imported',
  async (name, content, code) => {
    const answer = await admin('import', 'factories', await given(name, content));
    expect(answer).toMatchObject({
      code: 1,
      answer: { error: { code, message: expect.stringMatching(new RegExp(`^Invalid file \\S+/${name}[.:]`)) } },
      err: '',
    });
    expect(await directoryIds()).toEqual([]);
  },
  30_000,
);

test('a missing file, a directory and an unwritable file for rejected rows are reported by name', async () => {
  const good = await given('good.csv', 'directoryId,nameEn\nmfg-1,A\n');
  const refusal = async (...args: string[]) => {
    const { code, answer } = await admin('import', 'factories', ...args);
    expect(code).toBe(1);
    return answer.error.message;
  };
  expect(await refusal(join(folder, 'none.csv'))).toMatch(/^Cannot read .*none\.csv\.$/);
  expect(await refusal(good, '--rejected', good)).toMatch(/good\.csv is the imported file\.$/);
  expect(await refusal(good, '--rejected', join(folder, 'no', 'folder.csv'))).toMatch(/^Cannot write .*folder\.csv\.$/);
  expect(await readFile(good, 'utf8')).toContain('mfg-1');
  expect(await directoryIds()).toEqual([]);
});

test('Ctrl-C ends an import after the current batch and reports the number of rows', async () => {
  const file = join(folder, 'endless.ndjson');
  execFileSync('mkfifo', [file]);
  const { child, output, ended } = run(['src/admin.ts', 'import', 'factories', file]);
  const rows = createWriteStream(file);
  rows.on('error', () => {});
  const write = (count: number, tag: string) =>
    rows.write(numbered(count, (at) => `{"directoryId":"mfg-${tag}${at}","nameEn":"A"}\n`).join(''));
  write(2500, 'a');
  await vi.waitUntil(async () => (await directoryIds()).length > 0, { timeout: 20_000, interval: 100 });
  child.kill('SIGINT');
  await vi.waitUntil(() => output.err.includes('Stopping'), { timeout: 5_000 });
  write(2500, 'b');
  const { code, out } = await ended;
  const answer = JSON.parse(out);
  rows.destroy();
  const saved = await directoryIds();
  expect({ code, imported: answer.imported }).toEqual({ code: 130, imported: saved.length });
  expect(saved.filter((id) => id.startsWith('mfg-b'))).toEqual([]);
});
