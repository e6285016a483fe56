import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startApp, unlimited } from '../harness.ts';
import { least, written } from './guides.ts';

const app = await startApp(unlimited);
const me = await app.sandbox();
const folder = await mkdtemp(join(tmpdir(), 'gateway-guides-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function admin(...args: string[]) {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, DATABASE_URL: app.serviceUrl, DATABASE_OWNER_URL: app.ownerUrl };
  const child = spawn(process.execPath, ['src/admin.ts', 'import', 'documents', ...args], { env });
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, answer: JSON.parse(out) };
}
const found = async (q: string) => (await me.rest('GET', `/knowledge/search?q=${q}`)).body['results'][0]?.documentId;

test('every .md below a folder is imported beside a running server, bad files stop nothing', async () => {
  await mkdir(join(folder, 'deep', 'er'), { recursive: true });
  const guide = written({ matter: least('tapir-rules'), body: 'About the tapir.' });
  await writeFile(join(folder, 'deep', 'er', 'tapir.MD'), guide);
  await writeFile(join(folder, 'bad.md'), 'No front matter.');
  await writeFile(join(folder, 'notes.txt'), 'Not for us.');
  const rejected = [{ file: 'bad.md', line: 1, field: null, message: expect.stringContaining('front matter') }];
  const report = { imported: 1, updated: 0, unchanged: 0, rejected, rejectedCount: 1 };

  expect(await admin(folder, '--dry-run')).toEqual({ code: 0, answer: { ...report, dryRun: true } });
  expect(await found('tapir')).toBeUndefined();
  expect(await admin(folder)).toEqual({ code: 0, answer: report });
  expect(await found('tapir')).toBe('tapir-rules');
});

test('what is no folder is said so', async () => {
  const path = join(folder, 'bad.md');
  const { code, answer } = await admin(path);
  expect([code, answer.error.message]).toEqual([1, `${path} is no folder that can be read.`]);
});
