import type { Context as Call } from 'hono';
import { html } from 'hono/html';
import type { Served } from '#rest/handler.ts';
import { accessScript, explorerScript, explorerStyle, graphiqlFiles } from './assets.ts';
import { type Page, sendHtml, setPageHeaders, showPage } from './layout.ts';

export const wantsPage = ({ req }: Call): boolean =>
  ['GET', 'HEAD'].includes(req.method) &&
  req.header('authorization') === undefined &&
  /\btext\/html\b/i.test(req.header('accept') ?? '');

/** Contains nothing of the schema; introspection needs a key, a session or a request from this machine. */
export function renderExplorerPage(c: Call<Served>, isOpen: boolean): Response | Promise<Response> {
  const nonce = crypto.randomUUID();
  setPageHeaders(c, { 'style-src': `'self' 'nonce-${nonce}'`, 'font-src': 'data:', 'connect-src': `'self'` });
  const page = html`<!doctype html>
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
</html>`;
  return sendHtml(c, page);
}

export function showAccessPage(c: Call<Served>): Response | Promise<Response> {
  setPageHeaders(c, { 'connect-src': `'self'` });
  return showPage(c, renderAccessPage(c.var.ctx.settings.publicUrl));
}

const renderAccessPage = (publicUrl: string): Page => ({
  title: 'GraphQL',
  scripts: [accessScript],
  body: html`<p class="lead">The schema and the data require an API key. Programs send it to
      <code>POST ${publicUrl}/graphql</code> as <code>Authorization: Bearer …</code></p>
    <div class="notice alert" id="problem" role="alert" tabindex="-1" hidden></div>
    <section class="card" aria-labelledby="sandbox" data-scripted hidden>
      <h2 id="sandbox">Try it with a sandbox key</h2>
      <p>It is free, valid for one day and never sends messages. This tab stores it until it is closed.</p>
      <button class="primary" type="button" id="make">Create a sandbox key and open GraphiQL</button>
    </section>
    <section class="card" aria-labelledby="own" data-scripted hidden>
      <h2 id="own">Use an existing key</h2>
      <form id="enter">
        <div class="field">
          <label for="key">Key</label>
          <input class="code" id="key" type="password" required maxlength="120" autocomplete="off" spellcheck="false">
        </div>
        <button class="primary">Open GraphiQL</button>
      </form>
    </section>
    <section class="card" aria-labelledby="other">
      <h2 id="other">Other ways to get a key</h2>
      <p>From a terminal:</p>
      <pre><code>curl -s -X POST ${publicUrl}/api/v1/keys -H 'Content-Type: application/json' -d '{"label":"first try"}'</code></pre>
      <p>Owners of an organisation create live keys under <a href="/keys">Keys</a>. Members who are
        <a href="/sign-in">signed in</a> can open GraphiQL without a key.</p>
    </section>`,
});
