import { z } from 'zod';
import { readLimitedText } from '../provider-call.ts';
import type { MarketAnswer, MarketQuery, MarketQuote, MarketQuotes } from './market-quotes.ts';
import { cacheQuotes, createCallLimit } from './quote-cache.ts';

type Options = { baseUrl?: string; timeoutMs?: number; now: () => Date };

/** Attribution and link are required: ship.freightos.com/api/shippingCalculator, September 2026. */
const attribution = 'Freight estimates by Freightos';
const link = 'https://ship.freightos.com';

/** Freightos documents no limit; clients report about 100 calls per hour and address (September 2026). */
const callsPerHour = 80;

const path = '/api/shippingCalculator';

/** Needs no key. `baseUrl` is the host or the full endpoint; `timeoutMs` covers all attempts. */
export function createFreightosQuotes({ baseUrl = link, timeoutMs = 6000, now }: Options): MarketQuotes {
  const base = baseUrl.replace(/(?<!\/)\/+$/, '');
  const endpoint = base.endsWith(path) ? base : `${base}${path}`;
  const callLimit = createCallLimit(callsPerHour, now);
  return { source: 'freightos', quote: cacheQuotes(ask, now) };

  async function ask(query: MarketQuery): Promise<MarketAnswer> {
    const deadline = AbortSignal.timeout(timeoutMs);
    try {
      const response = await call(`${endpoint}?${toParameters(query)}`, deadline);
      const quotes = parseQuotes(await readLimitedText(response));
      return { kind: 'quoted', query, attribution, link, fetchedAt: now(), quotes };
    } catch (error) {
      return { kind: 'unavailable', reason: `Market quotes are not available: ${describeError(error, deadline)}.` };
    }
  }

  function describeError(error: unknown, { aborted }: AbortSignal): string {
    if (error instanceof Unavailable) return error.message;
    return aborted ? `the source did not respond within ${timeoutMs / 1000} s` : 'the connection to the source failed';
  }

  async function call(url: string, deadline: AbortSignal): Promise<Response> {
    let response = await attempt(url, deadline);
    if (response.status >= 500) {
      await response.body?.cancel();
      response = await attempt(url, deadline);
    }
    if (response.ok) return response;
    const { status, headers } = response;
    if (status === 429) callLimit.pause(parseRetryAfter(headers.get('retry-after'), now()) ?? 60);
    await response.body?.cancel();
    throw new Unavailable(
      status === 429 ? 'the source has received too many requests' : `the source returned status ${status}`,
    );
  }

  async function attempt(url: string, signal: AbortSignal): Promise<Response> {
    const findRefusal = callLimit.findRefusal();
    if (findRefusal) throw new Unavailable(findRefusal);
    const headers = { accept: 'application/json', 'user-agent': 'sourcing-gateway' };
    return fetch(url, { headers, redirect: 'error', signal });
  }
}

/** The message completes a sentence for people. */
class Unavailable extends Error {}

function toParameters({ boxWeightKg, boxCm, quantity, origin, destination, hazardous }: MarketQuery): URLSearchParams {
  return new URLSearchParams({
    loadtype: 'boxes',
    weight: String(boxWeightKg),
    length: String(boxCm.length),
    width: String(boxCm.width),
    height: String(boxCm.height),
    quantity: String(quantity),
    origin,
    destination,
    estimate: 'true',
    format: 'json',
    // The documentation calls it a flag and lists no values (September 2026).
    ...(hazardous && { hazCode: 'true' }),
  });
}

function parseRetryAfter(retryAfter: string | null, now: Date): number | null {
  if (!retryAfter) return null;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter);
  const seconds = (Date.parse(retryAfter) - now.getTime()) / 1000;
  return seconds > 0 ? seconds : null;
}

const Answer = z.object({
  response: z.object({ errors: z.unknown().optional(), estimatedFreightRates: z.unknown().optional() }),
});

