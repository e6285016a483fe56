import type { GraphQLSchema } from 'graphql';
import { type Context as Call, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { routePath } from 'hono/route';
import type { Context } from '#kernel/context.ts';
import { DomainError, headersOf, maxBodyBytes, payloadTooLarge, publicForm } from '#kernel/errors.ts';
import type { Identify, Served } from '#rest/handler.ts';
import { assets } from './assets.ts';
import { devicePages } from './device.ts';
import { devicePath, signInPath } from './form.ts';
import { keyPages } from './keys.ts';
import { setPageHeaders, show } from './layout.ts';
import { problemPage } from './problem.ts';
import { referencePage } from './reference.ts';
import { signInPages } from './sign-in.ts';

export type PageOptions = {
  schema: GraphQLSchema;
  identify: Identify;
  /** What is said of a failure; it logs what is a bug. */
  explain: (error: unknown, ctx: Context) => unknown;
};

/** What people open in a browser. Everything comes from this service; nothing is asked of another host. */
export function pages({ schema, identify, explain }: PageOptions): Hono<Served> {
  const app = new Hono<Served>();
  for (const path of ['/sign-in/*', '/sign-out', '/device/*', '/keys/*']) {
    app.use(path, async (c, next) => {
      c.set('operation', routePath(c, -1));
      setPageHeaders(c);
      if (c.req.method === 'POST') assertOwnOrigin(c);
      await identify(c);
      await next();
    });
    app.use(path, limitBody);
  }
  app.route('/', signInPages());
  app.route('/', devicePages(schema));
  app.route('/', keyPages(schema));
  app.route('/', assets());
  app.route('/', referencePage());
  app.get('/', (c) => c.redirect('/reference'));
  app.get('/favicon.ico', (c) => c.body(null, 204));

  app.onError((error, c) => {
    const said = explain(error, c.var.ctx);
    const { status, code } = publicForm(said);
    if (code === 'unauthenticated') return c.redirect(signInPath(pageOf(c)), 303);
    for (const [name, value] of Object.entries(headersOf(said))) c.header(name, value);
    return show(c, problemPage(said, c.var.ctx), status);
  });
  return app;
}

const limitBody = bodyLimit({
  maxSize: maxBodyBytes,
  onError: () => {
    throw payloadTooLarge();
  },
});

/** Before anybody is signed in there is no session to protect, but there is still a browser to be misled. */
function assertOwnOrigin(c: Call<Served>): void {
  if (c.req.header('origin') === new URL(c.var.ctx.settings.publicUrl).origin) return;
  throw new DomainError('origin_not_allowed', 'Forms are taken from the pages of this service only.');
}

/** The page that somebody wanted who has to sign in first. */
const pageOf = ({ req }: Call): string =>
  req.path.startsWith('/device') ? devicePath(req.query('user_code')) : '/keys';
