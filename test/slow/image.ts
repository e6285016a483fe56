import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

type Locked = { packages: Record<string, { dev?: boolean; optional?: boolean }> };

/** The folder that the image works in, and its command: what the Dockerfile copies, and the packages that it installs. */
export async function layOutImage() {
  const home = await mkdtemp(join(tmpdir(), 'gateway-image-'));
  afterAll(() => rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  const dockerfile = await readFile('Dockerfile', 'utf8');
  const stage = dockerfile.split(/^FROM .*$/m).at(-1) ?? '';
  for (const [, paths = ''] of stage.matchAll(/^COPY (?!--)(.+) \.\/\S*$/gm)) {
    for (const path of paths.split(' ')) await cp(path, join(home, path), { recursive: true });
  }
  const removed = [...dockerfile.matchAll(/ node_modules\/(\S+)/g)].map(([, name]) => name);
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as Locked;
  const installed = Object.entries(packages)
    .filter(([path, { dev, optional }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !dev && !optional)
    .map(([path]) => path)
    .filter((path) => !removed.includes(path.slice('node_modules/'.length)));
  for (const path of installed) {
    await mkdir(dirname(join(home, path)), { recursive: true });
    await symlink(join(process.cwd(), path), join(home, path));
  }
  const [program, ...args] = JSON.parse(/^CMD (\[.*\])$/m.exec(stage)?.[1] ?? '[]') as string[];
  if (program !== 'node') throw new Error('The image does not run node itself.');
  return { home, installed, args };
}