/** Ignores the content type: the source also returns HTML pages with 200. */
function parseQuotes(body: string | null): MarketQuote[] {
  if (body === null) throw new Unavailable('the response exceeds 1 MiB');
  const { success, data } = Answer.safeParse(parseJson(body));
  if (!success) throw new Unavailable(unknownFormat);
  const { errors, estimatedFreightRates: rates } = data.response;
  if (hasErrors(errors)) throw new Unavailable('the source rejected the query');
  if (rates === undefined || rates === null || rates === '') return [];
  if (typeof rates !== 'object') throw new Unavailable(unknownFormat);
  const containers = [rates].flat().slice(0, maxQuotes);
  const quotes = containers.flatMap(readRates).slice(0, maxQuotes).flatMap(toQuotes);
  if (quotes.length === 0 && containers.some(claimsQuotes)) throw new Unavailable(unknownFormat);
  return quotes;
}

const unknownFormat = 'the response has an unknown format';
const maxQuotes = 50;

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Unavailable('the response is not JSON');
  }
}

/** Errors are text or a list, absent or empty if there are none, and come with status 200. */
const hasErrors = (errors: unknown) =>
  typeof errors === 'object' && errors !== null ? Object.keys(errors).length > 0 : Boolean(errors);

/** One rate is an object, several are a list. Their container has been a list too, of rates or of containers. */
function readRates(entry: unknown): unknown[] {
  const container = Container.safeParse(entry);
  return container.success ? [container.data.mode].flat() : [entry];
}

const Container = z.object({ mode: z.union([z.looseObject({}), z.array(z.unknown())]) });

const trimmedText = (pattern: RegExp) => z.string().trim().regex(pattern);

const Figure = z.union([
  z.number(),
  trimmedText(/^(\d{1,9}|\d{1,3}(,\d{3}){1,2})(\.\d+)?$/).transform((digits) => Number(digits.replaceAll(',', ''))),
]);
const positiveFigure = (max: number) => Figure.pipe(z.number().positive().max(max));

const claimsQuotes = (container: unknown) => QuoteCount.safeParse(container).success;
const QuoteCount = z.object({ numQuotes: positiveFigure(Number.MAX_VALUE) });

const maxPrice = 10_000_000;
const maxTransitDays = 365;

const noMoney = { amount: null, currency: null };

const Money = z
  .object({
    moneyAmount: z.object({
      amount: positiveFigure(maxPrice).nullable().catch(null),
      currency: trimmedText(/^[a-z]{3}$/i)
        .toUpperCase()
        .nullable()
        .catch(null),
    }),
  })
  .transform(({ moneyAmount }) => moneyAmount)
  .catch(noMoney);

const days = Figure.pipe(z.number().min(0).max(maxTransitDays));

const Rate = z.object({
  mode: trimmedText(/^\P{C}{1,80}$/u)
    .nullable()
    .catch(null),
  price: z.object({ min: Money, max: Money }).catch({ min: noMoney, max: noMoney }),
  transitTimes: z
    .object({ unit: trimmedText(/^days?$/i), min: days, max: days })
    .nullable()
    .catch(null),
});

const modes = new Map<string, MarketQuote['mode']>([
  ['express', 'air_express'],
  ['air', 'air_freight'],
  ['lcl', 'ocean_lcl'],
  ['fcl', 'ocean_fcl'],
]);

function toQuotes(rate: unknown): MarketQuote[] {
  const { success, data } = Rate.safeParse(rate);
  if (!success) return [];
  const { mode, price, transitTimes: transit } = data;
  const { min, max } = price;
  if (mode === null && min.amount === null && max.amount === null) return [];

  const [currency = null, another] = new Set([min, max].flatMap((money) => money.currency ?? []));
  const inUsd = currency === 'USD' && !another;
  const swapped = min.amount !== null && max.amount !== null && min.amount > max.amount;
  const [low, high] = swapped ? [max, min] : [min, max];
  return [
    {
      marketMode: mode ?? 'unknown',
      mode: modes.get(mode?.toLowerCase() ?? '') ?? null,
      priceUsdLow: inUsd ? low.amount : null,
      priceUsdHigh: inUsd ? high.amount : null,
      currency: another ? null : currency,
      transitDays: transit && { low: Math.min(transit.min, transit.max), high: Math.max(transit.min, transit.max) },
    },
  ];
}
