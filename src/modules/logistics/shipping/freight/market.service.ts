import { requireViewer } from '#kernel/access.ts';
import type { Context } from '#kernel/context.ts';
import { DomainError } from '#kernel/errors.ts';
import type { MarketQuery } from '#ports/market-quotes/market-quotes.ts';
import type { Carton, EstimateInput } from '../shipping.schema.ts';

const quotesPerDay = { sandbox: 5, live: 100 };

/** A string is the reason why there are no quotes. */
export async function readMarketQuotes(ctx: Context, input: EstimateInput) {
  const { auth, marketQuotes } = ctx;
  if (!marketQuotes) return 'Market quotes are not configured: set MARKET_QUOTES.';
  const { owner, mode } = requireViewer(ctx);
  const query = buildQuery(input);
  if (typeof query === 'string') return query;
  try {
    // Counted even if the provider fails: its hourly calls are shared by all tenants.
    await auth.consumeDaily('market_quotes_per_day', owner, quotesPerDay[mode]);
    const answer = await marketQuotes.quote(query);
    return answer.kind === 'quoted' ? answer : answer.reason;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'quota_reached')
      return `The limit market_quotes_per_day of ${quotesPerDay[mode]} is reached. The estimate does not depend on market quotes.`;
    throw error;
  }
}

function buildQuery({ cartons, totals, originCity, destination, batteries }: EstimateInput): MarketQuery | string {
  const { postcode, city, state } = destination;
  if (!postcode && !city) return 'Market quotes require destination.postcode or destination.city.';
  const boxes = cartons ? toBoxes(cartons) : totals ? toBox(totals) : null;
  if (!boxes) return 'Market quotes require the volume.';
  return {
    ...boxes,
    origin: `${originCity}, China`,
    destination: postcode
      ? `${postcode.slice(0, 5)}, USA`
      : [city, state?.toUpperCase(), 'USA'].filter(Boolean).join(', '),
    hazardous: batteries !== 'none',
  };
}

type Boxes = Pick<MarketQuery, 'quantity' | 'boxWeightKg' | 'boxCm' | 'note'>;

function toBoxes(cartons: readonly Carton[]): Boxes | null {
  const quantity = cartons.reduce((sum, { count }) => sum + count, 0);
  const [first, ...others] = cartons;
  if (!first) return null;
  const isLikeFirst = ({ lengthCm, widthCm, heightCm, weightKg }: Carton) =>
    lengthCm === first.lengthCm &&
    widthCm === first.widthCm &&
    heightCm === first.heightCm &&
    weightKg === first.weightKg;
  if (others.every(isLikeFirst)) {
    const boxCm = { length: first.lengthCm, width: first.widthCm, height: first.heightCm };
    return { quantity, boxWeightKg: first.weightKg, boxCm, note: null };
  }
  const computeMean = (of: (carton: Carton) => number) =>
    cartons.reduce((sum, carton) => sum + of(carton) * carton.count, 0) / quantity;
  return {
    quantity,
    boxWeightKg: computeMean(({ weightKg }) => weightKg),
    boxCm: toCube(computeMean(({ lengthCm, widthCm, heightCm }) => lengthCm * widthCm * heightCm)),
    note: `The ${quantity} cartons of ${cartons.length} sizes were quoted as equal cubes of average weight and volume.`,
  };
}

function toBox({ grossWeightKg, volumeM3 }: NonNullable<EstimateInput['totals']>): Boxes | null {
  if (volumeM3 === 0) return null;
  const note = 'The totals were quoted as one cube.';
  return { quantity: 1, boxWeightKg: grossWeightKg, boxCm: toCube(volumeM3 * 1e6), note };
}

function toCube(volumeCm3: number) {
  const side = Math.cbrt(volumeCm3);
  return { length: side, width: side, height: side };
}
