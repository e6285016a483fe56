/** A number of equal boxes between two places. `note` is for readers only: how the boxes were reduced to equal ones. */
export type MarketQuery = {
  origin: string;
  destination: string;
  quantity: number;
  boxWeightKg: number;
  boxCm: { length: number; width: number; height: number };
  hazardous: boolean;
  note: string | null;
};

/** One range of the market. `marketMode` is the source's own word; `mode` is null where it is none of ours. */
export type MarketQuote = {
  marketMode: string;
  mode: 'air_express' | 'air_freight' | 'ocean_lcl' | 'ocean_fcl' | null;
  priceUsdLow: number | null;
  priceUsdHigh: number | null;
  currency: string | null;
  transitDays: { low: number; high: number } | null;
};

/**
 * `query` is what was asked, rounded, and `fetchedAt` when the source answered it. No quotes are an answer too.
 * `reason` is a sentence for a person and quotes nothing that the source said.
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
  /** Never throws for anything that the outside does. */
  quote(query: MarketQuery): Promise<MarketAnswer>;
};
