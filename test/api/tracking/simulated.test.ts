import { afterAll, expect, test } from 'vitest';
import { startApp, unlimited } from '../../harness.ts';
import * as ship from '../../stand-ins/ship24.ts';
import { messages } from './client.ts';

const key = `apik_${'b'.repeat(39)}`;
const provider = await ship.startShip24(key);
afterAll(() => provider.close());

/** One provider is configured, the other is not. */
const app = await startApp({ ...unlimited, SHIP24_API_KEY: key, SHIP24_BASE_URL: `${provider.url}/` });
const track = async (number: string, carrier = 'auto', mode: 'live' | 'sandbox' = 'sandbox') =>
  (await (await app[mode]()).rest('GET', `/shipping/track/${carrier}/${number}`)).body;

const anyText = expect.any(String);
const simulated = expect.stringMatching(/^Simulated: /);

test.each([
  ['SIM-TRANSIT', 'in_transit', 3],
  ['SIM-CUSTOMS', 'customs', 4],
  ['sim-delivered-42', 'delivered', 6],
] as const)('%s is %s, and each event says that it is simulated', async (number, status, count) => {
  for (const carrier of ['provider_a', 'provider_b']) {
    for (const mode of ['live', 'sandbox'] as const) {
      const result = await track(number, carrier, mode);
      expect(result).toMatchObject({ availability: 'live', trackingNumber: number, carrier: 'simulated', status });
      const { events } = result;
      expect(events).toEqual(Array(count).fill({ time: anyText, location: anyText, description: simulated }));
      const times: string[] = events.map(({ time }: { time: string }) => time);
      expect(times).toEqual(times.toSorted().reverse());
      // The day of the test is 1 September 2026.
      expect(times[0]! < '2026-09-01').toBe(true);
    }
  }
  expect(provider.asked).toEqual([]);
});

test('SIM-PENDING has no events, so that both providers are tried', async () => {
  const { tried, note } = await track('SIM-PENDING');
  expect(tried).toMatchObject([
    { provider: 'provider_a', availability: 'live', status: 'pending', events: [] },
    { provider: 'provider_b', availability: 'live', status: 'pending', events: [] },
  ]);
  expect(note).toContain('provider_b has no events for this shipment');
});

test.each([
  ['SIM-DOWN', messages.down],
  ['SIM-ELSEWHERE', messages.no_record],
])('%s is unavailable with the message of a provider', async (number, message) => {
  const { tried } = await track(number);
  expect(tried).toMatchObject([
    { availability: 'unavailable', message },
    { availability: 'unavailable', message },
  ]);
});

test('a number that only contains SIM- is asked of the provider', async () => {
  provider.know('LX-SIM-CUSTOMS', ship.tracking([], 'delivered'));
  expect(await track('LX-SIM-CUSTOMS', 'provider_b')).toMatchObject({ availability: 'live', status: 'delivered' });
});
