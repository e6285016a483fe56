import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Trackers } from '#ports/tracking/tracker.ts';
import { readConfig } from '#server/settings/config.ts';
import { createTrackers } from '#server/settings/configured-ports.ts';
import { type Caller, startApp, unlimited } from '../../harness.ts';
import type { Json } from '../../json.ts';
import * as seventeen from '../../stand-ins/seventeentrack.ts';
import * as ship from '../../stand-ins/ship24.ts';
import { messages, newNumber, type Reason } from './client.ts';

const [keyA, keyB] = [`17track_${'a'.repeat(36)}`, `apik_${'b'.repeat(39)}`];
const [a, b] = [await seventeen.startSeventeenTrack(keyA), await ship.startShip24(keyB)];
afterAll(() => Promise.all([a.close(), b.close()]));

const settings = {
  SEVENTEENTRACK_API_KEY: keyA,
  SEVENTEENTRACK_BASE_URL: a.url,
  SHIP24_API_KEY: keyB,
  SHIP24_BASE_URL: `${b.url}/`,
};
const app = await startApp({ ...unlimited, ...settings });
let keys = 0;
/** Each provider has a unique key with the prefix that is searched in all output, so that no test waits for another. */
const configured = () => createTrackers(readConfig({ ...settings, SEVENTEENTRACK_API_KEY: `${keyA}_${++keys}` }));
for (const key of [keyA, keyB]) app.secrets.learn('key', key);
beforeEach(() => {
  a.reset();
  b.reset();
});

/** A new caller of an instance with these providers. */
async function at(trackers: Partial<Trackers>): Promise<Caller> {
  const { secret } = await app.live();
  const instance = await app.secondInstance({ trackers: { ...configured(), ...trackers } });
  return app.caller({ authorization: `Bearer ${secret}` }, instance);
}

const attempt = `
  __typename
  ... on LiveTracking { availability provider trackingNumber carrier status events { time location description } }
  ... on PlannedTracking { availability provider trackingNumber missing message }
  ... on UnavailableTracking { availability provider trackingNumber message }`;
const document = `query ($carrier: TrackingCarrier!, $number: String!) {
  tracking: trackShipment(carrier: $carrier, number: $number) {
    ${attempt} ... on TrackingAttempts { tried { ${attempt} } note }
  }
}`;
const types: Record<string, string> = {
  live: 'LiveTracking',
  planned: 'PlannedTracking',
  unavailable: 'UnavailableTracking',
};
const typed = (result: Pick<Json, 'tried' | 'availability'>): object => {
  const tried = result['tried']?.map(typed);
  return { ...result, ...(tried && { tried }), __typename: types[result['availability']] ?? 'TrackingAttempts' };
};

/** The REST response, which must equal GraphQL. */
async function track(me: Caller, carrier: string, number: string) {
  const { status, body } = await me.rest('GET', `/shipping/track/${carrier}/${number}`);
  const { requestId, ...result } = body;
  expect([status, requestId]).toEqual([200, expect.stringMatching(/^req_[0-9A-Z]{26}$/)]);
  const answer = await me.graph(document, { carrier, number });
  expect([answer.body['data'], answer.body['errors']]).toEqual([{ tracking: typed(result) }, undefined]);
  return result;
}

const arrived = { time: '2026-09-14T08:12:00-07:00', location: 'LOS ANGELES, US', description: 'Arrived at facility' };
const departed = { time: '2026-09-14T08:12:00', location: null, description: 'Departed' };

const providers = {
  provider_a: {
    standIn: a,
    setting: 'SEVENTEENTRACK_API_KEY',
    live: { carrier: 'DHL Express', status: 'customs' },
    event: arrived,
    know: (number: string, hasEvents: boolean) => {
      const events = hasEvents ? [seventeen.event(arrived.description, arrived.time, arrived)] : [];
      a.know(number, seventeen.trackInfo(events, { status: 'InTransit', sub_status: 'InTransit_CustomsReleased' }));
    },
  },
  provider_b: {
    standIn: b,
    setting: 'SHIP24_API_KEY',
    live: { carrier: 'ups', status: 'delivered' },
    event: departed,
    know: (number: string, hasEvents: boolean) =>
      b.know(number, ship.tracking(hasEvents ? [ship.event(departed.description, departed.time)] : [], 'delivered')),
  },
};
type Provider = keyof typeof providers;
const names: Provider[] = ['provider_a', 'provider_b'];

const knows = {
  events: (provider: Provider) => ({ ...providers[provider].live, events: [providers[provider].event] }),
  nothing: (provider: Provider) => ({ ...providers[provider].live, events: [] }),
  fails: () => ({ message: messages.down }),
  planned: (provider: Provider) => ({
    missing: [providers[provider].setting],
    message: `${provider} is not configured: set ${providers[provider].setting}.`,
  }),
};
type Knows = keyof typeof knows;
const availabilityOf = { events: 'live', nothing: 'live', fails: 'unavailable', planned: 'planned' };

/** Sets the state of a provider and returns the expected result. */
function prepared(provider: Provider, state: Knows, number: string) {
  providers[provider].know(number, state === 'events');
  if (state === 'fails') providers[provider].standIn.next('error', 'error');
  return { availability: availabilityOf[state], provider, trackingNumber: number, ...knows[state](provider) };
}

