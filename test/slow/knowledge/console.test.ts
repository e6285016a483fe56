import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { least, written } from '../../api/knowledge/guides.ts';
import { startApp, unlimited } from '../../harness.ts';
import { openPrograms, settingsOf } from '../../program.ts';

const app = await startApp(unlimited);
const me = await app.sandbox();
const folder = await mkdtemp(join(tmpdir(), 'gateway-guides-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const { admin } = openPrograms(settingsOf(app));
const importGuides = (...args: string[]) => admin('import', 'documents', ...args);
const searchFirst = async (q: string) =>
  (await me.rest('GET', `/knowledge/search?q=${q}`)).body['results'][0]?.documentId;

test('all .md files below a folder are imported while the server runs; invalid files are reported', async () => {
  await mkdir(join(folder, 'deep', 'er'), { recursive: true });
  const guide = written({ matter: least('tapir-rules'), body: 'About the tapir.' });
  await writeFile(join(folder, 'deep', 'er', 'tapir.MD'), guide);
  await writeFile(join(folder, 'bad.md'), 'No front matter.');
  await writeFile(join(folder, 'notes.txt'), 'Not for us.');
  const rejected = [{ file: 'bad.md', line: 1, field: null, message: expect.stringContaining('front matter') }];
  const report = { imported: 1, updated: 0, unchanged: 0, rejected, rejectedCount: 1 };

  expect(await importGuides(folder, '--dry-run')).toMatchObject({ code: 0, answer: { ...report, dryRun: true } });
  expect(await searchFirst('tapir')).toBeUndefined();
  expect(await importGuides(folder)).toMatchObject({ code: 0, answer: report });
  expect(await searchFirst('tapir')).toBe('tapir-rules');
});

test('a path that is not a folder is an error', async () => {
  const path = join(folder, 'bad.md');
  const { code, answer } = await importGuides(path);
  expect([code, answer.error.message]).toEqual([1, `Cannot read the folder ${path}.`]);
});
