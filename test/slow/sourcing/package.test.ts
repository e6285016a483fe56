import { execFile } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openSourcing } from '../../sourcing.ts';
import { buildSourcing } from './build.ts';

const call = promisify(execFile);
const { folder, program } = await buildSourcing();
const { home, run } = await openSourcing({}, [process.execPath, program]);

test('the package is one program of at most 1.5 MB that needs no other package', async () => {
  const files = ['LICENSE', 'LICENSE-commander', 'README.md', 'package.json', 'sourcing.js'];
  expect((await readdir(folder)).toSorted()).toEqual(files);
  expect((await stat(program)).size).toBeLessThan(1_500_000);
  const imported = [...(await readFile(program, 'utf8')).matchAll(/^import .* from "([^"]+)"/gm)].map(
    ([, name]) => name,
  );
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.filter((name) => !name?.startsWith('node:'))).toEqual([]);
});

const processorTime = async (...program: string[]): Promise<{ ms: number; stdout: string }> => {
  const command = [process.execPath, ...program].map((part) => `'${part}'`).join(' ');
  const timed = `TIMEFORMAT='%U %S'; time ${command}`;
  const { stdout, stderr } = await call('bash', ['--norc', '-c', timed], { env: { LC_ALL: 'C' } });
  const [user = Number.NaN, system = Number.NaN] = stderr.split(/\s/).map(Number);
  return { ms: (user + system) * 1000, stdout };
};

test('--version takes at most 150 ms of processor time, or on a slow machine three times an empty program', async () => {
  const times: number[] = [];
  const empty: number[] = [];
  const limit = () => Math.max(150, 3 * Math.min(...empty));
  for (let start = 0; start < 15 && !times.some((ms) => ms <= limit()); start++) {
    empty.push((await processorTime('-e', '0')).ms);
    const { ms, stdout } = await processorTime(program, '--version');
    expect(stdout).toBe('0.3.1\n');
    times.push(ms);
  }
  expect(Math.min(...times)).toBeLessThanOrEqual(limit());
});

test('npx runs the packed tarball', async () => {
  const cache = { env: { ...process.env, npm_config_cache: join(home, 'npm'), npm_config_offline: 'true' } };
  const { stdout } = await call('npm', ['pack', '--json', '--pack-destination', home, folder], cache);
  const tarball = join(home, Object.values<{ filename: string }>(JSON.parse(stdout))[0]!.filename);
  const ran = await call('npx', ['--yes', `--package=${tarball}`, '--', 'sourcing', '--version'], {
    ...cache,
    cwd: home,
  });
  expect(ran.stdout).toBe('0.3.1\n');
});

test('npm run -s sourcing -- runs the sources', async () => {
  expect((await call('npm', ['run', '-s', 'sourcing', '--', '--version'])).stdout).toBe('0.3.1\n');
});

test.each([
  ['bash', ['-n']],
  ['zsh', null],
  ['fish', null],
] as const)('the completion of %s names every noun', async (shell, check) => {
  const { code, out } = await run(['completion', shell]);
  expect(code).toBe(0);
  for (const noun of ['connect', 'projects', 'deliveries', 'files']) expect(out).toContain(noun);
  if (check) await expect(call(shell, [...check, '-c', out])).resolves.toBeDefined();
});
