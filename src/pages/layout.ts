import type { Context as Call } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { encodeText } from '#http/compression.ts';
import { buildHeaders } from '#http/headers.ts';
import type { Viewer } from '#kernel/context.ts';
import type { Served } from '#rest/handler.ts';
import { style } from './assets.ts';
import { type Html, renderForeignText } from './text.ts';

export type Page = { title: string; body: Html; wide?: boolean; scripts?: { path: string }[] };

/** Browsers omit the Origin header with `no-referrer`, and forms need it. */
export function setPageHeaders(c: Call<Served>, directives: Record<string, string> = {}): void {
  const { requestId } = c.var.ctx;
  const headers = {
    ...buildHeaders({ requestId, viewer: null }),
    'Content-Security-Policy': buildPolicy(directives),
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
}

const policy = {
  'default-src': `'none'`,
  'style-src': `'self'`,
  'script-src': `'self'`,
  'img-src': `'self' data:`,
  'form-action': `'self'`,
  'base-uri': `'none'`,
  'frame-ancestors': `'none'`,
};

const buildPolicy = (directives: Record<string, string>): string =>
  Object.entries({ ...policy, ...directives })
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

export async function sendHtml(c: Call<Served>, content: Html, status = 200): Promise<Response> {
  const accepted = c.req.header('accept-encoding');
  const type = { 'Content-Type': 'text/html; charset=UTF-8' };
  const { holdsSecret } = c.var.ctx;
  const { body, headers } = await encodeText(String(await content), type, { accepted, holdsSecret });
  // Hono accepts only statuses of responses that have a body, as all pages have.
  return c.body(body, status as ContentfulStatusCode, headers);
}

export const showPage = (c: Call<Served>, page: Page, status = 200): Promise<Response> =>
  sendHtml(c, renderLayout(page, c.var.ctx.viewer, c.req.path), status);

const description =
  'Ask factories in China for quotes, estimate shipping and duty, and approve every message before it is sent.';

function renderLayout({ title, body, wide, scripts = [] }: Page, viewer: Viewer | null, path: string): Html {
  const session = viewer?.kind === 'session' ? viewer : null;
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="description" content="${description}">
    <title>${title} · Sourcing gateway</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${style.path}">
    ${scripts.map(({ path }) => html`<script src="${path}" defer></script>`)}
  </head>
  <body>
    <a class="skip" href="#content">Skip to the content</a>
    <header>
      <div class="bar">
        <a class="brand" href="/">Sourcing gateway</a>
        ${renderNavigation(session ? listPlaces(session) : [reference], path)}
        ${session && renderSession(session)}
      </div>
    </header>
    <main id="content" tabindex="-1" class="${wide ? 'wide' : 'narrow'}">
      <h1>${title}</h1>
      ${body}
    </main>
  </body>
</html>`;
}

type Place = [path: string, name: string];
const listPlaces = ({ rights }: Session): Place[] => [
  ...(rights.has('APPROVE') ? [approvals] : []),
  ['/keys', 'Keys'],
  ...(rights.has('ADMINISTER') ? [webhooks] : []),
  ['/passkeys', 'Passkeys'],
  ['/device', 'Connect a device'],
  reference,
];
const approvals: Place = ['/deliveries', 'Approvals'];
const webhooks: Place = ['/keys/webhooks', 'Webhooks'];
const reference: Place = ['/docs/api/', 'API reference'];

const renderNavigation = (places: Place[], path: string): Html => html`<nav aria-label="Main">
  <ul>
    ${places.map(
      ([href, name]) => html`<li><a href="${href}"${path === href && html` aria-current="page"`}>${name}</a></li>`,
    )}
  </ul>
</nav>`;

type Session = Extract<Viewer, { kind: 'session' }>;
const renderSession = ({ email, organisation }: Session): Html => html`<div class="who">
  <p><span>${renderForeignText(email)}</span> <span class="of">${renderForeignText(organisation.name)}</span></p>
  <form method="post" action="/sign-out"><button class="quiet">Sign out</button></form>
</div>`;

/** Takes the focus, so screen readers announce it. */
export const renderNotice = (text: unknown, kind: 'status' | 'alert' = 'status'): Html =>
  html`<div class="notice ${kind}" role="${kind}" tabindex="-1" autofocus>${text}</div>`;

type Field = {
  id: string;
  name?: string;
  label: string;
  value: string;
  attributes: Html;
  hint?: string;
  problem?: string | undefined;
};

export function renderField({ id, name = id, label, value, attributes, hint, problem }: Field): Html {
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${id}">${label}</label>
    ${hint && html`<p class="hint" id="${id}-hint">${hint}</p>`}
    ${problem && html`<p class="problem" id="${id}-problem">${problem}</p>`}
    <input id="${id}" name="${name}" value="${value}" ${attributes}
      ${describedBy && html`aria-describedby="${describedBy}"`} ${problem && html`aria-invalid="true" autofocus`}>
  </div>`;
}
