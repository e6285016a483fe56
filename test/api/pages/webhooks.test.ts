import { afterAll, expect, test } from 'vitest';
import { deliverWebhooks } from '#modules/platform/webhooks/webhook-delivery.service.ts';
import { createWebhookSender } from '#ports/webhooks/webhook-sender.ts';
import { startApp } from '../../harness.ts';
import { startWebhookReceiver } from '../../stand-ins/webhook-receiver.ts';
import { formsOf } from './browser.ts';

const receiver = await startWebhookReceiver();
afterAll(receiver.close);
const app = await startApp({}, { webhookSender: createWebhookSender({ allowsLoopback: () => true, timeoutMs: 3000 }) });

async function signedIn() {
  const { token, organisationId } = await app.session('owner', await app.organisation());
  return { organisationId, ...formsOf(app.app, { cookie: `__Host-ssd_session=${token}` }) };
}

const page = '/keys/webhooks';
const idIn = (text: string) => /name="id" value="([\w-]+)"/.exec(text)![1]!;

test('an owner adds a webhook, reads the secret once, pings it, sees deliveries and removes it', async () => {
  const me = await signedIn();
  expect((await me.get(page)).text).toContain('There are no webhooks yet.');
  const url = `${receiver.url}/refuses`;
  const made = await me.post(page, [
    ['url', url],
    ['types', 'project.created'],
  ]);
  const [secret] = /whsec_[\w+/=]+/.exec(made.text)!;
  const { text } = await me.get(page);
  expect(text).toContain(`<bdi>${url}</bdi> <span class="badge">enabled</span>`);
  expect(text).not.toContain(secret);

  const id = idIn(text);
  expect((await me.post(`${page}/ping`, [['id', id]])).text).toContain('status 500');
  const key = await app.live({ organisationId: me.organisationId });
  await key.rest('POST', '/projects', { name: 'Lamp' });
  await deliverWebhooks(app.system, 0.01);
  expect((await me.get(page)).text).toMatch(/<code>project\.created<\/code> pending/);

  const rotated = await me.post(`${page}/rotate`, [['id', id]]);
  expect(/whsec_[\w+/=]+/.exec(rotated.text)![0]).not.toBe(secret);
  expect((await me.get(`${page}/remove?id=${id}`)).text).toContain('Remove this webhook?');
  await me.post(`${page}/remove`, [['id', id]]);
  expect((await me.get(page)).text).toContain('There are no webhooks yet.');
});

test('a refused address keeps what was typed and says why; a webhook without types says so', async () => {
  const me = await signedIn();
  const refused = await me.post(page, [
    ['url', 'https://10.0.0.1/'],
    ['types', 'delivery.sent'],
  ]);
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('Must lead to a public address.');
  expect(refused.text).toContain('value="https://10.0.0.1/"');
  const empty = await me.post(page, [['url', 'https://hooks.example.com/']]);
  expect(empty.text).toContain('Choose at least one type.');
});
