import type { GraphQLSchema } from 'graphql';
import { type Context as Call, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { routePath } from 'hono/route';
import { mayIntrospect } from '#graph/operations/execute-request.ts';
import { maxAnonymousBodyBytes } from '#http/request-body.ts';
import { isLoopback } from '#http/session-cookie.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError, payloadTooLarge, toErrorHeaders, toPublicError } from '#kernel/errors.ts';
import { findUndecodableParams } from '#kernel/query-params.ts';
import { invalidFields } from '#kernel/validation.ts';
import type { Authenticate, Served } from '#rest/handler.ts';
import { createAssetRoutes } from './assets.ts';
import type { Bundle } from './dashboard/bundle.ts';
import { createDashboardPages } from './dashboard/dashboard.ts';
import { createDeliveryPages } from './deliveries/deliveries.ts';
import { createDevicePages } from './device.ts';
import { createDocsRoutes } from './docs/docs.ts';
import { renderExplorerPage, showAccessPage } from './explorer.ts';
import { createExportFiles } from './files/exports.ts';
import { createFileRoutes, createUploadRoutes, uploadPaths } from './files/files.ts';
import { buildDevicePath, buildSignInPath, resolveNext } from './form.ts';
import { createKeyPages } from './keys.ts';
import { setPageHeaders, showPage } from './layout.ts';
import { createPasskeySignInPages } from './passkeys/passkey-sign-in.ts';
import { createPasskeyPages } from './passkeys/passkeys.ts';
import { renderProblemPage } from './problem.ts';
import { createSignInPages } from './sign-in.ts';
import { createWebhookPages } from './webhooks/webhooks.ts';

export type PageOptions = {
  schema: GraphQLSchema;
  authenticate: Authenticate;
  explain: (error: unknown, ctx: Context) => unknown;
  /** Null until the dashboard is built. */
  loadDashboard: () => Bundle | null;
};

export function createPages({ schema, authenticate: identify, explain, loadDashboard }: PageOptions): Hono<Served> {
  const app = new Hono<Served>();
  const admit: MiddlewareHandler<Served> = async (c, next) => {
    c.set('operation', routePath(c, -1));
    setPageHeaders(c);
    const broken = findUndecodableParams(c.req.url);
    if (broken.length) throw invalidFields(broken);
    const canonical = findCanonicalUrl(c);
    if (canonical) return c.redirect(canonical, 307);
    if (c.req.method === 'POST') assertOwnOrigin(c);
    await identify(c);
    await next();
  };
  for (const path of [
    '/sign-in/*',
    '/sign-out',
    '/device/*',
    '/keys/*',
    '/passkeys/*',
    '/deliveries/*',
    '/exports/*',
  ]) {
    app.use(path, admit, limitBody);
  }
  for (const path of Object.values(uploadPaths)) app.use(path, admit);
  app.use('/exports/*', admit);
  app.route('/', createSignInPages());
  app.route('/', createPasskeySignInPages());
  app.route('/', createPasskeyPages(schema));
  app.route('/', createDeliveryPages(schema));
  app.route('/', createDevicePages(schema));
  app.route('/', createKeyPages(schema));
  app.route('/', createWebhookPages(schema));
  app.route('/', createExportFiles(schema));
  app.route('/', createFileRoutes());
  app.route('/', createUploadRoutes(schema));
  app.route('/', createAssetRoutes());
  app.get('/reference', (c) => c.redirect('/docs/api/', 301));
  app.route('/', createDocsRoutes());
  app.get('/graphql/explorer', async (c) => renderExplorerPage(c, await mayExplore(c, identify)));
  app.route('/', createDashboardPages(identify, loadDashboard));
  app.get('/favicon.ico', (c) => c.body(null, 204));
  app.get('/robots.txt', (c) => c.body(publicPages, 200, { 'Content-Type': 'text/plain; charset=UTF-8' }));

  app.onError((error, c) => {
    const explained = explain(error, c.var.ctx);
    const { status, code } = toPublicError(explained);
    if (code === 'unauthenticated') return c.redirect(buildSignInPath(resolveRequestedPage(c)), 303);
    for (const [name, value] of Object.entries(toErrorHeaders(explained))) c.header(name, value);
    return showPage(c, renderProblemPage(explained, c.var.ctx), status);
  });
  return app;
}

/** What search engines may read. */
const publicPages = ['User-agent: *', 'Allow: /docs/', 'Allow: /sign-in', 'Disallow: /', ''].join('\n');

export async function showGraphqlPage(c: Call<Served>, identify: Authenticate): Promise<Response> {
  return (await mayExplore(c, identify)) ? renderExplorerPage(c, true) : showAccessPage(c);
}

/** The page contains no data, so an invalid session counts as none. */
async function mayExplore(c: Call<Served>, identify: Authenticate): Promise<boolean> {
  await identify(c).catch(() => null);
  return mayIntrospect(c.var.ctx);
}

const limitBody = bodyLimit({
  maxSize: maxAnonymousBodyBytes,
  onError: () => {
    throw payloadTooLarge(maxAnonymousBodyBytes);
  },
});

/** Null unless the page was opened under another loopback name. */
function findCanonicalUrl({ req, var: { ctx } }: Call<Served>): string | null {
  const [asked, known] = [new URL(req.url), new URL(ctx.settings.publicUrl)];
  const isAlias = asked.hostname !== known.hostname && asked.port === known.port;
  if (!isAlias || req.method !== 'GET' || !isLoopback(known.origin) || !isLoopback(asked.origin)) return null;
  return known.origin + asked.pathname + asked.search;
}

/** Also protects forms before sign-in, against login CSRF. */
function assertOwnOrigin(c: Call<Served>): void {
  if (c.req.header('origin') === new URL(c.var.ctx.settings.publicUrl).origin) return;
  throw new DomainError('origin_not_allowed', 'Forms are accepted only from pages of this service.');
}

const resolveRequestedPage = ({ req }: Call): string =>
  req.path.startsWith('/device')
    ? buildDevicePath(req.query('user_code'))
    : resolveNext(req.path.startsWith('/keys/') ? '/keys' : req.path);
