import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createSeventeenTrackTracker } from '#ports/tracking/seventeentrack.ts';
import { createShip24Tracker } from '#ports/tracking/ship24.ts';
import { put } from '../../harness.ts';
import type { Answer, FaultName } from '../../stand-ins/provider.ts';
import * as seventeen from '../../stand-ins/seventeentrack.ts';
import * as ship from '../../stand-ins/ship24.ts';
import { messages, newNumber, nothingYet, type Reason, unavailable } from './client.ts';

const [seventeenStandIn, shipStandIn] = [await seventeen.startSeventeenTrack(), await ship.startShip24()];
afterAll(() => Promise.all([seventeenStandIn.close(), shipStandIn.close()]));
beforeEach(() => {
  seventeenStandIn.reset();
  shipStandIn.reset();
});

type Options = { apiKey?: string; baseUrl?: string; timeoutMs?: number };
let keys = 0;
/** Unique keys, because 17TRACK limits a key to three requests per second. */
const trackerA = (options: Options = {}) =>
  createSeventeenTrackTracker({
    apiKey: `17-key-${++keys}`,
    baseUrl: seventeenStandIn.url,
    timeoutMs: 2000,
    ...options,
  });
const trackerB = (options: Options = {}) =>
  createShip24Tracker({ apiKey: 'apik_test', baseUrl: shipStandIn.url, timeoutMs: 2000, ...options });

/** Both providers with a shipment each, for common tests. */
const both = [
  {
    name: '17TRACK',
    standIn: seventeenStandIn,
    tracker: trackerA,
    known: (events: object[] = [seventeen.event('Arrived', '2026-09-14T08:12:00Z')]) => {
      const number = newNumber();
      seventeenStandIn.know(number, seventeen.trackInfo(events));
      return number;
    },
    event: (description: string | null, time: string | null) => seventeen.event(description, time),
    live: { carrier: 'DHL Express', status: 'in_transit' },
  },
  {
    name: 'Ship24',
    standIn: shipStandIn,
    tracker: trackerB,
    known: (events: object[] = [ship.event('Arrived', '2026-09-14T08:12:00Z')]) => {
      const number = newNumber();
      shipStandIn.know(number, ship.tracking(events));
      return number;
    },
    event: (description: string | null, time: string | null) => ship.event(description, time),
    live: { carrier: 'ups', status: 'in_transit' },
  },
] as const;

