import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { deliverWebhooks } from '#modules/platform/webhooks/webhook-delivery.service.ts';
import { createWebhookSender } from '#ports/webhooks/webhook-sender.ts';
import { type Caller, startApp } from '../../harness.ts';
import type { Json } from '../../json.ts';
import { purge } from '../../purge.ts';
import { type Received, startWebhookReceiver } from '../../stand-ins/webhook-receiver.ts';
import { findMessageFaults } from '../contract/document.ts';

const run = promisify(execFile);
const receiver = await startWebhookReceiver();
afterAll(receiver.close);
const app = await startApp({}, { webhookSender: createWebhookSender({ allowsLoopback: () => true, timeoutMs: 3000 }) });
const start = app.clock.now;
beforeEach(async () => {
  // Deliveries of the tests before become due as the clock moves.
  await app.asOwner().execute(`update webhook set status = 'disabled'`);
  receiver.received.length = 0;
  app.clock.now = start;
});

const later = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};
const deliver = () => deliverWebhooks(app.system, 0.01);

async function owner() {
  const key = await app.live();
  return { key, session: await app.session('owner', key.organisationId), owner: key.organisationId };
}
async function webhook(
  session: Caller,
  path = '/ok',
  types = ['project_created'],
): Promise<{ id: string; secret: string }> {
  const { createWebhook } = await session.graphql.request(
    'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { id } } }',
    { input: { url: receiver.url + path, types } },
  );
  return { id: createWebhook.webhook.id, secret: createWebhook.secret };
}
const project = (key: Caller, name = 'Secret lamp') => key.rest('POST', '/projects', { name });
async function show(session: Caller): Promise<Json> {
  const { webhooks } = await session.graphql.request(
    `{ webhooks(first: 5) { nodes { id status failingSince disabledAt url types formerSecretUntil deliveries(first: 10) {
         nodes { id status attempts nextAttemptAt sequence eventId event { type } attemptLog { status failure answer } } } } } }`,
  );
  return webhooks.nodes;
}

test('an event is posted once, signed so that standardwebhooks verifies it, with ids and states alone', async () => {
  const { key, session } = await owner();
  const { secret } = await webhook(session);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const { body } = await project(key);
  app.clock.now = new Date();
  await deliver();
  await deliver();

  const [one, ...more] = receiver.received;
  expect(more).toEqual([]);
  expect(new Verifier(secret).verify(one!.body, one!.headers)).toEqual({
    id: one!.headers['webhook-id'],
    sequence: expect.any(Number),
    type: 'project.created',
    at: expect.any(String),
    resource: { type: 'project', id: body.project.id },
    data: { status: 'active' },
  });
  expect(findMessageFaults('project.created', one!.headers, JSON.parse(one!.body))).toEqual([]);
  expect(findMessageFaults('project.updated', one!.headers, JSON.parse(one!.body))).not.toEqual([]);
  expect(() => new Verifier(secret).verify(`${one!.body} `, one!.headers)).toThrow();
  const [shown] = await show(session);
  expect(shown.deliveries.nodes).toMatchObject([
    { status: 'delivered', attempts: 1, nextAttemptAt: null, event: { type: 'project_created' } },
  ]);
});

test('the code of the documentation verifies a message, and refuses one that was changed', async () => {
  const { key, session } = await owner();
  const { secret } = await webhook(session);
  await project(key);
  app.clock.now = new Date();
  await deliver();
  const { body, headers } = receiver.received[0]!;
  const [, code = ''] = /^```js\n(.*?)^```$/ms.exec(await readFile('docs/webhooks.md', 'utf8')) ?? [];
  const receive = (rawBody: string) =>
    run(
      process.execPath,
      [
        ...['--input-type=module', '-e'],
        `const rawBody = ${JSON.stringify(rawBody)}; const request = ${JSON.stringify({ headers })};
         ${code}
         console.log(event.type);`,
      ],
      { env: { ...process.env, WEBHOOK_SECRET: secret } },
    );
  expect((await receive(body)).stdout).toBe('project.created\n');
  await expect(receive(body.replace('active', 'closed'))).rejects.toThrow('No matching signature found');
});

