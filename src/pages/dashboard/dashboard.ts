import { type Context as Call, Hono } from 'hono';
import { html } from 'hono/html';
import { endpointNotFound } from '#kernel/errors.ts';
import type { Authenticate, Served } from '#rest/handler.ts';
import { dashboardPaths } from '#web/paths.ts';
import { sendAsset } from '../assets.ts';
import { buildSignInPath, resolveNext } from '../form.ts';
import { type Page, sendHtml, setPageHeaders, showPage } from '../layout.ts';
import type { Bundle } from './bundle.ts';

/** Serves the dashboard, which draws all of its rooms in the browser, and the files that it loads. */
export function createDashboardPages(identify: Authenticate, load: () => Bundle | null): Hono<Served> {
  const app = new Hono<Served>();
  for (const path of dashboardPaths) {
    app.get(path, async (c) => {
      c.set('operation', path);
      await identify(c);
      if (c.var.ctx.viewer?.kind !== 'session') return c.redirect(buildSignInPath(resolveNext(c.req.path)), 303);
      const bundle = load();
      if (bundle) return sendDashboard(c, bundle);
      setPageHeaders(c);
      return showPage(c, missingPage, 503);
    });
  }
  app.get('/app/:name', (c) => {
    const file = load()?.files.get(c.req.param('name'));
    if (!file) throw endpointNotFound();
    return sendAsset(c, file);
  });
  return app;
}

/** Components of the dashboard that add style elements read the nonce from the page. */
function sendDashboard(c: Call<Served>, { script, styles }: Bundle): Promise<Response> {
  const nonce = crypto.randomUUID();
  setPageHeaders(c, { 'style-src': `'self' 'nonce-${nonce}'`, 'connect-src': `'self'` });
  const page = html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta property="csp-nonce" nonce="${nonce}" content="${nonce}">
    <title>Sourcing gateway</title>
    <link rel="icon" href="data:,">
    ${styles.map((path) => html`<link rel="stylesheet" href="${path}">`)}
    <script type="module" src="${script}"></script>
  </head>
  <body>
    <div id="app"></div>
    <noscript>The dashboard needs JavaScript. <a href="/deliveries">Approvals</a> and <a href="/keys">keys</a> work without.</noscript>
  </body>
</html>`;
  return sendHtml(c, page);
}

const missingPage: Page = {
  title: 'The dashboard is not built',
  body: html`<p class="lead">Run <code>npm run build</code> in the folder of the service, then load this page again.</p>
    <p>Everything else works: <a href="/deliveries">approvals</a>, <a href="/keys">keys</a>, the
      <a href="/docs/api/">API reference</a> and both APIs.</p>`,
};
