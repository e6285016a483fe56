import type { ShippingMode } from '../shipping.schema.ts';
import { type FreightRegion, freightRegions, type Rate, type RateCard } from './rate-card.schema.ts';

export const hasRates = ({ rates }: RateCard, mode: ShippingMode, region: FreightRegion): boolean =>
  rates.some((rate) => rate.mode === mode && rate.region === region);

/** Null above the last weight break. */
export function findRate(
  { rates }: RateCard,
  mode: ShippingMode,
  region: FreightRegion,
  chargeable: number,
): Rate | null {
  const breaks = rates.filter((rate) => rate.mode === mode && rate.region === region && chargeable <= rate.upTo);
  return breaks.reduce<Rate | null>((best, rate) => (best && best.upTo <= rate.upTo ? best : rate), null);
}

/** By the code of a customs area, such as EU. */
export const toDestinationRegion = (area: string): FreightRegion | undefined =>
  freightRegions.find((region) => region === area.toLowerCase());
