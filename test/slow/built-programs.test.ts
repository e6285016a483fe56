import { appendFile, cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPrograms } from '../program.ts';

const home = await mkdtemp(join(tmpdir(), 'gateway-built-'));
afterAll(() => rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
const { run } = openPrograms();

beforeAll(async () => {
  for (const part of [
    'src',
    'docs',
    'migrations',
    'schema',
    'package.json',
    'package-lock.json',
    'mikro-orm.config.ts',
    'tsconfig.json',
    'LICENSE',
  ])
    await cp(part, join(home, part), { recursive: true });
  for (const part of ['build', 'config', 'service']) await cp(`rolldown.${part}.ts`, join(home, `rolldown.${part}.ts`));
  await symlink(resolve('node_modules'), join(home, 'node_modules'));
  const { code, all } = await run(['rolldown.build.ts'], {}, process.execPath, home).ended;
  expect({ code, all }).toEqual({ code: 0, all: expect.stringContaining('dist/service') });
  await appendFile(join(home, 'dist/service/admin.js'), "\nconsole.error('from the build');\n");
}, 60_000);

async function findProgram() {
  const { code, out, err } = await run(['src/admin.ts', 'help'], {}, process.execPath, home).ended;
  expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('operator console') });
  return err.includes('from the build') ? 'build' : 'sources';
}

test('a program of the build is loaded only where it was built from exactly these sources', async () => {
  expect(await findProgram()).toBe('build');

  await appendFile(join(home, 'src/admin/main.ts'), '\n');
  expect(await findProgram()).toBe('sources');

  await cp('src/admin/main.ts', join(home, 'src/admin/main.ts'));
  expect(await findProgram()).toBe('build');

  await appendFile(join(home, 'package-lock.json'), '\n');
  expect(await findProgram()).toBe('sources');

  await cp('package-lock.json', join(home, 'package-lock.json'));
  const migration = join(home, 'migrations/Migration20990101000000.ts');
  await writeFile(migration, '');
  expect(await findProgram()).toBe('sources');

  await rm(migration);
  await rm(join(home, 'dist'), { recursive: true });
  expect(await findProgram()).toBe('sources');
});
