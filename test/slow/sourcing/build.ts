import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'rolldown';
import { afterAll } from 'vitest';
import config from '../../../rolldown.config.ts';

/** The package as it is published, in a folder that the end of the file removes. */
export async function buildSourcing(): Promise<{ folder: string; program: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'sourcing-built-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  await build({ ...config, output: { ...config.output, dir: folder, cleanDir: false }, logLevel: 'warn' });
  return { folder, program: join(folder, 'sourcing.js') };
}
