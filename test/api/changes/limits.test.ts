import { expect, test } from 'vitest';
import { listDefaultScopes } from '#kernel/scopes.ts';
import { quoteRequest, reachable, startApp } from '../../harness.ts';
import { openDelivery, pause, readStream, refusalIn, refusedAction, refusedDelivery, soon } from './stream.ts';

const app = await startApp();
const factoryIds = await app.factories(reachable());

async function settled(me: Awaited<ReturnType<typeof app.live>>) {
  const { deliveries, action, projectId } = await quoteRequest(me, { factoryIds });
  return { me, projectId, actionId: action.id as string, id: deliveries[0].id as string };
}
const rename = (id: string, subject: string) =>
  app.asOwner().execute('update delivery set subject = ? where id = ?', [subject, id]);

test('a key may have ten open streams', async () => {
  const { me, id, actionId } = await settled(await app.live());
  const open = () => openDelivery(me, { id });
  const streams = await Promise.all(Array.from({ length: 10 }, open));
  const answer = await me.open('subscription ($id: ID!) { actionChanged(id: $id) { eventId } }', { id: actionId });
  const refused = await refusalIn(answer);
  expect(refused).toMatchObject({
    status: 429,
    code: 'quota_reached',
    details: { limit: 'open_streams', max: 10, windowSeconds: 3600 },
  });
  const wait = Number(answer.headers.get('retry-after'));
  expect(wait).toBe(refused['details'].retryAfterSeconds);
  expect(wait).toBeGreaterThan(3590);
  expect(wait).toBeLessThanOrEqual(3600);

  const other = await app.live({ organisationId: me.organisationId });
  const theirs = await openDelivery(other, { id });
  expect(await theirs.change(), 'another key').toMatchObject({ delivery: { id } });

  await streams[0]!.close();
  await soon(async () => (await me.open('subscription ($id: ID) { deliveryChanged(id: $id) { eventId } }', { id })).ok);
  for (const stream of [...streams.slice(1), theirs]) await stream.close();
});

test('disconnecting before or after the first event releases the stream', async () => {
  const { me, id } = await settled(await app.live());
  for (let i = 0; i < 12; i++) {
    const stream = await openDelivery(me, { id });
    if (i % 2) await stream.change();
    await stream.close();
    await pause(5);
  }
  for (let i = 0; i < 12; i++) {
    const refused = await refusedDelivery(
      { open: (query, variables) => me.open(query, variables, { accept: 'application/json' }) },
      { id },
    );
    expect(refused).toMatchObject({ status: 400, code: 'invalid_header', details: { header: 'accept' } });
  }
  const streams = await Promise.all(Array.from({ length: 10 }, () => openDelivery(me, { id })));
  expect(streams.map(({ status }) => status)).toEqual(Array(10).fill(200));
  await Promise.all(streams.map((stream) => stream.close()));
});

test('permissions of a field also apply to subscribers', async () => {
  const { me, id, actionId } = await settled(await app.live());
  const { organisationId } = me;
  const nobody = app.caller();
  const blind = await app.live({
    organisationId,
    scopes: listDefaultScopes('live').filter((one) => one !== 'actions:read'),
  });
  const waiting = await app.live({ organisationId });
  await app.asOwner().execute('update api_key set temporary = true where id = ?', [waiting.keyId]);
  expect(await refusedDelivery(nobody, { id })).toMatchObject({ status: 401, code: 'unauthenticated' });
  const withoutRights = await app.session('reviewer', organisationId);
  expect(await refusedDelivery(withoutRights, { id })).toMatchObject({ status: 403, code: 'role_required' });
  expect(await refusedDelivery(waiting, { id })).toMatchObject({ status: 403, code: 'key_not_acknowledged' });
  expect(await refusedAction(blind, { id: actionId })).toMatchObject({
    status: 403,
    code: 'insufficient_scope',
    details: { requiredScopes: ['actions:read'] },
  });
  const stream = await openDelivery(blind, { id });
  expect(await stream.change()).toMatchObject({ delivery: { id } });
  await stream.close();
});

