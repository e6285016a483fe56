import { afterAll, beforeEach, expect, test } from 'vitest';
import { createShip24Tracker } from '#ports/tracking/ship24.ts';
import { event, startShip24, tracking } from '../../stand-ins/ship24.ts';
import { newNumber, nothingYet, type Reason, unavailable } from './client.ts';

const standIn = await startShip24();
afterAll(() => standIn.close());
beforeEach(() => standIn.reset());
const tracker = (timeoutMs = 2000) => createShip24Tracker({ apiKey: 'apik_test', baseUrl: standIn.url, timeoutMs });

test('one request per number', async () => {
  const number = newNumber();
  const departed = {
    availability: 'live',
    carrier: 'ups',
    status: 'in_transit',
    events: [{ time: '2026-09-14T08:12:00', location: 'Ontario, CA, US', description: 'Departed from Facility' }],
  };
  expect(await tracker().track(number)).toEqual(departed);
  const [{ path, method, headers, body }, ...more] = standIn.asked as [(typeof standIn.asked)[0]];
  expect(more).toEqual([]);
  expect([method, path, body]).toEqual(['POST', '/trackers/track', { trackingNumber: number }]);
  expect(headers).toMatchObject({
    authorization: 'Bearer apik_test',
    'content-type': 'application/json',
    'user-agent': 'sourcing-gateway',
  });
});

test('a slow first response is discarded; the next request finds its tracker', async () => {
  expect(await tracker(100).track('SLOW00000001')).toEqual(unavailable('timeout'));
  standIn.slow.ms = 0;
  expect(await tracker().track('SLOW00000001')).toMatchObject({ availability: 'live', carrier: 'ups' });
});

test.each<[string, Reason]>([
  ['LX000000404', 'no_record'],
  ['QUOTA0000001', 'quota'],
])('%s: %s', async (number, reason) => {
  expect(await tracker().track(number)).toEqual(unavailable(reason));
});

test.each<[number, string, Reason]>([
  [400, 'auth_missing_header', 'access'],
  [400, 'auth_invalid_header', 'access'],
  [400, 'validation_error', 'number'],
  [401, 'auth_invalid_api_key', 'access'],
  [403, 'quota_limit_reached', 'quota'],
  [403, 'something_else', 'access'],
  [404, 'tracker_not_found', 'no_record'],
  [404, 'parcel_not_found', 'no_record'],
  [404, 'something_else', 'no_record'],
  [404, 'quota_limit_reached', 'no_record'],
  [405, 'quota_limit_reached', 'quota'],
  [409, 'request_conflict', 'busy'],
  [422, 'no_active_subscription', 'quota'],
  [422, 'something_else', 'unusable'],
  [429, 'rate_limited', 'busy'],
  [200, 'quota_limit_reached', 'quota'],
  [503, 'quota_limit_reached', 'down'],
])('%i %s: %s', async (status, code, reason) => {
  standIn.next({ status, body: { errors: [null, { code, message: 'apik_test' }], data: null } });
  expect(await tracker().track(newNumber())).toEqual(unavailable(reason));
});

test.each<[number, unknown, Reason]>([
  [200, { data: { trackings: [] } }, 'no_record'],
  [200, { errors: [], data: { trackings: [] } }, 'no_record'],
  [200, { errors: [{ code: 'quota_limit_reached' }], data: { trackings: [] } }, 'quota'],
  [200, { data: { trackings: null } }, 'unusable'],
  [200, { data: { trackings: {} } }, 'unusable'],
  [200, { data: { trackings: [null, 7] } }, 'unusable'],
  [200, { data: null }, 'unusable'],
  [404, {}, 'no_record'],
  [404, [], 'no_record'],
  [404, 'null', 'no_record'],
  [404, { errors: [], data: null }, 'no_record'],
  [404, { message: 'Not Found' }, 'no_record'],
  [404, '', 'unusable'],
  [404, '<html>Not Found</html>', 'unusable'],
  [404, '{"errors":', 'unusable'],
])('%i with %j: %s', async (status, body, reason) => {
  standIn.next({ status, body });
  expect(await tracker().track(newNumber())).toEqual(unavailable(reason));
});

test.each<[unknown, string | null]>([
  ['pending', 'pending'],
  ['info_received', 'info_received'],
  ['in_transit', 'in_transit'],
  ['out_for_delivery', 'out_for_delivery'],
  ['failed_attempt', 'delivery_failed'],
  ['available_for_pickup', 'ready_for_pickup'],
  ['delivered', 'delivered'],
  ['exception', 'on_hold'],
  ['teleported', 'unknown'],
  ['toString', 'unknown'],
  [7, 'unknown'],
  ['', null],
  [null, null],
  [['delivered'], null],
])('the milestone %j is %s', async (milestone, expected) => {
  const number = newNumber();
  standIn.know(number, tracking([], milestone));
  expect(await tracker().track(number)).toEqual({ ...nothingYet, carrier: 'ups', status: expected });
});

test.each<[unknown, unknown, string | null]>([
  [['fedex', 'ups'], 'dhl', 'fedex'],
  ['fedex', 'dhl', 'fedex'],
  [[null, 7], 'dhl', '7'],
  [[], 'dhl', 'dhl'],
  [null, null, null],
  [{ 0: 'fedex' }, { name: 'dhl' }, null],
])('a tracker of %j with an event of %j has the carrier %s', async (tracked, courierCode, expected) => {
  const number = newNumber();
  standIn.know(number, tracking([event('Moved', null, { courierCode })], 'in_transit', tracked));
  expect(await tracker().track(number)).toMatchObject({ carrier: expected });
});

test('of several trackings the first with events is used, otherwise the first', async () => {
  const [empty, later] = [tracking([], 'pending'), tracking([], 'delivered')];
  const full = tracking([event('Moved')], 'exception');
  const statusOf = async (...known: object[]) => {
    const number = newNumber();
    standIn.know(number, ...known);
    return tracker().track(number);
  };
  expect(await statusOf(empty, full, later)).toMatchObject({ status: 'on_hold', events: [{ description: 'Moved' }] });
  expect(await statusOf(empty, later)).toMatchObject({ status: 'pending', events: [] });
});

type Answered = { data: { trackings: [{ tracker: { trackerId: string } }] }; errors: { code: string }[] };

test('the stand-in implements the wire format', async () => {
  const post = async (
    trackingNumber: string,
    headers: Record<string, string> = { authorization: 'Bearer apik_test' },
  ) => {
    const body = JSON.stringify({ trackingNumber });
    const answer = await fetch(`${standIn.url}/trackers/track`, { method: 'POST', headers, body });
    return { answer, body: (await answer.json()) as Answered };
  };
  const number = newNumber();
  const [first, again] = [await post(number), await post(number)];
  expect(first.answer.headers.get('ratelimit-limit')).toBe('10');
  expect(again.body.data.trackings[0].tracker.trackerId).toBe(first.body.data.trackings[0].tracker.trackerId);
  for (const [asked, status, code] of [
    [await post(number, {}), 400, 'auth_missing_header'],
    [await post(number, { authorization: 'apik_test' }), 400, 'auth_invalid_header'],
    [await post(number, { authorization: 'Bearer other' }), 401, 'auth_invalid_api_key'],
    [await post('1234'), 400, 'validation_error'],
    [await post('LX00404'), 404, 'parcel_not_found'],
    [await post('QUOTA1'), 403, 'quota_limit_reached'],
  ] as const) {
    expect([asked.answer.status, asked.body]).toMatchObject([status, { errors: [{ code }], data: null }]);
  }
});
