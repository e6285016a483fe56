import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createSeventeenTrackTracker } from '#ports/tracking/seventeentrack.ts';
import type { Answer } from '../../stand-ins/provider.ts';
import { event, startSeventeenTrack, trackInfo } from '../../stand-ins/seventeentrack.ts';
import { newNumber, nothingYet, unavailable } from './client.ts';

const standIn = await startSeventeenTrack();
afterAll(() => standIn.close());
beforeEach(() => {
  standIn.reset();
  standIn.limitTo(Number.POSITIVE_INFINITY);
});
let keys = 0;
/** Unique keys, so that no test waits for another. */
const tracker = (timeoutMs = 2000, apiKey = `17-key-${++keys}`) =>
  createSeventeenTrackTracker({ apiKey, baseUrl: `${standIn.url}/`, timeoutMs });
const arrived = {
  availability: 'live',
  carrier: 'DHL Express',
  status: 'in_transit',
  events: [{ time: '2026-09-14T08:12:00-07:00', location: 'LOS ANGELES, US', description: 'Arrived at facility' }],
};
const [info, register] = ['/gettrackinfo', '/register'];
const rejected = (number: string, code: unknown): Answer => ({
  status: 200,
  body: { code: 0, data: { accepted: [], rejected: [{ number, error: { code, message: `${number} is secret.` } }] } },
});

test('a new number is registered once and read once; later it is only read', async () => {
  const number = newNumber();
  expect(await tracker().track(number)).toEqual(nothingYet);
  expect(standIn.paths()).toEqual([info, register, info]);
  expect(await tracker().track(number)).toEqual(arrived);
  expect(standIn.paths()).toEqual([info, register, info, info]);
  for (const { method, headers, body } of standIn.asked) {
    expect([method, body]).toEqual(['POST', [{ number }]]);
    expect(headers).toMatchObject({
      '17token': expect.stringContaining('17-key-'),
      'content-type': 'application/json',
      'user-agent': 'sourcing-gateway',
    });
  }
});

test('a number registered concurrently is treated as registered', async () => {
  const number = newNumber();
  standIn.know(number, trackInfo([event('Moved')]));
  standIn.next(rejected(number, -18019902));
  expect(await tracker().track(number)).toMatchObject({ availability: 'live', events: [{ description: 'Moved' }] });
  expect(standIn.paths()).toEqual([info, register, info]);
});

test('a registration that is not visible yet is no failure and not repeated', async () => {
  const number = newNumber();
  standIn.next('ok', 'ok', rejected(number, -18019902));
  expect(await tracker().track(number)).toEqual(nothingYet);
  expect(standIn.paths()).toEqual([info, register, info]);
});

test('any failure ends the look-up', async () => {
  standIn.next('ok', 'error');
  expect(await tracker().track(newNumber())).toEqual(unavailable('down'));
  standIn.next('ok', 'ok', 'html');
  expect(await tracker().track(newNumber())).toEqual(unavailable('unusable'));
  expect(standIn.paths()).toEqual([info, register, info, register, info]);
  expect(await tracker().track('LX000000404')).toEqual(unavailable('carrier'));
});

test('three requests share one timeout', async () => {
  standIn.next('slow', 'slow', 'slow');
  expect(await tracker(500).track(newNumber())).toEqual(unavailable('timeout'));
  expect(standIn.paths()).toEqual([info, register]);
});

