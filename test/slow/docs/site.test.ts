import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { onPort, openBrowser } from '../../api/pages/browser.ts';
import { startApp } from '../../harness.ts';

execFileSync('npm', ['run', '-s', 'docs:build'], { stdio: 'ignore' });
const app = await onPort((env) => startApp({ ...env, LIMIT_REQUESTS_PER_MINUTE: '1000' }));
app.clock.now = new Date();
const visitor = await openBrowser(app.origin);

const files = globSync('**/*.html', { cwd: 'dist/docs' }).filter((name) => name !== '404.html');
const paths = files.map((name) => `/docs/${name.replace(/(?:(?<=^|\/)index)?\.html$/, '')}`);

const problemsOn = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

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
  'api/',
  'api/deliveries',
  'api/graphql-inputs',
  'changelog',
];

test('pages are usable with a screen reader, and every page keeps its policy and asks nobody else', async () => {
  const page = await visitor();
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    if (!kinds.includes(path.slice('/docs/'.length))) continue;
    found.push(...(await problemsOn(page)).map((problem) => `${path} ${problem}`));
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

/** The opened form of an operation, which stands at the end of its section. */
async function openTrial(page: Page, operation: string) {
  const form = page.locator(
    `xpath=//h2[starts-with(normalize-space(), "${operation}")]/following::details[contains(@class, "try")]`,
  );
  await form.first().locator('summary').click();
  return form.first();
}

test('an operation is tried on its page, with a sandbox key that is made there', async () => {
  const page = await visitor();
  await page.goto('/docs/api/projects');
  const create = await openTrial(page, 'POST /projects');
  await create.getByRole('button', { name: 'Create a sandbox key' }).click();
  await create.getByText('A sandbox key was created.').waitFor();
  expect(await create.getByLabel('Body').inputValue()).toContain('"name": "Lamp"');
  await create.getByRole('button', { name: 'Send' }).click();
  await create.getByText('201 Created').waitFor();
  const answer = JSON.parse((await create.getByLabel('Answer').textContent())!);
  expect(answer.project.name).toBe('Lamp');

  // The key stays for the tab.
  const read = await openTrial(page, 'GET /projects/{id}');
  await read.getByLabel('id (path, required)').fill(answer.project.id);
  await read.getByRole('button', { name: 'Send' }).click();
  await read.getByText('200 OK').waitFor();
  expect(JSON.parse((await read.getByLabel('Answer').textContent())!).project).toMatchObject({ id: answer.project.id });

  await read.getByLabel('id (path, required)').fill('nothing');
  await read.getByRole('button', { name: 'Send' }).click();
  await read.getByText('400 Bad Request').waitFor();
  expect(await read.getByLabel('Answer').textContent()).toContain('"path": "id"');
}, 60_000);

test.each(['light', 'dark'] as const)(
  'opened forms, tables and code are usable in a %s page',
  async (colorScheme) => {
    const page = await visitor();
    await page.emulateMedia({ colorScheme });
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    for (const path of [
      '/docs/api/',
      '/docs/api/shipping-and-compliance',
      '/docs/api/graphql-queries',
      '/docs/errors',
      '/docs/concepts',
    ]) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      expect(await ground()).toBe(colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(25, 32, 40)');
      for (const summary of (await page.locator('summary').all()).slice(0, 4)) await summary.click();
      expect(await problemsOn(page), path).toEqual([]);
    }
  },
  120_000,
);

test('the search finds an operation by its path', async () => {
  const page = await visitor();
  await page.goto('/docs/api/');
  await page
    .getByRole('button', { name: /search/i })
    .first()
    .click();
  await page.locator('.VPLocalSearchBox input').fill('POST /shipping/estimate');
  await page
    .locator('.VPLocalSearchBox .result')
    .filter({ hasText: 'POST /shipping/estimate' })
    .first()
    .waitFor({ timeout: 30_000 });
});

test('the former address of the reference leads to it', async () => {
  const page = await visitor();
  await page.goto('/reference');
  expect(new URL(page.url()).pathname).toBe('/docs/api/');
  await page.getByRole('heading', { name: 'API reference', level: 1 }).waitFor();
});