test('only chosen types of events after the creation are sent, and each to every endpoint', async () => {
  const { key, session } = await owner();
  await project(key, 'before');
  await webhook(session, '/a');
  await webhook(session, '/b', ['project_created', 'project_updated']);
  const { body } = await project(key);
  await key.rest('PATCH', `/projects/${body.project.id}`, { expectedContextVersion: 'v1', name: 'Renamed' });
  await deliver();
  const got = receiver.received.map(({ path, body }) => `${path} ${JSON.parse(body).type}`).toSorted();
  expect(got).toEqual(['/a project.created', '/b project.created', '/b project.updated']);
  const ids = new Set(receiver.received.map(({ headers }) => headers['webhook-id']));
  expect(ids.size).toBe(2);
});

const failures: [path: string, shown: object][] = [
  ['/refuses', { status: 500, failure: null, answer: 'x'.repeat(1024) }],
  ['/redirects', { status: 307, failure: null, answer: '' }],
  ['/never', { status: null, failure: 'timeout', answer: null }],
  ['/trickles', { status: 500, failure: null, answer: expect.stringMatching(/^slow\.*$/) }],
  ['/resets', { status: null, failure: 'connection', answer: null }],
  ['/closes', { status: null, failure: 'connection', answer: null }],
  ['/babbles', { status: null, failure: 'connection', answer: null }],
  ['/upgrades', { status: null, failure: 'connection', answer: null }],
  ['/binary', { status: 400, failure: null, answer: '\ufffd\ufffd\ufffdA' }],
];
test.each(failures)('a receiver that %s leaves a pending delivery with its attempt', async (path, attempt) => {
  const { key, session } = await owner();
  await webhook(session, path);
  await project(key);
  await deliver();
  expect(receiver.received.map(({ path }) => path)).toEqual([path]);
  const [shown] = await show(session);
  expect(shown.deliveries.nodes).toMatchObject([{ status: 'pending', attempts: 1, attemptLog: [attempt] }]);
});

test.each(['/cut', '/floods'])('a receiver that says 200 and then %s has accepted', async (path) => {
  const { key, session } = await owner();
  await webhook(session, path);
  await project(key);
  await deliver();
  expect((await show(session))[0].deliveries.nodes).toMatchObject([{ status: 'delivered' }]);
});

test('a refused delivery is repeated under the same id after 5 s, 5 and 30 min, 2, 5, 10 and 10 h, then has failed', async () => {
  const { key, session } = await owner();
  await webhook(session, '/refuses');
  await project(key);
  await deliver();
  const scheduled = [5, 300, 1800, 7200, 18_000, 36_000, 36_000];
  for (const [i, seconds] of scheduled.entries()) {
    later((seconds - 1) * 1000);
    await deliver();
    expect(receiver.received, `too early: ${seconds} s`).toHaveLength(i + 1);
    later(seconds * 200 + 1000);
    await deliver();
    expect(receiver.received, `${seconds} s`).toHaveLength(i + 2);
  }
  later(24 * 3600_000);
  await deliver();
  expect(receiver.received).toHaveLength(8);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const [shown] = await show(session);
  expect(shown.deliveries.nodes).toMatchObject([{ status: 'failed', attempts: 8, nextAttemptAt: null }]);
  expect(shown).toMatchObject({ status: 'enabled', failingSince: expect.any(String) });
});

test('after five days of failure an endpoint is disabled and its owners are told; enabled again, it misses nothing', async () => {
  const { key, session } = await owner();
  const { id } = await webhook(session, '/refuses');
  await project(key);
  await deliver();
  later(5 * 24 * 3600_000 - 1000);
  await project(key);
  await deliver();
  expect((await show(session))[0]).toMatchObject({ status: 'enabled' });
  later(10_000);
  await deliver();
  const [disabled] = await show(session);
  expect(disabled).toMatchObject({ status: 'disabled', disabledAt: app.clock.now.toISOString() });
  expect(app.sent).toMatchObject([{ subject: expect.stringContaining('is disabled') }]);
  expect(app.sent[0]!.text).not.toContain('/refuses');

  receiver.received.length = 0;
  await project(key);
  await deliver();
  expect(receiver.received).toEqual([]);
  await session.graphql.request(
    'mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { webhook { status } } }',
    { input: { id, url: `${receiver.url}/ok`, status: 'enabled' } },
  );
  await deliver();
  await deliver();
  const sequences = new Set(receiver.received.map(({ body }) => JSON.parse(body).sequence));
  expect(sequences).toContain(4);
  expect((await show(session))[0]).toMatchObject({ status: 'enabled', failingSince: null });
});

