import { type Context as Call, Hono } from 'hono';
import { html } from 'hono/html';
import type { Served } from '#rest/handler.ts';
import { referenceScript, swaggerFiles } from './assets.ts';
import { sendHtml, setPageHeaders } from './layout.ts';

export function createReferencePage(): Hono<Served> {
  const app = new Hono<Served>();
  app.get('/reference', (c: Call<Served>) => {
    setPageHeaders(c, { 'connect-src': `'self'` });
    return sendHtml(c, reference);
  });
  return app;
}

const reference = html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Sourcing gateway: API reference</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${swaggerFiles.style.path}" />
  </head>
  <body>
    <main id="reference">Loading the reference…</main>
    <script src="${swaggerFiles.script.path}"></script>
    <script src="${referenceScript.path}"></script>
  </body>
</html>`;
