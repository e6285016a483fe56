import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MarketAnswer } from '#ports/market-quotes/market-quotes.ts';
import { countRuns } from '../../property-seed.ts';
import { type Answer, type FaultName, quoted, rate } from '../../stand-ins/freightos.ts';
import { air, express, lcl, query, startMarket } from './market-case.ts';

const { freightos, newCalls, source, answered } = await startMarket();

const rateOf = (change: object): Answer => quoted({ ...rate('AIR'), ...change });
const held = (estimatedFreightRates: unknown): Answer => ({ body: { response: { estimatedFreightRates } } });
const figures = (low: number | string, high: number | string): Answer => quoted(rate('AIR', { low, high }));
const days = (min: number | string, max: number | string): Answer => quoted(rate('AIR', { min, max }));
const priced = (priceUsdLow: number | null, priceUsdHigh: number | null) => [{ ...air, priceUsdLow, priceUsdHigh }];
const fcl = {
  marketMode: 'FCL',
  mode: 'ocean_fcl',
  priceUsdLow: 3262,
  priceUsdHigh: 3554,
  currency: 'USD',
  transitDays: { low: 17, high: 21 },
};
const unpriced = { priceUsdLow: null, priceUsdHigh: null };
const nothingKnown = { ...air, ...unpriced, currency: null, transitDays: null };
const named = (mode: unknown): Answer => rateOf({ mode });
const usd = (amount: string) => ({ moneyAmount: { amount, currency: 'USD' } });

describe('a provider response is parsed in any shape', () => {
  test.each<[string, FaultName | Answer, object[]]>([
    ['several, in texts', 'texts', [express, air, lcl]],
    ['several, in numbers', 'numbers', [express, air, lcl]],
    ['one, as an object', 'single', [fcl]],
    ['one, in a list', quoted([rate('AIR')]), [air]],
    ['rates as a list', 'rates_as_list', [express, air, lcl]],
    ['holders of rates as a list', 'holders_as_list', [express, air, lcl]],
    ['a comment beside', 'comment', [express, air, lcl]],
    ['no count', 'no_count', [express, air, lcl]],
    ['another content type', 'wrong_type', [express, air, lcl]],
    ['a byte order mark', { body: `\uFEFF${JSON.stringify(quoted(rate('AIR')).body)}` }, [air]],
    [
      'an empty list of errors',
      { body: { response: { errors: [], estimatedFreightRates: { mode: rate('AIR') } } } },
      [air],
    ],
    [
      'no errors, as an object',
      { body: { response: { errors: {}, estimatedFreightRates: { mode: rate('AIR') } } } },
      [air],
    ],
    ['an empty response', { body: { response: {} } }, []],
    ['an empty response and no errors', { body: { response: { errors: {} } } }, []],
    ['null for rates', held(null), []],
    ['an empty text for rates', held(''), []],
    ['no quotes', 'no_quotes', []],
    ['no quotes and no count', held({}), []],
    ['an empty list', held([]), []],
    ['one rate of three that is none', quoted([rate('AIR'), 7, 'LCL']), [air]],
    ['a mode in other letters', named(' Air '), [{ ...air, marketMode: 'Air' }]],
    ['no mode', named(undefined), [{ ...air, marketMode: 'unknown', mode: null }]],
    ['a mode with a line break', named('A\nB'), [{ ...air, marketMode: 'unknown', mode: null }]],
    ['an endless mode', named('x'.repeat(81)), [{ ...air, marketMode: 'unknown', mode: null }]],
    [
      'unknown modes',
      'unknown_modes',
      ['LTL', 'FTL', 'rail', 'constructor'].map((name) => ({ ...air, marketMode: name, mode: null })),
    ],
    ['nothing but a mode', 'nulls', [nothingKnown]],
    ['euros', 'euros', [{ ...air, ...unpriced, currency: 'EUR' }]],
    ['dollars in small letters', quoted(rate('AIR', { currency: 'usd' })), [air]],
    ['no currency', quoted(rate('AIR', { currency: '$' })), [{ ...air, ...unpriced, currency: null }]],
    [
      'two currencies',
      rateOf({ price: { min: usd('890'), max: { moneyAmount: { amount: '1', currency: 'EUR' } } } }),
      [{ ...air, ...unpriced, currency: null }],
    ],
    [
      'a currency on one side',
      rateOf({ price: { min: usd('890'), max: { moneyAmount: { amount: '1110' } } } }),
      priced(890, 1110),
    ],
    ['no price', rateOf({ price: undefined }), [{ ...air, ...unpriced, currency: null }]],
    ['no lowest price', rateOf({ price: { max: usd('1110') } }), priced(null, 1110)],
    ['no highest price', rateOf({ price: { min: usd('890'), max: null } }), priced(890, null)],
    ['prices the wrong way round', figures('1110', 890), priced(890, 1110)],
    ['cents', figures(' 890.55 ', 1110.5), priced(890.55, 1110.5)],
    ['a negative price', figures(-5, '-5'), priced(null, null)],
    ['a price of nothing', figures(0, '0.00'), priced(null, null)],
    ['a price beyond reason', figures(10_000_001, '99999999999'), priced(null, null)],
    ['a price that is no number', figures('NaN', ''), priced(null, null)],
    ['a price in another notation', figures('1e3', '0x10'), priced(null, null)],
    ['thousands with a comma', figures('1,010', '1,010.50'), priced(1010, 1010.5)],
    ['a million with commas', figures('1,000,000', '1,234,567.8'), priced(1_000_000, 1_234_567.8)],
    ['many decimals', figures('890.123456789012', 1110.12345678), priced(890.123456789012, 1110.12345678)],
    ['commas in odd places', figures('10,10', '1,0101'), priced(null, null)],
    ['commas of another kind', figures('1.180,00', ',180'), priced(null, null)],
    ['an infinite price', { body: JSON.stringify(figures(5, 7).body).replace(':7', ':1e999') }, priced(5, null)],
    ['weeks', 'weeks', [{ ...air, marketMode: 'LCL', mode: 'ocean_lcl', transitDays: null }]],
    ['one day', quoted(rate('AIR', { unit: 'Day', min: 1, max: 1 })), [{ ...air, transitDays: { low: 1, high: 1 } }]],
    ['days the wrong way round', days('9', 6), [air]],
    ['the same day', days(0, '1'), [{ ...air, transitDays: { low: 0, high: 1 } }]],
    ['no unit', rateOf({ transitTimes: { min: 6, max: 9 } }), [{ ...air, transitDays: null }]],
    ['no shortest transit', rateOf({ transitTimes: { unit: 'days', max: 9 } }), [{ ...air, transitDays: null }]],
    ['a transit of years', days(6, 366), [{ ...air, transitDays: null }]],
    ['a negative transit', days(-6, 9), [{ ...air, transitDays: null }]],
  ])('%s', async (_name, answer, quotes) => {
    freightos.next(answer);
    expect(await source().quote(query)).toEqual(answered(quotes));
    expect(newCalls()).toHaveLength(1);
  });

  test('at most fifty quotes are returned', async () => {
    freightos.next(quoted(Array(60).fill(rate('AIR'))));
    expect(await source().quote(query)).toEqual(answered(Array(50).fill(air)));
  });
});

