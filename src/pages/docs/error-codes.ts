import { Hono } from 'hono';
import { html } from 'hono/html';
import { codes, errorCodesPath, getMeaning, getStatus } from '#kernel/errors.ts';
import type { Served } from '#rest/handler.ts';
import { type Page, setPageHeaders, showPage } from '../layout.ts';

export function createErrorCodesPage(): Hono<Served> {
  const app = new Hono<Served>();
  app.get(errorCodesPath, (c) => {
    setPageHeaders(c);
    return showPage(c, page);
  });
  return app;
}

const page: Page = {
  title: 'Error codes',
  body: html`<div class="card">
    <p>Both APIs use these codes: <code>error.code</code> in REST, <code>extensions.code</code> in GraphQL.</p>
    ${codes.map(
      (code) => html`<section id="${code}" aria-labelledby="${code}-name">
        <h2 id="${code}-name"><code>${code}</code></h2>
        <p>${getMeaning(code)}</p>
        <p class="hint">HTTP status ${getStatus(code)}</p>
      </section>`,
    )}
  </div>`,
};
