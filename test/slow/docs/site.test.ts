import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from 'vitest';
import { onPort, openBrowser } from '../../api/pages/browser.ts';
import { startApp } from '../../harness.ts';

execFileSync('npm', ['run', '-s', 'docs:build'], { stdio: 'ignore' });
const app = await onPort((env) => startApp({ ...env, LIMIT_REQUESTS_PER_MINUTE: '1000' }));
const visitor = await openBrowser(app.origin);

const files = globSync('**/*.html', { cwd: 'dist/docs' }).filter((name) => name !== '404.html');
const paths = files.map((name) => `/docs/${name.replace(/(?:(?<=^|\/)index)?\.html$/, '')}`);

/** One of each kind: they share their layout. */
const kinds = [
  '',
  'concepts',
  'errors',
  'sdk',
  'delivery-states',
  'command-line',
  'walk-throughs',
  'guides/',
  'changelog',
];

test('pages are usable with a screen reader, and every page keeps its policy and asks nobody else', async () => {
  const page = await visitor();
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    if (!kinds.includes(path.slice('/docs/'.length))) continue;
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${path} ${id}: ${html}`)));
  }
  expect(found).toEqual([]);
}, 300_000);

test('each link leads to a page and a heading that exist', async () => {
  const texts = new Map<string, string>();
  const read = async (path: string): Promise<string> => {
    if (!texts.has(path)) {
      const answer = await app.app.request(path);
      const location = answer.headers.get('location');
      texts.set(path, location ? await read(location) : answer.status === 200 ? await answer.text() : '');
    }
    return texts.get(path)!;
  };
  const broken: string[] = [];
  for (const path of paths) {
    const links = [...(await read(path)).matchAll(/<a [^>]*href="(\/docs\/[^"]*|#[^"]+)"/g)].map(([, href]) => href!);
    for (const link of new Set(links)) {
      const [target, anchor] = (link.startsWith('#') ? path + link : link).split('#');
      const text = await read(target!);
      const isMissing = anchor && !text.includes(`id="${decodeURIComponent(anchor)}"`);
      if (text === '' || isMissing) broken.push(`${path} → ${link}`);
    }
  }
  expect(broken).toEqual([]);
});

test('the search finds a page without help of another service', async () => {
  const page = await visitor();
  await page.goto('/docs/');
  await page
    .getByRole('button', { name: /search/i })
    .first()
    .click();
  await page.locator('.VPLocalSearchBox input').fill('idempotency');
  await page.locator('.VPLocalSearchBox .result').first().waitFor({ timeout: 30_000 });
  expect(await page.locator('.VPLocalSearchBox .result').count()).toBeGreaterThan(1);
});

test('a diagram is a picture with a description, and each error code has a heading', async () => {
  const page = await visitor();
  await page.goto('/docs/concepts');
  const pictures = page.locator('.diagram img');
  expect(await pictures.count()).toBe(2);
  for (const picture of await pictures.all()) {
    expect(await picture.getAttribute('alt')).toContain('Diagram: ');
    expect(await picture.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(100);
  }
  await page.goto('/docs/errors#delivery_claimed');
  expect(await page.locator('#delivery_claimed').textContent()).toContain('delivery_claimed');
});

test('hashed files are cached without limit and compressed, pages are not stored', async () => {
  const [asset] = globSync('assets/app.*.js', { cwd: 'dist/docs' });
  const file = await app.app.request(`/docs/${asset}`, { headers: { 'accept-encoding': 'br' } });
  expect([file.status, file.headers.get('cache-control'), file.headers.get('content-encoding')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    'br',
  ]);
  const page = await app.app.request('/docs/sdk');
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^;]+; .*font-src 'self'/);
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
  expect((await app.app.request('/docs/nothing')).status).toBe(404);
  expect((await app.app.request('/docs/..%2f..%2fpackage.json')).status).toBe(404);
  expect(await (await app.app.request('/llms.txt')).text()).toContain('- [SDK](/docs/sdk)');
});