test('nested fields without permission fail without ending the stream', async () => {
  const { organisationId, ...me } = await app.live();
  const { id } = await settled({ organisationId, ...me });
  const blind = await app.live({ organisationId, scopes: ['actions:read'] });
  const answer = await blind.open(
    'subscription ($id: ID) { deliveryChanged(id: $id) { delivery { id project { id } } } }',
    { id },
  );
  const text = new TextDecoder();
  const reader = answer.body!.getReader();
  let said = '';
  while (!said.includes('data:')) said += text.decode((await reader.read()).value);
  expect(said).toContain('"code":"insufficient_scope"');
  expect(said).not.toContain('"http"');
  await reader.cancel();
});

test.each([
  ['depth', `delivery ${'{ project { deliveries { nodes '.repeat(4)}{ id }${' } } }'.repeat(4)}`],
  ['aliases', `delivery { ${Array.from({ length: 31 }, (_, i) => `a${i}: id`).join(' ')} }`],
])('a document is limited by its %s', async (_, below) => {
  const { me, id } = await settled(await app.live());
  const answer = await me.open(`subscription ($id: ID) { deliveryChanged(id: $id) { ${below} } }`, { id });
  expect(await refusalIn(answer)).toMatchObject({ status: 400, code: 'query_too_complex' });
});

test('a stream counts as one request, and its response has the same headers', async () => {
  const { me, id } = await settled(await app.live());
  const left = async () => Number((await me.rest('GET', '/me')).headers.get('ratelimit-remaining'));
  const before = await left();
  const stream = await openDelivery(me, { id });
  await stream.change();
  for (let i = 0; i < 3; i++) {
    await rename(id, `${i}`);
    await stream.change();
  }
  await stream.close();
  expect(await left()).toBe(before - 2);
  expect(Object.fromEntries(stream.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-request-id': expect.stringMatching(/^req_/),
    'ratelimit-remaining': `${before - 1}`,
    'x-content-type-options': 'nosniff',
  });
  expect(app.logged.some((line) => line.includes(stream.headers.get('x-request-id')!))).toBe(true);
});

test('CORS applies to streams as to other responses', async () => {
  const { me, id } = await settled(await app.live());
  const origin = 'https://desk.example';
  const open = app.caller(
    { authorization: `Bearer ${me.secret}`, origin },
    await app.secondInstance({ corsOrigins: [origin] }),
  );
  for (const [caller, allowed] of [
    [open, origin],
    [app.caller({ authorization: `Bearer ${me.secret}`, origin }), null],
  ] as const) {
    const stream = await openDelivery(caller, { id });
    expect(stream.headers.get('access-control-allow-origin')).toBe(allowed);
    await stream.close();
  }
});

test('each event is read again: contacts are current, counted and audited once a day', async () => {
  const me = await app.live({ scopes: [...listDefaultScopes('live'), 'contacts:read'] });
  const { id } = await settled(me);
  const stream = readStream(
    await me.open(
      'subscription ($id: ID) { deliveryChanged(id: $id) { delivery { factory { contacts { contactName } } } } }',
      { id },
    ),
  );
  const nameOf = async () => (await stream.change())['delivery'].factory.contacts.contactName;
  expect(await nameOf()).toBe('Ms Li');
  const em = app.asOwner();
  await em.execute(`update factory_contact set contact_name = 'Mr Wu' where factory_id = ?`, [factoryIds[0]]);
  await rename(id, 'x');
  expect(await nameOf()).toBe('Mr Wu');
  const [{ n }] = await em.execute<[{ n: number }]>(
    `select count(*)::int as n from audit_entry where owner = ? and action = 'contacts.read'`,
    [me.organisationId],
  );
  expect(n).toBe(1);
  await stream.close();
});

test('other operations may be requested as event streams and deliver one event', async () => {
  const me = await app.live();
  const said = async (query: string) => (await me.open(query)).text();
  expect(await said('{ me { mode } }')).toContain('data: {"data":{"me":{"mode":"live"}}');
  expect(await said('{ nothing }')).toContain('"code":"validation_failed"');
  expect(await said('subscription { __typename }')).toContain('"code":"validation_failed"');
});