test('after a rotation both secrets sign for 24 hours, then only the new one', async () => {
  const { key, session } = await owner();
  const { id, secret: former } = await webhook(session);
  const { rotateWebhookSecret } = await session.graphql.request(
    'mutation ($input: RotateWebhookSecretInput!) { rotateWebhookSecret(input: $input) { secret } }',
    { input: { id } },
  );
  const verified = async () => {
    receiver.received.length = 0;
    await project(key);
    await deliver();
    const [{ body, headers }] = receiver.received as unknown as [Received];
    vi.setSystemTime(Number(headers['webhook-timestamp']) * 1000);
    return [former, rotateWebhookSecret.secret].map((secret) => {
      try {
        return Boolean(new Verifier(secret).verify(body, headers));
      } catch {
        return false;
      }
    });
  };
  expect(await verified()).toEqual([true, true]);
  later(24 * 3600_000 + 1);
  expect(await verified()).toEqual([false, true]);
  vi.useRealTimers();
});

test('a delivery is sent again by hand under the same id, and a ping shows the answer at once', async () => {
  const { key, session } = await owner();
  const { id } = await webhook(session);
  await project(key);
  await deliver();
  const { deliveries } = (await show(session))[0];
  await session.graphql.request(
    'mutation ($input: ResendWebhookDeliveryInput!) { resendWebhookDelivery(input: $input) { delivery { status } } }',
    { input: { id: deliveries.nodes[0].id } },
  );
  await deliver();
  expect(receiver.received).toHaveLength(2);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const { pingWebhook } = await session.graphql.request(
    'mutation ($input: PingWebhookInput!) { pingWebhook(input: $input) { attempt { status failure } } }',
    { input: { id } },
  );
  expect(pingWebhook.attempt).toEqual({ status: 204, failure: null });
  const { headers, body } = receiver.received.at(-1)!;
  expect(findMessageFaults('ping', headers, JSON.parse(body))).toEqual([]);
});

test('several instances send each event once, and a lost instance is taken over under the same id', async () => {
  const { key, session, owner: organisation } = await owner();
  await webhook(session);
  for (let i = 0; i < 6; i++) await project(key, `Lamp ${i}`);
  await Promise.all([deliver(), deliver(), deliver()]);
  await deliver();
  await deliver();
  expect(receiver.received).toHaveLength(6);
  // An instance that dies after the answer leaves its lease.
  const lost = { lease: new Date(app.clock.now.getTime() + 30_000), owner: organisation };
  await app
    .asOwner()
    .execute(
      `update webhook_delivery set status = 'pending', next_attempt_at = ?, lease_expires_at = ? where owner = ? and sequence = 2`,
      [app.clock.now, lost.lease, lost.owner],
    );
  await deliver();
  expect(receiver.received).toHaveLength(6);
  later(30_001);
  await deliver();
  expect(receiver.received).toHaveLength(7);
});

test('an organisation has five webhooks at most, even if more are made at the same moment', async () => {
  const { session } = await owner();
  const made = await Promise.allSettled(Array.from({ length: 8 }, (_, i) => webhook(session, `/${i}`)));
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(String((made.find(({ status }) => status === 'rejected') as PromiseRejectedResult).reason)).toContain(
    'webhook_limit_reached',
  );
});

