import type { ShippingMode } from '../shipping.schema.ts';
import type { Rate, RateCard } from './rate-card.schema.ts';
import type { Region } from './us-places.ts';

export const hasRates = ({ rates }: RateCard, mode: ShippingMode, region: Region): boolean =>
  rates.some((rate) => rate.mode === mode && rate.region === region);

/** Null above the last weight break. */
export function findRate({ rates }: RateCard, mode: ShippingMode, region: Region, chargeable: number): Rate | null {
  const breaks = rates.filter((rate) => rate.mode === mode && rate.region === region && chargeable <= rate.upTo);
  return breaks.reduce<Rate | null>((best, rate) => (best && best.upTo <= rate.upTo ? best : rate), null);
}
