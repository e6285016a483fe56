import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import packed from '@sparticuz/chromium';
import type { Browser } from 'playwright-core';

/** `CHROME_PATH` names another browser than the one of the package, which is for Linux. */
export async function launchChromium(args: readonly string[] = []): Promise<Browser> {
  // Takes long to load, so it is loaded only where a browser is wanted.
  const { chromium } = await import('playwright-core');
  const executablePath = process.env['CHROME_PATH'] || (await packed.executablePath());
  const start = (env: NodeJS.ProcessEnv) =>
    chromium.launch({ executablePath, args: ['--no-sandbox', ...args], env: env as Record<string, string> });
  return start(process.env).catch((error: Error) => {
    if (!/error while loading shared libraries/.test(error.message)) throw error;
    return start({ ...process.env, LD_LIBRARY_PATH: unpackedLibraries(), FONTCONFIG_PATH: join(tmpdir(), 'fonts') });
  });
}

/** What a bare machine has not, out of the package. */
function unpackedLibraries(): string {
  const folder = join(tmpdir(), 'chromium-libraries');
  mkdirSync(folder, { recursive: true });
  const bin = join(createRequire(import.meta.url).resolve('@sparticuz/chromium'), '../../../bin');
  const archive = brotliDecompressSync(readFileSync(join(bin, 'al2023.tar.br')));
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  return join(folder, 'lib');
}
