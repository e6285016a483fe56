import { expect, test } from 'vitest';
import { rows } from '../../api/contract/operations.ts';
import { peopleOf } from '../../api/contract/person.ts';
import { everyRow, reachable, startApp, unlimited } from '../../harness.ts';

const app = await startApp(unlimited);
// Keys of devices end by the clock of the database.
app.clock.now = new Date();
/** Staff is made once, before anything is compared. */
const person = peopleOf(app, await app.factories(reachable(), reachable(), reachable()));
await person('reviewer');

/** What a read may write: counters of limits, when a key was last used, and the audit. */
const isRecord = ({ table }: { table: string }) =>
  !/^(?:auth|audit)\./.test(table) && table !== 'public.api_key' && table !== 'public.audit_entry';
const records = async () => {
  const found = (await everyRow(app.asOwner())).filter(isRecord);
  return Object.fromEntries(found.map(({ table, text }) => [table, text.split('\n').toSorted()]));
};

const reads = Object.entries(rows).filter(([name]) => name.startsWith('GET '));

test.each(reads)('%s changes no record', async (name, { by, succeeds }) => {
  const me = await person(by);
  const request = await succeeds(me);
  const path = name.slice(4).replace(/\{(\w+)\}/g, (_, key: string) => request.path![key]!);
  const query = new URLSearchParams(Object.entries(request.query ?? {}).map(([key, value]) => [key, String(value)]));
  const before = await records();
  const headers = { ...(request.by ?? me.caller).headers, ...request.headers };
  const { status, body } = await app.app.request(`/api/v1${path}?${query}`, { headers });
  await body?.pipeTo(new WritableStream());
  expect(status).toBe(200);
  expect(await records()).toEqual(before);
  await request.afterwards?.();
});

test('reading a delivery with an unfinished attempt shows it as uncertain and changes no record', async () => {
  const me = await person();
  const id = await me.draft();
  app.next.push({ kind: 'unknown', outcome: 'timeout' });
  await me.approve(me.caller, id);
  const sending = `update dispatch set status = 'sending', last_outcome = null where delivery_id = ?`;
  await app.asOwner().execute(sending, [id]);
  const before = await records();
  const shown = async () => {
    const { delivery, dispatch } = (await me.caller.rest('GET', `/deliveries/${id}`)).body;
    const { deliveries } = (await me.caller.rest('GET', '/deliveries')).body;
    const { status, lastOutcome } = dispatch;
    return [status, lastOutcome, delivery.dispatchStatus, deliveries[0].dispatchStatus];
  };
  expect(await shown()).toEqual(['sending', null, 'sending', 'sending']);
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
  expect(await shown()).toEqual(['uncertain', 'lease_expired', 'uncertain', 'uncertain']);
  expect(await records()).toEqual(before);
});
