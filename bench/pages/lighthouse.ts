import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs, promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { findFreePort } from '../../src/db/embedded/embedded.ts';
import { launchChromium } from '../../test/api/pages/chromium.ts';
import { median } from '../median.ts';

/**
 * Scores of Lighthouse, desktop, for rooms of the dashboard with the demo data and for public pages: medians of
 * `--runs`. Lighthouse is installed in a temporary folder.
 */
const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const lighthouse = 'lighthouse@12.8.2';
const signedIn = ['performance', 'accessibility', 'best-practices'];
const categories = { room: signedIn, public: [...signedIn, 'seo'] };

type Scores = Record<string, number>;

const [port, debugPort] = await Promise.all([findFreePort(), findFreePort()]);
const origin = `http://localhost:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
const command = join(folder, 'node_modules/lighthouse/cli/index.js');
const run = promisify(execFile);
const gateway = spawn(process.execPath, ['src/main.ts'], {
  env: { ...process.env, DATA_DIR: folder, PORT: String(port), DEMO_DATA: 'on', LOG_LEVEL: 'silent' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let browser: Browser | undefined;
try {
  const link = await readDemoLink();
  await run('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', lighthouse]);
  browser = await launchChromium([`--remote-debugging-port=${debugPort}`]);
  const publicScores = [
    await score('Sign-in', '/sign-in', 'public'),
    await score('API reference', '/docs/api/', 'public'),
  ];
  const review = await openDemo(link);
  const rooms = [
    await score('Home', '/', 'room'),
    await score('Review', review, 'room'),
    await score('Factories', '/factories', 'room'),
    await score('Estimate', '/estimate', 'room'),
  ];
  console.info(
    [
      '| | performance | accessibility | best practices | SEO |',
      '|---|---|---|---|---|',
      ...rooms,
      ...publicScores,
    ].join('\n'),
  );
} finally {
  await browser?.close();
  if (gateway.exitCode === null) {
    gateway.kill();
    await once(gateway, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
}

async function readDemoLink(): Promise<string> {
  for await (const line of createInterface({ input: gateway.stdout })) {
    const [link] = /http:\S+\/sign-in\/link\S+/.exec(line) ?? [];
    if (link) return link;
  }
  throw new Error('The gateway ended before it printed the link to the demo organisation.');
}

/** Signs in where Lighthouse opens its tabs, and returns the path of an action that waits for a review. */
async function openDemo(link: string): Promise<string> {
  const shared = await chromium.connectOverCDP(`http://127.0.0.1:${debugPort}`);
  const page = await shared.contexts()[0]?.newPage();
  if (!page) throw new Error('Chromium has no window that Lighthouse could share.');
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const path = await page.locator('a[href^="/review/"]').first().getAttribute('href');
  await page.close();
  if (!path) throw new Error('Nothing waits for a review in the demo organisation.');
  return path;
}

async function score(name: string, path: string, kind: keyof typeof categories): Promise<string> {
  const runs: Scores[] = [];
  for (let at = 0; at < Number(options.runs); at++) runs.push(await runLighthouse(`${origin}${path}`, kind));
  const medians = categories.public.map((category) => {
    const found = runs.flatMap((scores) => scores[category] ?? []);
    return found.length ? median(found).toFixed(2) : '';
  });
  return `| ${[name, ...medians].join(' | ')} |`;
}

async function runLighthouse(url: string, kind: keyof typeof categories): Promise<Scores> {
  const flags = ['--preset=desktop', '--disable-storage-reset', '--output=json', '--quiet', `--port=${debugPort}`];
  const asked = `--only-categories=${categories[kind].join(',')}`;
  const { stdout } = await run(process.execPath, [command, url, ...flags, asked], { maxBuffer: 2 ** 28 });
  const report: { finalDisplayedUrl: string; categories: Record<string, { score: number }> } = JSON.parse(stdout);
  if (report.finalDisplayedUrl !== url) throw new Error(`${url} led to ${report.finalDisplayedUrl}.`);
  return Object.fromEntries(Object.entries(report.categories).map(([category, { score }]) => [category, score]));
}
