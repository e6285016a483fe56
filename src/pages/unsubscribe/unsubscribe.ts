import { type Context as Call, Hono } from 'hono';
import { createSlidingWindow } from '#auth/sliding-window.ts';
import { maxAnonymousBodyBytes, readLimitedBody } from '#http/request-body.ts';
import type { Context } from '#kernel/context.ts';
import { toErrorHeaders, toPublicError } from '#kernel/errors.ts';
import { unsubscribe } from '#modules/sourcing/notifications/preference.service.ts';
import type { Served } from '#rest/handler.ts';
import { sendHtml, setPageHeaders } from '../layout.ts';
import { pickLanguage } from '../supplier-links/supplier-words.ts';
import { renderUnsubscribePage } from './unsubscribe-views.ts';

type Options = { perMinute: number; explain: (error: unknown, ctx: Context) => unknown };

/**
 * Opens without signing in: the token in the path allows to stop the mails of one member, and nothing else. Opening the
 * link does nothing yet, because mail scanners open links too. Mail programs post to it (RFC 8058), without an origin.
 */
export function createUnsubscribePages({ perMinute, explain }: Options): Hono<Served> {
  const app = new Hono<Served>();
  const consume = createSlidingWindow('link_requests_per_minute', perMinute);

  async function respond(c: Call<Served>, answer: (token: string) => Promise<Response>): Promise<Response> {
    const { ctx } = c.var;
    setPageHeaders(c, { 'script-src': `'none'` });
    c.header('Referrer-Policy', 'no-referrer');
    c.header('X-Robots-Tag', 'noindex, nofollow, noarchive');
    try {
      const refusal = consume(ctx.client, ctx.now().getTime());
      if (refusal) throw refusal;
      return await answer(c.req.param('token') ?? '');
    } catch (error) {
      const explained = explain(error, ctx);
      for (const [name, value] of Object.entries(toErrorHeaders(explained))) c.header(name, value);
      return sendHtml(c, renderUnsubscribePage('problem', findLanguage(c)), toPublicError(explained).status);
    }
  }

  app.get('/unsubscribe/:token', (c) => {
    c.set('operation', 'GET /unsubscribe/{token}');
    return respond(c, async (token) => {
      const isKnown = c.var.ctx.unsubscribeLinks.open(token) !== null;
      return sendHtml(c, renderUnsubscribePage(isKnown ? 'question' : 'unknown', findLanguage(c)), isKnown ? 200 : 404);
    });
  });

  app.post('/unsubscribe/:token', (c) => {
    c.set('operation', 'POST /unsubscribe/{token}');
    return respond(c, async (token) => {
      // Its content is ignored.
      await readLimitedBody(c.req.raw, maxAnonymousBodyBytes);
      const isDone = await unsubscribe(c.var.ctx, token);
      return sendHtml(c, renderUnsubscribePage(isDone ? 'done' : 'unknown', findLanguage(c)), isDone ? 200 : 404);
    });
  });
  return app;
}

const findLanguage = ({ req }: Call) => pickLanguage(req.query('lang'), req.header('accept-language'));
