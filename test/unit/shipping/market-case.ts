import { afterAll, beforeEach } from 'vitest';
import { createFreightosQuotes } from '#ports/market-quotes/freightos.ts';
import type { MarketQuery } from '#ports/market-quotes/market-quotes.ts';
import { startFreightos } from '../../stand-ins/freightos.ts';

export const query: MarketQuery = {
  origin: 'Shenzhen,China',
  destination: '90001,USA',
  quantity: 10,
  boxWeightKg: 12,
  boxCm: { length: 40, width: 30, height: 25 },
  hazardous: false,
  note: null,
};

export const unread = (cause: string) => ({
  kind: 'unavailable',
  reason: `Market quotes are not available: ${cause}.`,
});

/** Default response of the stand-in: three modes. */
export const express = {
  marketMode: 'express',
  mode: 'air_express',
  priceUsdLow: 1010,
  priceUsdHigh: 1180,
  currency: 'USD',
  transitDays: { low: 3, high: 5 },
};
export const air = {
  marketMode: 'AIR',
  mode: 'air_freight',
  priceUsdLow: 890,
  priceUsdHigh: 1110,
  currency: 'USD',
  transitDays: { low: 6, high: 9 },
};
export const lcl = {
  marketMode: 'LCL',
  mode: 'ocean_lcl',
  priceUsdLow: 610,
  priceUsdHigh: 820,
  currency: 'USD',
  transitDays: { low: 28, high: 35 },
};

/** A stand-in per test file, and ports with a separate clock that is reset before each test. */
export async function startMarket() {
  const freightos = await startFreightos();
  let time = new Date();
  let callsBefore = 0;
  beforeEach(() => {
    time = new Date('2026-09-15T08:00:00Z');
    callsBefore = freightos.calls.length;
  });
  afterAll(() => freightos.close());

  const now = () => time;
  return {
    freightos,
    now,
    pass: (seconds: number) => {
      time = new Date(time.getTime() + seconds * 1000);
    },
    newCalls: () => freightos.calls.slice(callsBefore),
    /** Generous for a busy machine; timeout tests set a short one. */
    source: (options: Partial<Parameters<typeof createFreightosQuotes>[0]> = {}) =>
      createFreightosQuotes({ baseUrl: freightos.url, timeoutMs: 3000, now, ...options }),
    answered: (quotes: object[]) => ({
      kind: 'quoted',
      query,
      attribution: 'Freight estimates by Freightos',
      link: 'https://ship.freightos.com',
      fetchedAt: time,
      quotes,
    }),
  };
}