function expectWellFormed(answer: MarketAnswer) {
  if (answer.kind === 'unavailable') {
    expect(answer.reason).toMatch(/^Market quotes are not available: the (source|response) .+\.$/);
    return;
  }
  for (const { marketMode, mode, priceUsdLow: low, priceUsdHigh: high, currency, transitDays } of answer.quotes) {
    expect(marketMode).toMatch(/^\P{C}{1,80}$/u);
    expect([null, 'air_express', 'air_freight', 'ocean_lcl', 'ocean_fcl']).toContain(mode);
    expect(currency ?? 'USD').toMatch(/^[A-Z]{3}$/);
    for (const price of [low, high]) expect(price ?? 1).toSatisfy((usd: number) => usd > 0 && usd <= 10_000_000);
    if (low !== null || high !== null) expect(currency).toBe('USD');
    if (low !== null && high !== null) expect(low).toBeLessThanOrEqual(high);
    const { low: shortest, high: longest } = transitDays ?? { low: 1, high: 1 };
    expect(0 <= shortest && shortest <= longest && longest <= 365).toBe(true);
  }
}

const anything = fc.jsonValue({ maxDepth: 2 });
const mostly = <T>(arbitrary: fc.Arbitrary<T>) => fc.oneof({ weight: 9, arbitrary }, anything);
const record = (model: Record<string, fc.Arbitrary<unknown>>) =>
  mostly(fc.oneof({ weight: 4, arbitrary: fc.record(model) }, fc.record(model, { requiredKeys: [] })));

/** Arbitrary values anywhere, but often valid ones. */
const someAnswer = () => {
  const number = fc.oneof(fc.double({ min: -10, max: 2e7 }), fc.integer({ min: 1, max: 400 }));
  const figure = mostly(fc.oneof(number, number.map(String)));
  const currency = mostly(fc.constantFrom('USD', 'USD', 'usd', 'EUR'));
  const amount = record({ moneyAmount: record({ amount: figure, currency }) });
  const aRate = record({
    mode: mostly(fc.constantFrom('AIR', 'express', 'LCL', '__proto__')),
    price: record({ min: amount, max: amount }),
    transitTimes: record({ unit: mostly(fc.constant('days')), min: figure, max: figure }),
  });
  const rates = fc.oneof(aRate, fc.array(aRate, { maxLength: 3 }));
  const held = fc.oneof(record({ numQuotes: figure, mode: rates }), rates);
  return mostly(record({ response: record({ errors: fc.constant([]), estimatedFreightRates: held }) }));
};

test('any JSON from the provider gives a well-formed result', async () => {
  const seen = { quoted: 0, unavailable: 0 };
  await fc.assert(
    fc.asyncProperty(someAnswer(), async (body) => {
      freightos.next({ body: JSON.stringify(body) });
      const answer = await source().quote(query);
      expectWellFormed(answer);
      seen[answer.kind]++;
    }),
    { numRuns: countRuns(150) },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(countRuns(20));
});
