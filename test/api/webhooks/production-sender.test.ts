import { afterAll, expect, test } from 'vitest';
import { deliverWebhooks } from '#modules/platform/webhooks/webhook-delivery.service.ts';
import { type App, startApp } from '../../harness.ts';
import { type Json, readJson } from '../../json.ts';
import { startWebhookReceiver } from '../../stand-ins/webhook-receiver.ts';
import { listen } from '../graph/socket.ts';

/** No part of the service is replaced: it is called over sockets, and posts with the sender of production. */
const receiver = await startWebhookReceiver();
afterAll(receiver.close);

async function ownerOf(app: App) {
  const url = await listen(app.app);
  const key = await app.live();
  const { headers } = await app.session('owner', key.organisationId);
  const ask = async (query: string, input: object): Promise<Json> => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { ...headers, origin: app.settings.publicUrl, 'content-type': 'application/json' },
      body: JSON.stringify({ query: `mutation ($input: ${query}`, variables: { input } }),
    });
    return readJson(response);
  };
  const create = (endpoint: string) =>
    ask('CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { id url status } } }', {
      url: endpoint,
      types: ['project_created'],
    });
  const ping = (id: string) =>
    ask('PingWebhookInput!) { pingWebhook(input: $input) { attempt { status failure } } }', { id });
  return { key, create, ping };
}

test('a gateway on this machine posts events and pings to an endpoint on this machine', async () => {
  const app = await startApp({ PUBLIC_URL: 'http://localhost:4000' });
  const { key, create, ping } = await ownerOf(app);
  const { createWebhook } = (await create(`${receiver.url}/ok`)).data;
  expect(createWebhook.secret).toMatch(/^whsec_/);
  expect(createWebhook.webhook).toMatchObject({ url: `${receiver.url}/ok`, status: 'enabled' });
  const { body } = await key.rest('POST', '/projects', { name: 'Lamp' });
  await deliverWebhooks(app.system, 0.01);
  expect(receiver.received.map(({ body }) => JSON.parse(body).resource.id)).toEqual([body.project.id]);
  expect((await ping(createWebhook.webhook.id)).data.pingWebhook.attempt).toEqual({ status: 204, failure: null });
});

test('a gateway of the public refuses endpoints on its own machine when they are added and when they are used', async () => {
  const app = await startApp();
  const { create, ping } = await ownerOf(app);
  const { errors } = await create(`${receiver.url}/ok`);
  expect(errors[0].extensions).toMatchObject({ code: 'validation_failed', status: 400 });

  const { createWebhook } = (await create('https://hooks.example.com/sourcing')).data;
  const { id } = createWebhook.webhook;
  await app.asOwner().execute('update webhook set url = ? where id = ?', [`${receiver.url}/ok`, id]);
  receiver.received.length = 0;
  expect((await ping(id)).data.pingWebhook.attempt).toEqual({ status: null, failure: 'address_refused' });
  expect(receiver.received).toEqual([]);
});
