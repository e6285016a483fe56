import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectUsable, onPort, openBrowser } from '../../api/pages/browser.ts';
import { startApp } from '../../harness.ts';

const app = await onPort((env) => startApp(env));
app.clock.now = new Date();
const visitor = await openBrowser(app.origin);

const fromElsewhere: BrowserContextOptions = { extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.7' } };
const editor = (page: Page) => page.locator('.graphiql-query-editor .CodeMirror').first();
const result = (page: Page) => page.locator('.result-window .CodeMirror-code');
const run = (page: Page) => page.locator('.graphiql-execute-button').click();
const storedIn = (page: Page, where: 'localStorage' | 'sessionStorage') =>
  page.evaluate((name) => JSON.stringify({ ...globalThis[name] }), where);

/** The documentation can be opened, so the schema is there. */
async function expectSchema(page: Page) {
  await editor(page).waitFor({ timeout: 20_000 });
  await page.getByLabel('Show Documentation Explorer').click();
  await page.getByText('A GraphQL schema provides a root type').waitFor({ timeout: 20_000 });
  await page.getByLabel('Hide Documentation Explorer').click();
}

async function typeHeaders(page: Page, headers: object) {
  await page.getByText('Headers', { exact: true }).click();
  await page.locator('.graphiql-editor:not(.hidden) .CodeMirror').last().click();
  await page.keyboard.press('Control+A');
  // Typed letter by letter the editor would close brackets itself.
  await page.keyboard.insertText(JSON.stringify(headers));
}

/** Opens a tab, and waits until GraphiQL has read the operation in it. */
async function openTab(page: Page, operation: string) {
  await page.locator('.graphiql-tab-button', { hasText: operation }).click();
  const chosen = async () => {
    const { 'graphiql:tabState': state } = JSON.parse(await storedIn(page, 'sessionStorage'));
    const { tabs, activeTabIndex } = JSON.parse(state);
    return tabs[activeTabIndex].operationName;
  };
  await expect.poll(chosen).toBe(operation);
}

describe('on this machine', () => {
  test('GraphiQL opens with the schema and example tabs, and runs a query', async () => {
    const page = await visitor();
    await page.goto('/graphql');
    await expectSchema(page);
    expect(await page.locator('.graphiql-tab-button').allTextContents()).toEqual([
      ...['Me', 'CreateKey', 'SearchFactories', 'WaitingForApproval', 'EstimateShipping'],
    ]);

    await openTab(page, 'CreateKey');
    await run(page);
    await expect.poll(() => result(page).textContent()).toMatch(/ssd_sbx_/);
    const [secret] = /ssd_sbx_\w+/.exec((await result(page).textContent()) ?? '') ?? [];
    app.secrets.learn('key', secret!);

    await openTab(page, 'SearchFactories');
    await typeHeaders(page, { Authorization: `Bearer ${secret}` });
    await run(page);
    await expect.poll(() => result(page).textContent()).toMatch(/"totalCount"/);
    expect(await storedIn(page, 'localStorage')).not.toContain('ssd_');
  });

  test('every example tab is valid for the schema', async () => {
    const me = await app.sandbox();
    const page = await visitor();
    await page.goto('/graphql');
    await editor(page).waitFor({ timeout: 20_000 });
    const stored = JSON.parse(await storedIn(page, 'sessionStorage'));
    const { tabs } = JSON.parse(stored['graphiql:tabState']) as { tabs: { query: string }[] };
    expect(tabs.length).toBe(5);
    for (const { query } of tabs) {
      const { status, body } = await me.graph(query, {}, { 'x-cost-only': 'true' });
      expect([query, status, body['errors']]).toEqual([query, 200, undefined]);
    }
  });
});

describe('from another machine', () => {
  test('without a key browsers get a page about keys, and programs get 401', async () => {
    const page = await visitor(fromElsewhere);
    await page.goto('/graphql');
    expect(await page.locator('h1').textContent()).toBe('GraphQL');
    await expectUsable(page);
    const answer = await fetch(`${app.origin}/graphql?query=%7Bme%7Bmode%7D%7D`, {
      headers: { 'x-forwarded-for': '198.51.100.7', accept: 'application/graphql-response+json' },
    });
    expect([answer.status, (await answer.json()).errors[0].extensions.code]).toEqual([401, 'unauthenticated']);
  });

  test('an entered key opens GraphiQL and is stored for the tab only', async () => {
    const { secret } = await app.live();
    const page = await visitor(fromElsewhere);
    await page.goto('/graphql/explorer');
    await page.waitForURL('**/graphql');
    await page.getByLabel('Key', { exact: true }).fill(secret);
    await page.getByRole('button', { name: 'Open GraphiQL', exact: true }).click();
    await page.waitForURL('**/graphql/explorer');
    await expectSchema(page);
    await run(page);
    await expect.poll(() => result(page).textContent()).toMatch(/"mode": "live"/);
    expect(await storedIn(page, 'localStorage')).not.toContain('ssd_');

    await page.reload();
    await expectSchema(page);
    const other = await page.context().newPage();
    await other.goto(`${app.origin}/graphql`);
    await expect.poll(() => other.locator('h1').textContent()).toBe('GraphQL');
    expect(await storedIn(other, 'sessionStorage')).toBe('{}');
  });

  test('a sandbox key is created on the page', async () => {
    const page = await visitor(fromElsewhere);
    await page.goto('/graphql');
    await page.getByRole('button', { name: 'Create a sandbox key and open GraphiQL' }).click();
    await page.waitForURL('**/graphql/explorer');
    await expectSchema(page);
    app.secrets.learn('key', await page.evaluate(() => sessionStorage.getItem('gateway-key') ?? ''));
  });

  test('a browser session opens GraphiQL without a key', async () => {
    const { token } = await app.session('owner', await app.organisation());
    const page = await visitor(fromElsewhere);
    await page.context().addCookies([{ name: 'ssd_session', value: token, url: app.origin }]);
    await page.goto('/graphql');
    await expectSchema(page);
  });
});

test('static files are compressed and cached under content-hashed names', async () => {
  const page = await (await fetch(`${app.origin}/graphql/explorer`)).text();
  const paths = [...page.matchAll(/(?:src|href)="(\/pages\/[0-9a-f]{16}\/[\w.-]+)"/g)].map(([, path]) => path!);
  expect(paths.length).toBe(6);
  let bytes = 0;
  for (const path of paths) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers, body } = await app.app.request(path, { headers: { 'accept-encoding': encoding } });
      expect([path, headers.get('content-encoding')]).toEqual([path, encoding === 'identity' ? null : encoding]);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('vary')).toBe('Accept-Encoding');
      if (encoding === 'br') bytes += (await new Response(body).arrayBuffer()).byteLength;
    }
  }
  expect(bytes).toBeLessThan(700_000);
  const [path = ''] = paths;
  const { headers } = await app.app.request(path, { headers: { 'accept-encoding': 'br;q=0, gzip' } });
  expect(headers.get('content-encoding')).toBe('gzip');
});

test.each(['/graphql', '/graphql/explorer', '/sign-in'])(
  '%s is a page whose scripts and styles come from this service only',
  async (path) => {
    const here: Record<string, string> = {};
    for (const forwarded of [here, { 'x-forwarded-for': '198.51.100.7' }]) {
      const { status, headers } = await fetch(app.origin + path, { headers: { accept: 'text/html', ...forwarded } });
      const policy = headers.get('content-security-policy') ?? '';
      expect([status, policy]).toEqual([200, expect.stringContaining(`default-src 'none'`)]);
      expect(policy).toContain(`script-src 'self';`);
      expect(policy).toContain(`frame-ancestors 'none'`);
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
    }
  },
);
