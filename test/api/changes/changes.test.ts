import { describe, expect, test } from 'vitest';
import { quoteRequest, reachable, startApp, unlimited } from '../../harness.ts';
import { asJson } from '../../json.ts';
import { openAction, openDelivery, refusedAction, refusedDelivery } from './stream.ts';

const app = await startApp(unlimited);
const factoryIds = await app.factories(reachable(), reachable());
const [{ contact_email: address }] = await app
  .asOwner()
  .execute<[{ contact_email: string }]>('select contact_email from factory_contact where factory_id = ?', [
    factoryIds[0],
  ]);

/** A change by any process. */
const change = (table: string, id: string, values: string) =>
  app.asOwner().execute(`update ${table} set ${values} where id = ?`, [id]);

async function settled() {
  const me = await app.live();
  const { deliveries, action, projectId } = await quoteRequest(me, { factoryIds });
  return { me, projectId, actionId: action.id as string, ids: deliveries.map(({ id }) => id) as string[] };
}

async function approve(me: Awaited<ReturnType<typeof app.live>>, id: string) {
  const { body } = await me.rest('GET', `/deliveries/${id}/review`);
  const { reviewSha256: expectedReviewSha256 } = body['review'];
  return me.rest('POST', `/deliveries/${id}/approve`, { expectedReviewSha256 });
}

test('a subscription delivers the current delivery, then each change within a second', async () => {
  const { me, ids } = await settled();
  const [id] = ids as [string];
  const stream = await openDelivery(me, { id });
  expect(await stream.change()).toEqual({
    eventId: expect.any(String),
    delivery: {
      id,
      status: 'draft',
      dispatchStatus: null,
      rejectReason: null,
      subject: expect.any(String),
      to: { address },
    },
  });
  const before = performance.now();
  await me.rest('POST', `/deliveries/${id}/reject`, { reason: 'too dear' });
  expect(await stream.change()).toMatchObject({ delivery: { id, status: 'rejected', rejectReason: 'too dear' } });
  expect(performance.now() - before).toBeLessThan(10_000);
  expect(await stream.isQuiet()).toBe(true);
  await stream.close();
});

test('an approval is delivered up to its outcome, including later provider events', async () => {
  const { me, ids } = await settled();
  const [id] = ids as [string];
  const stream = await openDelivery(me, { id });
  await stream.change();
  expect(await approve(me, id)).toMatchObject({ status: 200 });
  let last = await stream.change();
  while (last['delivery'].status !== 'sent') last = await stream.change();
  expect(last).toMatchObject({ delivery: { status: 'sent', dispatchStatus: 'accepted' } });
  await app
    .asOwner()
    .execute(`update dispatch set events = '{"delivered": "2026-09-01T08:00:01Z"}' where delivery_id = ?`, [id]);
  expect(await stream.change()).toMatchObject({ delivery: { id, status: 'sent' } });
  await stream.close();
});

test('reads, leases and timestamps are not delivered as changes', async () => {
  const { me, ids, actionId } = await settled();
  const [id] = ids as [string];
  const [delivery, action] = [await openDelivery(me, { id }), await openAction(me, { id: actionId })];
  await Promise.all([delivery.change(), action.change()]);
  await me.rest('GET', `/deliveries/${id}/review`);
  await change('delivery', id, 'updated_at = now()');
  await change('action', actionId, 'lease_expires_at = now(), updated_at = now()');
  expect(await Promise.all([delivery.isQuiet(), action.isQuiet()])).toEqual([true, true]);
  await change('delivery', id, `subject = 'new'`);
  expect(await delivery.change()).toMatchObject({ delivery: { subject: 'new' } });
  await Promise.all([delivery.close(), action.close()]);
});

test('a change that is rolled back is not delivered', async () => {
  const { me, ids } = await settled();
  const [id] = ids as [string];
  const stream = await openDelivery(me, { id });
  await stream.change();
  const em = app.asOwner();
  await em.begin();
  await em.execute(`update delivery set subject = 'never' where id = ?`, [id]);
  await em.rollback();
  expect(await stream.isQuiet()).toBe(true);
  await stream.close();
});

