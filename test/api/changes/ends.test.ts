import { expect, onTestFinished, test, vi } from 'vitest';
import { quoteRequest, reachable, startApp } from '../../harness.ts';
import { openAction, openDelivery } from './stream.ts';

const app = await startApp();
const factoryIds = await app.factories(reachable());

async function settled(me: Awaited<ReturnType<typeof app.live>>) {
  const { deliveries, action, projectId } = await quoteRequest(me, { factoryIds });
  return { me, projectId, actionId: action.id as string, id: deliveries[0].id as string };
}
const rename = (id: string, subject: string) =>
  app.asOwner().execute('update delivery set subject = ? where id = ?', [subject, id]);

test.each([
  ['revoked', 'revoked_at = now()'],
  ['expired', `expires_at = now() - interval '1 second'`],
])('a key that is %s receives no further events', async (state, values) => {
  const { me, id } = await settled(await app.live());
  const [stream, idle] = [await openDelivery(me, { id }), await openDelivery(me, { id })];
  await Promise.all([stream.change(), idle.change()]);
  expect(await Promise.all([stream.isQuiet(50), idle.isQuiet(50)])).toEqual([true, true]);
  await app.asOwner().execute(`update api_key set ${values} where id = ?`, [me.keyId]);
  await rename(id, 'secret');
  for (const events of await Promise.all([stream.rest(), idle.rest()])) {
    expect(events).toEqual([
      {
        errors: [
          {
            message: expect.any(String),
            extensions: {
              code: `key_${state}`,
              status: 401,
              requestId: expect.stringMatching(/^req_/),
              docs: expect.any(String),
            },
          },
        ],
      },
    ]);
  }
  const { status } = await me.rest('GET', '/me');
  expect(status).toBe(401);
});

test('revoking a key ends its streams even without changes', async () => {
  const { me, id } = await settled(await app.live());
  const boss = await app.session('owner', me.organisationId);
  const stream = await openDelivery(me, { id });
  await stream.change();
  expect(await stream.isQuiet(50)).toBe(true);
  expect(await boss.rest('DELETE', `/keys/${me.keyId}`)).toMatchObject({ status: 200 });
  const before = performance.now();
  expect(await stream.rest()).toMatchObject([{ errors: [{ extensions: { code: 'key_revoked' } }] }]);
  expect(performance.now() - before).toBeLessThan(6_000);
});

test('a stream ends after an hour and can be resumed', async () => {
  const { me, id } = await settled(await app.live());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const stream = await openDelivery(me, { id });
  const { eventId: after } = await stream.change();
  await vi.advanceTimersByTimeAsync(3600_000);
  vi.useRealTimers();
  expect(await stream.rest()).toEqual([]);
  await rename(id, 'after the hour');
  const next = await openDelivery(me, { id, after });
  expect(await next.change()).toMatchObject({ delivery: { subject: 'after the hour' } });
  await next.close();
});

test('a stream that fails in the database ends with the reason and can be resumed', async () => {
  const { me, actionId } = await settled(await app.live());
  const stream = await openAction(me, { id: actionId });
  const { eventId: after } = await stream.change();
  await stream.isQuiet(50);
  const em = app.asOwner();
  await em.begin();
  await em.execute('lock table api_key in access exclusive mode');
  await em.execute(`update action set status = 'failed' where id = ?`, [actionId]);
  await app.asOwner().execute(`select pg_notify('record_change', ?)`, [me.organisationId]);
  expect(await stream.rest()).toMatchObject([
    { errors: [{ extensions: { code: 'service_unavailable', status: 503 } }] },
  ]);
  await em.commit();
  const next = await openAction(me, { id: actionId, after });
  expect(await next.change()).toMatchObject({ action: { status: 'failed' } });
  await next.close();
});
