import { expect, onTestFinished, test } from 'vitest';
import { createFreightosQuotes } from '#ports/market-quotes/freightos.ts';
import { startApp, unlimited } from '../../harness.ts';
import { type FaultName, startFreightos } from '../../stand-ins/freightos.ts';
import { asked, oneCarton } from '../../unit/shipping/tables.ts';
import { EstimateShape } from './estimate-shape.ts';

const app = await startApp(unlimited);
const call = await app.live();
const path = '/shipping/estimate';
const live = { ...asked, live: true };
const [carton] = oneCarton;

async function withMarket(next?: FaultName) {
  const market = await startFreightos();
  onTestFinished(market.close);
  // Server errors are retried once.
  if (next) for (let n = 0; n < 2; n++) market.next(next);
  const marketQuotes = createFreightosQuotes({ baseUrl: market.url, timeoutMs: 3000, now: () => app.clock.now });
  const second = await app.secondInstance({ marketQuotes });
  const { secret } = await app.live();
  const ask = async (body: object) =>
    (await app.caller({ authorization: `Bearer ${secret}` }, second).rest('POST', path, body)).body;
  return { market, second, ask };
}

test('market quotes are attributed and do not change the estimate', async () => {
  const { ask, market } = await withMarket();
  const { requestId, marketQuotes, marketNote, ...rest } = await ask(live);
  const { requestId: other, marketQuotes: none, marketNote: noNote, ...plain } = await ask(asked);
  expect(rest).toEqual(plain);
  expect([none, noNote, marketNote]).toEqual([null, null, null]);
  EstimateShape.parse({ ...rest, marketQuotes, marketNote, requestId });
  expect(marketQuotes).toMatchObject({
    attribution: 'Freight estimates by Freightos',
    link: 'https://ship.freightos.com',
    query: { origin: 'Shenzhen, China', destination: '90001, USA', quantity: 10, boxWeightKg: 12, note: null },
    binding: false,
  });
  expect(marketQuotes.query.boxCm).toEqual({ length: 40, width: 30, height: 30 });
  expect(marketQuotes.quotes.map(({ mode }) => mode)).toEqual(['air_express', 'air_freight', 'ocean_lcl']);
  expect(market.calls).toHaveLength(1);
});

test('different cartons and totals are quoted as equal cubes, with a note', async () => {
  const { ask } = await withMarket();
  const mixed = { ...live, cartons: [carton, { ...carton, weightKg: 24, count: 30 }] };
  const { query } = (await ask(mixed)).marketQuotes;
  expect(query).toMatchObject({ quantity: 40, boxWeightKg: 21, boxCm: { length: 33, width: 33, height: 33 } });
  expect(query.note).toContain('average');
  const bulk = {
    totals: { grossWeightKg: 200, volumeM3: 1 },
    destination: { country: 'US', city: 'Austin', state: 'tx' },
    live: true,
  };
  expect((await ask(bulk)).marketQuotes.query).toMatchObject({
    destination: 'Austin, TX, USA',
    quantity: 1,
    boxWeightKg: 200,
    boxCm: { length: 100, width: 100, height: 100 },
  });
});

test.each<[FaultName, string]>([
  ['hang', 'did not respond'],
  ['forbidden', 'status 403'],
  ['throttled', 'too many requests'],
  ['server_error', 'status 500'],
  ['half_json', ''],
  ['errors_text', 'rejected'],
])('a market failure (%s) is a note, never an error', async (fault, words) => {
  const { ask } = await withMarket(fault);
  const { requestId, ...answer } = await ask(live);
  expect(answer.marketQuotes).toBeNull();
  expect(answer.marketNote).toMatch(new RegExp(`market quotes.*${words}`, 'i'));
  expect(answer.options[0].costUsdLow).toBe(985.56);
});

test('without setting, destination or volume a note states what is missing', async () => {
  const { body } = await call.rest('POST', path, live);
  expect([body.marketQuotes, body.marketNote]).toEqual([null, expect.stringContaining('MARKET_QUOTES')]);
  const { ask, market } = await withMarket();
  expect((await ask({ ...live, destination: { country: 'US' } })).marketNote).toContain('destination.postcode');
  const weightOnly = { ...live, cartons: undefined, totals: { grossWeightKg: 5, volumeM3: 0 } };
  expect((await ask(weightOnly)).marketNote).toContain('volume');
  expect(market.calls).toHaveLength(0);
});

test('above the quota the estimate is complete with a note; failures are counted', async () => {
  const { second, market } = await withMarket('server_error');
  const { secret } = await app.sandbox();
  const key = app.caller({ authorization: `Bearer ${secret}` }, second);
  const notes: (string | null)[] = [];
  for (let n = 0; n < 7; n++) {
    const { status, body } = await key.rest('POST', path, live);
    expect([status, body.options.length]).toEqual([200, 3]);
    notes.push(body.marketNote);
  }
  expect(notes[0]).toContain('status 500');
  expect(notes.slice(1, 5)).toEqual([null, null, null, null]);
  for (const note of notes.slice(5)) expect(note).toContain('market_quotes_per_day');
  // The first request called the provider twice, the second once; the others used the cached pause.
  expect(market.calls).toHaveLength(3);
});