describe('a successful response without a number means that nothing is known yet', () => {
  const answered = (data: unknown, code: unknown = 0): Answer => ({ status: 200, body: { code, data } });
  test.each<[unknown]>([
    [{ accepted: [], rejected: [] }],
    [{ accepted: null, rejected: null }],
    [{ accepted: [], rejected: null }],
    [{ accepted: [] }],
    [{ rejected: [], errors: [] }],
    [{}],
    [[]],
    [null],
    [undefined],
  ])('%j', async (data) => {
    standIn.next(answered(data), answered(data, '0'));
    for (const _ of [0, '0']) expect(await tracker().track(newNumber())).toEqual(nothingYet);
    expect(standIn.paths()).toEqual([info, info]);
  });

  test.each<[string, Answer]>([
    ['another code', answered({ accepted: [], rejected: [] }, -1)],
    ['no code', answered({ accepted: [], rejected: [] }, null)],
    ['another status', { ...answered({ accepted: [], rejected: [] }), status: 400 }],
    ['an item that cannot be read', answered({ accepted: [7], rejected: [] })],
    ['a refusal that cannot be read', answered({ accepted: [], rejected: [null] })],
    ['an error beside', answered({ accepted: [], rejected: [], errors: [{ code: -1 }] })],
    ['no lists', answered({ accepted: {}, rejected: 'none' })],
    ['no data', answered('none')],
  ])('but %s is not', async (_, answer) => {
    standIn.next(answer);
    expect(await tracker().track(newNumber())).toEqual(unavailable('unusable'));
  });
});

test.each<[string, unknown, object]>([
  ['nothing collected yet', -18019909, nothingYet],
  ['a code as a text', '-18019909', nothingYet],
  ['another address', -18010001, unavailable('access')],
  ['a wrong key', -18010002, unavailable('access')],
  ['a fault of theirs', -18010003, unavailable('down')],
  ['a disabled account', -18010004, unavailable('access')],
  ['no permission', -18010005, unavailable('access')],
  ['a bad number', -18010012, unavailable('number')],
  ['too many numbers', -18010014, unavailable('unusable')],
  ['no carrier', -18019903, unavailable('carrier')],
  ['the limit of the day', -18019907, unavailable('quota')],
  ['no quota', -18019908, unavailable('quota')],
  ['a code that nobody knows', -1, unavailable('unusable')],
  ['no code', null, unavailable('unusable')],
])('%s', async (_, code, expected) => {
  const number = newNumber();
  standIn.next(rejected(number, code));
  expect(await tracker().track(number)).toEqual(expected);
  standIn.next({ status: 200, body: { code: -1, data: { errors: [{ code, message: number }] } } });
  expect(await tracker().track(number)).toEqual(expected);
  standIn.next({ status: 401, body: { code } });
  const denied = code === -18010014 || code === -1 || code === null ? unavailable('access') : expected;
  expect(await tracker().track(number)).toEqual(denied);
});

test.each<[string | null, string | null, string | null]>([
  ['NotFound', 'NotFound_Other', 'pending'],
  ['NotFound', 'NotFound_InvalidCode', 'pending'],
  ['InfoReceived', 'InfoReceived', 'info_received'],
  ['InTransit', 'InTransit_PickedUp', 'picked_up'],
  ['InTransit', 'InTransit_Departure', 'in_transit'],
  ['InTransit', 'InTransit_Arrival', 'in_transit'],
  ['InTransit', 'InTransit_CustomsProcessing', 'customs'],
  ['InTransit', 'InTransit_CustomsReleased', 'customs'],
  ['InTransit', 'InTransit_CustomsRequiringInformation', 'customs'],
  ['InTransit', 'InTransit_Other', 'in_transit'],
  ['InTransit', 'InTransit_Teleported', 'in_transit'],
  ['InTransit', null, 'in_transit'],
  ['Expired', 'Expired_Other', 'expired'],
  ['AvailableForPickup', 'AvailableForPickup_Other', 'ready_for_pickup'],
  ['OutForDelivery', 'OutForDelivery_Other', 'out_for_delivery'],
  ['DeliveryFailure', 'DeliveryFailure_NoBody', 'delivery_failed'],
  ['DeliveryFailure', 'DeliveryFailure_Rejected', 'delivery_failed'],
  ['Delivered', 'Delivered_Other', 'delivered'],
  ['Delivered', 'InTransit_PickedUp', 'delivered'],
  ['Exception', 'Exception_Other', 'on_hold'],
  ['Exception', 'Exception_Damage', 'on_hold'],
  ['Exception', 'Exception_Lost', 'on_hold'],
  ['Exception', 'Exception_Delayed', 'delivery_delayed'],
  ['Exception', 'Exception_Returning', 'return_to_sender'],
  ['Exception', 'Exception_Returned', 'return_to_sender'],
  ['Exception', 'Exception_Cancel', 'cancelled'],
  [null, 'Exception_Cancel', 'cancelled'],
  [null, 'Delivered_Other', 'delivered'],
  [' ', ' ', null],
  [null, null, null],
  ['Teleported', 'InTransit_PickedUp', 'unknown'],
  ['constructor', 'constructor', 'unknown'],
])('%s with %s is %s', async (status, sub_status, expected) => {
  const number = newNumber();
  standIn.know(number, trackInfo([], { status, sub_status }));
  expect(await tracker().track(number)).toEqual({ ...arrived, status: expected, events: [] });
});