describe.each(names)('%s', (provider) => {
  test.each<Knows>(['events', 'nothing', 'fails', 'planned'])('%s', async (state) => {
    const number = newNumber();
    const expected = prepared(provider, state, number);
    const me = await at(state === 'planned' ? { [provider]: null } : {});
    expect(await track(me, provider, number)).toEqual(expected);
  });

  test.each<[string, Reason]>([
    ['LX00404', provider === 'provider_a' ? 'carrier' : 'no_record'],
    ...(provider === 'provider_b' ? [['QUOTA1', 'quota'] satisfies [string, Reason]] : []),
  ])('%s is unavailable: %s', async (number, reason) => {
    const expected = { availability: 'unavailable', provider, trackingNumber: number, message: messages[reason] };
    expect(await track(await app.live(), provider, number)).toEqual(expected);
  });
});

test('a number that was never requested is live without events', async () => {
  const number = newNumber();
  const { body } = await (await app.live()).rest('GET', `/shipping/track/provider_a/${number}`);
  expect(body).toEqual({
    availability: 'live',
    provider: 'provider_a',
    trackingNumber: number,
    carrier: null,
    status: null,
    events: [],
    requestId: expect.any(String),
  });
});

test('an empty event, and two shipments in one document', async () => {
  const [first, second] = [newNumber(), newNumber()];
  a.know(first, seventeen.trackInfo([seventeen.event(null)]));
  providers.provider_b.know(second, true);
  const fields = '{ ... on LiveTracking { events { time location description } } ... on PlannedTracking { missing } }';
  const query = `{
    one: trackShipment(carrier: provider_a, number: "${first}") ${fields}
    two: trackShipment(carrier: provider_b, number: "${second}") ${fields}
  }`;
  expect((await (await app.live()).graph(query)).body['data']).toEqual({
    one: { events: [{ time: null, location: null, description: null }] },
    two: { events: [departed] },
  });
});

describe('auto asks providers in order until one has events', () => {
  const [events, nothing] = ['has events for this shipment', 'has no events for this shipment'];
  const [fails, planned] = ['is unavailable', 'is not configured'];

  test.each<[Knows, Knows, string]>([
    ['events', 'events', `provider_a ${events}; provider_b was not asked`],
    ['events', 'planned', `provider_a ${events}; provider_b was not asked`],
    ['nothing', 'events', `provider_a ${nothing}; provider_b ${events}`],
    ['nothing', 'nothing', `provider_a ${nothing}; provider_b ${nothing}`],
    ['nothing', 'fails', `provider_a ${nothing}; provider_b ${fails}`],
    ['nothing', 'planned', `provider_a ${nothing}; provider_b ${planned}`],
    ['fails', 'events', `provider_a ${fails}; provider_b ${events}`],
    ['fails', 'nothing', `provider_a ${fails}; provider_b ${nothing}`],
    ['fails', 'fails', `provider_a ${fails}; provider_b ${fails}`],
    ['fails', 'planned', `provider_a ${fails}; provider_b ${planned}`],
    ['planned', 'events', `provider_a ${planned}; provider_b ${events}`],
    ['planned', 'nothing', `provider_a ${planned}; provider_b ${nothing}`],
    ['planned', 'fails', `provider_a ${planned}; provider_b ${fails}`],
    ['planned', 'planned', `provider_a ${planned}; provider_b ${planned}`],
  ])('%s, %s', async (ofA, ofB, note) => {
    const number = newNumber();
    const [first, second] = [prepared('provider_a', ofA, number), prepared('provider_b', ofB, number)];
    const me = await at({
      ...(ofA === 'planned' && { provider_a: null }),
      ...(ofB === 'planned' && { provider_b: null }),
    });
    const tried = ofA === 'events' ? [first] : [first, second];
    expect(await track(me, 'auto', number)).toEqual({ tried, note: `Providers asked: ${note}.` });
    const asked = tried.filter(({ availability }) => availability !== 'planned').map(({ provider }) => provider);
    expect(names.filter((provider) => providers[provider].standIn.asked.length > 0)).toEqual(asked);
  });
});

test('provider failures are logged as warnings, and the provider key is never revealed', async () => {
  const [number, before] = [newNumber(), app.logged.length];
  a.next('blocked');
  b.next({ status: 401, body: { errors: [{ code: 'auth_invalid_api_key', message: keyB }], data: null } });
  const { body } = await (await app.live()).rest('GET', `/shipping/track/auto/${number}`);
  expect(body['tried']).toMatchObject(names.map((provider) => ({ provider, message: messages.access })));
  const warnings = app.logged.slice(before).map((line) => JSON.parse(line));
  expect(warnings.filter(({ level, provider }) => level >= 40 && provider)).toMatchObject(
    names.map((provider) => ({ level: 40, provider, message: messages.access })),
  );
  expect(app.logged.join('\n') + JSON.stringify(body)).not.toMatch(new RegExp(`${keyA}|${keyB}|127\\.0\\.0\\.1`));
  expect(app.logged.join('\n')).not.toContain(number);
  expect(a.asked[0]!.headers['17token']).toBe(keyA);
  expect(b.asked[0]!.headers.authorization).toBe(`Bearer ${keyB}`);
});
