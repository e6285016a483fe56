/** `note` tells readers how the boxes were made equal. */
export type MarketQuery = {
  origin: string;
  destination: string;
  quantity: number;
  boxWeightKg: number;
  boxCm: { length: number; width: number; height: number };
  hazardous: boolean;
  note: string | null;
};

export type MarketQuote = {
  marketMode: string;
  mode: 'air_express' | 'air_freight' | 'ocean_lcl' | 'ocean_fcl' | null;
  priceUsdLow: number | null;
  priceUsdHigh: number | null;
  currency: string | null;
  transitDays: { low: number; high: number } | null;
};

/**
 * `query` is the rounded query. Quotes may be empty. `reason` is a sentence for people and quotes nothing of the
 * source.
 */
export type MarketAnswer =
  | {
      kind: 'quoted';
      query: MarketQuery;
      attribution: string;
      link: string;
      fetchedAt: Date;
      quotes: MarketQuote[];
    }
  | { kind: 'unavailable'; reason: string };

export type MarketQuotes = {
  source: 'freightos';
  /** Never throws for external failures. */
  quote(query: MarketQuery): Promise<MarketAnswer>;
};
