import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { expect } from 'vitest';
import { settled } from './dashboard.ts';

/** `LOOKS=update` writes the pictures anew. */
const isUpdate = process.env['LOOKS'] === 'update';
const folder = join(import.meta.dirname, 'looks');
const failures = join(tmpdir(), 'gateway-looks');
const widths = [360, 1280];
/** Of the pixels of a picture. Edges of letters may differ from one machine to the next. */
const tolerance = 0.001;

const fonts = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/package.json'));
const fontPath = '/fonts-of-the-tests/';
const family = '"Noto Sans SC Variable", sans-serif';

/** One font for both scripts, so that every machine draws the same letters, and a clock that stands still. */
export async function fixLook(page: Page, now: Date): Promise<void> {
  await page.clock.setFixedTime(now);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.route(
    ({ pathname }) => pathname.startsWith(fontPath),
    (route) => route.fulfill({ path: join(fonts, new URL(route.request().url()).pathname.slice(fontPath.length)) }),
  );
  await page.addInitScript(
    ({ href, family }) => {
      document.addEventListener('DOMContentLoaded', () => {
        const link = document.createElement('link');
        Object.assign(link, { rel: 'stylesheet', href });
        const style = document.createElement('style');
        style.textContent = `:root { --sans: ${family}; --mono: ${family}; }`;
        document.head.append(link, style);
      });
    },
    { href: `${fontPath}wght.css`, family },
  );
}

/**
 * One screen of the page looks as in its pictures, at the width of a telephone and of a desk: the first, or the one that
 * begins with the heading `from`.
 */
export async function expectLook(page: Page, name: string, from?: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 700 ? 740 : 900 });
    await page.evaluate(settled);
    await page.evaluate(unifyTexts);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const heading = page.getByRole('heading', from === undefined ? { level: 1 } : { name: from });
    await heading.first().evaluate((element, isFirst) => {
      if (isFirst) scrollTo(0, 0);
      else element.scrollIntoView();
    }, from === undefined);
    await page.evaluate(settled);
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    const file = `${name}-${width}.png`;
    if (isUpdate) await save(folder, file, picture);
    else await compare(file, picture);
  }
}

async function compare(file: string, picture: Buffer): Promise<void> {
  const [found, wanted] = [PNG.sync.read(picture), PNG.sync.read(await readFile(join(folder, file)))];
  const { width, height } = wanted;
  expect({ file, width: found.width, height: found.height }).toEqual({ file, width, height });
  const difference = new PNG({ width, height });
  const count = pixelmatch(found.data, wanted.data, difference.data, width, height, { threshold: 0.2 });
  const share = count / (width * height);
  if (share <= tolerance) return;
  await save(failures, file, picture);
  await save(failures, `difference-${file}`, PNG.sync.write(difference));
  expect.fail(`${file}: ${(share * 100).toFixed(2)} % of the pixels differ. See ${failures}.`);
}

async function save(folder: string, file: string, picture: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, file), picture);
}

/** Ids, digests and times are other ones in every run. */
function unifyTexts(): void {
  const always: [RegExp, string][] = [
    [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, '00000000-0000-0000-0000-000000000000'],
    [/\b(RFQ|REQ)-[0-9A-F]{8}\b/g, '$1-00000000'],
    [/\b[0-9a-f]{16,64}\b/g, '0000000000000000'],
    // What is to be typed of a digest.
    [/^[0-9a-f]{8}$/, '00000000'],
  ];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const same = always.reduce((shown, [pattern, same]) => shown.replace(pattern, same), text);
    if (same !== text) node.nodeValue = same;
  }
  for (const time of document.querySelectorAll('time')) time.textContent = '1 Sep 2026';
}
