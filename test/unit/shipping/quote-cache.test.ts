import { describe, expect, test } from 'vitest';
import type { MarketAnswer, MarketQuery } from '#ports/market-quotes/market-quotes.ts';
import { cacheQuotes } from '#ports/market-quotes/quote-cache.ts';
import type { Answer, FaultName } from '../../stand-ins/freightos.ts';
import { query, startMarket, unread } from './market-case.ts';

const { freightos, now, pass, newCalls, source } = await startMarket();

describe('a cached response', () => {
  test('is valid for six hours and keeps its time', async () => {
    const { quote } = source();
    const first = await quote(query);
    expect(first).toMatchObject({ kind: 'quoted', fetchedAt: now() });
    pass(6 * 3600 - 1);
    expect(await quote(query)).toEqual(first);
    expect(newCalls()).toHaveLength(1);

    pass(1);
    expect(await quote(query)).toMatchObject({ kind: 'quoted', fetchedAt: now() });
    expect(newCalls()).toHaveLength(2);
    pass(3600);
    await quote(query);
    expect(newCalls()).toHaveLength(2);
  });

  test('is found by the rounded query, which is shown', async () => {
    const { quote } = source();
    const exact = { ...query, boxWeightKg: 12.04, boxCm: { length: 40.4, width: 29.5, height: 25.49 } };
    const shown = [await quote(exact), await quote({ ...query, origin: ' Shenzhen,China\n' })];
    for (const answer of shown) expect(answer).toMatchObject({ kind: 'quoted', query });
    expect(newCalls().map((call) => call.query)).toMatchObject([
      { weight: '12', length: '40', width: '30', height: '25' },
    ]);
  });

  test('exists for a box of nearly zero size', async () => {
    const feather = { ...query, boxWeightKg: 0.01, boxCm: { length: 0.4, width: 0.1, height: 1.2 } };
    expect(await source().quote(feather)).toMatchObject({
      query: { boxWeightKg: 0.1, boxCm: { length: 1, width: 1, height: 1 } },
    });
    expect(newCalls()[0]?.query).toMatchObject({ weight: '0.1', length: '1' });
  });

  test('is shared by queries with different notes', async () => {
    const { quote } = source();
    for (const note of ['Averaged.', null]) {
      expect(await quote({ ...query, note })).toMatchObject({ kind: 'quoted', query: { note } });
    }
    expect(newCalls()).toHaveLength(1);
  });

  test('may also be empty', async () => {
    const { quote } = source();
    const nowhere = { ...query, destination: 'Nowhere,ZZ' };
    for (const _ of [1, 2]) expect(await quote(nowhere)).toMatchObject({ kind: 'quoted', quotes: [] });
    expect(newCalls()).toHaveLength(1);
  });

  test.each<[string, Partial<MarketQuery>]>([
    ['origin', { origin: 'Ningbo,China' }],
    ['destination', { destination: '10001,USA' }],
    ['quantity', { quantity: 11 }],
    ['weight', { boxWeightKg: 12.1 }],
    ['length', { boxCm: { ...query.boxCm, length: 41 } }],
    ['width', { boxCm: { ...query.boxCm, width: 31 } }],
    ['height', { boxCm: { ...query.boxCm, height: 26 } }],
    ['goods', { hazardous: true }],
  ])('is not used for another %s', async (_name, change) => {
    const { quote } = source();
    await quote(query);
    expect(await quote({ ...query, ...change })).toMatchObject({ kind: 'quoted', query: change });
    expect(newCalls()).toHaveLength(2);
  });

  test('is not stored for a failure', async () => {
    const { quote } = source();
    freightos.next('html');
    expect(await quote(query)).toMatchObject({ kind: 'unavailable' });
    expect(await quote(query)).toMatchObject({ kind: 'quoted' });
    expect(newCalls()).toHaveLength(2);
  });

  test('is evicted after five hundred newer ones, counted from its last renewal', async () => {
    const asked: number[] = [];
    const quote = cacheQuotes(async (about): Promise<MarketAnswer> => {
      asked.push(about.quantity);
      return { kind: 'quoted', query: about, attribution: '', link: '', fetchedAt: now(), quotes: [] };
    }, now);
    const askedFor = async (...quantities: number[]) => {
      asked.length = 0;
      for (const quantity of quantities) await quote({ ...query, quantity });
      return asked;
    };
    const all = Array.from({ length: 500 }, (_, index) => index + 1);
    expect(await askedFor(...all, ...all)).toHaveLength(500);
    expect(await askedFor(501, ...all.slice(1))).toEqual([501]);
    expect(await askedFor(1)).toEqual([1]);

    pass(6 * 3600);
    expect(await askedFor(3, 502, 503, 3)).toEqual([3, 502, 503]);
  });
});

