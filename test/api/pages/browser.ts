import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { AxeBuilder } from '@axe-core/playwright';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, expect } from 'vitest';
import { startDevices } from '../keys/device/client.ts';
import { launchChromium } from './chromium.ts';

/** Starts the service on a port, so that it knows itself by that address. Passkeys need a name instead of an IP address. */
export async function onPort<App extends { app: Pick<Hono, 'fetch'> }>(
  start: (env: Record<string, string>) => Promise<App>,
  host: '127.0.0.1' | 'localhost' = '127.0.0.1',
): Promise<App & { origin: string }> {
  let fetch: Parameters<typeof serve>[0]['fetch'];
  const server = serve({ fetch: (...call) => fetch(...call), port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  afterAll(() => server.close());
  const origin = `http://${host}:${(server.address() as AddressInfo).port}`;
  const app = await start({ PUBLIC_URL: origin });
  fetch = app.app.fetch;
  return { ...app, origin };
}

/** What a browser does over HTTP: it sends the cookie of a session, and with forms its origin. */
export function formsOf(app: Pick<Hono, 'request'>, always: Record<string, string> = {}) {
  const ask = async (path: string, init: RequestInit) => {
    const response = await app.request(path, init);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return {
    get: (path: string) => ask(path, { headers: always }),
    post: (path: string, form: Record<string, string> | [string, string][] = {}) =>
      ask(path, {
        method: 'POST',
        headers: { origin: 'http://gateway.test', ...always },
        body: new URLSearchParams(form),
      }),
  };
}

/** The service, with people who look at its pages. What needs no browser is done without one. */
export async function startPages() {
  const app = await startDevices();
  let addresses = 0;

  /** Somebody who is not signed in, in a network of their own. */
  const anonymous = (on: Pick<Hono, 'request'> = app.app) =>
    formsOf(on, { 'x-forwarded-for': `198.51.100.${++addresses}` });

  async function signedIn(role: 'owner' | 'member' | 'reviewer' = 'owner', organisationId?: string) {
    const session = await app.session(role, organisationId ?? (await app.organisation()));
    return { ...session, ...formsOf(app.app, { cookie: `__Host-ssd_session=${session.token}` }) };
  }

  /** The link that a member gets by mail. */
  async function linkFor(email: string, next = '/keys') {
    const sent = app.sent.length;
    await anonymous().post('/sign-in', { email, next });
    await expect.poll(() => app.sent.length).toBe(sent + 1);
    const { pathname, search, searchParams } = new URL(/http:\S+/.exec(app.sent.at(-1)!.text)![0]);
    return { path: pathname + search, token: searchParams.get('token')!, next: searchParams.get('next')! };
  }
  return { ...app, anonymous, signedIn, linkFor };
}

/** A name that would like to be more than text, and the text that it is. */
export const hostile = `<script>alert(1)</script>"'><b>&amp;\u202Etxt.exe`;
export const harmless =
  '<bdi>&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&gt;&lt;b&gt;&amp;amp;\ufffdtxt.exe</bdi>';

/**
 * A headless browser that reaches one origin only. A request elsewhere, a breach of the content security policy and
 * anything else that a browser complains about fails the test in which it happens.
 */
export async function openBrowser(origin: string) {
  const browser = await launchChromium();
  const complaints: string[] = [];
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(() => browser.close());

  /** The first page of somebody who was never here. */
  async function visitor(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ baseURL: origin, ...options });
    context.setDefaultTimeout(20_000);
    context.setDefaultNavigationTimeout(30_000);
    await context.route(
      (url) => url.origin !== origin,
      (route) => {
        complaints.push(`asked for ${route.request().url()}`);
        return route.abort();
      },
    );
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      // The status of an answer is not a complaint: tests ask for pages and operations that are refused.
      const { url } = message.location();
      const isAsked = [page.url(), `${origin}/graphql`].includes(url) || url.startsWith(`${origin}/api/v1/`);
      const isRefusal = isAsked && message.text().startsWith('Failed to load resource');
      if (['error', 'warning'].includes(message.type()) && !isRefusal) complaints.push(message.text());
    });
    return page;
  }
  return visitor;
}

/** What depends on how a page is drawn; all else about it is the same in every look. */
const drawn = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];
const looks: { width: number; colorScheme: 'light' | 'dark'; rules?: string[] }[] = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark', rules: ['color-contrast'] },
  { width: 320, colorScheme: 'light', rules: drawn },
  { width: 320, colorScheme: 'dark', rules: ['color-contrast'] },
];

/** The page as it is now can be used by everybody, on a desk and on a small phone, by day and by night. */
export async function expectUsable(page: Page): Promise<void> {
  for (const [i, { width, colorScheme, rules }] of looks.entries()) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    // Bringing it into the page takes longer than what it does there, and once is enough.
    const axe = new AxeBuilder({ page, ...(i > 0 && { axeSource: ';' }) })
      .setLegacyMode(true)
      .options({ resultTypes: ['violations'] });
    const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    const drawing = await page.evaluate(measure);
    expect({ width, colorScheme, found, ...drawing }).toEqual({ width, colorScheme, found: [], beyond: 0, small: [] });
  }
}

/** How far the page goes beyond the window, and what is too small for a finger. */
function measure() {
  const targets = 'button, .button, nav a, summary, label:has(input), input:not([type="checkbox"])';
  const small = [...document.querySelectorAll(targets)].filter((element) => {
    const { height } = element.getBoundingClientRect();
    return height > 0 && height < 44;
  });
  return {
    beyond: document.documentElement.scrollWidth - innerWidth,
    small: small.map(({ outerHTML }) => outerHTML),
  };
}
