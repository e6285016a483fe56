import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';

const call = promisify(execFile);

/** A project elsewhere that has installed the packed SDK, and has the tools of TypeScript but not our sources. */
export async function openOutsideProject() {
  const folder = await mkdtemp(join(tmpdir(), 'sdk-project-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const env = { ...process.env, npm_config_cache: join(folder, 'npm'), npm_config_offline: 'true' };
  await call('npm', ['run', '-s', 'sdk:build'], { env });
  const { stdout } = await call('npm', ['pack', '--json', '--pack-destination', folder, './dist/sdk'], { env });
  const [packed] = Object.values<{ filename: string; files: { path: string }[] }>(JSON.parse(stdout));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'outside', private: true, type: 'module' }));
  await call('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps', join(folder, packed!.filename)], {
    cwd: folder,
    env,
  });
  await mkdir(join(folder, 'node_modules', '@types'), { recursive: true });
  for (const name of ['gql.tada', '@types/node'])
    await symlink(resolve('node_modules', name), join(folder, 'node_modules', name));
  const config = {
    compilerOptions: { module: 'nodenext', target: 'es2022', strict: true, outDir: 'out', types: ['node'] },
    include: ['*.ts'],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  return {
    folder,
    files: packed!.files.map(({ path }) => path),
    write: (name: string, text: string) => writeFile(join(folder, name), text),
    /** The complaints of the compiler; empty if there are none. */
    compile: (...options: string[]) =>
      call(resolve('node_modules/.bin/tsc'), ['-p', folder, ...options]).then(
        () => '',
        ({ stdout }: { stdout: string }) => stdout,
      ),
    run: async (node: string, file: string, more: Record<string, string> = {}) =>
      (await call(node, [file], { cwd: folder, env: { PATH: process.env['PATH'], ...more } })).stdout,
  };
}