test('secrets are sealed in the database, and another SECRET_KEY sends nothing', async () => {
  const { key, session } = await owner();
  const { id, secret } = await webhook(session);
  const [row] = await app
    .asOwner()
    .execute<{ sealed: string }[]>('select sealed_secret as sealed from webhook where id = ?', [id]);
  expect(row!.sealed).not.toContain(secret.slice(6, 20));
  await project(key);
  const other = { ...app.system, secretSeal: { ...app.system.secretSeal, open: () => null } };
  await deliverWebhooks(other, 0.01);
  expect(receiver.received).toEqual([]);
});

test('a name is resolved once, and the connection goes to the address that was checked', async () => {
  const addresses = ['127.0.0.1', '10.0.0.1'];
  const resolve = vi.fn(async () => [{ address: addresses.shift() ?? '10.0.0.1', family: 4 }]);
  const sender = createWebhookSender({ allowsLoopback: () => true, timeoutMs: 3000, resolve });
  expect(await sender.post(`http://hooks.example.com:${receiver.port}/ok`, {}, '{}')).toEqual({
    status: 204,
    answer: '',
  });
  expect(resolve).toHaveBeenCalledTimes(1);
  expect(receiver.received[0]!.headers['host']).toBe(`hooks.example.com:${receiver.port}`);
});

test('only owners, and live keys that were made for it, manage webhooks', async () => {
  const { key, session, owner: organisation } = await owner();
  const refusals = [
    [key, 'insufficient_scope'],
    [await app.session('approver', organisation), 'owner_required'],
    [await app.sandbox(), 'live_key_required'],
  ] as const;
  for (const [who, code] of refusals) await expect(webhook(who)).rejects.toThrow(code);

  const manager = await app.live({ organisationId: organisation, scopes: ['webhooks:write'] });
  const { status, body } = await manager.rest('POST', '/webhooks', {
    url: `${receiver.url}/ok`,
    types: ['project.created'],
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    webhook: { types: ['project.created'], status: 'enabled' },
    secret: expect.stringMatching(/^whsec_/),
  });
  const { id } = body['webhook'];
  const pinged = await manager.rest('POST', `/webhooks/${id}/ping`);
  expect(pinged.body['attempt']).toMatchObject({ status: 204, failure: null });
  await project(key);
  await deliver();
  expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(['ping', 'project.created']);
  expect((await manager.rest('GET', '/webhooks')).body['webhooks']).toMatchObject([{ id, types: ['project.created'] }]);
  const { auditEntries } = await session.graphql.request('{ auditEntries(first: 20) { nodes { action actor } } }');
  expect(auditEntries.nodes).toContainEqual({ action: 'webhook.created', actor: `key:${manager.keyId}` });
  expect((await manager.rest('DELETE', `/webhooks/${id}`)).body['id']).toBe(id);
  expect(await show(session)).toEqual([]);
});

test('the log of events is read from near its end', async () => {
  const { key } = await owner();
  await project(key, 'Lamp');
  await project(key, 'Fan');
  const read = async (query: string) => (await key.rest('GET', `/events?${query}`)).body;
  const { nextAfter } = await read('last=0');
  expect(await read('last=1')).toMatchObject({ events: [{ sequence: nextAfter }], nextAfter });
  expect(await read(`after=${nextAfter}`)).toMatchObject({ events: [], nextAfter });
  expect(await read('last=1&type=rfq.sent')).toMatchObject({ events: [], nextAfter: nextAfter - 1 });
  expect(await read('last=1&after=1')).toMatchObject({ events: [{ sequence: nextAfter }] });
  expect(await read(`last=2&after=${nextAfter - 1}`)).toMatchObject({ events: [{ sequence: nextAfter }] });
});

test('a removed webhook is sent nothing, and old deliveries are purged', async () => {
  const { key, session } = await owner();
  const { id } = await webhook(session);
  await project(key);
  await deliver();
  later(31 * 24 * 3600_000);
  await purge(app.system, 'webhook_deliveries');
  expect((await show(session))[0].deliveries.nodes).toEqual([]);
  await project(key);
  await session.graphql.request('mutation ($input: RemoveWebhookInput!) { removeWebhook(input: $input) { id } }', {
    input: { id },
  });
  receiver.received.length = 0;
  await deliver();
  expect(receiver.received).toEqual([]);
});
