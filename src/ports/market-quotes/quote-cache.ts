import type { MarketAnswer, MarketQuery, MarketQuotes } from './market-quotes.ts';

type Ask = MarketQuotes['quote'];
type Quoted = Extract<MarketAnswer, { kind: 'quoted' }>;

const second = 1000;
const hour = 3600 * second;

const keptFor = 6 * hour;
const mostKept = 500;

/** Asks what is rounded, each query once at a time, and keeps the quotes for six hours. Failures are not kept. */
export function cacheQuotes(ask: Ask, now: () => Date): Ask {
  const kept = new Map<string, Quoted>();
  const running = new Map<string, Promise<MarketAnswer>>();

  return async (query) => {
    const rounded = roundedQuery(query);
    const answer = await answerTo(rounded);
    return answer.kind === 'quoted' ? { ...answer, query: rounded } : answer;
  };

  async function answerTo(query: MarketQuery): Promise<MarketAnswer> {
    const key = JSON.stringify({ ...query, note: null });
    const known = kept.get(key);
    if (known && now().getTime() - known.fetchedAt.getTime() < keptFor) return known;
    const answer = running.get(key) ?? askAndKeep(key, query);
    running.set(key, answer);
    return answer;
  }

  async function askAndKeep(key: string, query: MarketQuery): Promise<MarketAnswer> {
    try {
      const answer = await ask(query);
      if (answer.kind === 'quoted') keep(key, answer);
      return answer;
    } finally {
      running.delete(key);
    }
  }

  /** A Map lists its keys in the order they came, so the first one is the oldest. */
  function keep(key: string, answer: Quoted) {
    kept.delete(key);
    kept.set(key, answer);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest) kept.delete(oldest);
  }
}

/** What is asked and shown: 0.1 kg and whole centimetres, of which no box has none. */
function roundedQuery({ boxCm, ...query }: MarketQuery): MarketQuery {
  return {
    origin: oneLine(query.origin),
    destination: oneLine(query.destination),
    quantity: query.quantity,
    boxWeightKg: Math.max(1, Math.round(query.boxWeightKg * 10)) / 10,
    boxCm: { length: wholeCm(boxCm.length), width: wholeCm(boxCm.width), height: wholeCm(boxCm.height) },
    hazardous: query.hazardous,
    note: query.note,
  };
}

const wholeCm = (side: number) => Math.max(1, Math.round(side));

const oneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

const longestPause = 3600;

/** Holds calls back: at most so many in any hour, and none while the source wants to be left alone. */
export function createCallLimit(callsPerHour: number, now: () => Date) {
  let calls: number[] = [];
  let pausedUntil = 0;
  return {
    /** Why no call may go out now, or null, which counts as one. */
    refusal(): string | null {
      const time = now().getTime();
      if (time < pausedUntil) {
        return `the source asked for a pause, which ends in ${Math.ceil((pausedUntil - time) / second)} s`;
      }
      calls = calls.filter((call) => time - call < hour);
      if (calls.length >= callsPerHour) {
        return `this service has made the ${callsPerHour} calls that it allows itself in an hour`;
      }
      calls.push(time);
      return null;
    },
    pause(seconds: number) {
      pausedUntil = Math.max(pausedUntil, now().getTime() + Math.min(seconds, longestPause) * second);
    },
  };
}