test('changes of an action and its task', async () => {
  const { me, actionId, projectId } = await settled();
  const stream = await openAction(me, { id: actionId });
  expect(await stream.change()).toMatchObject({ action: { id: actionId, status: 'completed', task: null } });
  await change('action', actionId, `status = 'failed', error = '{"code": "lost", "message": "Lost."}'`);
  expect(await stream.change()).toMatchObject({ action: { status: 'failed', error: { code: 'lost' } } });

  const visit = { kind: 'factory_audit_visit', input: { factoryIds } };
  const { body } = await me.rest('POST', `/projects/${projectId}/actions`, visit, { 'idempotency-key': 'visit-1234' });
  const tasks = await openAction(me, { id: body['action'].id });
  expect(await tasks.change()).toMatchObject({ action: { task: { status: 'open' } } });
  await change('task', body['task'].id, `status = 'done'`);
  expect(await tasks.change()).toMatchObject({ action: { task: { status: 'done' } } });
  expect(await stream.isQuiet(), 'another action is another matter').toBe(true);
  await Promise.all([stream.close(), tasks.close()]);
});

test('changes of all deliveries of a project, including new ones', async () => {
  const { me, projectId, ids } = await settled();
  const stream = await openDelivery(me, { projectId });
  const first = await stream.changes(2);
  expect(first.map(({ delivery }) => delivery.id)).toEqual(ids.toSorted());
  await me.rest('POST', `/deliveries/${ids[1]}/reject`, {});
  expect(await stream.change()).toMatchObject({ delivery: { id: ids[1], status: 'rejected' } });

  const { deliveries } = await quoteRequest(me, { factoryIds }, { projectId });
  const added = await stream.changes(2);
  expect(added.map(({ delivery }) => delivery.id)).toEqual(deliveries.map(({ id }) => id).toSorted());
  expect(await stream.isQuiet()).toBe(true);
  await stream.close();
});

test('recipients are shown to authorized callers in changes of a record and of its project', async () => {
  const { me, projectId, ids } = await settled();
  const { organisationId } = me;
  const reader = await app.live({ organisationId, scopes: ['projects:read'] });
  const [id] = ids as [string];
  const shown = async (stream: Promise<Awaited<ReturnType<typeof openDelivery>>>) => {
    const opened = await stream;
    const { delivery } = await opened.change();
    await opened.close();
    return delivery.to.address;
  };
  expect(await shown(openDelivery(me, { id }))).toBe(address);
  expect(await shown(openDelivery(reader, { id }))).toBeNull();
  expect(await shown(openDelivery(me, { projectId }))).toBe(address);
});

test('changes through one instance reach subscribers of another', async () => {
  const { me, ids } = await settled();
  const elsewhere = app.caller({ authorization: `Bearer ${me.secret}` }, await app.secondInstance());
  const streams = await Promise.all(ids.flatMap((id) => [openDelivery(me, { id }), openDelivery(elsewhere, { id })]));
  for (const stream of streams) await stream.change();
  const before = performance.now();
  await me.rest('POST', `/deliveries/${ids[0]}/reject`, {});
  await elsewhere.rest('POST', `/deliveries/${ids[1]}/reject`, {});
  for (const [i, stream] of streams.entries()) {
    expect(await stream.change()).toMatchObject({ delivery: { id: ids[i >> 1], status: 'rejected' } });
  }
  expect(performance.now() - before).toBeLessThan(10_000);
  await Promise.all(streams.map((stream) => stream.close()));
});

test('records of other tenants look like missing ones, and their changes are never delivered', async () => {
  const [mine, theirs] = [await settled(), await settled()];
  const unknown = theirs.me.keyId;
  const same = async (ask: (id: string) => Promise<object>, id: string) => {
    const { requestId: _, ...expected } = asJson(await ask(unknown));
    expect(await ask(id)).toMatchObject(expected);
    expect(expected).toMatchObject({ status: 404, code: 'not_found' });
  };
  await same((id) => refusedDelivery(mine.me, { id }), theirs.ids[0]!);
  await same((projectId) => refusedDelivery(mine.me, { projectId }), theirs.projectId);
  await same((id) => refusedAction(mine.me, { id }), theirs.actionId);

  const streams = [
    await openDelivery(mine.me, { id: mine.ids[0]! }),
    await openDelivery(mine.me, { projectId: mine.projectId }),
    await openAction(mine.me, { id: mine.actionId }),
  ];
  for (const [i, stream] of streams.entries()) await stream.changes(i === 1 ? 2 : 1);
  await theirs.me.rest('POST', `/deliveries/${theirs.ids[0]}/reject`, {});
  await change('action', theirs.actionId, `status = 'failed'`);
  expect(await Promise.all(streams.map((stream) => stream.isQuiet()))).toEqual([true, true, true]);
  await Promise.all(streams.map((stream) => stream.close()));
});

