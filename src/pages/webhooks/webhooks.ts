import type { GraphQLSchema } from 'graphql';
import { type Context as Call, Hono } from 'hono';
import { DomainError, notFound } from '#kernel/errors.ts';
import { parse, readFieldProblems } from '#kernel/validation.ts';
import { EventType } from '#modules/platform/events/event.schema.ts';
import { WebhookId } from '#modules/platform/webhooks/webhook.schema.ts';
import type { Served } from '#rest/handler.ts';
import { parsePageDocument } from '../document.ts';
import { readForm } from '../form.ts';
import { showPage } from '../layout.ts';
import {
  type Attempt,
  renderRemovePage,
  renderWebhookSecretPage,
  renderWebhooksPage,
  type WebhookList,
} from './webhook-views.ts';

/** Actions on one webhook or delivery, by the last part of their path. */
const verbs = { enable: 'updateWebhook', ping: 'pingWebhook', resend: 'resendWebhookDelivery' } as const;

export function createWebhookPages(schema: GraphQLSchema): Hono<Served> {
  const app = new Hono<Served>();
  const list = parsePageDocument<WebhookList>(
    `query {
      webhooks(first: 10) {
        nodes {
          id url types: typeNames status failingSince disabledAt createdAt
          deliveries(first: 10) {
            nodes {
              id sequence status attempts nextAttemptAt createdAt event { type: typeName }
              attemptLog { at status failure answer durationMs }
            }
          }
        }
      }
      me { organisation { name } }
    }`,
    schema,
  );
  const define = <Data>(verb: string, input: string, selection: string) =>
    parsePageDocument<{ done: Data }>(
      `mutation ($input: ${input}!) { done: ${verb}(input: $input) { ${selection} } }`,
      schema,
    );
  const create = parsePageDocument<{ done: { secret: string } }>(
    `mutation ($url: Url!, $types: [String!]!) { done: createWebhookOfTypes(url: $url, types: $types) { secret } }`,
    schema,
  );
  const rotate = define<{ secret: string }>('rotateWebhookSecret', 'RotateWebhookSecretInput', 'secret');
  const remove = define('removeWebhook', 'RemoveWebhookInput', 'id');
  const enable = define(verbs.enable, 'UpdateWebhookInput', 'webhook { id }');
  const resend = define(verbs.resend, 'ResendWebhookDeliveryInput', 'delivery { id }');
  const ping = define<{ attempt: Attempt }>(
    verbs.ping,
    'PingWebhookInput',
    'attempt { at status failure answer durationMs }',
  );

  const readId = async (c: Call<Served>) => parse(WebhookId, Object.fromEntries(await readForm(c)));

  app.get('/keys/webhooks', async (c) => {
    return showPage(c, renderWebhooksPage(await list({}, c.var.ctx), { url: '', types: EventType.options }, {}));
  });

  app.post('/keys/webhooks', async (c) => {
    const { ctx } = c.var;
    const form = await readForm(c);
    const draft = { url: form.get('url')?.trim() ?? '', types: form.getAll('types') };
    try {
      const { done } = await create(draft, ctx);
      return showPage(c, renderWebhookSecretPage(done.secret));
    } catch (error) {
      const problems = readFieldProblems(error);
      const isFull = error instanceof DomainError && error.code === 'webhook_limit_reached';
      if (!problems.length && !isFull) throw error;
      const found = await list({}, ctx);
      const feedback = isFull ? { problem: error.message } : { wrong: problems };
      return showPage(c, renderWebhooksPage(found, draft, feedback), isFull ? 409 : 400);
    }
  });

  app.post('/keys/webhooks/ping', async (c) => {
    const { ctx } = c.var;
    const { done } = await ping({ input: await readId(c) }, ctx);
    const draft = { url: '', types: EventType.options };
    return showPage(c, renderWebhooksPage(await list({}, ctx), draft, { pinged: done.attempt }));
  });
  app.post('/keys/webhooks/rotate', async (c) => {
    const { done } = await rotate({ input: await readId(c) }, c.var.ctx);
    return showPage(c, renderWebhookSecretPage(done.secret));
  });
  app.post('/keys/webhooks/enable', async (c) => {
    await enable({ input: { ...(await readId(c)), status: 'enabled' } }, c.var.ctx);
    return c.redirect('/keys/webhooks', 303);
  });
  app.post('/keys/webhooks/resend', async (c) => {
    await resend({ input: await readId(c) }, c.var.ctx);
    return c.redirect('/keys/webhooks', 303);
  });
  app.get('/keys/webhooks/remove', async (c) => {
    const { webhooks } = await list({}, c.var.ctx);
    const webhook = webhooks.nodes.find(({ id }) => id === c.req.query('id'));
    if (!webhook) throw notFound('webhook');
    return showPage(c, renderRemovePage(webhook));
  });
  app.post('/keys/webhooks/remove', async (c) => {
    await remove({ input: await readId(c) }, c.var.ctx);
    return c.redirect('/keys/webhooks', 303);
  });
  return app;
}
