import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createSeventeenTrackTracker } from '#ports/tracking/seventeentrack.ts';
import { startSeventeenTrack, trackInfo } from '../../stand-ins/seventeentrack.ts';
import { newNumber, nothingYet, unavailable } from './client.ts';

const standIn = await startSeventeenTrack();
afterAll(() => standIn.close());
beforeEach(() => {
  standIn.reset();
  standIn.limitTo(3);
});
let keys = 0;
const tracker = (timeoutMs = 2000, apiKey = `17-key-${++keys}`) =>
  createSeventeenTrackTracker({ apiKey, baseUrl: standIn.url, timeoutMs });
const [info, register] = ['/gettrackinfo', '/register'];

describe('17TRACK allows three requests per second and key', () => {
  const known = (count: number) => {
    const numbers = Array.from({ length: count }, newNumber);
    for (const number of numbers) standIn.know(number, trackInfo([]));
    return numbers;
  };
  const nothing = { availability: 'live', carrier: 'DHL Express', status: 'in_transit', events: [] };

  test.each([2, 3])('%i concurrent look-ups of new numbers succeed', async (count) => {
    const found = Array.from({ length: count }, () => tracker(8000, '17-key-shared').track(newNumber()));
    expect(await Promise.all(found)).toEqual(Array(count).fill(nothingYet));
    expect(standIn.asked).toHaveLength(3 * count);
  });

  test('and other keys do not wait', async () => {
    const before = performance.now();
    const found = known(5).map((number) => tracker().track(number));
    expect(await Promise.all(found)).toEqual(Array(5).fill(nothing));
    expect(performance.now() - before).toBeLessThan(1000);
  });

  test('a look-up that waits beyond the timeout fails and consumes no request', async () => {
    const found = known(9).map((number) => tracker(900, '17-key-busy').track(number));
    expect(await Promise.all(found)).toEqual([...Array(3).fill(nothing), ...Array(6).fill(unavailable('busy'))]);
    expect(standIn.asked).toHaveLength(3);
    expect(await tracker(2000, '17-key-busy').track(known(1)[0]!)).toEqual(nothing);
  });

  test('a read refused after the registration is no failure: the number is registered', async () => {
    standIn.next('ok', 'ok', 'rate_limited');
    expect(await tracker().track(newNumber())).toEqual(nothingYet);
    expect(standIn.paths()).toEqual([info, register, info]);
    await tracker(900, '17-key-late').track(known(1)[0]!);
    expect(await tracker(900, '17-key-late').track(newNumber())).toEqual(nothingYet);
  });

  test.each([[['rate_limited'] as const], [['ok', 'rate_limited'] as const]])(
    'a look-up refused before that, after %j, is busy',
    async (met) => {
      standIn.next(...met);
      expect(await tracker().track(newNumber())).toEqual(unavailable('busy'));
    },
  );
});
