import { beforeEach, expect, test } from 'vitest';
import { listAllowedScopes } from '#kernel/scopes.ts';
import { type Caller, startApp, unlimited } from '../../harness.ts';
import type { Json } from '../../json.ts';
import { pause, readStream, refusalIn } from '../changes/stream.ts';
import { supplierLinks } from './client.ts';

const app = await startApp(unlimited);
const { sent, open, answer } = supplierLinks(app);
beforeEach(() => {
  app.clock.now = new Date('2026-09-01T08:00:00Z');
});

const client = () => app.live({ scopes: listAllowedScopes('live', 'customer') });
const subscription = `subscription ($filter: SupplierAnswerFilter, $after: String) {
  quoteReceived(filter: $filter, after: $after) { eventId answer { id version status isDecline rfqId } }
}`;
const watch = async (me: Pick<Caller, 'open'>, variables: object = {}) =>
  readStream(await me.open(subscription, variables));
const decline = (reason: string) => ({ decline: { reason } });

async function offered(token: string, unitPrice: string): Promise<Json> {
  const [line] = (await open(token)).body.rfq.lines;
  const offer = { currency: 'CNY', lines: [{ lineId: line!.lineId, quantity: 500, unitPrice }] };
  return (await answer(token, offer)).body['answer'];
}

test('each answer to a request of the organisation is sent once, when it arrives', async () => {
  const [me, other] = [await client(), await client()];
  const { token, rfqId } = await sent(me);
  const foreign = await sent(other);
  const stream = await watch(me);
  await offered(foreign.token, '1.00');
  const { id } = await offered(token, '8.50');
  expect(await stream.change()).toEqual({
    eventId: expect.any(String),
    answer: { id, version: 1, status: 'proposed', isDecline: false, rfqId },
  });
  await offered(token, '8.50');
  await me.rest('POST', `/answers/${id}/accept`);
  expect(await stream.isQuiet(), 'neither repetition nor decision is a new answer').toBe(true);
  await answer(token, decline('No capacity'));
  expect((await stream.change())['answer']).toMatchObject({ version: 2, isDecline: true });
  await stream.close();
});

test('a broken connection misses no answer, and a filter leaves others out', async () => {
  const me = await client();
  const [first, second] = [await sent(me), await sent(me)];
  const stream = await watch(me);
  await offered(first.token, '8.50');
  const { eventId: after } = await stream.change();
  await stream.close();
  await offered(second.token, '7.50');
  await answer(second.token, decline('Too small'));
  const resumed = await watch(me, { after });
  const missed = await resumed.changes(2);
  expect(missed.map(({ answer }) => [answer.rfqId, answer.version, answer.status])).toEqual([
    [second.rfqId, 1, 'superseded'],
    [second.rfqId, 2, 'proposed'],
  ]);
  await resumed.close();
  const filtered = await watch(me, { filter: { rfqId: first.rfqId } });
  await offered(second.token, '7.00');
  await offered(first.token, '8.00');
  expect((await filtered.change())['answer'].rfqId).toBe(first.rfqId);
  await filtered.close();
});

test('a stream ends with the right to read, and requests of others are not found', async () => {
  const [me, other] = [await client(), await client()];
  const { rfqId, token } = await sent(me);
  const refused = async (by: Pick<Caller, 'open'>, variables: object = {}) =>
    (await refusalIn(await by.open(subscription, variables))).code;
  expect(await refused(other, { filter: { rfqId } })).toBe('not_found');
  expect(await refused(await app.live({ scopes: ['projects:read'] }))).toBe('insufficient_scope');
  const viewer = await app.session('viewer', me.organisationId);
  const streams = [await watch(me), await watch(viewer)];
  await app.asOwner().execute('update api_key set revoked_at = now() where id = ?', [me.keyId]);
  await app.asOwner().execute('delete from browser_session where member_id = ?', [viewer.memberId]);
  await pause(10);
  await offered(token, '8.50');
  for (const stream of streams) {
    const [{ errors, data }] = (await stream.rest()) as [Json];
    expect([errors[0].extensions.code, data]).toEqual([
      expect.stringMatching(/key_revoked|unauthenticated/),
      undefined,
    ]);
  }
});
