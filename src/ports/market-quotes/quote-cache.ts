import type { MarketAnswer, MarketQuery, MarketQuotes } from './market-quotes.ts';

type Ask = MarketQuotes['quote'];
type Quoted = Extract<MarketAnswer, { kind: 'quoted' }>;

const second = 1000;
const hour = 3600 * second;

const retentionMs = 6 * hour;
const maxEntries = 500;

/** Merges concurrent queries. Failures are not cached. */
export function cacheQuotes(ask: Ask, now: () => Date): Ask {
  const cache = new Map<string, Quoted>();
  const running = new Map<string, Promise<MarketAnswer>>();

  return async (query) => {
    const rounded = roundQuery(query);
    const answer = await findOrAsk(rounded);
    return answer.kind === 'quoted' ? { ...answer, query: rounded } : answer;
  };

  async function findOrAsk(query: MarketQuery): Promise<MarketAnswer> {
    const key = JSON.stringify({ ...query, note: null });
    const known = cache.get(key);
    if (known && now().getTime() - known.fetchedAt.getTime() < retentionMs) return known;
    const answer = running.get(key) ?? askAndStore(key, query);
    running.set(key, answer);
    return answer;
  }

  async function askAndStore(key: string, query: MarketQuery): Promise<MarketAnswer> {
    try {
      const answer = await ask(query);
      if (answer.kind === 'quoted') store(key, answer);
      return answer;
    } finally {
      running.delete(key);
    }
  }

  /** Maps keep insertion order, so the first key is the oldest. */
  function store(key: string, answer: Quoted) {
    cache.delete(key);
    cache.set(key, answer);
    const [oldest] = cache.keys();
    if (cache.size > maxEntries && oldest) cache.delete(oldest);
  }
}

function roundQuery({ boxCm, ...query }: MarketQuery): MarketQuery {
  return {
    origin: normalizeSpaces(query.origin),
    destination: normalizeSpaces(query.destination),
    quantity: query.quantity,
    boxWeightKg: Math.max(1, Math.round(query.boxWeightKg * 10)) / 10,
    boxCm: { length: roundToCm(boxCm.length), width: roundToCm(boxCm.width), height: roundToCm(boxCm.height) },
    hazardous: query.hazardous,
    note: query.note,
  };
}

const roundToCm = (side: number) => Math.max(1, Math.round(side));

const normalizeSpaces = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

const maxPauseSeconds = 3600;

export function createCallLimit(callsPerHour: number, now: () => Date) {
  let calls: number[] = [];
  let pausedUntil = 0;
  return {
    /** Returns why no call is allowed now, or counts a call and returns null. */
    findRefusal(): string | null {
      const time = now().getTime();
      if (time < pausedUntil) {
        return `the source requested a pause, which ends in ${Math.ceil((pausedUntil - time) / second)} s`;
      }
      calls = calls.filter((call) => time - call < hour);
      if (calls.length >= callsPerHour) {
        return `the limit of ${callsPerHour} calls per hour is reached`;
      }
      calls.push(time);
      return null;
    },
    pause(seconds: number) {
      pausedUntil = Math.max(pausedUntil, now().getTime() + Math.min(seconds, maxPauseSeconds) * second);
    },
  };
}