test.each([null, {}, [], 'nothing', { tracking: { providers: [] } }, { latest_status: null, tracking: null }])(
  'a shipment with %j has no data yet',
  async (known) => {
    const number = newNumber();
    standIn.know(number, null);
    standIn.next({
      status: 200,
      body: { code: 0, data: { accepted: [{ number, track_info: known }], rejected: [] } },
    });
    expect(await tracker().track(number)).toEqual(nothingYet);
  },
);

test('events of all carriers, in UTC by default, with the first available name', async () => {
  const number = newNumber();
  const { tracking, ...rest } = trackInfo([]);
  const providers = [
    { provider: null, events: [event('One', '2026-09-14T08:00:00+08:00')] },
    { provider: { name: ' ' }, events: 'none' },
    { provider: { name: 'USPS' }, events: [event('Two', null, { time_utc: '2026-09-14T01:00:00Z' })] },
    null,
  ];
  standIn.know(number, { ...rest, tracking: { ...tracking, providers } });
  expect(await tracker().track(number)).toEqual({
    ...arrived,
    carrier: 'USPS',
    events: [
      { time: '2026-09-14T01:00:00Z', location: null, description: 'Two' },
      { time: '2026-09-14T08:00:00+08:00', location: null, description: 'One' },
    ],
  });
});

test('of a number with several carriers the item with events is used', async () => {
  const number = newNumber();
  const item = (events: object[]) => ({ number, track_info: trackInfo(events) });
  const accepted = [item([]), item([event('Moved')])];
  standIn.next({ status: 200, body: { code: 0, data: { accepted, rejected: [] } } });
  expect(await tracker().track(number)).toMatchObject({ events: [{ description: 'Moved' }] });
});

type Answered = { code: number; data: { accepted: object[]; rejected: { error: { code: number } }[] } };

test('the stand-in implements the wire format', async () => {
  const post = async (path: string, items: object[], token = '17-key') => {
    const headers = { '17token': token, 'content-type': 'application/json' };
    const answer = await fetch(`${standIn.url}${path}`, { method: 'POST', headers, body: JSON.stringify(items) });
    return { status: answer.status, body: (await answer.json()) as Answered };
  };
  const number = newNumber();
  const codes = ({ body }: Awaited<ReturnType<typeof post>>) => body.data.rejected.map(({ error }) => error.code);
  expect(codes(await post(info!, [{ number }]))).toEqual([-18019902]);
  expect((await post(register!, [{ number }])).body.data).toMatchObject({ accepted: [{ number }], rejected: [] });
  expect(codes(await post(register!, [{ number }, { number: 'LX00404' }]))).toEqual([-18019901, -18019903]);
  expect(codes(await post(info!, [{ number }]))).toEqual([-18019909]);
  expect((await post(info!, [{ number }])).body.data.accepted).toMatchObject([{ number, track_info: {} }]);
  expect((await post(info!, Array(41).fill({ number }))).body.code).toBe(-18010014);
  expect(await post(info!, [{ number }], 'wrong')).toMatchObject({ status: 401, body: { code: -18010002 } });
  standIn.limitTo(3);
  for (let asked = 0; asked < 3; asked++) expect((await post(info!, [{ number }])).status).toBe(200);
  expect(await post(info!, [{ number }])).toMatchObject({ status: 429, body: { code: 429 } });
});