describe('equal concurrent queries', () => {
  test.each<FaultName>(['ok', 'html'])('share one call: %s', async (fault) => {
    const { quote } = source();
    freightos.next(fault);
    const [first, ...others] = await Promise.all([quote(query), quote({ ...query, boxWeightKg: 12.01 }), quote(query)]);
    expect(others).toEqual([first, first]);
    expect(newCalls()).toHaveLength(1);
  });

  test('are sent again after one that threw', async () => {
    let asked = 0;
    const quote = cacheQuotes(async () => {
      asked++;
      throw new Error('A bug.');
    }, now);
    for (const _ of [1, 2]) await expect(quote(query)).rejects.toThrow('A bug.');
    expect(asked).toBe(2);
  });
});

describe('after 429 the provider is not called', () => {
  const throttled = (retryAfter: string): Answer => ({ status: 429, headers: { 'retry-after': retryAfter } });
  test.each<[string, Answer, number]>([
    ['for the seconds it says', throttled('7'), 7],
    ['until the date it says', throttled('Tue, 15 Sep 2026 08:02:00 GMT'), 120],
    ['for a minute if it says nothing', { status: 429 }, 60],
    ['for a minute if it says nothing sensible', throttled('later'), 60],
    ['for a minute if its date has passed', throttled('Wed, 21 Oct 2015 07:28:00 GMT'), 60],
    ['for a minute if it says half seconds', throttled('7.5'), 60],
    ['for an hour at most', throttled('86400'), 3600],
    ['for an hour at most, by date too', throttled('Wed, 16 Sep 2026 08:00:00 GMT'), 3600],
  ])('%s', async (_name, answer, seconds) => {
    const { quote } = source();
    await quote({ ...query, quantity: 1 });
    freightos.next(answer);
    expect(await quote(query)).toEqual(unread('the source has received too many requests'));
    pass(seconds - 1);
    expect(await quote(query)).toEqual(unread('the source requested a pause, which ends in 1 s'));
    expect(await quote({ ...query, quantity: 1 })).toMatchObject({ kind: 'quoted' });
    expect(newCalls()).toHaveLength(2);
    pass(1);
    expect(await quote(query)).toMatchObject({ kind: 'quoted' });
    expect(newCalls()).toHaveLength(3);
  });

  test('unless Retry-After is zero', async () => {
    const { quote } = source();
    freightos.next(throttled('0'));
    await quote(query);
    expect(await quote(query)).toMatchObject({ kind: 'quoted' });
  });

  test('for the longer of two pauses', async () => {
    const { quote } = source();
    for (const seconds of ['600', '5']) freightos.next(throttled(seconds));
    await Promise.all([quote(query), quote({ ...query, quantity: 2 })]);
    pass(6);
    expect(await quote(query)).toEqual(unread('the source requested a pause, which ends in 594 s'));
  });
});

describe('at most eighty calls are sent per hour', () => {
  const spent = unread('the limit of 80 calls per hour is reached');
  const askFor = async ({ quote }: ReturnType<typeof source>, count: number) => {
    for (let quantity = 1; quantity <= count; quantity++) await quote({ ...query, quantity });
  };

  test('and cached responses are still returned', async () => {
    const port = source();
    await askFor(port, 40);
    pass(1800);
    await askFor(port, 80);
    expect(await port.quote({ ...query, quantity: 81 })).toEqual(spent);
    expect(await port.quote({ ...query, quantity: 80 })).toMatchObject({ kind: 'quoted' });
    expect(newCalls()).toHaveLength(80);

    pass(1799);
    expect(await port.quote({ ...query, quantity: 81 })).toEqual(spent);
    pass(1);
    expect(await port.quote({ ...query, quantity: 81 })).toMatchObject({ kind: 'quoted' });
    expect(newCalls()).toHaveLength(81);
  });

  test('including second attempts', async () => {
    const port = source();
    await askFor(port, 79);
    freightos.next('server_error');
    expect(await port.quote({ ...query, quantity: 80 })).toEqual(spent);
    expect(newCalls()).toHaveLength(80);
  });
});
