import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Context as Call, Hono } from 'hono';
import { html } from 'hono/html';
import { secureHeaders } from 'hono/secure-headers';

const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const kept = { 'Cache-Control': 'public, max-age=86400' };

/** The contract, to read and to try. */
export function referencePage(): Hono {
  const app = new Hono();
  app.use('/reference/*', secureHeaders());
  app.get('/reference', (c) => {
    c.header(
      'Content-Security-Policy',
      `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'`,
    );
    return c.html(reference);
  });
  app.get('/reference/start.js', (c) =>
    c.body(start, 200, { ...kept, 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/reference/swagger-ui.css', asset('swagger-ui.css', 'text/css; charset=utf-8'));
  app.get('/reference/swagger-ui.js', asset('swagger-ui-bundle.js', 'text/javascript; charset=utf-8'));
  return app;
}

const asset = (file: string, type: string) => async (c: Call) =>
  c.body(await readFile(join(assets, file)), 200, { ...kept, 'Content-Type': type });

const reference = html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Sourcing gateway: API reference</title>
    <link rel="stylesheet" href="/reference/swagger-ui.css" />
  </head>
  <body>
    <main id="reference">Loading the reference…</main>
    <script src="/reference/swagger-ui.js"></script>
    <script src="/reference/start.js"></script>
  </body>
</html>`;

const start = `SwaggerUIBundle({ url: '/api/v1/openapi.json', dom_id: '#reference', deepLinking: true, validatorUrl: null });\n`;
