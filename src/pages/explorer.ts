import type { Context as Call } from 'hono';
import { html } from 'hono/html';
import type { Served } from '#rest/handler.ts';
import { accessScript, explorerScript, explorerStyle, graphiqlFiles } from './assets.ts';
import { type Page, setPageHeaders, showPage } from './layout.ts';

/** Whether a browser opens `/graphql` as a page. Programs say what they take, or bring a key. */
export const wantsPage = ({ req }: Call): boolean =>
  ['GET', 'HEAD'].includes(req.method) &&
  req.header('authorization') === undefined &&
  /\btext\/html\b/i.test(req.header('accept') ?? '');

/** GraphiQL itself. The page holds nothing of the schema: that is read with a key, a session, or from this machine. */
export function renderExplorerPage(c: Call<Served>, isOpen: boolean): Response | Promise<Response> {
  const nonce = crypto.randomUUID();
  setPageHeaders(c, { 'style-src': `'self' 'nonce-${nonce}'`, 'font-src': 'data:', 'connect-src': `'self'` });
  return c.html(html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta property="csp-nonce" content="${nonce}">
    <title>GraphiQL · Sourcing gateway</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${graphiqlFiles.style.path}">
    <link rel="stylesheet" href="${explorerStyle.path}">
    <script src="${graphiqlFiles.react.path}" defer></script>
    <script src="${graphiqlFiles.reactDom.path}" defer></script>
    <script src="${graphiqlFiles.script.path}" defer></script>
    <script src="${explorerScript.path}" defer></script>
  </head>
  <body>
    <main id="graphiql" data-open="${isOpen ? 'yes' : 'no'}"></main>
  </body>
</html>`);
}

/** How to get a key, for people who open `/graphql` without one. */
export function showAccessPage(c: Call<Served>): Response | Promise<Response> {
  setPageHeaders(c, { 'connect-src': `'self'` });
  return showPage(c, renderAccessPage(c.var.ctx.settings.publicUrl));
}

const renderAccessPage = (publicUrl: string): Page => ({
  title: 'GraphQL',
  scripts: [accessScript],
  body: html`<p class="lead">The schema and its data need a key. Programs send it to
      <code>POST ${publicUrl}/graphql</code> as <code>Authorization: Bearer …</code></p>
    <div class="notice alert" id="problem" role="alert" tabindex="-1" hidden></div>
    <section class="card" aria-labelledby="sandbox" data-scripted hidden>
      <h2 id="sandbox">Try it with a sandbox key</h2>
      <p>It is free, is valid for a day and never sends a message. This tab keeps it until it is closed.</p>
      <button class="primary" type="button" id="make">Make a sandbox key and open GraphiQL</button>
    </section>
    <section class="card" aria-labelledby="own" data-scripted hidden>
      <h2 id="own">Use a key that you have</h2>
      <form id="enter">
        <div class="field">
          <label for="key">Key</label>
          <input class="code" id="key" type="password" required maxlength="120" autocomplete="off" spellcheck="false">
        </div>
        <button class="primary">Open GraphiQL</button>
      </form>
    </section>
    <section class="card" aria-labelledby="other">
      <h2 id="other">Other ways to a key</h2>
      <p>From a terminal:</p>
      <pre><code>curl -s -X POST ${publicUrl}/api/v1/keys -H 'Content-Type: application/json' -d '{"label":"first try"}'</code></pre>
      <p>An owner of an organisation makes live keys under <a href="/keys">Keys</a>. Whoever is
        <a href="/sign-in">signed in</a> opens GraphiQL without a key.</p>
    </section>`,
});
