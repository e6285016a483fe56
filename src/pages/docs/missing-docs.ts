import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Served } from '#rest/handler.ts';
import { type Page, setPageHeaders, showPage } from '../layout.ts';
import { createErrorCodesPage } from './error-codes.ts';

/** What stands in the place of the documentation until it is built. */
export function createMissingDocsPages(): Hono<Served> {
  const app = createErrorCodesPage();
  for (const path of ['/docs', '/docs/*']) {
    app.get(path, (c) => {
      setPageHeaders(c);
      return showPage(c, page, 503);
    });
  }
  return app;
}

const page: Page = {
  title: 'The documentation is not built',
  body: html`<p class="lead">Run <code>npm run build</code> in the folder of the service, and start it again.</p>
    <p>Everything else works. The contract of the REST API is at <a href="/api/v1/openapi.json">/api/v1/openapi.json</a>,
      <a href="/graphql">GraphiQL</a> shows the schema, and <a href="/docs/errors">error codes</a> are explained.</p>`,
};