describe('without an id', () => {
  test('changes of all deliveries and actions of the organisation are delivered from now on', async () => {
    const { me, ids, actionId } = await settled();
    const [delivery, action] = [await openDelivery(me, {}), await openAction(me, {})];
    await me.rest('POST', `/deliveries/${ids[0]}/reject`, {});
    expect(await delivery.change()).toMatchObject({ delivery: { id: ids[0], status: 'rejected' } });
    await change('action', actionId, `status = 'failed'`);
    expect(await action.change()).toMatchObject({ action: { id: actionId, status: 'failed' } });
    const { deliveries, action: made } = await quoteRequest(me, { factoryIds });
    const added = await delivery.changes(2);
    expect(added.map((one) => one['delivery'].id)).toEqual(deliveries.map(({ id }) => id).toSorted());
    expect(await action.change()).toMatchObject({ action: { id: made.id } });
    await Promise.all([delivery.close(), action.close()]);
  });

  test('a broken connection is resumed', async () => {
    const { me, ids } = await settled();
    const stream = await openDelivery(me, {});
    await change('delivery', ids[0]!, `subject = 'first'`);
    const { eventId: after } = await stream.change();
    await stream.close();
    for (const id of ids) await change('delivery', id, `subject = 'later'`);
    const next = await openDelivery(me, { after });
    const missed = await next.changes(2);
    expect(missed.map(({ delivery }) => [delivery.id, delivery.subject])).toEqual(
      ids.toSorted().map((id) => [id, 'later']),
    );
    expect(await next.isQuiet()).toBe(true);
    await next.close();
    const other = await settled();
    expect(await refusedDelivery(other.me, { after })).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  test('a filter leaves out changes after which the record does not meet it', async () => {
    const { me, ids, projectId, actionId } = await settled();
    const other = await quoteRequest(me, { factoryIds });
    const rejected = await openDelivery(me, { filter: { status: ['rejected'] } });
    const ofProject = await openDelivery(me, { filter: { projectId } });
    const failed = await openAction(me, { filter: { status: ['failed'], projectId } });
    for (const id of [ids[0], other.deliveries[0].id]) await change('delivery', id!, `subject = 'new'`);
    for (const id of [other.action.id, actionId]) await change('action', id, `status = 'failed'`);
    expect(await ofProject.change()).toMatchObject({ delivery: { id: ids[0], subject: 'new' } });
    expect(await failed.change()).toMatchObject({ action: { id: actionId, status: 'failed' } });
    await me.rest('POST', `/deliveries/${ids[1]}/reject`, {});
    expect(await rejected.change()).toMatchObject({ delivery: { id: ids[1], status: 'rejected' } });
    expect(await ofProject.change()).toMatchObject({ delivery: { id: ids[1] } });
    const streams = [rejected, ofProject, failed];
    expect(await Promise.all(streams.map((stream) => stream.isQuiet()))).toEqual([true, true, true]);
    await Promise.all(streams.map((stream) => stream.close()));
  });

  test('changes of other tenants are not delivered, and their projects not found', async () => {
    const [mine, theirs] = [await settled(), await settled()];
    const streams = [await openDelivery(mine.me, {}), await openAction(mine.me, {})];
    await theirs.me.rest('POST', `/deliveries/${theirs.ids[0]}/reject`, {});
    await change('action', theirs.actionId, `status = 'failed'`);
    expect(await Promise.all(streams.map((stream) => stream.isQuiet()))).toEqual([true, true]);
    await Promise.all(streams.map((stream) => stream.close()));
    const filter = { projectId: theirs.projectId };
    for (const refused of [await refusedDelivery(mine.me, { filter }), await refusedAction(mine.me, { filter })]) {
      expect(refused).toMatchObject({ status: 404, code: 'not_found', details: { resource: 'project' } });
    }
  });
});