describe.each(both)('$name', ({ standIn, tracker, known, event, live }) => {
  test.each<[FaultName | Answer, Reason]>([
    ['blocked', 'access'],
    ['down', 'down'],
    ['empty', 'unusable'],
    ['error', 'down'],
    ['html', 'unusable'],
    ['list', 'unusable'],
    ['no_content', 'unusable'],
    ['null', 'unusable'],
    ['oversized', 'unusable'],
    ['rate_limited', 'busy'],
    ['redirect', 'connection'],
    ['reset', 'connection'],
    ['swapped', 'unusable'],
    ['truncated', 'connection'],
    [{ status: 200, body: '{"data":' }, 'unusable'],
    [{ status: 200, body: {} }, 'unusable'],
    [
      { status: 200, body: { code: 0, data: { accepted: [null, 7, 'x', []], trackings: [null, 7, 'x', []] } } },
      'unusable',
    ],
    [{ status: 200, body: { code: null, errors: 'x', data: { accepted: {}, rejected: 'x', errors: 7 } } }, 'unusable'],
    [{ status: 401, body: '' }, 'access'],
    [{ status: 404, body: '<html>' }, 'unusable'],
    [{ status: 418, body: { errors: [{ code: '__proto__' }], code: 'constructor' } }, 'unusable'],
  ])('%j is unavailable: %s', async (fault, reason) => {
    const number = known();
    standIn.next(fault);
    expect(await tracker().track(number)).toEqual(unavailable(reason));
    expect(standIn.asked).toHaveLength(1);
  });

  test.each<FaultName>(['hang', 'slow', 'stalled'])('%s longer than the timeout', async (fault) => {
    standIn.next(fault);
    expect(await tracker({ timeoutMs: 200 }).track(known())).toEqual(unavailable('timeout'));
  });

  test.each(['http://127.0.0.1:1', 'http://nobody.invalid', 'nonsense'])('nobody answers at %s', async (baseUrl) => {
    expect(await tracker({ baseUrl }).track(known())).toEqual(unavailable('connection'));
  });

  test('an invalid API key is a response like any other', async () => {
    expect(await tracker({ apiKey: 'wrong' }).track(known())).toEqual(unavailable('access'));
    expect(await tracker({ apiKey: 'two\nlines' }).track(known())).toEqual(unavailable('connection'));
  });

  test('nulls anywhere, and numbers instead of texts', async () => {
    const events = [event('Arrived', '2026-09-14T08:12:00Z'), event(null, null)];
    const nothing = { time: null, location: null, description: null };
    standIn.next('nulls');
    expect(await tracker().track(known(events))).toEqual({ ...nothingYet, events: [nothing, nothing] });
    standIn.next('numbers');
    expect(await tracker().track(known(events))).toEqual({
      availability: 'live',
      carrier: '7',
      status: 'unknown',
      events: [{ time: '7', location: null, description: '7' }, nothing],
    });
  });

  test('no events', async () => {
    expect(await tracker().track(known([]))).toMatchObject({ availability: 'live', events: [] });
  });

  test('a response of nearly a megabyte', async () => {
    const events = Array.from({ length: 2000 }, (_, i) => event(`${i} ${'公'.repeat(60)}`, null));
    const { events: found = [] } = { ...(await tracker().track(known(events))) } as { events?: unknown[] };
    expect(found).toHaveLength(2000);
  });

  test.each<[string, (string | null)[], (string | null)[]]>([
    [
      'by the moment where offsets are given',
      ['2026-09-14T10:00:00+08:00', '2026-09-14T08:12:00-07:00', '2026-09-14T08:12:00.1234567Z'],
      ['2026-09-14T08:12:00-07:00', '2026-09-14T08:12:00.1234567Z', '2026-09-14T10:00:00+08:00'],
    ],
    [
      'by what the clocks show where none is',
      ['2026-09-10', '2026-09-12 08:00', '2026-09-12T09:30:15', '2026-09-10T00:01'],
      ['2026-09-12T09:30:15', '2026-09-12 08:00', '2026-09-10T00:01', '2026-09-10'],
    ],
    [
      'mixed, those with an offset in their own order',
      ['2026-09-13T20:12:00-07:00', '2026-09-14T09:00', '2026-09-14T11:30:00+0800', '2026-09-15', '2026-09-14T23:00Z'],
      ['2026-09-15', '2026-09-14T23:00Z', '2026-09-14T11:30:00+0800', '2026-09-14T09:00', '2026-09-13T20:12:00-07:00'],
    ],
    [
      'what no one can read last and in its order',
      ['yesterday', null, '2026-09-14T08:12:00Z', '14.09.2026', '2026-13-40', '2026-09-15T08:12:00Z', null],
      ['2026-09-15T08:12:00Z', '2026-09-14T08:12:00Z', 'yesterday', null, '14.09.2026', '2026-13-40', null],
    ],
    [
      'equal times in their order',
      ['2026-09-14T08:12:00Z', '2026-09-14T10:12:00+02:00', '2026-09-14T08:12:00+00:00'],
      ['2026-09-14T08:12:00Z', '2026-09-14T10:12:00+02:00', '2026-09-14T08:12:00+00:00'],
    ],
  ])('events are newest first: %s', async (_, times, expected) => {
    const found = await tracker().track(known(times.map((time) => event('Moved', time))));
    expect(found).toEqual({
      availability: 'live',
      ...live,
      events: expected.map((time) => ({ time, location: null, description: 'Moved' })),
    });
  });

  test('any value anywhere in a response gives a result', async () => {
    const number = known();
    await tracker().track(number);
    const { asked } = standIn;
    const good = await (
      await fetch(`${standIn.url}${asked[0]!.path}`, {
        method: 'POST',
        headers: asked[0]!.headers as Record<string, string>,
        body: JSON.stringify(asked[0]!.body),
      })
    ).json();
    const places = [...pointersIn(good)];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('', ...places), fc.jsonValue(), async (place, value) => {
        standIn.next({ status: 200, body: place ? put(good as object, place, value) : JSON.stringify(value) });
        const found = await tracker().track(number);
        if (found.availability === 'unavailable') {
          expect(Object.values(messages)).toContain(found.message);
          return;
        }
        const text = expect.toSatisfy((one: unknown) => one === null || typeof one === 'string');
        expect(found).toEqual({ availability: 'live', carrier: text, status: text, events: expect.any(Array) });
        for (const one of found.events) expect(one).toEqual({ time: text, location: text, description: text });
      }),
      { numRuns: 150 },
    );
  });
});

function* pointersIn(json: unknown, at = ''): Generator<string> {
  if (at) yield at;
  if (json === null || typeof json !== 'object') return;
  for (const [key, below] of Object.entries(json)) yield* pointersIn(below, `${at}/${key}`);
}
